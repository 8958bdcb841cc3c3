import TableSyntax
import TestSupport
import Testing

/// The functions on texts and dates that stand in for SQLite's own give what those give: the database itself is asked for
/// the same in a table that it filled before.
@Suite(.serialized) struct DatabaseFunctionTests {
  private static let texts = [
    "NULL", "''", "'a'", "'aab'", "'aaab'", "'Ärger'", "'ä'", "' a b '", "'%'", "'a%b'", "'[x]'", "'日本語日'",
    "x'6161'", "x'C3A4'", "12", "1.5", "'AAB'", "'a' || char(0) || 'b'", "'😀a😀'",
  ]

  /// Every function with every choice of these texts; each is made by SQLite alone and by the query.
  private func expectAgreement(_ calls: [String]) throws {
    let known = calls.map { "(\($0))" }.joined(separator: " AS x UNION ALL SELECT ")
    let database = try TestDatabase(
      """
      CREATE TABLE known(n INTEGER PRIMARY KEY, x);
      INSERT INTO known(x) SELECT \(known);
      """)
    for (index, call) in calls.enumerated() {
      let rows = try ask(
        "SELECT typeof(\(call)), quote(\(call)), typeof(x), quote(x) FROM known WHERE n = \(index + 1)",
        of: database
      ).get()
      let row = Array(rows[0])
      #expect(Array(row[0...1]) == Array(row[2...3]), "\(call)")
    }
  }

  @Test(arguments: ["instr", "trim", "ltrim", "rtrim", "like", "glob"])
  func givesWhatSQLiteGives(function: String) throws {
    for first in Self.texts { try expectAgreement(Self.texts.map { "\(function)(\(first), \($0))" }) }
  }

  @Test func replacesAsSQLiteDoes() throws {
    for first in Self.texts {
      try expectAgreement(
        Self.texts.flatMap { second in
          ["''", "'xyz'", "NULL"].map { "replace(\(first), \(second), \($0))" }
        })
    }
  }

  @Test func trimsBlanksAsSQLiteDoes() throws {
    try expectAgreement(Self.texts.flatMap { ["trim(\($0))", "ltrim(\($0))", "rtrim(\($0))"] })
  }

  @Test func matchesPatternsAsSQLiteDoes() throws {
    let patterns = [
      "%", "a%", "%b", "%a%b%", "_", "__", "a_b", "%_%", "*", "?*", "[a-c]*", "[^a]*", "[]]", "[a-", "[^]a]",
      "a[%]b",
      "*[Ä-ü]*", "%Ä%", "[*]", "[[]x]", "a\\%b", "\\%", "a\\",
    ]
    let texts = ["", "a", "ab", "aab", "AB", "a%b", "%", "]", "Ärger", "ärger", "[x]", "日本", "a\\b"]
    for pattern in patterns {
      try expectAgreement(
        texts.flatMap { text in
          [
            "'\(text)' LIKE '\(pattern)'", "'\(text)' GLOB '\(pattern)'",
            "'\(text)' LIKE '\(pattern)' ESCAPE '\\'",
          ]
        })
    }
  }

