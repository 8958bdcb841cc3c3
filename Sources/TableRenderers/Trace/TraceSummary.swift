/// How a script went.
public struct TraceSummary: Hashable, Sendable {
  /// Those that were tried.
  public let steps: Int
  /// Whether the last of them could not be done, so that those after it were not tried.
  public let isStopped: Bool
  /// All steps of the script.
  public let total: Int
  public let updates: Int
  public var expectations = 0
  /// Expectations that did not hold.
  public var failures = 0

  public init(steps: Int, isStopped: Bool, of total: Int, updates: Int) {
    self.steps = steps
    self.isStopped = isStopped
    self.total = total
    self.updates = updates
  }
}
