import Diagnostics

/// Gets the files that a document names: its templates and its data. Passed in, so that readers open no files
/// and whoever reads decides what a document may reach.
public protocol DocumentLoading {
  /// The file at a path as a document writes it.
  ///
  /// - Parameter name: the name of the text that names the file, which a relative path starts from.
  /// - Throws: `LoadFailure`, the reason in words for a message.
  func load(_ path: String, relativeTo name: String) throws(LoadFailure) -> LoadedFile

  /// The data file at a path as a document writes it, or the one that the user put in its place.
  func loadData(_ path: String, relativeTo name: String) throws(LoadFailure) -> LoadedFile

  /// The database at a path as a document writes it, or the one that the user put in its place. It is read where it
  /// stands.
  func locateDatabase(_ path: String, relativeTo name: String) throws(LoadFailure) -> LocatedDatabase
}

extension DocumentLoading {
  public func loadData(_ path: String, relativeTo name: String) throws(LoadFailure) -> LoadedFile {
    try load(path, relativeTo: name)
  }

  public func locateDatabase(
    _ path: String, relativeTo name: String
  ) throws(LoadFailure) -> LocatedDatabase {
    throw LoadFailure(.unreadableFile, "is not read: no database may be opened")
  }
}

/// A file that a document names.
public struct LoadedFile: Sendable {
  /// The path as a person would write it, for messages; what a path inside the file starts from.
  public let name: String
  public let bytes: [UInt8]
  /// The same for every path to the same file: tells when files name each other in a ring.
  public let identity: String
  /// Whether the user put it in the place of the one that the document names.
  public let isReplacement: Bool

  public init(name: String, bytes: [UInt8], identity: String? = nil, isReplacement: Bool = false) {
    self.isReplacement = isReplacement
    self.name = name
    self.bytes = bytes
    self.identity = identity ?? name
  }
}

/// A file that a document names as its database.
public struct LocatedDatabase: Sendable {
  /// The path as a person would write it, for messages.
  public let name: String
  /// Absolute, with all links followed.
  public let path: String
  /// Whether the user put it in the place of the one that the document names.
  public let isReplacement: Bool
  /// The first bytes of the file, `DatabaseQuery.headerLength` of them or as many as it has.
  public let header: [UInt8]

  public init(name: String, path: String, header: [UInt8], isReplacement: Bool = false) {
    self.isReplacement = isReplacement
    self.name = name
    self.path = path
    self.header = header
  }
}

/// Why a file could not be had.
public struct LoadFailure: Error, Hashable, Sendable {
  /// `unreadableFile`, `outsideRoot` or `limitExceeded`.
  public let identifier: DiagnosticIdentifier
  /// Ends a sentence that names the file: `does not exist`, `lies outside the folder of the document`.
  public let reason: String

  public init(_ identifier: DiagnosticIdentifier, _ reason: String) {
    self.identifier = identifier
    self.reason = reason
  }
}
