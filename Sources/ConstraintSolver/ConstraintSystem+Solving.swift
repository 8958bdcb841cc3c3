extension ConstraintSystem {
  /// Changes the constant that a constraint compares its variables with; `solve` finds the values.
  ///
  /// Nothing happens where the number is none or the constraint is gone.
  public mutating func setConstant(of constraint: Constraint, to constant: Double) {
    guard let constant = Self.clamped(constant), let place = place(of: constraint) else { return }
    guard constant != tableau.constants[Int(constraint.symbol)] else { return }
    ownMemory()
    tableau.setConstant(of: Int(constraint.symbol), at: place, to: constant)
  }

  /// Finds the best values after constants have changed.
  ///
  /// Required constraints that have come to exclude each other do not hold all any more: of each such set the one
  /// that was added last is let go for good.
  ///
  /// - Returns: the constraints let go, each with those it cannot hold beside.
  @discardableResult
  public mutating func solve() -> [Conflict] {
    repair()
    guard !conflicts.isEmpty else { return [] }
    defer { conflicts = [] }
    return conflicts
  }

  /// Mends rows until none is out of bounds.
  ///
  /// - Parameter newcomer: the constraint to let go first, where not the one that was added last.
  @inline(__always) mutating func repair(newcomer: Constraint? = nil) {
    if tableau.suspect != .none { mendAll(newcomer) }
  }

  private mutating func mendAll(_ newcomer: Constraint?) {
    ownMemory()
    var steps = tableau.stepLimit
    while steps > 0, let row = tableau.violatedRow() {
      steps -= 1
      if tableau.mend(row) == .blocked {
        release(newcomer, becauseOf: row)
        tableau.suspect = .several
      }
    }
    tableau.suspect = .none
  }

  /// Lets a constraint go among those that exclude each other: the newcomer, else the one that was added last.
  private mutating func release(_ newcomer: Constraint?, becauseOf row: Int) {
    let constraints = constraints(among: tableau.symbols(in: row))
    guard let last = constraints.first(where: { $0 == newcomer }) ?? constraints.last else {
      tableau.unbind(row)
      return
    }
    remove(last)
    conflicts.append(Conflict(released: last, conflicting: constraints.filter { $0 != last }))
  }
}
