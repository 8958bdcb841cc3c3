import TableModel

extension TablePass {
  /// A template as a row of its own, filled with its sample values.
  mutating func arrangePreview(of template: CellTemplate, at index: Int) -> ArrangedTemplate {
    if let design = template.design, design.size != .zero {
      return arrangeDesign(design, of: template, at: index)
    }
    let content = ContentGeometry(
      width: plainCell.contentWidth, height: template.height, cellWidth: table.width, margin: table.margin,
      trailingMargin: plainCell.trailingMargin)
    let values = template.previewValues
    let (views, height) = templates[index].arrange(values, in: content, &environment)
    let cell = TableCell(look: .template(TemplateReference(template.id, at: template.range)), values: values)
    let frame = Rect(x: 0, y: 0, width: table.width, height: height)
    var row = ArrangedRow(
      indexPath: TableIndexPath(section: 0, row: index), cell: cell, frame: frame, contentFrame: frame,
      heightOrigin: template.height == nil ? .measured : .template)
    row.views = views
    row.backgroundColor = template.backgroundColor
    row.estimatedHeight = template.estimatedHeight
    if environment.isRightToLeft { row.mirror(in: environment.traits.width) }
    return ArrangedTemplate(
      id: template.id, reuseIdentifier: template.id, traits: environment.traits, keys: templates[index].keys,
      row: row)
  }
}

extension CellTemplate {
  /// The sample values, and the names of the keys that have none for those that show text or an image.
  var previewValues: [CellValue] {
    var shown: Set<String> = []
    func visit(_ views: [ViewNode]) {
      for view in views {
        for binding in view.bindings where binding.property.isSeen && !binding.isOptional {
          shown.formUnion(binding.text.keys)
        }
        visit(view.subviews)
      }
    }
    visit(views)
    let missing = keys.filter { shown.contains($0) && sampleValues[$0] == nil }
    return sampleValues + missing.map { CellValue($0, $0) }
  }
}

extension ViewProperty {
  /// Whether the attribute's value, or a stand-in for it, is seen on the screen.
  fileprivate var isSeen: Bool {
    switch self {
    case .text, .placeholder, .title, .image: true
    default: false
    }
  }
}
