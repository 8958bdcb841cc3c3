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
    (precision, suspect, postponed) = (other.precision, other.suspect, other.postponed)
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
}
