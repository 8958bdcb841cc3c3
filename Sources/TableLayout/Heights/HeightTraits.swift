import TableModel

/// What every height of a table depends on: where one of these changes, no cached height holds any more.
public struct HeightTraits: Hashable, Sendable {
  /// Points.
  public var width: Double
  /// Pixels a point.
  public var scale: Double
  public var profile: OSProfile
  public var contentSize: ContentSizeCategory
  public var direction: LayoutDirection

  public init(_ traits: Traits) {
    width = traits.width
    scale = traits.scale
    profile = traits.profile
    contentSize = traits.contentSize
    direction = traits.direction
  }
}
