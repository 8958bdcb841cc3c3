import CSQLite

/// The functions of SQLite that are replaced: those that could run on and on over long texts, and those that could tell
/// the time.
///
/// An object, since SQLite gets a pointer to it; it has to live as long as the database is open.
final class DatabaseFunctions {
  let watch: DatabaseWatch
  private var dates: [DateFunction] = []
  /// The pattern that was asked for last: mostly all rows are asked for the same one.
  private var lastPattern: (text: [UInt8], language: WildcardPattern.Language, escape: Unicode.Scalar?)?
  private var lastWildcards: WildcardPattern?

  init(_ watch: DatabaseWatch) { self.watch = watch }

  /// Takes the place of SQLite's own functions.
  func enter(_ database: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    let texts: [(name: String, counts: [Int32], body: FunctionCall.Body)] = [
      ("instr", [2], TextFunctions.instr), ("replace", [3], TextFunctions.replace),
      ("trim", [1, 2], TextFunctions.trim), ("ltrim", [1, 2], TextFunctions.trimLeft),
      ("rtrim", [1, 2], TextFunctions.trimRight), ("like", [2, 3], TextFunctions.like),
      ("glob", [2], TextFunctions.glob),
    ]
    for function in texts {
      for count in function.counts {
        Self.enter(function.name, count, context, function.body, in: database)
      }
    }
    let calculator = DateCalculator()
    dates = DateFunction.names.map { DateFunction($0, calculator, watch) }
    for date in dates {
      let context = Unmanaged.passUnretained(date).toOpaque()
      Self.enter(date.name, -1, context, DateFunction.body, in: database)
    }
  }

  private static func enter(
    _ name: String, _ count: Int32, _ context: UnsafeMutableRawPointer, _ body: @escaping FunctionCall.Body,
    in database: OpaquePointer
  ) {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS
    sqlite3_create_function_v2(database, name, count, flags, context, body, nil, nil, nil)
  }

  func pattern(
    _ text: UnsafeBufferPointer<UInt8>, _ language: WildcardPattern.Language, _ escape: Unicode.Scalar?
  ) -> WildcardPattern {
    if let lastPattern, let lastWildcards, lastPattern.language == language, lastPattern.escape == escape,
      lastPattern.text.elementsEqual(text)
    {
      return lastWildcards
    }
    let pattern = WildcardPattern(String(decoding: text, as: UTF8.self), language, escape: escape)
    (lastPattern, lastWildcards) = ((Array(text), language, escape), pattern)
    return pattern
  }
}
