/// Dual steps: from a table whose costs are right to one whose residuals are.
extension ConstraintSystem {
  /// Changes the constant that a constraint compares its variables with; `solve` finds the values.
  public mutating func setConstant(of constraint: Constraint, to constant: Double) {
    let symbol = Int(constraint.symbol)
    guard symbols.indices.contains(symbol), !symbols[symbol].isRemoved else { return }
    let change = constant - symbols[symbol].constant
    guard change != 0, change.isFinite else { return }
    symbols[symbol].constant = constant
    needsRepair = true
    let place = Int(symbols[symbol].place)
    if place >= 0 {
      values[place] -= change
      return
    }
    // The residual stays at zero, and so all else moves.
    let (column, count) = (~place, rows.count)
    for row in 0..<count { values[row] += table[row * stride + column] * change }
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

  /// - Parameter newcomer: the constraint to let go first, where not the one that was added last.
  mutating func repair(newcomer: Constraint? = nil) {
    guard needsRepair else { return }
    needsRepair = false
    var steps = stepLimit
    while steps > 0, let row = violatedRow() {
      steps -= 1
      if let blocking = step(row) {
        guard let conflict = release(newcomer, of: blocking) else {
          bounds[row] = .none
          continue
        }
        conflicts.append(conflict)
      }
    }
  }

  /// Takes a new constraint's cost up, from none to what its residual asks for.
  ///
  /// - Returns: the symbols that keep a required constraint from holding; `nil` where it holds.
  mutating func charge(_ symbol: Int32) -> [Int32]? {
    let (upper, lower) = (symbols[Int(symbol)].upper, symbols[Int(symbol)].lower)
    let row = Int(symbols[Int(symbol)].place)
    if values[row].magnitude <= Self.tolerance { values[row] = 0 }
    let isAbove = values[row] > 0
    let level = isAbove ? upper : lower
    if level == CostLevel.free, !(values[row] == 0 && upper != CostLevel.free) {
      bounds[row] = isAbove ? .positive : .negative
      return nil
    }
    if values[row] == 0, upper == CostLevel.required || lower == CostLevel.required {
      // It holds; a bound on the free side keeps it so.
      bounds[row] =
        upper == lower ? .zero : upper == CostLevel.required ? .negative : .positive
      if upper != lower { chargeKept(row) }
      return nil
    }
    if values[row] == 0, upper == CostLevel.free || lower == CostLevel.free {
      bounds[row] = upper == CostLevel.free ? .positive : .negative
      return nil
    }
    let direction = values[row] >= 0 ? 1.0 : -1.0
    needsRepair = true
    return raise(row, direction: direction, from: CostLevel.free, to: direction > 0 ? upper : lower)
  }

  /// The cost of a row at zero whose one side is a wall and whose other side costs: nothing is paid yet.
  private mutating func chargeKept(_ row: Int) {
    let symbol = symbols[Int(rows[row])]
    let level = symbol.upper == CostLevel.required ? symbol.lower : symbol.upper
    guard level != CostLevel.free else { return }
    bounds[row] = .zero
  }

  /// The row of the lowest symbol whose residual is out of bounds. The lowest, so that steps never go round in
  /// circles.
  private func violatedRow() -> Int? {
    var found = -1
    values.withUnsafeBufferPointer { values in
      bounds.withUnsafeBufferPointer { bounds in
        for row in values.indices
        where values[row] < bounds[row].low - Self.tolerance
          || values[row] > bounds[row].high + Self.tolerance
        {
          if found < 0 || rows[row] < rows[found] { found = row }
        }
      }
    }
    return found < 0 ? nil : found
  }

  /// Mends one row.
  private mutating func step(_ row: Int) -> [Int32]? {
    let symbol = symbols[Int(rows[row])]
    let direction = values[row] > 0 ? 1.0 : -1.0
    let isCharged = bounds[row].low != bounds[row].high
    let (paid, asked) = direction > 0 ? (symbol.lower, symbol.upper) : (symbol.upper, symbol.lower)
    return raise(row, direction: direction, from: isCharged ? paid : CostLevel.free, to: asked)
  }

  /// Raises what a row's residual pays, in the direction that brings it to zero, until a column gives way or the
  /// whole price is paid.
  ///
  /// - Returns: the symbols in the way, where the price has no end and no column gives way.
  private mutating func raise(
    _ row: Int, direction: Double, from paid: Int16, to asked: Int16
  ) -> [Int32]? {
    let column = yieldingColumn(row, direction: direction)
    if asked != CostLevel.required, isPriceReached(from: paid, to: asked, before: column, row, direction) {
      uncharge(row)
      charge(row, side: direction > 0 ? 1 : -1)
      return nil
    }
    guard let column else { return symbolsInTheWay(row) }
    let side = table[row * stride + column] * direction < 0 ? 1 : -1
    pivot(row: row, column: column, side: side)
    return nil
  }

  /// The column whose residual is let go first as a row's price rises.
  private func yieldingColumn(_ row: Int, direction: Double) -> Int? {
    var best: Int?
    for column in columns.indices {
      let coefficient = table[row * stride + column]
      guard coefficient.magnitude > Self.tolerance else { continue }
      let symbol = symbols[Int(columns[column])]
      let isFree = symbol.upper == CostLevel.free && symbol.lower == CostLevel.free
      let wall = coefficient * direction < 0 ? symbol.upper : symbol.lower
      guard wall != CostLevel.required else { continue }
      guard let other = best else {
        best = column
        continue
      }
      if isFree, isEntirelyFree(other) {
        if coefficient.magnitude > table[row * stride + other].magnitude + Self.tolerance { best = column }
        continue
      }
      let order = compareRoom(column, other, row, direction)
      if order < 0 || (order == 0 && columns[column] < columns[other]) { best = column }
    }
    return best
  }

  private func isEntirelyFree(_ column: Int) -> Bool {
    let symbol = symbols[Int(columns[column])]
    return symbol.upper == CostLevel.free && symbol.lower == CostLevel.free
  }

  /// What is left of a column's price at a level before it gives way, for each unit that the row's price rises.
  private func room(_ column: Int, level: Int, _ row: Int, _ direction: Double) -> Double {
    let coefficient = table[row * stride + column]
    let symbol = symbols[Int(columns[column])]
    let falls = coefficient * direction < 0
    let price: Double = Int(falls ? symbol.upper : symbol.lower) == level ? 1 : 0
    let slope = gradient[level * stride + column]
    return (price + (falls ? slope : -slope)) / coefficient.magnitude
  }

  private func compareRoom(_ a: Int, _ b: Int, _ row: Int, _ direction: Double) -> Int {
    for level in priorities.indices {
      let difference = room(a, level: level, row, direction) - room(b, level: level, row, direction)
      if difference.magnitude > Self.tolerance { return difference < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Whether a row pays the whole price before a column gives way; in a tie too, so that what was there first stays.
  private func isPriceReached(
    from paid: Int16, to asked: Int16, before column: Int?, _ row: Int, _ direction: Double
  ) -> Bool {
    guard let column else { return true }
    for level in priorities.indices {
      let price: Double = (Int(paid) == level ? 1 : 0) + (Int(asked) == level ? 1 : 0)
      let difference = price - room(column, level: level, row, direction)
      if difference.magnitude > Self.tolerance { return difference < 0 }
    }
    return true
  }

  private func symbolsInTheWay(_ row: Int) -> [Int32] {
    var symbols = [rows[row]]
    for column in columns.indices where table[row * stride + column].magnitude > Self.tolerance {
      symbols.append(columns[column])
    }
    return symbols.sorted()
  }

  /// Lets a constraint go among those that exclude each other: the newcomer, else the one that was added last.
  private mutating func release(_ newcomer: Constraint?, of blocking: [Int32]) -> Conflict? {
    let constraints = constraints(among: blocking)
    guard let last = constraints.first(where: { $0 == newcomer }) ?? constraints.last else { return nil }
    remove(last)
    return Conflict(released: last, conflicting: constraints.filter { $0 != last })
  }

  /// More steps than any table of this size has been seen to take, by far.
  var stepLimit: Int { 1000 + 50 * (rows.count + columns.count) }
}

/// A required constraint that had to be let go.
public struct Conflict: Hashable, Sendable {
  public let released: Constraint
  /// The required constraints that it cannot hold beside.
  public let conflicting: [Constraint]
}
