/// The table's one operation, and what rows cost.
extension Tableau {
  /// Exchanges a row and a column: the row's residual goes to zero and the column's is let go.
  ///
  /// - Parameter side: where the column's residual is then reckoned to be.
  mutating func pivot(row: Int, column: Int, side: Side) {
    uncharge(row)
    changes.note(row: row)
    changes.note(column: column)
    isTouched[column] = true
    let (quads, stride, values) = (quads, stride, values)
    let pivotRow = self.row(row)
    let inverse = 1 / pivotRow[column]
    pivotRow.scale(by: -inverse, quads: quads)
    pivotRow[column] = inverse
    let value = -values[row] * inverse
    var target = table
    for other in 0..<rowCount {
      if target[column] != 0, other != row {
        let factor = target.exchange(column, pivotRow, quads: quads)
        move(row: other, by: factor * value)
        changes.note(row: other)
      }
      target += stride
    }
    target = gradient
    for level in 0..<levelCount {
      if target[column] != 0 {
        _ = target.exchange(column, pivotRow, quads: quads)
        changes.note(level: level)
      }
      target += stride
    }
    exchangeSymbols(row: row, column: column)
    values[row] = value
    charge(row, side)
  }

  /// The same where no row hangs on the column: nothing else changes.
  mutating func pivot(row: Int, untouched column: Int) {
    isTouched[column] = true
    let pivotRow = self.row(row)
    let inverse = 1 / pivotRow[column]
    pivotRow.scale(by: -inverse, quads: quads)
    pivotRow[column] = inverse
    exchangeSymbols(row: row, column: column)
    values[row] *= -inverse
    charge(row, .above)
  }

  private mutating func exchangeSymbols(row: Int, column: Int) {
    let (leaving, entering) = (rows[row], columns[column])
    rows[row] = entering
    columns[column] = leaving
    symbols[Int(entering.symbol)].place = Int32(truncatingIfNeeded: row)
    symbols[Int(leaving.symbol)].place = ~Int32(truncatingIfNeeded: column)
  }

  /// Reckons a row as standing on one side of zero: its cost joins the gradient.
  @inline(__always) mutating func charge(_ row: Int, _ side: Side) {
    let cost = rows[row].cost
    sides[row] = side
    let isFree = cost.isFree
    lows[row] = isFree || side == .below ? -.infinity : 0
    highs[row] = isFree || side == .above ? .infinity : 0
    changes.note(row: row)
    addToGradient(row, times: side.sign)
  }

  /// Takes a row's cost out of the gradient.
  @inline(__always) mutating func uncharge(_ row: Int) {
    addToGradient(row, times: -sides[row].sign)
    sides[row] = .bend
  }

  @inline(__always) private mutating func addToGradient(_ row: Int, times sign: Double) {
    guard sides[row] != .bend else { return }
    let level = rows[row].cost.on(sides[row])
    guard level.isLevel else { return }
    changes.note(level: Int(level))
    slopes(Int(level)).add(sign, times: self.row(row), quads: quads)
  }

  /// Takes a row out; the last one takes its place.
  mutating func deleteRow(_ row: Int) {
    uncharge(row)
    changes.isReshaped = true
    let last = rowCount - 1
    if row != last {
      self.row(row).copy(self.row(last), quads: quads)
      values[row] = values[last]
      lows[row] = lows[last]
      highs[row] = highs[last]
      sides[row] = sides[last]
      rows[row] = rows[last]
      symbols[Int(rows[row].symbol)].place = Int32(truncatingIfNeeded: row)
    }
    clearRow(last)
    rowCount = last
  }
  /// Takes out the rows of constraints that are gone.
  mutating func deleteRemovedRows() {
    for row in (0..<rowCount).reversed() where symbols[Int(rows[row].symbol)].kind == .removed {
      deleteRow(row)
    }
  }
}
