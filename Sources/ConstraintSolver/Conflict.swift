/// A required constraint that had to be let go.
public struct Conflict: Hashable, Sendable {
  public let released: Constraint
  /// The required constraints that it cannot hold beside.
  public let conflicting: [Constraint]
}

/// A required constraint that cannot hold.
public struct UnsatisfiableConstraint: Error, Hashable {
  /// The required constraints that it cannot hold beside; with it, a set of which any one less could be kept. Lengths
  /// that may not be negative can have a part in it and are not listed. Empty for a constraint that no values keep.
  public let conflicting: [Constraint]
}
