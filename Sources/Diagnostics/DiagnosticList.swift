/// The diagnostics of a run, in the order in which they were found.
///
/// A stage takes one `inout` and returns what it could build all the same. The list keeps at most
/// `capacity` diagnostics that are not errors and as many errors; what comes after is counted.
public struct DiagnosticList: Sendable {
  public let capacity: Int
  public private(set) var diagnostics: [Diagnostic] = []
  public private(set) var errorCount = 0
  public private(set) var warningCount = 0
  /// How many were found and not kept.
  public private(set) var omittedCount = 0

  public init(capacity: Int = 200) { self.capacity = capacity }

  public var hasErrors: Bool { errorCount > 0 }
  public var isEmpty: Bool { diagnostics.isEmpty }

  public mutating func add(_ diagnostic: Diagnostic) {
    let kept: Bool
    switch diagnostic.severity {
    case .error:
      errorCount += 1
      kept = errorCount <= capacity
    case .warning, .note:
      if diagnostic.severity == .warning { warningCount += 1 }
      kept = diagnostics.count - min(errorCount, capacity) < capacity
    }
    if kept { diagnostics.append(diagnostic) } else { omittedCount += 1 }
  }

  /// Adds what another list has kept, in its order, and counts what it has not.
  public mutating func add(contentsOf other: DiagnosticList) {
    for diagnostic in other.diagnostics { add(diagnostic) }
    omittedCount += other.omittedCount
  }

  public mutating func add(
    _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange?,
    notes: [Diagnostic.Note] = [], fixIts: [Diagnostic.FixIt] = []
  ) {
    add(Diagnostic(identifier, message, at: range, notes: notes, fixIts: fixIts))
  }
}
