import TableSyntax
import TestSupport
import Testing

/// One after the other: memory is counted for all databases of the process.
@Suite(.serialized) struct DatabaseLimitTests {
  private static let endless =
    "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c"

  @Test func stopsAQueryThatNeverGivesARow() throws {
    var limits = SyntaxLimits()
    limits.querySteps = 100_000
    try expectFailure(
      "SELECT count(*) FROM (\(Self.endless))", of: TestDatabase("VACUUM"),
      "the query takes more than 100000 steps", limits: limits)
  }

  @Test func stopsAProductOfLargeTables() throws {
    var limits = SyntaxLimits()
    limits.querySteps = 1_000_000
    let database = try TestDatabase(
      """
      CREATE TABLE t(a);
      WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 1000) INSERT INTO t SELECT x FROM c;
      """)
    try expectFailure(
      "SELECT count(*) FROM t a, t b, t c, t d, t e", of: database, "the query takes more than 1000000 steps",
      limits: limits)
  }

  @Test func stopsAQueryWithTooManyValues() throws {
    var limits = SyntaxLimits()
    limits.elements = 1000
    try expectFailure(
      Self.endless, of: TestDatabase("VACUUM"), "the query gives more than 1000 values", limits: limits)
  }

  @Test func stopsAQueryWhoseRowsHaveTooMuchText() throws {
    var limits = SyntaxLimits()
    limits.queryBytes = 60_000_000
    try expectFailure(
      "SELECT hex(zeroblob(5000)) FROM (\(Self.endless))", of: TestDatabase("VACUUM"),
      "the rows of the query have more than 60000000 bytes", limits: limits)
  }

  @Test func stopsAQueryThatSortsTooMuch() throws {
    var limits = SyntaxLimits()
    limits.queryBytes = 50_000_000
    try expectFailure(
      "SELECT zeroblob(1000000) AS z FROM (\(Self.endless)) ORDER BY z", of: TestDatabase("VACUUM"),
      "the query needs more than 50000000 bytes of memory", limits: limits)
  }

  @Test func refusesAValueThatIsTooLong() throws {
    var limits = SyntaxLimits()
    limits.textBytes = 1000
    let database = try TestDatabase("VACUUM")
    #expect(try ask("SELECT hex(zeroblob(400))", of: database, limits: limits).get().count == 1)
    try expectFailure(
      "SELECT hex(zeroblob(501))", of: database, "a value of the query has more than 1000 bytes",
      limits: limits)
  }
}
