/// New columns, rows and levels, for which there must be room.
extension Tableau {
  mutating func addColumn(_ residual: Residual) {
    symbols[symbolCount] = Symbol(place: ~Int32(truncatingIfNeeded: columnCount), kind: .variable)
    constants[symbolCount] = 0
    columns[columnCount] = residual
    isTouched[columnCount] = false
    symbolCount += 1
    columnCount += 1
    changes.isReshaped = true
  }

  /// Takes the row behind the last one in, whose coefficients are written already. It costs nothing yet.
  mutating func finishRow(_ residual: Residual, _ value: Double, _ constant: Double) {
    let row = rowCount
    symbols[symbolCount] = Symbol(place: Int32(truncatingIfNeeded: row), kind: .constraint)
    constants[symbolCount] = constant
    values[row] = value
    lows[row] = -.infinity
    highs[row] = .infinity
    sides[row] = .bend
    rows[row] = residual
    widen(for: max(constant.magnitude, value.magnitude))
    symbolCount += 1
    rowCount += 1
    changes.isReshaped = true
  }

  mutating func addLevel(_ priority: Double, rank: Int) -> Int16 {
    let level = Int16(truncatingIfNeeded: levelCount)
    priorities[levelCount] = priority
    slopes(levelCount).update(repeating: 0, count: stride)
    var last = levelCount
    while last > rank {
      ranks[last] = ranks[last - 1]
      last -= 1
    }
    ranks[rank] = level
    levelCount += 1
    changes.isReshaped = true
    return level
  }

  /// Lets residuals be as inexact as a number that comes in makes them.
  @inline(__always) mutating func widen(for number: Double) {
    if number * 1e-13 > precision { precision = number * 1e-13 }
  }
}
