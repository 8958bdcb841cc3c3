import Diagnostics
import TableModel
import TableSessions

/// One line of a script.
public struct ScriptStep: Sendable {
  public let action: StepAction
  /// As it is written, without its comment.
  public let text: String
  public let range: SourceRange

  init(_ action: StepAction, text: String, range: SourceRange) {
    self.action = action
    self.text = text
    self.range = range
  }
}

/// What a step does.
public enum StepAction: Sendable {
  case event(EventStep)
  /// From now on the page's data comes from another file, which the next refresh reads.
  case data(ScriptText)
  case expect(Expectation)
}

/// An event whose rows are found when it happens.
public struct EventStep: Sendable {
  public let rows: [RowPlace]
  private let make: @Sendable ([TableIndexPath]) -> TableEvent

  init(_ rows: [RowPlace] = [], _ make: @escaping @Sendable ([TableIndexPath]) -> TableEvent) {
    self.rows = rows
    self.make = make
  }

  /// - Parameter paths: where the rows are now, as many as there are rows.
  public func event(_ paths: [TableIndexPath]) -> TableEvent? {
    paths.count == rows.count ? make(paths) : nil
  }
}
