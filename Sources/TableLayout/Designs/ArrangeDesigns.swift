import Diagnostics
import TableModel
import TextMeasurement

extension TablePass {
  /// A template as it stood on its canvas: at the width and height that were drawn there.
  mutating func arrangeDesign(_ design: CellDesign, of template: CellTemplate, at index: Int)
    -> ArrangedTemplate
  {
    let geometry = environment.geometry(of: template, design, size: design.size)
    let values = template.sampleValues
    var views: [ArrangedView] = []
    if let look = template.standard {
      let request = StandardCellRequest(look, values, isPreview: true, environment)
      let content = environment.measureStandardCell(
        request, in: geometry.standard, height: geometry.content.height)
      views = environment.placeStandardCell(content, height: geometry.content.height)
    }
    if !template.views.isEmpty {
      let content = ContentGeometry(
        width: geometry.content.width, height: geometry.content.height, cellWidth: geometry.cell.width,
        margin: geometry.margins.leading,
        trailingMargin: geometry.margins.trailing, missingPixel: geometry.missingPixel)
      views += templates[index].arrange(values, in: content, &environment).views
    }
    return ArrangedTemplate(
      id: template.objectID ?? template.id, reuseIdentifier: template.id, keys: template.keys,
      row: row(template, geometry, values, views, at: index), contentViewID: design.contentViewID)
  }

  private func row(
    _ template: CellTemplate, _ geometry: DesignGeometry, _ values: [CellValue], _ views: [ArrangedView],
    at index: Int
  ) -> ArrangedRow {
    let cell = TableCell(look: .template(TemplateReference(template.id, at: template.range)), values: values)
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
        frame: Rect(x: accessory.x, y: 0, width: accessory.width, height: geometry.cell.height))
    }
    if environment.isRightToLeft { row.mirror(in: geometry.cell.width) }
    return row
  }
}
