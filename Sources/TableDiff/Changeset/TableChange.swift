import TableModel

/// One thing that is not as it was.
public struct TableChange: Hashable, Sendable {
  /// A move may carry values that changed; an update changed in its place.
  public enum Kind: String, Sendable, CaseIterable {
    case insert, delete, move, update
  }

  public enum Element: String, Sendable, CaseIterable {
    case table, section, header, footer, row, template
  }

  public var kind: Kind
  public var element: Element
  /// The row's or section's own; a header's and footer's is its section's, a template's its reuse identifier.
  public var id: String?
  /// The place in the old document; `nil` for what was inserted.
  public var old: TablePlace?
  /// The place in the new document; `nil` for what was deleted.
  public var new: TablePlace?
  public var values: [ValueChange]
  /// The table that a row came from, where that is another one of the same file.
  public var formerTable: String?
  /// Rows inside an inserted or deleted section, or rows that show a changed template.
  public var rowCount: Int?

  public init(
    _ kind: Kind, _ element: Element, id: String?, from old: TablePlace?, to new: TablePlace?,
    values: [ValueChange] = [], rowCount: Int? = nil
  ) {
    self.kind = kind
    self.element = element
    self.id = id
    self.old = old
    self.new = new
    self.values = values
    self.rowCount = rowCount
  }
}

/// Where a thing stands in a document.
public enum TablePlace: Hashable, Sendable {
  case table
  /// A section, its header or its footer.
  case section(Int)
  case row(TableIndexPath)
  /// The place among the document's templates.
  case template(Int)

  /// The section that holds it, or that it is.
  public var section: Int? {
    switch self {
    case .section(let index): index
    case .row(let path): path.section
    case .table, .template: nil
    }
  }

  public var path: TableIndexPath? {
    if case .row(let path) = self { path } else { nil }
  }
}

/// A value or attribute that changed.
public struct ValueChange: Hashable, Sendable {
  /// What inside the element it belongs to, such as `label 'title'`; `nil` for the element itself.
  public var subject: String?
  /// The key of a value or the name of an attribute, as documents spell it.
  public var key: String
  /// `nil` where there was none.
  public var old: String?
  /// `nil` where there is none.
  public var new: String?

  public init(_ key: String, from old: String?, to new: String?, of subject: String? = nil) {
    self.key = key
    self.old = old
    self.new = new
    self.subject = subject
  }
}
