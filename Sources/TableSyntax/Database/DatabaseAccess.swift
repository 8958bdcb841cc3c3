import CSQLite

/// How a database file has to be opened so that nothing is written beside it.
///
/// Source: "Write-Ahead Logging" and "Uniform Resource Identifiers" of SQLite's documentation: a database with a
/// write-ahead log needs an index of the log (`-shm`), which even readers make and leave behind.
enum DatabaseAccess: Hashable, Sendable {
  /// Locks are kept to as usual. A journal of an interrupted write is noticed and not rolled back.
  case shared
  /// Has a log that other programs have an index of: that is read as it is.
  case loggedAndIndexed
  /// Has a log that nobody has an index of: one is made in memory.
  case logged
  /// Would use a log and has none: the file is all there is.
  case settled

  /// - Parameters:
  ///   - header: the first bytes of the file: the 19th and 20th are 2 where it uses a write-ahead log.
  ///   - path: where it stands.
  init(header: [UInt8], path: String) {
    let hasLog = Self.hasContent("\(path)-wal")
    let usesLog = header.count > 19 && (header[18] == 2 || header[19] == 2)
    if hasLog {
      self = Self.hasContent("\(path)-shm") ? .loggedAndIndexed : .logged
    } else {
      self = usesLog ? .settled : .shared
    }
  }

  /// What stands behind the path in SQLite's form of a URI.
  var parameters: String {
    switch self {
    case .shared: ""
    case .loggedAndIndexed: "?readonly_shm=1"
    // Takes no locks, which can't be had without writing.
    case .logged: "?vfs=unix-none"
    case .settled: "?immutable=1"
    }
  }

  /// What is to be said before the file is touched.
  var preparation: String? { self == .logged ? "PRAGMA locking_mode = EXCLUSIVE" : nil }

  /// Whether there is a file that is not empty.
  private static func hasContent(_ path: String) -> Bool {
    guard let system = sqlite3_vfs_find(nil), let access = system.pointee.xAccess else { return false }
    var result: Int32 = 0
    return access(system, path, SQLITE_ACCESS_EXISTS, &result) == SQLITE_OK && result != 0
  }
}
