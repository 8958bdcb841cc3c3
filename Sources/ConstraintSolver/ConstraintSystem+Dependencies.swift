extension ConstraintSystem {
  /// The required constraints from which a constraint follows, so that it could as well be left out; `nil` where it
  /// does not follow. None are named where it follows from lengths not being negative alone, or from nothing.
  ///
  /// Of several such sets one is named. Takes as long as solving a few times; meant for telling a reader.
  public func dependencies(of constraint: Constraint) -> [Constraint]? {
    var system = self
    system.own()
    guard let cost = system.keepRequired(besides: constraint) else { return nil }
    var found: Set<Constraint> = []
    for side in [Side.above, .below] where cost.on(side) != Cost.free {
      guard let obstacles = system.obstacles(of: constraint, side) else { return nil }
      found.formUnion(obstacles)
    }
    return found.sorted { $0.symbol < $1.symbol }
  }

  /// Makes everything cost nothing but what is required, and one constraint too.
  ///
  /// - Returns: what that one did cost.
  private mutating func keepRequired(besides constraint: Constraint) -> Cost? {
    guard place(of: constraint) != nil else { return nil }
    for symbol in 0..<tableau.symbolCount where tableau.symbols[symbol].kind == .constraint {
      let other = Constraint(symbol: Int32(truncatingIfNeeded: symbol))
      if other != constraint, isOptional(other) { free(other) }
    }
    return free(constraint)
  }

  private func isOptional(_ constraint: Constraint) -> Bool {
    guard let place = place(of: constraint) else { return false }
    let cost = place < 0 ? tableau.columns[~place].cost : tableau.rows[place].cost
    return cost.upper.isLevel || cost.lower.isLevel
  }

  /// What keeps a constraint's residual from getting beyond zero on a side; `nil` where nothing does.
  private func obstacles(of constraint: Constraint, _ side: Side) -> [Constraint]? {
    var system = self
    system.own()
    guard (try? system.draw(constraint, to: side.sign * Self.far)) != nil,
      let row = system.place(of: constraint), row >= 0
    else { return nil }
    let beyond = (system.tableau.values[row] + side.sign * Self.far) * side.sign
    guard beyond < Self.far * 1e-9 else { return nil }
    return system.constraints(among: system.tableau.symbols(in: row)).filter { $0 != constraint }
  }

  /// Has the residual of a constraint that costs nothing as near a number as can be.
  private mutating func draw(_ constraint: Constraint, to residual: Double) throws(UnsatisfiableConstraint) {
    let level = addLevel(-.infinity, rank: tableau.levelCount)
    setConstant(of: constraint, to: tableau.constants[Int(constraint.symbol)] + residual)
    repair()
    try charge(constraint, Cost(upper: level, lower: level))
  }

  /// Points; farther than any screen reaches.
  static let far = 1e7
}
