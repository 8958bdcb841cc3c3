import Diagnostics

/// One row of a table.
public struct TableCell: Hashable, Sendable {
  public enum Look: Hashable, Sendable {
    case style(CellStyle)
    case template(TemplateReference)
  }

  public var id: String?
  public var look: Look
  /// In document order. A standard style shows those of `StandardKey`.
  public var values: [CellValue]
  public var range: SourceRange?
  private var rare: SharedCellOptions?

  public init(
    id: String? = nil, look: Look = .style(.default), values: [CellValue] = [], options: CellOptions? = nil,
    range: SourceRange? = nil
  ) {
    self.init(
      id: id, look: look, values: values, sharing: options.map { SharedCellOptions($0) }, range: range)
  }

  /// A cell that takes options that other cells have too, without a copy of its own.
  public init(
    id: String?, look: Look, values: [CellValue], sharing options: SharedCellOptions?, range: SourceRange?
  ) {
    self.id = id
    self.look = look
    self.values = values
    self.range = range
    rare = options
  }

  /// Everything that most cells leave at its default.
  public var options: CellOptions {
    _read {
      // In its place: a copy would be made for every look at one of them.
      if let rare { yield rare.storage.options } else { yield CellOptions.default }
    }
    set { rare = SharedCellOptions(newValue) }
  }

  /// Whether anything in `options` was said at all.
  public var hasOptions: Bool { rare != nil }
}

/// Options in one place of memory, however many cells have them.
///
/// Keeps the options of one cell in a hundred out of the other ninety-nine's memory, and those of alike cells from
/// being there once a cell.
public struct SharedCellOptions: Hashable, Sendable {
  fileprivate let storage: Storage

  public init(_ options: CellOptions) { storage = Storage(options) }

  public var options: CellOptions { _read { yield storage.options } }

  fileprivate final class Storage: Sendable {
    let options: CellOptions

    init(_ options: CellOptions) { self.options = options }
  }

  public static func == (a: SharedCellOptions, b: SharedCellOptions) -> Bool {
    a.storage === b.storage || a.options == b.options
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(options) }
}

/// UIKit's standard cells.
public enum CellStyle: String, Sendable, CaseIterable {
  case `default`, value1, value2, subtitle
}
