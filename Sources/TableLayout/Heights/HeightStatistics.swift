/// How often a cache of heights was asked, and what it could answer.
public struct HeightStatistics: Hashable, Sendable {
  /// Heights that were there.
  public var hits = 0
  /// Heights of rows that had none before.
  public var misses = 0
  /// Heights of rows that had one before, which a reload or a change of traits made void.
  public var recomputations = 0
  /// Heights that were computed before anyone asked.
  public var precached = 0

  public init() {}
}
