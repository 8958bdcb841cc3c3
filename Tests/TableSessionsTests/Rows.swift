import TableModel
import TableSessions

/// A row with a text, and an identifier where it has one.
func row(_ id: String?, _ text: String? = nil) -> TableCell {
  TableCell(id: id, values: [CellValue(StandardKey.text, text ?? id ?? "")])
}

/// A section with its identifier for a title.
func section(_ id: String?, _ rows: [TableCell]) -> TableSection {
  var section = TableSection(id: id)
  if let id { section.header = TableHeaderFooter(.title(id)) }
  section.cells = rows
  return section
}

func document(_ sections: [TableSection], templates: [CellTemplate] = []) -> TableDocument {
  var document = TableDocument(templates: templates)
  document.table.sections = sections
  return document
}

/// The identifiers of the rows, section by section.
func ids(_ session: TableSession) -> [[String]] {
  session.document.table.sections.map { $0.cells.map { $0.id ?? "-" } }
}

func path(_ section: Int, _ row: Int) -> TableIndexPath { TableIndexPath(section: section, row: row) }

extension TableCell {
  var text: String { values[StandardKey.text] ?? "" }
}
