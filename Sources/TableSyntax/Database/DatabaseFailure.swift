import Diagnostics

/// Why a query of a database gave no rows.
public struct DatabaseFailure: Error, Hashable, Sendable {
  /// What has to be mended.
  public enum Place: Hashable, Sendable {
    /// The file; the reason ends a sentence that names it: `is damaged`.
    case file
    /// These bytes of the query, or all of it; the reason is a sentence of its own.
    case query(Range<Int>?)
  }

  public let identifier: DiagnosticIdentifier
  public let reason: String
  public let place: Place

  init(_ identifier: DiagnosticIdentifier, _ reason: String, at place: Place) {
    self.identifier = identifier
    self.reason = reason
    self.place = place
  }

  static func file(_ reason: String) -> DatabaseFailure {
    DatabaseFailure(.unreadableDatabase, reason, at: .file)
  }

  static let locked = file("is locked: another program is writing to it")

  static func query(_ reason: String, at bytes: Range<Int>? = nil) -> DatabaseFailure {
    DatabaseFailure(.invalidQuery, reason, at: .query(bytes))
  }

  static func limit(_ reason: String) -> DatabaseFailure {
    DatabaseFailure(.limitExceeded, reason, at: .query(nil))
  }
}
