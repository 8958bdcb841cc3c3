/// Where rows are reckoned to be, and what they cost there.
extension Tableau {
  /// Reckons a row as standing on one side of zero: its cost joins the gradient.
  mutating func charge(_ row: Int, _ side: Side) {
    reckon(row, side)
    addToGradient(row, rows[row].cost, side, 1)
  }

  /// Takes a row's cost out of the gradient.
  mutating func uncharge(_ row: Int) {
    addToGradient(row, rows[row].cost, sides[row], -1)
    sides[row] = .bend
  }

  /// Sets a row's bounds.
  @inline(__always) mutating func reckon(_ row: Int, _ side: Side) {
    let isFree = rows[row].cost.isFree
    sides[row] = side
    lows[row] = isFree || side == .below ? -.infinity : 0
    highs[row] = isFree || side == .above ? .infinity : 0
    changes.note(row: row)
  }

  /// Adds what a row costs on a side to the gradient, times a number.
  @inline(__always)
  mutating func addToGradient(_ row: Int, _ cost: Cost, _ side: Side, _ factor: Double) {
    guard side != .bend else { return }
    let level = cost.on(side)
    guard level.isLevel else { return }
    changes.note(level: Int(level))
    slopes(Int(level)).add(factor * side.sign, times: self.row(row), quads: quads)
  }

  /// Asks nothing of a row any more, which costs nothing.
  func unbind(_ row: Int) {
    sides[row] = .bend
    lows[row] = -.infinity
    highs[row] = .infinity
  }

  /// Takes a row out; the last one takes its place.
  mutating func deleteRow(_ row: Int) {
    uncharge(row)
    changes.isReshaped = true
    if suspect != .none { suspect = .several }
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

  /// Makes a place behind the last row count as a row that is in bounds, since rows are looked at four at a time.
  @inline(__always) func clearRow(_ row: Int) {
    values[row] = 0
    lows[row] = -.infinity
    highs[row] = .infinity
  }
}
