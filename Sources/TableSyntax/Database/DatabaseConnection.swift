import CSQLite

/// An open database: read-only, and closed at the end of its life.
final class DatabaseConnection {
  let database: OpaquePointer
  let watch: DatabaseWatch
  private let functions: DatabaseFunctions

  /// How long a lock of another program is waited for, in milliseconds: a write of a row takes less.
  private static let patience: Int32 = 300

  init(_ path: String, _ access: DatabaseAccess, _ watch: DatabaseWatch) throws(DatabaseFailure) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_PRIVATECACHE | SQLITE_OPEN_NOMUTEX
    let status = sqlite3_open_v2(Self.address(of: path) + access.parameters, &opened, flags, nil)
    guard let opened else { throw .file("can't be opened: there is no memory") }
    database = opened
    self.watch = watch
    functions = DatabaseFunctions(watch)
    guard status == SQLITE_OK else { throw failure() }
    sqlite3_extended_result_codes(database, 1)
    sqlite3_busy_timeout(database, Self.patience)
    configure()
    for statement in [access.preparation].compactMap({ $0 }) + Self.settings + Self.firstLook {
      guard sqlite3_exec(database, statement, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }
    watch.begin(on: database)
    functions.enter(database)
  }

  /// How long the file is, which stays so as long as it is read; `nil` where that can't be told.
  var fileSize: Int? {
    var file: UnsafeMutablePointer<sqlite3_file>?
    let status = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    var size: sqlite3_int64 = 0
    guard status == SQLITE_OK, let file, file.pointee.pMethods?.pointee.xFileSize?(file, &size) == SQLITE_OK
    else { return nil }
    return Int(size)
  }

  deinit { sqlite3_close_v2(database) }

  /// What keeps a database that somebody made with ill intent from doing more than holding rows.
  ///
  /// Source: "Defense Against The Dark Arts" of SQLite's documentation.
  private func configure() {
    let isOn: [(option: Int32, isOn: Bool)] = [
      (SQLITE_DBCONFIG_DEFENSIVE, true), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
      (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, false), (SQLITE_DBCONFIG_ENABLE_TRIGGER, false),
      (SQLITE_DBCONFIG_WRITABLE_SCHEMA, false), (SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true),
      // Else a column that is not there, in quotation marks, would be taken for a text.
      (SQLITE_DBCONFIG_DQS_DML, false), (SQLITE_DBCONFIG_DQS_DDL, true),
    ]
    for entry in isOn { _ = tablerender_sqlite3_configure(database, entry.option, entry.isOn ? 1 : 0) }
  }

  private static let settings = [
    "PRAGMA cell_size_check = ON", "PRAGMA mmap_size = 0",
    // KiB: what is joined with itself is read again and again.
    "PRAGMA cache_size = -32768",
    // No files for what is sorted.
    "PRAGMA temp_store = MEMORY",
  ]

  /// Has the file read, whatever the query asks: a lock or damage is then known to be the file's fault.
  /// The transaction keeps others from changing it meanwhile.
  private static let firstLook = ["BEGIN", "SELECT count(*) FROM sqlite_master"]

  func setLimits(_ limits: SyntaxLimits) {
    let values: [(limit: Int32, value: Int)] = [
      (SQLITE_LIMIT_LENGTH, limits.textBytes), (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_WORKER_THREADS, 0),
      (SQLITE_LIMIT_TRIGGER_DEPTH, 1),
    ]
    for entry in values { sqlite3_limit(database, entry.limit, Int32(clamping: entry.value)) }
  }

  /// A path as a URI: what means something in one is written by its number.
  private static func address(of path: String) -> String {
    path.utf8.reduce(into: "file:") { address, byte in
      let isPlain =
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "/._-".utf8.contains(byte)
        }
      let hexadecimal = String(byte, radix: 16, uppercase: true)
      address += isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + hexadecimal
    }
  }
}
