import Diagnostics

/// What ends the reading of a document.
struct SyntaxFailure: Error {
  let diagnostic: Diagnostic

  init(
    _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange?,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostic = Diagnostic(identifier, message, at: range, notes: notes)
  }

  static func longString(_ limits: SyntaxLimits, _ range: SourceRange) -> SyntaxFailure {
    SyntaxFailure(.limitExceeded, "a string is longer than \(limits.textBytes) bytes", at: range)
  }
}

extension Diagnostic {
  /// Half of what UTF-16 writes one character with.
  static func halfSurrogatePair(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidEncoding, "half a surrogate pair stands for no character; U+FFFD takes its place", at: range,
      severity: .warning)
  }
}
