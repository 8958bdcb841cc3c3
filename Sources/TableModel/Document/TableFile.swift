/// Everything in one file that a comparison looks at: mostly one table, in a storyboard one for each scene.
public struct TableFile: Sendable {
  public var tables: [TableDocument]
  /// What stands around the tables; `nil` for dialects in which there is nothing.
  public var surroundings: TemplateOutline?

  public init(_ tables: [TableDocument], surroundings: TemplateOutline? = nil) {
    self.tables = tables
    self.surroundings = surroundings
  }
}
