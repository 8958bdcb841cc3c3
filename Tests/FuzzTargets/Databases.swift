import Diagnostics
import Glibc
import TableSyntax

/// Bytes to rows: a query on a database file, or a reason why there are none. The last byte chooses the query.
@_cdecl("LLVMFuzzerTestOneInput")
public func readRows(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.last else { return 0 }
  let path = "/tmp/tablerender-fuzz-\(getpid()).sqlite"
  guard let file = fopen(path, "wb") else { return 0 }
  fwrite(bytes, 1, count, file)
  fclose(file)
  var limits = SyntaxLimits()
  limits.querySteps = 100_000
  limits.queryBytes = 1 << 26
  let query = queries[Int(choice) % queries.count]
  do throws(DatabaseFailure) {
    let header = Array(bytes.prefix(DatabaseQuery.headerLength))
    let rows = try DatabaseQuery(query, at: path, limits: limits).rows(header: header)
    for index in 0..<rows.count where rows[index].count != rows.columns.count {
      fatalError("a row of another width")
    }
  } catch {
    guard !error.reason.isEmpty else { fatalError("no reason") }
    if case .query(let place?) = error.place, place.upperBound > query.utf8.count {
      fatalError("a place outside of the query")
    }
  }
  return 0
}

private let queries = [
  "SELECT * FROM stock", "SELECT * FROM sqlite_schema", "SELECT name FROM stock ORDER BY name DESC",
  "SELECT instr(name, 'n'), replace(name, 'n', 'm'), trim(name, 'An') FROM stock",
  "SELECT name LIKE '%n_', name GLOB '*[a-n]' FROM stock",
  "SELECT date(count), strftime('%Y', name) FROM stock",
  "SELECT count(*) FROM stock a JOIN stock b ON a.name > b.name GROUP BY a.kind",
]
