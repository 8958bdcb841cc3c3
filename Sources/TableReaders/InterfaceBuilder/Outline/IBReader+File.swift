import TableModel
import TableSyntax

extension IBReader {
  /// The file as a comparison looks at it: every table, each with its cells as rows, and what stands around them.
  var file: TableFile {
    let outlines = IBOutlines(root)
    var tables = scenes.map { scene in table(scene, outlines) }
    let cells = loose.filter { $0.design?.place != .header }
    if !cells.isEmpty {
      var document = TableDocument()
      document.addRows(of: cells)
      tables.append(document)
    }
    for index in tables.indices {
      tables[index].canvas = canvas
      tables[index].templates = tables[index].templates.map { template in
        var template = template
        template.outline = template.objectID.flatMap { outlines.templates[$0] }
        return template
      }
    }
    return TableFile(tables, surroundings: outlines.surroundings)
  }

  private func table(_ scene: IBScene, _ outlines: IBOutlines) -> TableDocument {
    var document = scene.document
    document.table.id = scene.id
    document.table.outline = scene.id.flatMap { outlines.tables[$0] }
    let rows = Set(document.table.sections.flatMap(\.cells).compactMap(\.id))
    let headers = document.templates.filter { $0.design?.place == .header }.compactMap(\.objectID)
    document.addRows(
      of: document.templates.filter { template in
        guard let id = template.objectID else { return false }
        return !rows.contains(id) && !headers.contains(id)
      })
    return document
  }
}

extension TableDocument {
  /// Cells that are drawn once and shown as often as the program wants: a row each, in a section of their own.
  fileprivate mutating func addRows(of prototypes: [CellTemplate]) {
    guard !prototypes.isEmpty else { return }
    var section = TableSection()
    section.isAutomatic = true
    section.cells = prototypes.map { template in
      TableCell(
        id: template.objectID, look: .template(TemplateReference(template.objectID ?? template.id)),
        options: template.options, range: template.range)
    }
    table.sections.append(section)
    let known = Set(templates.compactMap(\.objectID))
    templates += prototypes.filter { $0.objectID.map { !known.contains($0) } ?? true }
  }
}
