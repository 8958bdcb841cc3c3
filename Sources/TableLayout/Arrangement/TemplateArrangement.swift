import TableModel

/// Templates drawn once each, with sample values.
public struct TemplateArrangement: Sendable {
  public var traits: Traits
  public var templates: [ArrangedTemplate]

  public init(traits: Traits, templates: [ArrangedTemplate]) {
    self.traits = traits
    self.templates = templates
  }
}

/// One template in the cell it would make.
public struct ArrangedTemplate: Sendable {
  /// Interface Builder's object id where it has one, else the reuse identifier.
  public var id: String
  public var reuseIdentifier: String
  /// The keys that its views are bound to.
  public var keys: [String]
  /// At the origin, as high as measured.
  public var row: ArrangedRow
  /// The content view's object id, where it has one.
  public var contentViewID: String?

  public init(
    id: String, reuseIdentifier: String, keys: [String], row: ArrangedRow, contentViewID: String? = nil
  ) {
    self.id = id
    self.reuseIdentifier = reuseIdentifier
    self.keys = keys
    self.row = row
    self.contentViewID = contentViewID
  }
}
