import Diagnostics

/// What is to happen to a table, step by step, as a person wrote it down.
///
///     tap 0,1                  # a row by its place
///     swipe #alice trailing    # or by its identifier
///     press delete
///     expect rows 0 = 3
public struct Script: Sendable {
  public let steps: [ScriptStep]

  /// Reads a script. Every line that is wrong is told.
  ///
  /// - Parameters:
  ///   - text: in UTF-8.
  ///   - source: the name under which the text is in a library.
  /// - Returns: the steps of the lines that are right.
  public init(reading text: [UInt8], source: SourceID, diagnostics: inout DiagnosticList) {
    var steps: [ScriptStep] = []
    var start = 0
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      var reader = ScriptLine(line, at: start, in: source)
      let words = reader.words(&diagnostics)
      guard let words, let first = words.first, let last = words.last else { continue }
      let range = first.range.union(last.range)
      let written = line.dropFirst(Int(range.lowerBound) - start).prefix(
        Int(range.upperBound - range.lowerBound))
      if let action = StepRule.action(of: words, &diagnostics) {
        steps.append(ScriptStep(action, text: String(decoding: written, as: UTF8.self), range: range))
      }
    }
    self.steps = steps
  }

  /// How each step is written.
  public static var usages: [String] { StepRule.all.map(\.usage) }
}
