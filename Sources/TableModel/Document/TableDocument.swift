import Diagnostics

/// A table and the templates its cells are made from.
public struct TableDocument: Hashable, Sendable {
  public var table: Table
  /// In order of appearance; identifiers are unique once references are resolved.
  public var templates: [CellTemplate]
  /// The text the table was read from.
  public var source: SourceID?
  /// The property lists and JSON files that rows were made from: they may hold more than the table shows.
  public var dataSources: Set<SourceID> = []
  /// What it was drawn on, where it was drawn.
  public var canvas: Canvas?
  /// How wide the table was drawn, points.
  public var drawnWidth: Double?

  public init(table: Table = Table(), templates: [CellTemplate] = [], source: SourceID? = nil) {
    self.table = table
    self.templates = templates
    self.source = source
  }

  /// The cell at an index path; `nil` where there is none.
  public func cell(at path: TableIndexPath) -> TableCell? {
    guard table.sections.indices.contains(path.section) else { return nil }
    let cells = table.sections[path.section].cells
    return cells.indices.contains(path.row) ? cells[path.row] : nil
  }

  /// The template that a reference was resolved to.
  public func template(for reference: TemplateReference) -> CellTemplate? {
    guard let index = reference.index, templates.indices.contains(Int(index)) else { return nil }
    return templates[Int(index)]
  }

  public var rowCount: Int { table.sections.reduce(0) { $0 + $1.cells.count } }
}
