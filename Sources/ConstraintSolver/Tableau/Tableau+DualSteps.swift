/// Dual steps: from a table whose costs are right to one whose residuals are.
extension Tableau {
  /// How a step ended.
  enum Step {
    /// The row stays, and no residual has changed.
    case kept
    /// A column has taken its place.
    case pivoted
    /// No column gives way to a required row.
    case blocked
  }

  /// The row of the lowest symbol whose residual is out of bounds; the lowest, so that steps never go round in
  /// circles. Notes whether there are others.
  mutating func violatedRow() -> Int? {
    switch suspect {
    case .none: return nil
    case .row(let row):
      suspect = .none
      let value = values[row]
      return value < lows[row] - precision || value > highs[row] + precision ? row : nil
    case .several: return lowestViolatedRow()
    }
  }

  private mutating func lowestViolatedRow() -> Int? {
    suspect = .none
    let (values, lows, highs, rows) = (values, lows, highs, rows)
    let precision = SIMD4<Double>(repeating: precision)
    var found: Int?
    for index in 0..<(rowCount &+ 3) >> 2 {
      let value = values.quad(index)
      let isOut = (value .< lows.quad(index) - precision) .| (value .> highs.quad(index) + precision)
      guard any(isOut) else { continue }
      for place in 0..<4 where isOut[place] {
        let row = index &* 4 &+ place
        if let other = found {
          suspect = .several
          if rows[row].symbol > rows[other].symbol { continue }
        }
        found = row
      }
    }
    return found
  }

  /// Brings a row that is out of bounds to zero, or has it pay for the side that it is on.
  mutating func mend(_ row: Int) -> Step {
    catchUp()
    let side: Side = values[row] > 0 ? .above : .below
    let paid = sides[row] == .bend ? Cost.free : rows[row].cost.on(side.opposite)
    return raise(row, to: side, from: paid)
  }

  /// Takes a new row's cost up, from none to what its residual asks for.
  mutating func take(_ row: Int) -> Step {
    if values[row].magnitude <= precision { values[row] = 0 }
    let cost = rows[row].cost
    if values[row] == 0 {
      let side: Side = cost.upper == Cost.free ? .above : cost.lower == Cost.free ? .below : .bend
      charge(row, side)
      return .kept
    }
    let side: Side = values[row] > 0 ? .above : .below
    guard cost.on(side) != Cost.free else {
      charge(row, side)
      return .kept
    }
    return raise(row, to: side, from: Cost.free)
  }

  /// Takes the last row in as a column, in exchange for one on which no other row hangs and which is let go for
  /// nothing.
  ///
  /// - Returns: `false` where that cannot be or need not be.
  mutating func takeLast(untouched column: Int) -> Bool {
    let row = rowCount &- 1
    if values[row].magnitude <= precision { values[row] = 0 }
    let (value, coefficient, cost) = (values[row], self.row(row)[column], rows[row].cost)
    isTouched[column] = true
    // Small coefficients are inexact to divide by.
    guard coefficient.magnitude > 1e-3 else { return false }
    if value != 0, cost.on(value > 0 ? .above : .below) == Cost.free { return false }
    if columns[column].cost.lower == Cost.wall, value * coefficient > 0 { return false }
    pivot(row: row, untouched: column)
    return true
  }

  /// Raises what a row pays towards the cost of a side, until a column gives way or the whole is paid.
  private mutating func raise(_ row: Int, to side: Side, from paid: Int16) -> Step {
    let asked = rows[row].cost.on(side)
    let move = yieldingMove(row, side)
    if asked != Cost.wall {
      let isPaid = if let move { isRise(from: paid, to: asked, of: row, lessThan: move) } else { true }
      if isPaid {
        uncharge(row)
        charge(row, side)
        return .kept
      }
    }
    guard let move else { return .blocked }
    pivot(row: row, column: move.column, side: move.side)
    return .pivoted
  }

  /// The column whose residual is let go first as a row pays more for its side.
  private mutating func yieldingMove(_ row: Int, _ side: Side) -> Move? {
    var best = Move(column: -1, side: .bend, rate: 0)
    let (coefficients, quads) = (self.row(row), quads)
    for quad in 0..<quads where !coefficients.isZero(quad) {
      for column in quad &* 4..<quad &* 4 &+ 4 where coefficients[column].magnitude > Self.tolerance {
        let coefficient = coefficients[column]
        let way: Side = (coefficient < 0) == (side == .above) ? .above : .below
        let move = Move(column: column, side: way, rate: coefficient.magnitude)
        if columns[column].cost.on(way) != Cost.wall, yields(move, before: best) { best = move }
      }
    }
    return best.column < 0 ? nil : best
  }

  private mutating func yields(_ move: Move, before best: Move) -> Bool {
    guard best.column >= 0 else { return true }
    let (residual, other) = (columns[move.column], columns[best.column])
    if residual.cost.isFree || other.cost.isFree {
      // A variable that nothing holds costs nothing; the greatest coefficient is the most exact.
      guard other.cost.isFree else { return true }
      return residual.cost.isFree && move.rate > best.rate + Self.tolerance
    }
    let order = compare(move, best)
    return order < 0 || (order == 0 && residual.symbol < other.symbol)
  }

  /// The symbols that a row's residual hangs on, its own among them, in order.
  func symbols(in row: Int) -> [Int32] {
    var symbols = [rows[row].symbol]
    for column in 0..<columnCount where self.row(row)[column].magnitude > Self.tolerance {
      symbols.append(columns[column].symbol)
    }
    return symbols.sorted()
  }
}
