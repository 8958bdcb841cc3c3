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
  private var rare: Rare?

  public init(
    id: String? = nil, look: Look = .style(.default), values: [CellValue] = [], options: CellOptions? = nil,
    range: SourceRange? = nil
  ) {
    self.id = id
    self.look = look
    self.values = values
    self.range = range
    rare = options.map { .options($0) }
  }

  /// Everything that most cells leave at its default.
  public var options: CellOptions {
    get { if case .options(let options) = rare { options } else { .default } }
    set { rare = .options(newValue) }
  }

  /// Whether anything in `options` was said at all.
  public var hasOptions: Bool { rare != nil }

  /// Keeps the options of one cell in a hundred out of the other ninety-nine's memory.
  private indirect enum Rare: Hashable, Sendable {
    case options(CellOptions)
  }
}

/// UIKit's standard cells.
public enum CellStyle: String, Sendable, CaseIterable {
  case `default`, value1, value2, subtitle
}
