/// One of several tables that are shown together.
public struct NamedTable: Sendable {
  /// What a person calls it.
  public var name: String
  /// Interface Builder's name for its screen or for itself.
  public var id: String?
  public var table: TableArrangement

  public init(name: String, id: String?, table: TableArrangement) {
    self.name = name
    self.id = id
    self.table = table
  }
}
