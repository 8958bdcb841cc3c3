import CSQLite

/// One call of a function of ours by SQLite.
struct FunctionCall {
  let context: OpaquePointer
  private let values: UnsafeMutablePointer<OpaquePointer?>?
  let count: Int

  /// What SQLite hands to a function.
  typealias Body = @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void

  /// `nil` where SQLite calls without a context, which it does not.
  init?(_ context: OpaquePointer?, _ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?) {
    guard let context else { return nil }
    self.context = context
    self.values = values
    self.count = Int(count)
  }

  subscript(index: Int) -> OpaquePointer? { index < count ? values?[index] : nil }

  /// What the function was registered with.
  var functions: DatabaseFunctions? {
    sqlite3_user_data(context).map { Unmanaged<DatabaseFunctions>.fromOpaque($0).takeUnretainedValue() }
  }

  func type(_ index: Int) -> Int32 { self[index].map(sqlite3_value_type) ?? SQLITE_NULL }

  var hasNull: Bool { (0..<count).contains { type($0) == SQLITE_NULL } }

  /// A value as text, in UTF-8; `nil` for NULL and where there is no memory. Good until the next look at the value.
  func text(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let value = self[index], let start = sqlite3_value_text(value) else { return nil }
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
  }

  /// A BLOB's bytes.
  func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let value = self[index] else { return nil }
    let start = sqlite3_value_blob(value)?.assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
  }

  // MARK: Results

  func give(_ number: Int) { sqlite3_result_int64(context, sqlite3_int64(number)) }

  func give(argument index: Int) { if let value = self[index] { sqlite3_result_value(context, value) } }

  func give(text: some Collection<UInt8>) {
    let given: Void? = text.withContiguousStorageIfAvailable { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        if let start = $0.baseAddress {
          tablerender_sqlite3_result_text(context, start, Int32(clamping: $0.count))
        } else {
          tablerender_sqlite3_result_text(context, "", 0)
        }
      }
    }
    if given == nil { give(text: Array(text)) }
  }

  func fail(_ message: String) { sqlite3_result_error(context, message, -1) }

  /// The result would be longer than a value may be.
  func failTooLong() { sqlite3_result_error_toobig(context) }

  /// The watch has stopped the query.
  func failStopped() { sqlite3_result_error_code(context, SQLITE_INTERRUPT) }

  /// The most bytes that a value may have.
  var longest: Int { Int(sqlite3_limit(sqlite3_context_db_handle(context), SQLITE_LIMIT_LENGTH, -1)) }
}
