extension ConstraintSystem {
  /// Adds a variable, 0 as long as nothing says otherwise.
  ///
  /// - Parameter isNegativeAllowed: `false` for a length, which is never less than 0.
  public mutating func addVariable(isNegativeAllowed: Bool = true) -> Variable {
    own()
    if tableau.columnCount == tableau.stride || tableau.symbolCount == tableau.capacity.symbols { grow() }
    let symbol = Int32(truncatingIfNeeded: tableau.symbolCount)
    tableau.addColumn(Tableau.Residual(symbol: symbol, cost: isNegativeAllowed ? .none : .length))
    return Variable(symbol: symbol)
  }

  /// Adds a constraint and finds the solution with it.
  ///
  /// - Parameter priority: 1000 and more is required; otherwise any number, higher before lower.
  /// - Throws: `UnsatisfiableConstraint` where a required constraint cannot hold beside the other required ones, or a
  ///   number is none; the system is then as if it had not been added.
  @discardableResult
  public mutating func add(
    _ expression: LinearExpression, _ relation: Relation = .equal, _ constant: Double = 0,
    priority: Double = Priority.required
  ) throws(UnsatisfiableConstraint) -> Constraint {
    try add(relation, constant - expression.constant, priority: priority) { row in
      for term in expression.terms { row.add(term.coefficient, term.variable) }
    }
  }

  /// Adds a constraint whose left side is handed over variable by variable: the quickest way.
  @discardableResult
  public mutating func add(
    _ relation: Relation, _ constant: Double, priority: Double = Priority.required,
    _ leftSide: (inout ConstraintRow) -> Void
  ) throws(UnsatisfiableConstraint) -> Constraint {
    own()
    let level = level(of: priority)
    let cost =
      switch relation {
      case .equal: Cost(upper: level, lower: level)
      case .lessThanOrEqual: Cost(upper: level, lower: Cost.free)
      case .greaterThanOrEqual: Cost(upper: Cost.free, lower: level)
      }
    return try add(cost, constant, leftSide)
  }

  /// Adds a constraint on a length that content has: to be more costs at one priority, to be less at another.
  ///
  /// - Parameters:
  ///   - hugging: the priority against being more than `constant`.
  ///   - compressionResistance: the priority against being less.
  @discardableResult
  public mutating func addContentLength(
    _ expression: LinearExpression, _ constant: Double, hugging: Double, compressionResistance: Double
  ) throws(UnsatisfiableConstraint) -> Constraint {
    try addContentLength(
      constant - expression.constant, hugging: hugging, compressionResistance: compressionResistance
    ) { row in
      for term in expression.terms { row.add(term.coefficient, term.variable) }
    }
  }

  /// The same for a length that is handed over variable by variable.
  @discardableResult
  public mutating func addContentLength(
    _ constant: Double, hugging: Double, compressionResistance: Double,
    _ length: (inout ConstraintRow) -> Void
  ) throws(UnsatisfiableConstraint) -> Constraint {
    own()
    let cost = Cost(upper: level(of: hugging), lower: level(of: compressionResistance))
    return try add(cost, constant, length)
  }

  mutating func add(
    _ cost: Cost, _ constant: Double, _ leftSide: (inout ConstraintRow) -> Void
  ) throws(UnsatisfiableConstraint) -> Constraint {
    repair()
    if tableau.rowCount == tableau.capacity.rows || tableau.symbolCount == tableau.capacity.symbols { grow() }
    var row = ConstraintRow(&tableau)
    leftSide(&row)
    guard row.magnitude <= Self.greatestCoefficient, let constant = Self.clamped(constant) else {
      throw UnsatisfiableConstraint(conflicting: [])
    }
    let (value, untouched) = (row.value - constant, row.untouched)
    let constraint = Constraint(symbol: Int32(truncatingIfNeeded: tableau.symbolCount))
    tableau.finishRow(Tableau.Residual(symbol: constraint.symbol, cost: cost), value, constant)
    if let untouched, tableau.takeLast(untouched: untouched) { return constraint }
    try settle(constraint)
    return constraint
  }

  /// Takes a new constraint's cost up and mends what that breaks.
  mutating func settle(_ constraint: Constraint) throws(UnsatisfiableConstraint) {
    guard let row = place(of: constraint) else { return }
    switch tableau.take(row) {
    case .kept: return
    case .blocked:
      let others = constraints(among: tableau.symbols(in: row)).filter { $0 != constraint }
      remove(constraint)
      throw UnsatisfiableConstraint(conflicting: others)
    case .pivoted:
      let known = conflicts.count
      repair(newcomer: constraint)
      // The others held together, so that only the newcomer can be too much.
      if conflicts.count > known, let conflict = conflicts.popLast() {
        throw UnsatisfiableConstraint(conflicting: conflict.conflicting)
      }
    }
  }

  func constraints(among symbols: [Int32]) -> [Constraint] {
    symbols.filter { tableau.symbols[Int($0)].kind == .constraint }.map(Constraint.init)
  }

  /// The level of a priority, which is made where there is none.
  mutating func level(of priority: Double) -> Int16 {
    // NaN is no priority; it counts as required, which is what a caller notices first.
    guard priority < Priority.required else { return Cost.wall }
    var rank = 0
    while rank < tableau.levelCount {
      let level = tableau.ranks[rank]
      if tableau.priorities[Int(level)] == priority { return level }
      if tableau.priorities[Int(level)] < priority { break }
      rank += 1
    }
    return addLevel(priority, rank: rank)
  }

  /// Makes a level behind `rank` others.
  mutating func addLevel(_ priority: Double, rank: Int) -> Int16 {
    // Nobody needs so many; then the neighbour's serves.
    guard tableau.levelCount < Int(Int16.max) - 8 else { return tableau.ranks[max(0, rank - 1)] }
    if tableau.levelCount == tableau.capacity.levels {
      var capacity = tableau.capacity
      capacity.levels *= 2
      move(to: capacity)
    }
    return tableau.addLevel(priority, rank: rank)
  }

  /// Makes room for more of what there is no room for.
  private mutating func grow() {
    var capacity = tableau.capacity
    if tableau.columnCount == capacity.stride {
      capacity.stride = TableauCapacity.roundedUp(capacity.stride * 3 / 2 + 4)
    }
    if tableau.rowCount == capacity.rows { capacity.rows *= 2 }
    if tableau.symbolCount == capacity.symbols { capacity.symbols *= 2 }
    move(to: capacity)
  }

  static let greatestCoefficient = 1e9

  /// A constant within limits; `nil` for NaN.
  static func clamped(_ constant: Double) -> Double? {
    constant.isNaN ? nil : max(-1e9, min(1e9, constant))
  }
}
