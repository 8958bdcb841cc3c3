import TableModel

/// Templates drawn once each, with sample values.
public struct TemplateArrangement: Sendable {
  /// Of the first.
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
  /// What it is laid out for, as wide as its cell; those of a folder may have been drawn for different screens.
  public var traits: Traits
  /// The keys that its views are bound to.
  public var keys: [String]
  /// At the origin, as high as measured.
  public var row: ArrangedRow
  /// The content view's object id, where it has one.
  public var contentViewID: String?

  public init(
    id: String, reuseIdentifier: String, traits: Traits, keys: [String], row: ArrangedRow,
    contentViewID: String? = nil
  ) {
    self.id = id
    self.reuseIdentifier = reuseIdentifier
    self.traits = traits
    self.traits.width = row.frame.width
    self.keys = keys
    self.row = row
    self.contentViewID = contentViewID
  }
}
