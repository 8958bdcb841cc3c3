import TableModel

/// One table of a file that may hold several.
public struct TableScene {
  /// What a person calls it: the title of its screen.
  public var name: String?
  /// The names by which it may be asked for: those of the table and of its screen.
  public var identifiers: [String]
  public var document: TableDocument

  public init(name: String?, identifiers: [String] = [], document: TableDocument) {
    self.name = name
    self.identifiers = identifiers
    self.document = document
  }

  /// Whether a name is one of its own, by its title without regard to case.
  public func isNamed(_ name: String) -> Bool {
    identifiers.contains(name) || self.name?.lowercased() == name.lowercased()
  }
}
