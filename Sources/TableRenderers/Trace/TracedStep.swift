import TableSessions

/// A step of a script and everything that came of it.
public struct TracedStep: Sendable {
  /// Counted from 1; 0 is the table's coming to the screen.
  public let number: Int
  /// As the script has it.
  public let text: String
  public var happenings: [Happening] = []
  /// What the heights of rows cost; `nil` where none was asked for.
  public var heights: HeightTraffic?

  /// One thing that came of a step.
  public enum Happening: Sendable {
    /// With what a handler answered.
    case entry(TraceEntry, answer: String?)
    case update(Int, ArrangedComparison)
    /// Everything was read anew; the heights are the content's, points.
    case reload(Int, SessionUpdate.ReloadReason, from: Double, to: Double)
    /// An expectation held.
    case held
    /// It did not; what was found instead.
    case failed(String)
  }

  public init(_ number: Int, _ text: String) {
    self.number = number
    self.text = text
  }
}

/// How many heights had to be measured in a step, and how many were known.
public struct HeightTraffic: Hashable, Sendable {
  public let measured: Int
  public let kept: Int

  public init(measured: Int, kept: Int) {
    self.measured = measured
    self.kept = kept
  }
}
