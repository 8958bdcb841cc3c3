/// New constants for constraints.
extension Tableau {
  /// Changes a constraint's constant, and with it what hangs on its residual.
  ///
  /// - Returns: whether a row has gone out of its bounds.
  @inline(__always)
  mutating func setConstant(of symbol: Int, at place: Int, to constant: Double) -> Bool {
    let change = constant - constants[symbol]
    constants[symbol] = constant
    changes.note(constant: Int32(truncatingIfNeeded: symbol))
    widen(for: constant.magnitude)
    // As a column, the residual stays at zero, and so all else moves.
    return place >= 0 ? move(row: place, by: -change) : move(column: ~place, by: change)
  }

  @inline(__always) private func move(row: Int, by change: Double) -> Bool {
    let value = values[row] + change
    values[row] = value
    return value < lows[row] - precision || value > highs[row] + precision
  }

  @inline(__always) private mutating func move(column: Int, by change: Double) -> Bool {
    var isOut = false
    if changes.isTableAsCopied, let entries = changes.entries(of: column, in: self) {
      for entry in entries {
        isOut = move(row: Int(entry.row), by: entry.coefficient * change) || isOut
      }
    } else {
      for row in 0..<rowCount {
        let coefficient = self.row(row)[column]
        if coefficient != 0 { isOut = move(row: row, by: coefficient * change) || isOut }
      }
    }
    return isOut
  }

  /// Asks nothing of a row any more, which costs nothing.
  func unbind(_ row: Int) {
    sides[row] = .bend
    lows[row] = -.infinity
    highs[row] = .infinity
  }
}
