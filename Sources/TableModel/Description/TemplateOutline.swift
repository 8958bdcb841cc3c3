/// What a document drawn in an editor says of a cell, as far as it can be seen: for comparisons, which have to notice
/// more than layout needs.
public struct TemplateOutline: Hashable, Sendable {
  /// The cell's own.
  public var attributes = AttributeList()
  /// The cell's views in drawing order, each before the views inside it.
  public var views: [OutlinedView] = []
  public var constraints: [LayoutConstraint] = []

  public init() {}
}

/// A view of an outline.
public struct OutlinedView: Hashable, Sendable {
  public var id: String
  /// `nil` is the content view.
  public var parent: String?
  /// What a person calls it: `label 'Title'`.
  public var name: String
  /// Whether its place among its siblings is more than what it covers: it stands in a stack view.
  public var isArranged: Bool
  /// Whether it is no view but what ties one to a program or to another scene: an outlet, an action, a segue.
  public var isConnection: Bool
  public var attributes: AttributeList

  public init(
    id: String, parent: String?, name: String, isArranged: Bool = false, isConnection: Bool = false,
    attributes: AttributeList
  ) {
    self.id = id
    self.parent = parent
    self.name = name
    self.isArranged = isArranged
    self.isConnection = isConnection
    self.attributes = attributes
  }
}
