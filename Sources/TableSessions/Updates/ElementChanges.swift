import TableDiff
import TableModel

/// What changed between two states of one row or section: asked of a comparison of two tables that have nothing else,
/// so that an edit and a comparison never tell the same thing in two ways.
enum ElementChanges {
  /// Names the row and the section in the two tables: they are the same ones, whatever else is so called.
  private static let name = "edited"

  static func ofRow(from old: TableCell, to new: TableCell, _ templates: [CellTemplate]) -> TableChangeset {
    let shown = templatesShown(by: [old.look, new.look], of: templates)
    func document(_ cell: TableCell) -> TableDocument {
      var section = TableSection(id: name)
      section.cells = [cell]
      section.cells[0].id = name
      return self.document(section, shown)
    }
    return TableChangeset(from: document(old), to: document(new))
  }

  static func ofSection(
    from old: TableSection, to new: TableSection, _ templates: [CellTemplate]
  ) -> TableChangeset {
    func document(_ section: TableSection) -> TableDocument {
      var section = section
      section.id = name
      section.cells = []
      return self.document(section, templates)
    }
    return TableChangeset(from: document(old), to: document(new))
  }

  private static func document(_ section: TableSection, _ templates: [CellTemplate]) -> TableDocument {
    var document = TableDocument(templates: templates)
    var section = section
    // A template that is not there is one of the same name that shows everything.
    try? TemplateNames(templates).resolve(&section)
    document.table.sections = [section]
    return document
  }

  private static func templatesShown(by looks: [TableCell.Look], of templates: [CellTemplate])
    -> [CellTemplate]
  {
    var places: [Int] = []
    for case .template(let reference) in looks {
      guard let index = reference.index.map(Int.init), templates.indices.contains(index) else { continue }
      if !places.contains(index) { places.append(index) }
    }
    return places.map { templates[$0] }
  }
}
