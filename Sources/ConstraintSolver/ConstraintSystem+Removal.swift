extension ConstraintSystem {
  /// Takes a constraint away and finds the solution without it. A second time does nothing.
  public mutating func remove(_ constraint: Constraint) {
    guard place(of: constraint) != nil else { return }
    own()
    free(constraint)
    tableau.symbols[Int(constraint.symbol)].kind = .removed
    tableau.improve()
    tableau.deleteRemovedRows()
  }

  /// Gives a constraint another priority on both of the sides on which it costs anything.
  ///
  /// - Throws: `UnsatisfiableConstraint` where it cannot be required; it is then gone.
  public mutating func setPriority(
    of constraint: Constraint, to priority: Double
  ) throws(UnsatisfiableConstraint) {
    own()
    repair()
    guard place(of: constraint) != nil else { return }
    let level = level(of: priority)
    let old = free(constraint)
    tableau.improve()
    let cost = Cost(
      upper: old.upper == Cost.free ? Cost.free : level, lower: old.lower == Cost.free ? Cost.free : level)
    try charge(constraint, cost)
  }

  /// Has a constraint that costs nothing cost something.
  mutating func charge(_ constraint: Constraint, _ cost: Cost) throws(UnsatisfiableConstraint) {
    guard let place = place(of: constraint) else { return }
    tableau.changes.isReshaped = true
    guard place >= 0 else {
      // As a column it holds, and holding it is worth nothing now.
      tableau.columns[~place].cost = cost
      return
    }
    tableau.unbind(place)
    tableau.rows[place].cost = cost
    try settle(constraint)
  }

  /// Has a constraint cost nothing.
  ///
  /// - Returns: what it did cost.
  @discardableResult
  mutating func free(_ constraint: Constraint) -> Cost {
    guard let place = place(of: constraint) else { return .none }
    guard place >= 0 else {
      defer { tableau.columns[~place].cost = .none }
      return tableau.columns[~place].cost
    }
    tableau.uncharge(place)
    tableau.unbind(place)
    defer { tableau.rows[place].cost = .none }
    return tableau.rows[place].cost
  }
}
