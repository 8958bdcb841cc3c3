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
/// **Ties.** Of equally good solutions that one is taken in which the optional constraint added first has the least
/// error; of those the one in which the second has, and so on. So the constraints and their order alone decide the
/// errors, whatever came and went before. Where even that leaves values open, nothing is asked of them: the same
/// calls give the same values. `isSettled` tells whether there was a tie at all.
///
/// **Numbers.** A constant is kept within ±10⁹ points, so that an infinite one is no limit. Coefficients and results
/// below 10⁻⁸ count as nothing; from 10⁵ points on as much as the last digits of a double. A constraint with a number
/// that is none, or a coefficient above 10⁹, is refused.
///
/// A value without references to others: a copy is a snapshot, and `restore(_:)` goes back to one.
///
/// Source: G. Badros, A. Borning, P. Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", ACM
/// Transactions on Computer-Human Interaction 8 (2001); the bent cost functions follow I. Barrodale and F. Roberts,
/// "An improved algorithm for discrete l1 linear approximation", SIAM Journal on Numerical Analysis 10 (1973).
public struct ConstraintSystem: Sendable {
  var tableau: Tableau
  /// What `tableau` was copied from by `restore`, as it still is.
  var origin: TableauMemory?
  /// What had to be let go and nobody has been told of.
  var conflicts: [Conflict] = []

  /// A system without constraints.
  ///
  /// - Parameters:
  ///   - variables: how many it has room for before anything is moved; likewise `constraints`.
  public init(variables: Int = 16, constraints: Int = 32) {
    let most = 4096
    tableau = Tableau(
      TableauCapacity(variables: max(0, min(variables, most)), constraints: max(0, min(constraints, most))))
  }

  /// Makes room for a number of variables and constraints, so that adding them moves nothing.
  public mutating func reserve(variables: Int, constraints: Int) {
    let most = 4096
    let asked = TableauCapacity(
      variables: max(0, min(variables, most)), constraints: max(0, min(constraints, most)))
    var capacity = tableau.capacity
    capacity.rows = max(capacity.rows, asked.rows)
    capacity.stride = max(capacity.stride, asked.stride)
    capacity.symbols = max(capacity.symbols, asked.symbols)
    if capacity != tableau.capacity { move(to: capacity) }
  }

  /// Sees to it that nobody else shares the memory, and that the table knows of everything.
  @inline(__always) mutating func own() {
    ownMemory()
    tableau.catchUp()
  }

  /// The same with a table that knows of everything, to be read.
  func caughtUp() -> ConstraintSystem {
    guard tableau.postponed != nil else { return self }
    var system = self
    system.own()
    return system
  }

  @inline(__always) mutating func ownMemory() {
    if !isKnownUniquelyReferenced(&tableau.memory) { move(to: tableau.capacity) }
  }

  mutating func move(to capacity: TableauCapacity) {
    tableau = tableau.copied(capacity)
    origin = nil
  }

  /// How many numbers the table has: variables × (variables + constraints).
  public var size: Int { tableau.rowCount * tableau.columnCount }

  /// The optional priorities in use, from the highest down.
  public var priorities: [Double] {
    (0..<tableau.levelCount).map { tableau.priorities[Int(tableau.ranks[$0])] }
  }

  /// The value of a variable in the solution at hand.
  public func value(of variable: Variable) -> Double { value(of: variable.symbol) }

  /// The values of many variables in the solution at hand, in their order: quicker than one by one.
  ///
  /// - Parameter values: as many as there are variables; overwritten.
  public func readValues(of variables: [Variable], into values: inout [Double]) {
    let count = min(variables.count, values.count)
    for index in 0..<count { values[index] = value(of: variables[index].symbol) }
  }

  /// How far a constraint is from holding as an equation: left side less right side.
  public func residual(of constraint: Constraint) -> Double { value(of: constraint.symbol) }

  /// Whether a constraint is one of those that the solution at hand is the meeting point of.
  public func isActive(_ constraint: Constraint) -> Bool {
    place(of: constraint).map { $0 < 0 } ?? false
  }

  /// Where a constraint of the system is; `nil` for one that is gone.
  func place(of constraint: Constraint) -> Int? {
    let symbol = Int(constraint.symbol)
    guard symbol >= 0, symbol < tableau.symbolCount, tableau.symbols[symbol].kind == .constraint else {
      return nil
    }
    return Int(tableau.symbols[symbol].place)
  }

  private func value(of symbol: Int32) -> Double {
    guard symbol >= 0, symbol < tableau.symbolCount else { return 0 }
    let place = Int(tableau.symbols[Int(symbol)].place)
    guard place >= 0 else { return 0 }
    let value = tableau.values[place]
    return value.isFinite ? value : 0
  }
}

/// A length or place that a system finds.
public struct Variable: Hashable, Sendable {
  let symbol: Int32
}

/// A constraint of a system.
public struct Constraint: Hashable, Sendable {
  let symbol: Int32
}
