import CSQLite
import Diagnostics

extension DatabaseConnection {
  /// Why the last call failed.
  ///
  /// - Parameter text: the query, of which an error may name the place; `nil` before there is one.
  func failure(in text: String? = nil) -> DatabaseFailure {
    if let stop = watch.stop { return Self.failure(stop) }
    let code = sqlite3_extended_errcode(database)
    let message = String(cString: sqlite3_errmsg(database))
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: return .locked
    case SQLITE_READONLY:
      return .file(
        code == Self.interruptedWrite
          ? "was left in the middle of a write; a program that may write to it has to open it once"
          : "can't be read without writing to it: \(message)")
    case SQLITE_CORRUPT: return .file("is damaged: \(message)")
    case SQLITE_NOTADB: return .file("is no database, or an encrypted one: \(message)")
    case SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_PERM, SQLITE_NOLFS, SQLITE_PROTOCOL:
      return .file("can't be read: \(message)")
    case SQLITE_ERROR where message == "unsupported file format":
      return .file("is damaged, or of a format newer than this tool")
    case SQLITE_NOMEM: return .limit("the query needs more memory than there is")
    case SQLITE_TOOBIG:
      return .limit(
        "a value of the query has more than \(sqlite3_limit(database, SQLITE_LIMIT_LENGTH, -1)) bytes")
    default: return queryFailure(message, in: text ?? "")
    }
  }

  /// `SQLITE_READONLY_ROLLBACK`, which is no plain number to Swift.
  private static let interruptedWrite = SQLITE_READONLY | (3 << 8)

  /// Something else than reading.
  func refusal(at word: Range<Int>? = nil) -> DatabaseFailure {
    guard let deed = (watch.refusal ?? watch.writing)?.deed else {
      return .query("the query must be one SELECT", at: word)
    }
    return .query("the query must be one SELECT that only reads; this would \(deed)", at: word)
  }

  private static func failure(_ stop: DatabaseWatch.Stop) -> DatabaseFailure {
    switch stop {
    case .steps(let count): .limit("the query takes more than \(count) steps")
    case .memory(let bytes): .limit("the query needs more than \(bytes) bytes of memory")
    case .seconds(let count): .limit("the query takes more than \(count) second\(count == 1 ? "" : "s")")
    }
  }

  /// An error in the SQL: at the word that it names, with the name that was likely meant.
  private func queryFailure(_ message: String, in text: String) -> DatabaseFailure {
    let offset = Int(tablerender_sqlite3_error_offset(database))
    let utf8 = Array(text.utf8)
    let word = offset >= 0 && offset < utf8.count ? Self.word(at: offset, in: utf8) : nil
    if watch.refusal != nil {
      return refusal(at: word ?? watch.refusedName.flatMap { Self.word($0, in: utf8) })
    }
    return .query("the query is wrong: \(message)\(suggestion(for: message))", at: word)
  }

  /// The name or sign at an offset.
  private static func word(at offset: Int, in text: [UInt8]) -> Range<Int> {
    let name = text[offset...].prefix { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
      default: false
      }
    }
    return offset..<offset + max(1, name.count)
  }

  /// The one place where a name stands, in whatever case; `nil` where there is none, or are several.
  private static func word(_ name: String, in text: [UInt8]) -> Range<Int>? {
    let name = Array(name.lowercased().utf8)
    let lowered = text.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }
    guard !name.isEmpty, name.count <= lowered.count else { return nil }
    let places = (0...lowered.count - name.count).filter { start in
      lowered[start...].starts(with: name) && word(at: start, in: lowered).count == name.count
        && (start == 0 || word(at: start - 1, in: lowered).count == 1)
    }
    return places.count == 1 ? places[0]..<places[0] + name.count : nil
  }

  private func suggestion(for message: String) -> String {
    for (beginning, names) in [
      ("no such table: ", "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')"),
      (
        "no such column: ",
        "SELECT p.name FROM sqlite_schema m JOIN pragma_table_info(m.name) p WHERE m.type IN ('table', 'view')"
      ),
    ] where message.hasPrefix(beginning) {
      let wanted = message.dropFirst(beginning.count).split(separator: ".").last.map(String.init) ?? ""
      return Spelling.suggestion(for: wanted, in: self.names(names))
    }
    return ""
  }

  /// The texts of the first column of a query of our own, the first thousand.
  private func names(_ query: String) -> [String] {
    sqlite3_set_authorizer(database, nil, nil)
    defer { watch.begin(on: database) }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(database, query, -1, &statement, nil) == SQLITE_OK else { return [] }
    defer { sqlite3_finalize(statement) }
    var names: [String] = []
    while names.count < 1000, sqlite3_step(statement) == SQLITE_ROW {
      if let name = sqlite3_column_text(statement, 0) { names.append(String(cString: name)) }
    }
    return names
  }
}
