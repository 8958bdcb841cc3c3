/// Copies.
extension Tableau {
  /// A copy with its own memory, with at least as much room.
  func copied(_ capacity: TableauCapacity) -> Tableau {
    var copy = Tableau(capacity)
    copy.takeAll(from: self)
    return copy
  }

  /// Becomes what another is, for which there must be room.
  mutating func takeAll(from other: Tableau) {
    for row in other.rowCount..<max(other.rowCount, rowCount) { clearRow(row) }
    (rowCount, columnCount) = (other.rowCount, other.columnCount)
    (symbolCount, levelCount) = (other.symbolCount, other.levelCount)
    (precision, needsMending) = (other.precision, other.needsMending)
    copyLines(table, other.table, count: rowCount, from: other)
    copyLines(gradient, other.gradient, count: levelCount, from: other)
    values.update(from: other.values, count: rowCount)
    lows.update(from: other.lows, count: rowCount)
    highs.update(from: other.highs, count: rowCount)
    sides.update(from: other.sides, count: rowCount)
    rows.update(from: other.rows, count: rowCount)
    columns.update(from: other.columns, count: columnCount)
    isTouched.update(from: other.isTouched, count: columnCount)
    symbols.update(from: other.symbols, count: symbolCount)
    constants.update(from: other.constants, count: symbolCount)
    priorities.update(from: other.priorities, count: levelCount)
    ranks.update(from: other.ranks, count: levelCount)
    changes.start(columns: columnCount)
  }

  /// Becomes again what another is that this was copied from.
  @inline(__always) mutating func takeBack(from other: borrowing Tableau) {
    (precision, needsMending) = (other.precision, other.needsMending)
    values.copy(other.values, quads: (rowCount &+ 3) >> 2)
    for index in 0..<changes.constantCount {
      let symbol = Int(changes.constants[index])
      constants[symbol] = other.constants[symbol]
    }
    if changes.rowCount > 0 { takeBackRows(from: other) }
    changes.clear()
  }

  private mutating func takeBackRows(from other: borrowing Tableau) {
    let quads = quads
    for index in 0..<changes.rowCount {
      let row = Int(changes.rows[index])
      self.row(row).copy(other.row(row), quads: quads)
      lows[row] = other.lows[row]
      highs[row] = other.highs[row]
      sides[row] = other.sides[row]
      rows[row] = other.rows[row]
      symbols[Int(rows[row].symbol)].place = Int32(truncatingIfNeeded: row)
    }
    for level in 0..<levelCount where changes.isNoted(level: level) {
      slopes(level).copy(other.slopes(level), quads: quads)
    }
    for index in 0..<changes.columnCount {
      let column = Int(changes.columns[index])
      columns[column] = other.columns[column]
      symbols[Int(columns[column].symbol)].place = ~Int32(truncatingIfNeeded: column)
    }
  }

  /// Copies lines of coefficients between tableaus that may differ in their stride.
  private func copyLines(
    _ target: UnsafeMutablePointer<Double>, _ source: UnsafeMutablePointer<Double>, count: Int,
    from other: Tableau
  ) {
    if stride == other.stride {
      target.update(from: source, count: count * stride)
      return
    }
    for line in 0..<count {
      let start = target + line * stride
      start.update(from: source + line * other.stride, count: min(stride, other.stride))
      if stride > other.stride {
        (start + other.stride).update(repeating: 0, count: stride - other.stride)
      }
    }
  }

  /// Makes a place behind the last row count as a row that is in bounds, since rows are looked at four at a time.
  @inline(__always) func clearRow(_ row: Int) {
    values[row] = 0
    lows[row] = -.infinity
    highs[row] = .infinity
  }
}
