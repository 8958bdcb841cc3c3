/// Linear constraints with priorities over lengths and places, and the values that keep them best.
///
/// The problem is Cassowary's: required constraints hold; of optional ones a lower priority never buys anything from
/// a higher one, and within a priority the sum of absolute errors is least.
///
/// The method is not the published one, which gives every optional constraint two error variables and every
/// inequality a slack variable. Here every constraint is one number, its *residual* (left side less right side), and
/// what it costs is a function with one bend at zero: nothing, one unit a point at some priority, or a wall, on either
/// side. As many residuals as there are variables are at zero at any time: the *columns*. All other residuals and
/// all variables are linear in them: the *rows* of a flat table, `variables × constraints` numbers instead of
/// several times that. A change of a constant is mended by dual steps, in each of which a residual on a forbidden or
/// cheaper side goes to zero or pays the price of the other side; a constraint that goes is mended by primal steps.
///
/// **Ties.** Of two equally good solutions the one that keeps the constraint added first is taken, and so the same
/// calls in the same order give the same values always. `isSettled` tells whether there was a tie at all.
///
/// A value without references: a copy is a snapshot, and `restore(_:)` goes back to one without allocating.
///
/// Source: G. Badros, A. Borning, P. Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", ACM
/// Transactions on Computer-Human Interaction 8 (2001); the bent cost functions follow I. Barrodale and F. Roberts,
/// "An improved algorithm for discrete l1 linear approximation", SIAM Journal on Numerical Analysis 10 (1973).
public struct ConstraintSystem: Sendable {
  /// Something with a place in the table: a variable or a constraint's residual.
  struct Symbol: Sendable {
    /// A row, or the complement of a column.
    var place: Int32
    /// What a positive residual costs: a place in `priorities`, or one of `CostLevel`'s.
    var upper: Int16
    /// What a negative one costs.
    var lower: Int16
    var isVariable: Bool
    var isRemoved = false
    /// What a constraint compares its variables with.
    var constant = 0.0
  }

  var symbols: [Symbol] = []
  /// The symbol of each column, and of each row.
  var columns: [Int32] = []
  var rows: [Int32] = []
  /// `rows.count × stride` coefficients.
  var table: [Double] = []
  var stride = 0
  /// The residual of each row, and between which bounds it costs what the gradient says it does.
  var values: [Double] = []
  var bounds: [Bounds] = []
  /// For each priority and column, what a unit more of the column's residual costs by way of the rows.
  var gradient: [Double] = []
  /// The optional priorities in use, from the highest down.
  public internal(set) var priorities: [Double] = []
  /// Rows whose residual is out of bounds may exist.
  var needsRepair = false
  /// What had to be let go and nobody has been told of.
  var conflicts: [Conflict] = []

  public init() {}

  /// Makes room for a number of variables and constraints, so that adding them moves nothing.
  public mutating func reserve(variables: Int, constraints: Int) {
    let columns = (max(0, variables) + 3) & ~3
    if columns > stride { restride(to: columns) }
    let rows = max(0, variables) + max(0, constraints)
    symbols.reserveCapacity(rows)
    self.rows.reserveCapacity(rows)
    values.reserveCapacity(rows)
    bounds.reserveCapacity(rows)
    table.reserveCapacity(rows * stride)
  }

  /// Goes back to what `snapshot` was, without allocating where it has no more rows than this one.
  public mutating func restore(_ snapshot: ConstraintSystem) {
    symbols.overwrite(by: snapshot.symbols)
    columns.overwrite(by: snapshot.columns)
    rows.overwrite(by: snapshot.rows)
    table.overwrite(by: snapshot.table)
    values.overwrite(by: snapshot.values)
    bounds.overwrite(by: snapshot.bounds)
    gradient.overwrite(by: snapshot.gradient)
    stride = snapshot.stride
    priorities = snapshot.priorities
    needsRepair = snapshot.needsRepair
    conflicts = snapshot.conflicts
  }

  /// The value of a variable in the solution at hand.
  public func value(of variable: Variable) -> Double { value(of: variable.symbol) }

  /// How far a constraint is from holding as an equation: left side less right side.
  public func residual(of constraint: Constraint) -> Double { value(of: constraint.symbol) }

  /// Whether a constraint is one of those that the solution at hand is the meeting point of.
  public func isActive(_ constraint: Constraint) -> Bool {
    symbols.indices.contains(Int(constraint.symbol)) && symbols[Int(constraint.symbol)].place < 0
  }

  func value(of symbol: Int32) -> Double {
    guard symbols.indices.contains(Int(symbol)) else { return 0 }
    let place = Int(symbols[Int(symbol)].place)
    return place < 0 ? 0 : values[place]
  }

  /// How small a number counts as nothing: points, and cost.
  static let tolerance = 1e-8
}

/// A length or place that a system finds.
public struct Variable: Hashable, Sendable {
  let symbol: Int32
}

/// A constraint of a system.
public struct Constraint: Hashable, Sendable {
  let symbol: Int32
}

/// What a residual on one side costs, other than a unit at a priority.
enum CostLevel {
  static let required: Int16 = -1
  static let free = Int16.max
}

/// Between which values a row's residual may be at the cost that is reckoned for it.
struct Bounds: Sendable {
  var low: Double
  var high: Double

  static let none = Bounds(low: -.infinity, high: .infinity)
  static let positive = Bounds(low: 0, high: .infinity)
  static let negative = Bounds(low: -.infinity, high: 0)
  static let zero = Bounds(low: 0, high: 0)
}

extension Array {
  /// Takes another array's elements over, in place where the counts are the same.
  fileprivate mutating func overwrite(by other: [Element]) {
    guard count == other.count else {
      replaceSubrange(0..<count, with: other)
      return
    }
    withUnsafeMutableBufferPointer { target in
      other.withUnsafeBufferPointer { source in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        to.update(from: from, count: source.count)
      }
    }
  }
}
