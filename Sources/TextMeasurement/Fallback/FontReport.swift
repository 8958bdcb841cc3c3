/// What a run measured text with, beside the system font's tables.
public struct FontReport: Sendable, Hashable {
  public enum Need: Sendable, Hashable {
    /// A script that the built-in tables do not reach.
    case script(String)
    /// A font that a document names.
    case family(String)
  }

  public enum Source: Sendable, Hashable {
    /// The font itself, or for a script a font that has it.
    case file(String)
    /// A font file of another family, which stands for one that is not on this machine.
    case substitute(family: String, file: String)
    /// The system font's built-in tables.
    case tables
    /// Built-in tables of the font itself.
    case ownTables
    /// One advance for every character, known from recorded labels.
    case fixedAdvance
    /// No font: advances by what a character is.
    case rule
  }

  public struct Entry: Sendable, Hashable {
    public let need: Need
    public let source: Source

    /// The file used; `nil` where a table or a rule took its place.
    public var file: String? {
      switch source {
      case .file(let file), .substitute(_, let file): file
      case .tables, .ownTables, .fixedAdvance, .rule: nil
      }
    }

    /// Whether the widths are another font's than the one that was meant.
    public var isSubstitute: Bool {
      switch (need, source) {
      case (.family, .file), (.family, .ownTables), (.family, .fixedAdvance): false
      case (.family, _): true
      case (.script, .rule): true
      case (.script, _): false
      }
    }
  }

  /// In order of first need; a font of several weights has a file for each.
  public private(set) var entries: [Entry] = []

  public init() {}

  mutating func add(_ need: Need, _ source: Source) {
    let entry = Entry(need: need, source: source)
    if !entries.contains(entry) { entries.append(entry) }
  }
}
