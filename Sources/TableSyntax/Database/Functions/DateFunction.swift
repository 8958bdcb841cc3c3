import CSQLite

/// A function of SQLite on dates that does not tell the time: a page must give the same table each time, and in every
/// place.
final class DateFunction {
  let name: String
  private let calculator: DateCalculator
  private let watch: DatabaseWatch

  static let names = ["date", "time", "datetime", "julianday", "strftime", "unixepoch", "timediff"]

  init(_ name: String, _ calculator: DateCalculator, _ watch: DatabaseWatch) {
    self.name = name
    self.calculator = calculator
    self.watch = watch
  }

  static let body: FunctionCall.Body = { context, count, values in
    guard let call = FunctionCall(context, count, values), let data = sqlite3_user_data(call.context) else {
      return
    }
    Unmanaged<DateFunction>.fromOpaque(data).takeUnretainedValue().run(call)
  }

  private func run(_ call: FunctionCall) {
    if let word = clockWord(in: call) {
      watch.refuse(
        .other("give other rows at another time or in another place, by '\(word)'"), by: word)
      return call.fail("the time")
    }
    calculator.run(name, call)
  }

  /// What of a call asks for the time or the time zone: the function where it has no date.
  private func clockWord(in call: FunctionCall) -> String? {
    let dates = name == "strftime" ? [1] : name == "timediff" ? [0, 1] : [0]
    guard call.count > dates.last ?? 0 else {
      // An error of its own.
      return call.count == 0 && dates != [0] ? nil : name
    }
    for index in 0..<call.count where call.type(index) == SQLITE_TEXT {
      guard let text = call.text(index), text.count < 20 else { continue }
      let word = String(decoding: text, as: UTF8.self).lowercased()
      let isDate = dates.contains(index)
      if isDate ? ["now", "subsec", "subsecond"].contains(word) : ["localtime", "utc"].contains(word) {
        guard isDate || index > dates[0] else { continue }
        return word
      }
    }
    return nil
  }
}

/// Has SQLite calculate with dates, in a database of its own that holds nothing.
final class DateCalculator {
  private var database: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  init() { sqlite3_open_v2(":memory:", &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, nil) }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(database)
  }

  func run(_ name: String, _ call: FunctionCall) {
    guard let statement = statement(name, call.count) else {
      return call.fail(String(cString: sqlite3_errmsg(database)))
    }
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for index in 0..<call.count {
      if let value = call[index] { sqlite3_bind_value(statement, Int32(index + 1), value) }
    }
    guard sqlite3_step(statement) == SQLITE_ROW, let result = sqlite3_column_value(statement, 0) else {
      return call.fail(String(cString: sqlite3_errmsg(database)))
    }
    sqlite3_result_value(call.context, result)
  }

  private func statement(_ name: String, _ count: Int) -> OpaquePointer? {
    let key = "\(name) \(count)"
    if let known = statements[key] { return known }
    let places = (0..<count).map { _ in "?" }.joined(separator: ",")
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(database, "SELECT \(name)(\(places))", -1, &statement, nil) == SQLITE_OK else {
      return nil
    }
    statements[key] = statement
    return statement
  }
}
