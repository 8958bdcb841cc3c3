import Diagnostics

/// A run of rows under one header.
public struct TableSection: Hashable, Sendable {
  public var id: String?
  /// What the section index shows for it.
  public var indexTitle: String?
  /// What a row that is inserted by hand looks like.
  public var insertionTemplate: TemplateReference?
  /// How many rows editing may make.
  public var maximumRows: Int?
  public var header: TableHeaderFooter?
  public var footer: TableHeaderFooter?
  public var cells: [TableCell] = []
  /// Made for cells that stand outside any section.
  public var isAutomatic = false
  public var range: SourceRange?

  public init(id: String? = nil) { self.id = id }
}

/// What stands above or below a section, or the whole table.
public struct TableHeaderFooter: Hashable, Sendable {
  public enum Look: Hashable, Sendable {
    case title(String)
    case template(TemplateReference)
  }

  public var look: Look
  public var values: [CellValue] = []
  /// Points; `nil` is measured.
  public var height: Double?
  public var estimatedHeight: Double?
  public var range: SourceRange?

  public init(_ look: Look) { self.look = look }
}
