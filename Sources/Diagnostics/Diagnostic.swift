/// What is wrong with a document, where, and what would be right.
public struct Diagnostic: Hashable, Sendable {
  /// An `error` means that part of the document could not be used; a `warning` that it was used and is
  /// likely not what was meant; a `note` tells something that nobody needs to mend.
  public enum Severity: String, Sendable, CaseIterable {
    case error, warning, note
  }

  /// A second place that has to do with the first.
  public struct Note: Hashable, Sendable {
    public let message: String
    public let range: SourceRange?

    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A replacement that would make the document right.
  public struct FixIt: Hashable, Sendable {
    public let range: SourceRange
    public let replacement: String

    public init(replace range: SourceRange, with replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  public let severity: Severity
  public let identifier: DiagnosticIdentifier
  public let message: String
  /// Absent only where there is no text to point into: a file that cannot be opened.
  public let range: SourceRange?
  public let notes: [Note]
  public let fixIts: [FixIt]

  public init(
    _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange?,
    severity: Severity? = nil, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.severity = severity ?? identifier.severity
    self.identifier = identifier
    self.message = message
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }
}
