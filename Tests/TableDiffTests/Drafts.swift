import TableDiff
import TableModel

/// A row with a text, and an identifier where it has one.
func row(_ id: String?, _ text: String? = nil) -> TableCell {
  TableCell(id: id, values: [CellValue(StandardKey.text, text ?? id ?? "")])
}

/// A section with a title of its own where given, else with its identifier for one.
func section(_ id: String?, title: String? = nil, _ rows: [TableCell]) -> TableSection {
  var section = TableSection(id: id)
  if let title = title ?? id { section.header = TableHeaderFooter(.title(title)) }
  section.cells = rows
  return section
}

func document(_ sections: [TableSection]) -> TableDocument {
  var document = TableDocument()
  document.table.sections = sections
  return document
}

/// A document of one section without a header.
func list(_ rows: [TableCell]) -> TableDocument { document([section(nil, rows)]) }

/// The changeset of two documents, once its batches have been replayed on the old one.
func provedChanges(from old: TableDocument, to new: TableDocument) throws -> TableChangeset {
  let changeset = TableChangeset(from: old, to: new)
  var replay = StageReplay(from: old, to: new)
  try replay.run(changeset.stages)
  return changeset
}
