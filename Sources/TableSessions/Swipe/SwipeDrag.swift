/// How a row was let go that was dragged sideways.
public struct SwipeDrag: Hashable, Sendable {
  /// The side at which actions come to light.
  public var side: SwipeSide
  /// How far the row stands from its place, in points; never negative.
  public var distance: Double
  /// Points a millisecond, positive where more comes to light and negative where less does.
  public var velocity: Double

  public init(_ side: SwipeSide, distance: Double, velocity: Double = 0) {
    self.side = side
    self.distance = max(0, distance)
    self.velocity = velocity
  }

  /// The speed that counts whatever the distance. Source: SWTableViewCell.
  public static let decisiveVelocity = 0.5

  /// Whether the row stays open: it was thrown open, or let go past half of what comes to light and not thrown shut.
  ///
  /// - Parameter buttonsWidth: the total width of the side's buttons, points.
  public func opens(buttonsWidth: Double) -> Bool {
    guard buttonsWidth > 0 else { return false }
    if velocity >= Self.decisiveVelocity { return true }
    if velocity <= -Self.decisiveVelocity { return false }
    return distance > buttonsWidth / 2
  }
}
