import TableDiff
import TableModel
import TableSessions

/// Writes what came of a script for people: each step with its number, and under it what happened, in order.
///
///       1  swipe 0,1 trailing
///            can swipe 0,1 → yes
///            opened 0,1 at its trailing side
///       2  press delete
///            update 1: 383.5 → 326 (-57.5)
///              - row 0,1 bob 'Bob Okafor'  -57.5
public struct TraceText {
  private let columns: Int
  private let colors: TerminalColors

  /// - Parameter columns: how wide lines may get; longer ones are cut.
  public init(columns: Int = 80, isColored: Bool = false) {
    self.columns = columns
    colors = TerminalColors(isColored: isColored)
  }

  public func render(_ step: TracedStep, to out: inout OutputBuffer) {
    let number = String(step.number)
    let padding = String(repeating: " ", count: max(0, Self.numberWidth - number.count))
    let heading = DisplayWidth.truncated(step.text.printable, to: columns - Self.indent.count - 3)
    out.append("\(padding)\(colors.faint(number))  \(colors.heading(heading))\(mark(of: step))\n")
    for line in lines(of: step) { out.append(line + "\n") }
    out.flushIfFull()
  }

  /// One line below all steps.
  public func render(_ summary: TraceSummary, to out: inout OutputBuffer) {
    func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    let steps =
      summary.isStopped
      ? "stopped at step \(summary.steps) of \(summary.total)" : counted(summary.steps, "step")
    var text = "\(steps), \(counted(summary.updates, "update"))"
    if summary.expectations > 0 {
      let verdict =
        summary.failures > 0 ? colors.deleted("\(summary.failures) failed") : colors.inserted("all hold")
      text += ", \(counted(summary.expectations, "expectation")): \(verdict)"
    }
    out.append(text + "\n")
  }

  /// What happened in a step without an update's changes, a line each: what expectations are held against.
  public func plainLines(of step: TracedStep) -> [String] {
    TraceLines(step.happenings).lines.compactMap { line in
      if case .text(let text) = line { text } else { nil }
    }
  }

  private static let numberWidth = 3
  private static let indent = "       "

  /// Whether an expectation held.
  private func mark(of step: TracedStep) -> String {
    for happening in step.happenings {
      switch happening {
      case .held: return "  " + colors.inserted("✓")
      case .failed: return "  " + colors.deleted("✗")
      default: break
      }
    }
    return ""
  }

  private func lines(of step: TracedStep) -> [String] {
    var lines: [String] = []
    for line in TraceLines(step.happenings).lines {
      switch line {
      case .text(let text): lines += wrapped(text)
      case .update(let number, let comparison): lines += update(number, comparison)
      }
    }
    if let heights = step.heights, heights.measured > 0 {
      lines += wrapped("heights: \(heights.measured) measured, \(heights.kept) kept").map(colors.faint)
    }
    return lines
  }

  /// A line, or several where it is too long for one; later ones stand further in.
  private func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = Self.indent
    var width = line.count
    for word in text.printable.split(separator: " ", omittingEmptySubsequences: false) {
      let wordWidth = DisplayWidth.of(String(word))
      if width + 1 + wordWidth > columns, width > Self.indent.count + 2 {
        lines.append(line)
        line = Self.indent + " "
        width = line.count
      }
      let isFirst = line == Self.indent
      line += (isFirst ? "" : " ") + word
      width += (isFirst ? 0 : 1) + wordWidth
    }
    return lines + [line]
  }

  private func update(_ number: Int, _ comparison: ArrangedComparison) -> [String] {
    let heights = HeightChange.text(
      from: comparison.old.arrangement.contentHeight, to: comparison.new.arrangement.contentHeight)
    var changes = ChangeLines(comparison, colors: colors)
    for group in ChangeGroup.groups(of: comparison.changeset.changes) { changes.group(group) }
    let lines = changes.text.split(separator: "\n").map { "\(Self.indent)  \($0)" }
    return wrapped("update \(number): \(heights)") + lines
  }
}
