import CSQLite

/// A SELECT that is ready to run.
final class DatabaseStatement {
  private let statement: OpaquePointer
  private let connection: DatabaseConnection
  private let text: String

  fileprivate init(_ statement: OpaquePointer, _ connection: DatabaseConnection, _ text: String) {
    self.statement = statement
    self.connection = connection
    self.text = text
  }

  deinit { sqlite3_finalize(statement) }

  /// Runs it to its end.
  func rows(limits: SyntaxLimits) throws(DatabaseFailure) -> DatabaseRows {
    let width = sqlite3_column_count(statement)
    var rows = DatabaseRows(
      columns: (0..<width).map { sqlite3_column_name(statement, $0).map(String.init(cString:)) ?? "" })
    var bytes = 0
    while true {
      let status = sqlite3_step(statement)
      if status == SQLITE_DONE { return rows }
      guard status == SQLITE_ROW else { throw connection.failure(in: text) }
      guard rows.values.count + Int(width) <= limits.elements else {
        throw .limit("the query gives more than \(limits.elements) values")
      }
      for column in 0..<width { rows.values.append(value(in: column, &bytes)) }
      guard bytes <= limits.queryBytes else {
        throw .limit("the rows of the query have more than \(limits.queryBytes) bytes")
      }
    }
  }

  private func value(in column: Int32, _ bytes: inout Int) -> DatabaseValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_BLOB: return .data(count: Int(sqlite3_column_bytes(statement, column)))
    case SQLITE_TEXT:
      // In this order: the text may be converted, which changes its length.
      let text = sqlite3_column_text(statement, column)
      let utf8 = UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, column)))
      bytes += utf8.count
      let string = String(decoding: utf8, as: UTF8.self)
      return UTF8Check.firstInvalidOffset(in: utf8) == nil ? .text(string) : .brokenText(string)
    default: return .null
    }
  }
}

extension DatabaseConnection {
  /// - Throws: for what is wrong as SQL, for more than one statement, for anything but a SELECT that only reads, and for
  ///   one that waits for parameters.
  func prepareSelect(_ text: String) throws(DatabaseFailure) -> DatabaseStatement {
    let utf8 = Array(text.utf8)
    guard !utf8.isEmpty else { throw .query("the query is empty; expected one SELECT") }
    let (prepared, end) = try prepare(utf8)
    guard let prepared else { throw .query("the query is empty; expected one SELECT") }
    let statement = DatabaseStatement(prepared, self, text)
    guard sqlite3_stmt_isexplain(prepared) == 0 else {
      throw .query("the query must be one SELECT; this would explain one")
    }
    guard sqlite3_stmt_readonly(prepared) != 0, sqlite3_column_count(prepared) > 0 else { throw refusal() }
    try expectNothing(in: utf8, from: end)
    if sqlite3_bind_parameter_count(prepared) > 0 {
      let name = sqlite3_bind_parameter_name(prepared, 1).map(String.init(cString:)) ?? "?"
      throw .query("the query has a parameter, '\(name)', which nothing gives a value to")
    }
    return statement
  }

  /// - Returns: the first statement, `nil` for blank space and comments, and where it ends.
  private func prepare(_ text: [UInt8]) throws(DatabaseFailure) -> (statement: OpaquePointer?, end: Int) {
    var statement: OpaquePointer?
    var end = text.count
    let status = text.withUnsafeBytes { buffer in
      let base = buffer.bindMemory(to: CChar.self).baseAddress
      var tail: UnsafePointer<CChar>?
      let status = sqlite3_prepare_v2(database, base, Int32(clamping: text.count), &statement, &tail)
      if let base, let tail { end = tail - base }
      return status
    }
    guard status == SQLITE_OK else { throw failure(in: String(decoding: text, as: UTF8.self)) }
    return (statement, end)
  }

  /// After the statement only blank space, comments and semicolons may stand.
  private func expectNothing(in text: [UInt8], from start: Int) throws(DatabaseFailure) {
    var rest = text[start...]
    while let byte = rest.first {
      if byte == UInt8(ascii: ";") || byte == 0x20 || 0x09...0x0D ~= byte {
        rest = rest.dropFirst()
      } else if rest.starts(with: "--".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if rest.starts(with: "/*".utf8) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else {
        throw .query(
          "the query must be one SELECT; a second statement begins here",
          at: rest.startIndex..<rest.startIndex + 1)
      }
    }
  }
}
