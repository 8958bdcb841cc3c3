/// How much a tableau has room for.
struct TableauCapacity: Equatable {
  /// A multiple of four.
  var rows: Int
  /// Columns, a multiple of four: a row's length in the table.
  var stride: Int
  var symbols: Int
  var levels: Int

  /// Room for so many variables and constraints.
  init(variables: Int, constraints: Int) {
    stride = Self.roundedUp(variables)
    rows = Self.roundedUp(variables + constraints)
    symbols = rows
    levels = 8
  }

  /// Entries of columns that are changed for every row.
  var entries: Int { rows * 8 }

  var byteCount: Int {
    TableauMemory.byteCount(Double.self, count: rows * stride)
      + TableauMemory.byteCount(Double.self, count: levels * stride)
      + TableauMemory.byteCount(Double.self, count: rows) * 3
      + TableauMemory.byteCount(Side.self, count: rows)
      + TableauMemory.byteCount(Tableau.Residual.self, count: rows)
      + TableauMemory.byteCount(Tableau.Residual.self, count: stride)
      + TableauMemory.byteCount(Bool.self, count: stride)
      + TableauMemory.byteCount(Tableau.Symbol.self, count: symbols)
      + TableauMemory.byteCount(Double.self, count: symbols)
      + TableauMemory.byteCount(Double.self, count: levels)
      + TableauMemory.byteCount(Int16.self, count: levels)
      + TableauMemory.byteCount(Int32.self, count: rows) * 3
      + TableauMemory.byteCount(Bool.self, count: rows)
      + TableauMemory.byteCount(TableauChanges.Span.self, count: stride)
      + TableauMemory.byteCount(TableauChanges.Entry.self, count: entries)
  }

  /// Whether it has room for as much as another.
  func holds(_ other: TableauCapacity) -> Bool {
    rows >= other.rows && stride >= other.stride && symbols >= other.symbols && levels >= other.levels
  }

  static func roundedUp(_ count: Int) -> Int { max(4, (count + 3) & ~3) }
}
