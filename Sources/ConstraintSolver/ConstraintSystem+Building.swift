extension ConstraintSystem {
  /// Adds a variable, 0 as long as nothing says otherwise.
  ///
  /// - Parameter isNegativeAllowed: `false` for a length, which is never less than 0.
  public mutating func addVariable(isNegativeAllowed: Bool = true) -> Variable {
    if columns.count == stride { restride(to: max(4, (stride * 3 / 2 + 3) & ~3)) }
    let symbol = Int32(truncatingIfNeeded: symbols.count)
    let lower = isNegativeAllowed ? CostLevel.free : CostLevel.required
    symbols.append(
      Symbol(
        place: ~Int32(truncatingIfNeeded: columns.count), upper: CostLevel.free, lower: lower,
        isVariable: true))
    columns.append(symbol)
    return Variable(symbol: symbol)
  }

  /// Adds a constraint and finds the solution with it.
  ///
  /// - Parameter priority: 1000 and more is required; otherwise any number, higher before lower.
  /// - Throws: `UnsatisfiableConstraint` where a required constraint cannot hold beside the other required ones; the
  ///   system is then as if it had not been added.
  @discardableResult
  public mutating func add(
    _ expression: LinearExpression, _ relation: Relation = .equal, _ constant: Double = 0,
    priority: Double = Priority.required
  ) throws(UnsatisfiableConstraint) -> Constraint {
    beginConstraint(comparedWith: constant - expression.constant)
    for term in expression.terms { addTerm(term.coefficient, term.variable) }
    let level = level(of: priority)
    switch relation {
    case .equal: return try finishConstraint(constant, upper: level, lower: level)
    case .lessThanOrEqual: return try finishConstraint(constant, upper: level, lower: CostLevel.free)
    case .greaterThanOrEqual: return try finishConstraint(constant, upper: CostLevel.free, lower: level)
    }
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
    beginConstraint(comparedWith: constant - expression.constant)
    for term in expression.terms { addTerm(term.coefficient, term.variable) }
    // The second may move the first by one.
    _ = (level(of: hugging), level(of: compressionResistance))
    return try finishConstraint(
      constant, upper: level(of: hugging), lower: level(of: compressionResistance))
  }

  /// Begins a row for `terms − constant`.
  private mutating func beginConstraint(comparedWith constant: Double) {
    repair()
    table.append(contentsOf: repeatElement(0, count: stride))
    values.append(-constant)
    bounds.append(.none)
    rows.append(Int32(truncatingIfNeeded: symbols.count))
  }

  private mutating func addTerm(_ coefficient: Double, _ variable: Variable) {
    guard coefficient != 0, symbols.indices.contains(Int(variable.symbol)) else { return }
    let last = rows.count - 1
    let place = Int(symbols[Int(variable.symbol)].place)
    guard place >= 0 else {
      table[last * stride + ~place] += coefficient
      return
    }
    values[last] += coefficient * values[place]
    let (target, source) = (last * stride, place * stride)
    let count = columns.count
    table.withUnsafeMutableBufferPointer { table in
      for column in 0..<count { table[target + column] += coefficient * table[source + column] }
    }
  }

  /// Takes the row begun last in, at its cost.
  private mutating func finishConstraint(
    _ constant: Double, upper: Int16, lower: Int16
  ) throws(UnsatisfiableConstraint) -> Constraint {
    let symbol = Int32(truncatingIfNeeded: symbols.count)
    let constraint = Constraint(symbol: symbol)
    symbols.append(
      Symbol(
        place: Int32(truncatingIfNeeded: rows.count - 1), upper: upper, lower: lower, isVariable: false,
        constant: constant))
    try settle(constraint)
    return constraint
  }

  /// Takes a new constraint's cost up and mends what that breaks.
  mutating func settle(_ constraint: Constraint) throws(UnsatisfiableConstraint) {
    if let blocking = charge(constraint.symbol) {
      let others = self.constraints(among: blocking).filter { $0 != constraint }
      remove(constraint)
      throw UnsatisfiableConstraint(conflicting: others)
    }
    let known = conflicts.count
    repair(newcomer: constraint)
    // The others held together, so that only the newcomer can be too much.
    if conflicts.count > known, let conflict = conflicts.popLast() {
      throw UnsatisfiableConstraint(conflicting: conflict.conflicting)
    }
  }

  func constraints(among symbols: [Int32]) -> [Constraint] {
    symbols.filter { !self.symbols[Int($0)].isVariable }.map(Constraint.init)
  }

  /// The place of a priority among those in use, which is made where there is none.
  mutating func level(of priority: Double) -> Int16 {
    // NaN is no priority; it counts as required, which is what a caller notices first.
    guard priority < Priority.required else { return CostLevel.required }
    var level = 0
    while level < priorities.count, priorities[level] > priority { level += 1 }
    if level == priorities.count || priorities[level] != priority {
      priorities.insert(priority, at: level)
      gradient.insert(contentsOf: repeatElement(0, count: stride), at: level * stride)
      let inserted = Int16(truncatingIfNeeded: level)
      for index in symbols.indices {
        symbols[index].upper.make(roomAt: inserted)
        symbols[index].lower.make(roomAt: inserted)
      }
    }
    return Int16(truncatingIfNeeded: level)
  }

  /// Gives every row room for more columns.
  mutating func restride(to wider: Int) {
    table = Self.restrided(table, from: stride, to: wider, rows: rows.count)
    gradient = Self.restrided(gradient, from: stride, to: wider, rows: priorities.count)
    stride = wider
  }

  private static func restrided(_ numbers: [Double], from old: Int, to new: Int, rows: Int) -> [Double] {
    var wide = [Double](repeating: 0, count: rows * new)
    for row in 0..<rows {
      for column in 0..<old { wide[row * new + column] = numbers[row * old + column] }
    }
    return wide
  }
}

extension Int16 {
  /// Keeps a level that is at or behind a new one at its priority.
  fileprivate mutating func make(roomAt inserted: Int16) {
    if self >= inserted, self != CostLevel.free { self += 1 }
  }
}
