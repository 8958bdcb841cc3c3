/// Primal steps: from a table whose residuals are right to one whose costs are.
extension ConstraintSystem {
  /// Takes a constraint away and finds the solution without it. A second time does nothing.
  public mutating func remove(_ constraint: Constraint) {
    let symbol = Int(constraint.symbol)
    guard symbols.indices.contains(symbol), !symbols[symbol].isVariable, !symbols[symbol].isRemoved else {
      return
    }
    symbols[symbol].isRemoved = true
    let place = Int(symbols[symbol].place)
    if place >= 0 { uncharge(place) }
    symbols[symbol].upper = CostLevel.free
    symbols[symbol].lower = CostLevel.free
    if place >= 0 { deleteRow(place) }
    improve()
    deleteRemovedRows()
  }

  /// Gives a constraint another priority on both of the sides on which it costs anything.
  ///
  /// - Throws: `UnsatisfiableConstraint` where it cannot be required; it is then gone.
  public mutating func setPriority(
    of constraint: Constraint, to priority: Double
  ) throws(UnsatisfiableConstraint) {
    repair()
    let level = level(of: priority)
    let index = Int(constraint.symbol)
    guard symbols.indices.contains(index), !symbols[index].isVariable, !symbols[index].isRemoved else {
      return
    }
    let (upper, lower) = (symbols[index].upper, symbols[index].lower)
    let place = Int(symbols[index].place)
    if place >= 0 { uncharge(place) }
    symbols[index].upper = CostLevel.free
    symbols[index].lower = CostLevel.free
    improve()
    symbols[index].upper = upper == CostLevel.free ? upper : level
    symbols[index].lower = lower == CostLevel.free ? lower : level
    // As a column it holds, and whatever holding it is worth now is within its new price or mended next.
    guard symbols[index].place >= 0 else { return }
    try settle(constraint)
  }

  /// Lets columns go as long as that costs less.
  private mutating func improve() {
    var steps = stepLimit
    while steps > 0, let (column, side) = improvingColumn() {
      steps -= 1
      guard let row = firstRowReached(column, side: side) else { return }
      pivot(row: row, column: column, side: side)
    }
  }

  /// The column of the lowest symbol that costs less on one of its sides.
  private func improvingColumn() -> (column: Int, side: Int)? {
    var found: (column: Int, side: Int)?
    for column in columns.indices {
      if let other = found?.column, columns[other] < columns[column] { continue }
      if sign(column, side: 1) < 0 {
        found = (column, 1)
      } else if sign(column, side: -1) < 0 {
        found = (column, -1)
      }
    }
    return found
  }

  /// Whether a column's residual on a side costs more (1), less (−1) or neither (0).
  func sign(_ column: Int, side: Int) -> Int {
    let symbol = symbols[Int(columns[column])]
    let wall = side > 0 ? symbol.upper : symbol.lower
    guard wall != CostLevel.required else { return 1 }
    for level in priorities.indices {
      let slope = gradient[level * stride + column]
      let cost = (Int(wall) == level ? 1 : 0) + (side > 0 ? slope : -slope)
      if cost.magnitude > Self.tolerance { return cost < 0 ? -1 : 1 }
    }
    return 0
  }

  /// The row whose residual comes to a bound first as a column's grows to a side; of several the lowest symbol's.
  func firstRowReached(_ column: Int, side: Int) -> Int? {
    var found: (row: Int, length: Double)?
    for row in rows.indices {
      let rate = table[row * stride + column] * Double(side)
      guard rate.magnitude > Self.tolerance else { continue }
      let bound = rate < 0 ? bounds[row].low : bounds[row].high
      guard bound.isFinite, isInBounds(row) else { continue }
      let length = max(0, (bound - values[row]) / rate)
      if let best = found {
        if length > best.length + Self.tolerance { continue }
        if length > best.length - Self.tolerance, rows[row] > rows[best.row] { continue }
      }
      found = (row, length)
    }
    return found?.row
  }

  private func isInBounds(_ row: Int) -> Bool {
    values[row] >= bounds[row].low - Self.tolerance && values[row] <= bounds[row].high + Self.tolerance
  }

  private mutating func deleteRemovedRows() {
    for row in rows.indices.reversed() where symbols[Int(rows[row])].isRemoved { deleteRow(row) }
  }
}
