/// New constants for constraints.
extension Tableau {
  /// Changes a constraint's constant, and with it what hangs on its residual.
  @inline(__always)
  mutating func setConstant(of symbol: Int, at place: Int, to constant: Double) {
    let change = constant - constants[symbol]
    constants[symbol] = constant
    changes.note(constant: Int32(truncatingIfNeeded: symbol))
    widen(for: constant.magnitude)
    // As a column, the residual stays at zero, and so all else moves.
    if place >= 0 { return move(row: place, by: -change) }
    catchUp()
    move(column: ~place, by: change)
  }

  @inline(__always) mutating func move(row: Int, by change: Double) {
    let value = values[row] + change
    values[row] = value
    if value < lows[row] - precision || value > highs[row] + precision {
      suspect = suspect == .none || suspect == .row(row) ? .row(row) : .several
    }
  }

  @inline(__always) mutating func move(column: Int, by change: Double) {
    if changes.isTableAsCopied, let entries = changes.entries(of: column, table, stride, rows: rowCount) {
      for entry in entries { move(row: Int(entry.row), by: entry.coefficient * change) }
      return
    }
    for row in 0..<rowCount {
      let coefficient = self.row(row)[column]
      if coefficient != 0 { move(row: row, by: coefficient * change) }
    }
  }
}
