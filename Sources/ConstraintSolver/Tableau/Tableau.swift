/// The numbers of a constraint system, in one piece of memory: plain arrays, read and written without checks.
///
/// Every residual and variable is a *symbol*, and every symbol is a row or a column. `residual of row r = values[r] +
/// Σ table[r][k] · residual of column k`, and all columns are at zero.
///
/// A copy shares the memory: `ConstraintSystem` sees to it that only one owner writes. Places handed in must be in
/// range; `ConstraintSystem` checks what comes from outside.
struct Tableau: @unchecked Sendable {
  var memory: TableauMemory
  let capacity: TableauCapacity
  var rowCount = 0
  var columnCount = 0
  var symbolCount = 0
  var levelCount = 0

  /// Rows of `stride` coefficients; zero behind the last column.
  let table: UnsafeMutablePointer<Double>
  /// For each level and column, what a unit more of the column's residual costs by way of the rows.
  let gradient: UnsafeMutablePointer<Double>
  /// The residual of each row, and between which bounds it costs what the gradient says it does.
  let values: UnsafeMutablePointer<Double>
  let lows: UnsafeMutablePointer<Double>
  let highs: UnsafeMutablePointer<Double>
  /// The side on which each row is reckoned to be.
  let sides: UnsafeMutablePointer<Side>
  let rows: UnsafeMutablePointer<Residual>
  let columns: UnsafeMutablePointer<Residual>
  /// Whether a row may hang on a column; `false` is for sure, and the column costs nothing then.
  let isTouched: UnsafeMutablePointer<Bool>
  let symbols: UnsafeMutablePointer<Symbol>
  /// What each constraint compares its variables with, by symbol.
  let constants: UnsafeMutablePointer<Double>
  /// The priority of each level, and the levels from the highest priority down.
  let priorities: UnsafeMutablePointer<Double>
  let ranks: UnsafeMutablePointer<Int16>
  var changes: TableauChanges

  /// The rows that may be out of their bounds.
  var suspect = Suspect.none
  /// The exchange that `table` and `gradient` do not know of yet. Whoever reads them makes up for it first.
  var postponed: Postponed?

  /// How small a residual counts as nothing: points. Grows with the numbers that come in, of which a double keeps
  /// some 16 digits.
  var precision = Self.tolerance

  /// How small a coefficient or a cost counts as nothing.
  static let tolerance = 1e-8
  /// A coefficient that is left of two that cancel each other out.
  static let noise = 1e-12

  var stride: Int { capacity.stride }
  /// Vectors of four in a row's columns.
  var quads: Int { (columnCount + 3) >> 2 }

  /// An empty tableau with room.
  init(_ capacity: TableauCapacity) {
    self.capacity = capacity
    memory = TableauMemory(byteCount: capacity.byteCount)
    table = memory.next(Double.self, count: capacity.rows * capacity.stride)
    gradient = memory.next(Double.self, count: capacity.levels * capacity.stride)
    values = memory.next(Double.self, count: capacity.rows)
    lows = memory.next(Double.self, count: capacity.rows)
    highs = memory.next(Double.self, count: capacity.rows)
    sides = memory.next(Side.self, count: capacity.rows)
    rows = memory.next(Residual.self, count: capacity.rows)
    columns = memory.next(Residual.self, count: capacity.stride)
    isTouched = memory.next(Bool.self, count: capacity.stride)
    symbols = memory.next(Symbol.self, count: capacity.symbols)
    constants = memory.next(Double.self, count: capacity.symbols)
    priorities = memory.next(Double.self, count: capacity.levels)
    ranks = memory.next(Int16.self, count: capacity.levels)
    changes = TableauChanges(memory, capacity)
    for row in 0..<capacity.rows { clearRow(row) }
  }

  enum Suspect: Equatable {
    case none
    case row(Int)
    case several
  }

  /// A symbol at its place, with what it costs.
  struct Residual: BitwiseCopyable {
    var symbol: Int32
    var cost: Cost
  }

  /// Where a symbol is, and what.
  struct Symbol: BitwiseCopyable {
    enum Kind: UInt8 { case variable, constraint, removed }

    /// A row, or the complement of a column.
    var place: Int32
    var kind: Kind
  }

  @inline(__always) func row(_ row: Int) -> UnsafeMutablePointer<Double> { table + row &* stride }

  @inline(__always) func slopes(_ level: Int) -> UnsafeMutablePointer<Double> { gradient + level &* stride }
}
