import Foundation
import TableSyntax
import TestSupport
import Testing

@Suite struct DatabaseQueryTests {
  @Test func givesRowsInTheirOrderWithTheirTypes() throws {
    let database = try TestDatabase(TestDatabase.people)
    let rows = try ask(
      "SELECT name AS who, height, id, x'00ff', NULL FROM people ORDER BY name DESC", of: database
    )
    .get()
    #expect(rows.columns == ["who", "height", "id", "x'00ff'", "NULL"])
    #expect(rows.count == 3)
    #expect(Array(rows[0]) == [.text("Cy"), .real(44), .integer(3), .data(count: 2), .null])
    #expect(Array(rows[2]) == [.text("Ann"), .null, .integer(1), .data(count: 2), .null])
  }

  @Test func givesAnEmptyResultItsColumns() throws {
    let rows = try ask("SELECT id FROM people WHERE id > 9", of: TestDatabase(TestDatabase.people)).get()
    #expect(rows.columns == ["id"])
    #expect(rows.count == 0)
  }

  @Test func keepsNumbersAtTheEdgesOfTheirTypes() throws {
    let rows = try ask(
      "SELECT 9223372036854775807, -9223372036854775808, 9e999, 0.1, 1e-300", of: TestDatabase("VACUUM")
    ).get()
    #expect(
      Array(rows[0]) == [.integer(.max), .integer(.min), .real(.infinity), .real(0.1), .real(1e-300)])
  }

  @Test func marksTextThatIsNotUTF8AndKeepsNULCharacters() throws {
    let rows = try ask(
      "SELECT CAST(x'61ff62' AS TEXT), CAST(x'610062' AS TEXT), 'é'", of: TestDatabase("VACUUM")
    ).get()
    #expect(Array(rows[0]) == [.brokenText("a\u{FFFD}b"), .text("a\0b"), .text("é")])
  }

  @Test func readsDatabasesInUTF16() throws {
    let database = try TestDatabase(
      "PRAGMA encoding = 'UTF-16le'; CREATE TABLE t(a); INSERT INTO t VALUES ('Łódź 😀')")
    #expect(try names(ask("SELECT a FROM t", of: database)) == ["Łódź 😀"])
  }

  @Test func takesAsManyColumnsAsSQLiteGives() throws {
    let columns = (0..<2000).map { "\($0) AS c\($0)" }.joined(separator: ", ")
    let rows = try ask("SELECT \(columns)", of: TestDatabase("VACUUM")).get()
    #expect(rows.columns.count == 2000)
    #expect(rows[0].last == .integer(1999))
    try expectFailure(
      "SELECT \(columns), 1", of: TestDatabase("VACUUM"), "the query is wrong: too many columns in result set"
    )
  }

  @Test func readsCommonTableExpressionsViewsAndFullTextIndexes() throws {
    let database = try TestDatabase(
      TestDatabase.people + """
        CREATE VIEW sellers AS SELECT name FROM people WHERE department = 'Sales';
        CREATE VIRTUAL TABLE words USING fts5(word); INSERT INTO words VALUES ('apple pie'), ('plum');
        """)
    #expect(
      try names(ask("WITH s AS (SELECT * FROM sellers) SELECT name FROM s", of: database)) == ["Ann", "Cy"])
    #expect(try names(ask("SELECT word FROM words WHERE words MATCH 'pie'", of: database)) == ["apple pie"])
  }

  @Test func findsFilesWhosePathsMeanSomethingInAURI() throws {
    let database = try TestDatabase(TestDatabase.people, named: "a?b=c&d %41#é.sqlite")
    #expect(try names(ask("SELECT name FROM people", of: database)) == ["Ann", "Bob", "Cy"])
  }

  @Test(arguments: [
    ("«SELEC» 1", "near \"SELEC\": syntax error"),
    ("SELECT «nme» FROM people", "no such column: nme; did you mean 'name'?"),
    ("SELECT 1 +«,» 2", "near \",\": syntax error"),
    (
      "SELECT p.name FROM people p WHERE 'é' = name AND «nme» = 2",
      "no such column: nme; did you mean 'name'?"
    ),
    ("SELECT «nme»(1)", "no such function: nme"),
  ])
  func pointsAtWhatIsWrongInTheSQL(marked: String, reason: String) throws {
    try expectFailure(marked, of: TestDatabase(TestDatabase.people), "the query is wrong: \(reason)")
  }

  @Test func saysWhichTableWasLikelyMeant() throws {
    try expectFailure(
      "SELECT * FROM peeple", of: TestDatabase(TestDatabase.people),
      "the query is wrong: no such table: peeple; did you mean 'people'?")
  }

  @Test(arguments: [
    ("DELETE FROM people", "delete rows of 'people'"),
    ("UPDATE people SET name = 'x'", "change rows of 'people'"),
    ("INSERT INTO people(name) VALUES ('x')", "add rows to 'people'"),
    ("REPLACE INTO people(id, name) VALUES (1, 'x') RETURNING name", "add rows to 'people'"),
    ("WITH x AS (SELECT 1) DELETE FROM people", "delete rows of 'people'"),
    ("CREATE TABLE t AS SELECT 1", "create a part of the database"),
    ("DROP TABLE people", "drop or alter a part of the database"),
    ("ALTER TABLE people ADD x", "drop or alter a part of the database"),
    ("ATTACH 'other.sqlite' AS other", "open another database"),
    ("DETACH main", "close a database"),
    ("PRAGMA user_version", "read or change a setting, 'user_version'"),
    ("PRAGMA journal_mode = WAL", "read or change a setting, 'journal_mode'"),
    ("SELECT name FROM pragma_table_info('people')", "read or change a setting, 'table_info'"),
    ("BEGIN", "begin or end a transaction"), ("SAVEPOINT x", "begin or end a transaction"),
    ("ANALYZE", "create a part of the database"),
  ])
  func refusesWhatIsNoSelect(statement: String, deed: String) throws {
    let database = try TestDatabase(TestDatabase.people)
    let before = try database.bytes
    try expectFailure(
      statement, of: database, "the query must be one SELECT that only reads; this would \(deed)")
    #expect(try database.bytes == before)
    #expect(database.files == ["people.sqlite"])
  }

  @Test func refusesFunctionsThatLoadCodeOrGiveOtherRowsEachTime() throws {
    let database = try TestDatabase(TestDatabase.people)
    let beginning = "the query must be one SELECT that only reads; this would"
    try expectFailure(
      "SELECT «load_extension»('x')", of: database, "\(beginning) load code, by 'load_extension'")
    try expectFailure(
      "SELECT name FROM people ORDER BY «random»()", of: database,
      "\(beginning) give other rows each time, by 'random'")
  }

  @Test func refusesOtherStatementsThanOneSelect() throws {
    let database = try TestDatabase(TestDatabase.people)
    let second = "the query must be one SELECT; a second statement begins here"
    try expectFailure("SELECT 1; «S»ELECT 2", of: database, second)
    try expectFailure("SELECT 1; /* and */ ; «D»ELETE FROM people", of: database, second)
    try expectFailure("SELECT 1; «n»onsense", of: database, second)
    try expectFailure(
      "EXPLAIN SELECT 1", of: database, "the query must be one SELECT; this would explain one")
    try expectFailure("VACUUM INTO 'x'", of: database, "the query must be one SELECT")
    for empty in ["", "  ", ";", "-- nothing"] {
      try expectFailure(empty, of: database, "the query is empty; expected one SELECT")
    }
    #expect(try ask("SELECT 1 ; -- done\n ;; ", of: database).get().count == 1)
  }

  @Test func refusesParameters() throws {
    let database = try TestDatabase(TestDatabase.people)
    for parameter in ["?", "?7", ":id", "@id", "$id"] {
      // Numbered ones count those before them.
      let name = parameter == "?7" ? "?" : parameter
      try expectFailure(
        "SELECT name FROM people WHERE id = \(parameter)", of: database,
        "the query has a parameter, '\(name)', which nothing gives a value to")
    }
  }
}
