/// Primal steps: from a table whose residuals are right to one whose costs are.
extension Tableau {
  /// Lets columns go as long as that costs less.
  mutating func improve() {
    // Each step reads the table.
    changes.isReshaped = true
    var steps = stepLimit
    while steps > 0, let move = improvingMove() {
      steps -= 1
      guard let row = firstRowReached(by: move) else { return }
      pivot(row: row, column: move.column, side: move.side)
    }
  }

  /// The column of the lowest symbol that costs less on one of its sides.
  private mutating func improvingMove() -> Move? {
    var found: Move?
    for column in 0..<columnCount {
      if let other = found, columns[other.column].symbol < columns[column].symbol { continue }
      for side in [Side.above, .below] where sign(of: Move(column: column, side: side)) < 0 {
        found = Move(column: column, side: side)
        break
      }
    }
    return found
  }

  /// The row whose residual comes to a bound first; of several the lowest symbol's.
  private mutating func firstRowReached(by move: Move) -> Int? {
    var found: (row: Int, length: Double)?
    for row in 0..<rowCount {
      let rate = self.row(row)[move.column] * move.side.sign
      guard rate.magnitude > Self.tolerance else { continue }
      let bound = rate < 0 ? lows[row] : highs[row]
      guard bound.isFinite, isInBounds(row) else { continue }
      let length = max(0, (bound - values[row]) / rate)
      if let best = found {
        if length > best.length + precision { continue }
        if length > best.length - precision, rows[row].symbol > rows[best.row].symbol { continue }
      }
      found = (row, length)
    }
    return found?.row
  }

  private mutating func isInBounds(_ row: Int) -> Bool {
    values[row] >= lows[row] - precision && values[row] <= highs[row] + precision
  }

  /// More steps than any table of this size has been seen to take, by far.
  var stepLimit: Int { 1000 + 50 * (rowCount + columnCount) }
}
