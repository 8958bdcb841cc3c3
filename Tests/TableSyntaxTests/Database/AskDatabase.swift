import Foundation
import TableSyntax
import TestSupport
import Testing

/// What a query of a database gives: rows, or why there are none.
func ask(
  _ query: String, of database: TestDatabase, limits: SyntaxLimits = SyntaxLimits()
) throws -> Result<DatabaseRows, DatabaseFailure> {
  let header = try database.bytes.prefix(DatabaseQuery.headerLength)
  return Result { () throws(DatabaseFailure) in
    try DatabaseQuery(query, at: database.path, limits: limits).rows(header: Array(header))
  }
}

/// The first column of the rows, as they print.
func names(_ result: Result<DatabaseRows, DatabaseFailure>) throws -> [String] {
  let rows = try result.get()
  return (0..<rows.count).compactMap { index in
    if case .text(let text)? = rows[index].first { text } else { nil }
  }
}

/// Expects a query to fail for a reason, and the part of it that is to blame between marks.
func expectFailure(
  _ marked: String, of database: TestDatabase, _ reason: String, limits: SyntaxLimits = SyntaxLimits(),
  at location: SourceLocation = #_sourceLocation
) throws {
  let query = MarkedText(marked)
  switch try ask(query.text, of: database, limits: limits) {
  case .success(let rows): Issue.record("it gave \(rows.count) rows", sourceLocation: location)
  case .failure(let failure):
    #expect(failure.reason == reason, sourceLocation: location)
    if case .query(let bytes) = failure.place {
      #expect(bytes == query.ranges.first, sourceLocation: location)
    }
  }
}
