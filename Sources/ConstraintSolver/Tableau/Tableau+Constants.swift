extension Tableau {
  /// Changes a constraint's constant, and with it what hangs on its residual.
  mutating func setConstant(of symbol: Int32, at place: Int, to constant: Double, change: Double) {
    constants[Int(symbol)] = constant
    changes.note(constant: symbol)
    widen(for: constant.magnitude)
    if place >= 0 {
      values[place] -= change
    } else {
      // The residual stays at zero, and so all else moves.
      move(column: ~place, by: change)
    }
  }

  private func move(column: Int, by change: Double) {
    guard changes.rowCount == 0, !changes.isReshaped else {
      var coefficient = table + column
      for row in 0..<rowCount {
        values[row] += coefficient.pointee * change
        coefficient += stride
      }
      return
    }
    let copy = changes.columns + column &* capacity.rows
    if !changes.isColumnCopied[column] { copyColumn(column, to: copy) }
    values.add(change, times: copy, quads: (rowCount &+ 3) >> 2)
  }

  private func copyColumn(_ column: Int, to copy: UnsafeMutablePointer<Double>) {
    for row in 0..<rowCount { copy[row] = self.row(row)[column] }
    for row in rowCount..<(rowCount + 3) & ~3 { copy[row] = 0 }
    changes.isColumnCopied[column] = true
  }

  /// Asks nothing of a row any more, which costs nothing.
  func unbind(_ row: Int) {
    sides[row] = .bend
    lows[row] = -.infinity
    highs[row] = .infinity
  }
}