  @Test func matchesRandomPatternsAsSQLiteDoes() throws {
    var random = SplitMix64(state: 5)
    func word(_ letters: [String]) -> String {
      (0..<Int.random(in: 0...7, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
        .joined()
    }
    for _ in 0..<20 {
      try expectAgreement(
        (0..<50).map { _ in
          let (text, part) = (word(["a", "b", "ä"]), word(["a", "b", "%", "_", "*", "?", "ä"]))
          return [
            "'\(text)' LIKE '\(part)'", "'\(text)' GLOB '\(part)'", "instr('\(text)', '\(word(["a", "b"]))')",
            "replace('\(text)', '\(word(["a", "b"]))', 'xx')",
          ].randomElement(using: &random) ?? ""
        })
    }
  }

  @Test func calculatesDatesAsSQLiteDoes() throws {
    try expectAgreement([
      "date('2024-02-29', '+1 year')", "time('12:00', '-30 minutes')", "datetime(0, 'unixepoch')",
      "julianday('2000-01-01')", "strftime('%Y-%W %%', '2024-12-30')", "unixepoch('1970-01-02')",
      "date(NULL)",
      "date('no date')", "datetime('2024-01-01 10:00:00+02:00')", "strftime('now', '2024-01-01')",
    ])
  }

  @Test func answersForDataOfAnIndexOnAnExpression() throws {
    let database = try TestDatabase(
      "\(TestDatabase.people) CREATE INDEX i ON people(replace(name, 'A', 'B'), date(height));")
    let query = "SELECT name FROM people INDEXED BY i WHERE replace(name, 'A', 'B') = 'Bnn'"
    #expect(try names(ask(query, of: database)) == ["Ann"])
  }

  @Test(arguments: [
    ("SELECT date('«now»')", "now"), ("SELECT time(0, '«localtime»')", "localtime"),
    ("SELECT datetime('2024-01-01', '«UTC»')", "utc"), ("SELECT «julianday»()", "julianday"),
    ("SELECT «strftime»('%Y')", "strftime"),
  ])
  func refusesToTellTheTime(marked: String, word: String) throws {
    try expectFailure(
      marked, of: TestDatabase("VACUUM"),
      "the query must be one SELECT that only reads; this would give other rows at another time or in another place, by '\(word)'"
    )
  }

  @Test(arguments: [
    ("SELECT «CURRENT_TIMESTAMP»", "give other rows each time, by 'current_timestamp'"),
    ("SELECT «changes»()", "tell what was written, by 'changes'"),
    ("SELECT «sqlite_version»()", "give other rows with another SQLite, by 'sqlite_version'"),
    ("SELECT «json_patch»('{}', '{}')", "take a time that nothing limits, by 'json_patch'"),
  ])
  func refusesWhatIsNotOfTheDatabaseAlone(marked: String, deed: String) throws {
    try expectFailure(
      marked, of: TestDatabase("VACUUM"), "the query must be one SELECT that only reads; this would \(deed)")
  }

  /// With functions that compare every beginning each of these would take minutes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "instr(hex(zeroblob(2000000)), hex(zeroblob(1000000)) || '1')",
      "length(replace(hex(zeroblob(2000000)), hex(zeroblob(1000000)) || '1', ''))",
      "length(trim(hex(zeroblob(2000000)), '1' || hex(zeroblob(1900000))))",
    ])
  func goesThroughLongTextsOnce(call: String) throws {
    #expect(try ask("SELECT \(call)", of: TestDatabase("VACUUM")).get().count == 1)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "hex(zeroblob(2000000)) LIKE '%' || hex(zeroblob(10000)) || '1'",
      "hex(zeroblob(2000000)) GLOB '*' || hex(zeroblob(10000)) || '1'",
    ])
  func stopsAPatternThatTakesTooLong(call: String) throws {
    var limits = SyntaxLimits()
    limits.querySteps = 1_000_000
    try expectFailure(
      "SELECT \(call)", of: TestDatabase("VACUUM"), "the query takes more than 1000000 steps", limits: limits)
  }

  @Test(.timeLimit(.minutes(1))) func stopsAQueryThatKeepsTheProcessorBusy() throws {
    var limits = SyntaxLimits()
    limits.querySeconds = 1
    try expectFailure(
      """
      WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)
      SELECT max(length(upper(hex(zeroblob(7000000 + x))))) FROM c
      """, of: TestDatabase("VACUUM"), "the query takes more than 1 second", limits: limits)
  }

  @Test(.timeLimit(.minutes(1))) func stopsViewsThatNameEachOtherTwice() throws {
    let views = (1...40).map { "CREATE VIEW v\($0) AS SELECT a.x FROM v\($0 - 1) a, v\($0 - 1) b;" }.joined()
    let database = try TestDatabase("CREATE TABLE v0(x); \(views)")
    guard case .failure(let failure) = try ask("SELECT * FROM v40", of: database) else {
      Issue.record("it gave rows")
      return
    }
    #expect(failure.identifier == .limitExceeded || failure.identifier == .invalidQuery)
  }
}
