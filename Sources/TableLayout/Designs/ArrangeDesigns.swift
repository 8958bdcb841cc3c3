import Diagnostics
import TableModel
import TextMeasurement

extension TablePass {
  /// A template as it stood on its canvas, at the width and height that were drawn there; or as it would be on another
  /// screen, as high as it says or measures.
  mutating func arrangeDesign(_ design: CellDesign, of template: CellTemplate, at index: Int)
    -> ArrangedTemplate
  {
    let accessory = template.options?.accessory ?? .none
    var size = design.size
    if environment.relaysDesigns { size = Size(width: table.width, height: template.height ?? 0) }
    var geometry = environment.geometry(of: design, accessory, size: size)
    let isMeasured = environment.relaysDesigns && template.height == nil
    let (views, height) = arrangeDesign(
      template, geometry, isMeasured ? nil : geometry.content.height, at: index)
    if isMeasured {
      size.height = height + geometry.missingPixel
      geometry = environment.geometry(of: design, accessory, size: size)
    }
    return ArrangedTemplate(
      id: template.objectID ?? template.id, reuseIdentifier: template.id, traits: environment.traits,
      keys: template.keys,
      row: row(template, geometry, views, at: index), contentViewID: design.contentViewID)
  }

  /// The views and the height of the content view.
  private mutating func arrangeDesign(
    _ template: CellTemplate, _ geometry: DesignGeometry, _ height: Double?, at index: Int
  ) -> ([ArrangedView], Double) {
    if let look = template.standard, template.views.isEmpty {
      let request = StandardCellRequest(look, template.sampleValues, isPreview: true, environment)
      let content = environment.measureStandardCell(request, in: geometry.standard, height: height)
      let height = height ?? environment.automaticHeight(of: content) - geometry.missingPixel
      return (environment.placeStandardCell(content, height: height), height)
    }
    let content = ContentGeometry(
      width: geometry.content.width, height: height, cellWidth: geometry.cell.width,
      margin: geometry.margins.leading, trailingMargin: geometry.margins.trailing,
      missingPixel: geometry.missingPixel, insets: geometry.margins)
    return templates[index].arrange(template.sampleValues, in: content, &environment)
  }

  private func row(
    _ template: CellTemplate, _ geometry: DesignGeometry, _ views: [ArrangedView], at index: Int
  ) -> ArrangedRow {
    let cell = TableCell(
      look: .template(TemplateReference(template.id, at: template.range)), values: template.sampleValues)
    var row = ArrangedRow(
      indexPath: TableIndexPath(section: 0, row: index), cell: cell,
      frame: Rect(x: 0, y: 0, width: geometry.cell.width, height: geometry.cell.height),
      contentFrame: Rect(x: 0, y: 0, width: geometry.content.width, height: geometry.content.height),
      heightOrigin: .template)
    row.views = views
    row.backgroundColor = template.backgroundColor
    if let accessory = geometry.accessory {
      row.accessory = ArrangedAccessory(
        kind: accessory.kind,
        frame: Rect(x: accessory.x, y: 0, width: accessory.width, height: geometry.cell.height),
        tintColor: template.options?.tintColor)
    }
    if environment.isRightToLeft { row.mirror(in: geometry.cell.width) }
    return row
  }
}
