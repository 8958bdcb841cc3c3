/// The table's one operation, and what rows cost.
extension ConstraintSystem {
  /// Exchanges a row and a column: the row's residual goes to zero and the column's is let go.
  ///
  /// - Parameter side: the sign that the column's residual is to have.
  mutating func pivot(row: Int, column: Int, side: Int) {
    uncharge(row)
    let (rowCount, columnCount, stride) = (rows.count, columns.count, stride)
    let levels = priorities.count
    let value = table.withUnsafeMutableBufferPointer { table -> Double in
      guard let base = table.baseAddress else { return 0 }
      let pivotRow = base + row * stride
      let inverse = 1 / pivotRow[column]
      for k in 0..<columnCount { pivotRow[k] *= -inverse }
      pivotRow[column] = inverse
      let value = -values[row] * inverse
      values.withUnsafeMutableBufferPointer { values in
        for other in 0..<rowCount where other != row {
          let target = base + other * stride
          let factor = target[column]
          guard factor != 0 else { continue }
          target[column] = 0
          for k in 0..<columnCount { target[k] += factor * pivotRow[k] }
          values[other] += factor * value
        }
      }
      gradient.withUnsafeMutableBufferPointer { gradient in
        guard let gradientBase = gradient.baseAddress else { return }
        for level in 0..<levels {
          let target = gradientBase + level * stride
          let factor = target[column]
          guard factor != 0 else { continue }
          target[column] = 0
          for k in 0..<columnCount { target[k] += factor * pivotRow[k] }
        }
      }
      return value
    }
    exchangeSymbols(row: row, column: column)
    values[row] = value
    charge(row, side: side)
  }

  private mutating func exchangeSymbols(row: Int, column: Int) {
    let (leaving, entering) = (rows[row], columns[column])
    rows[row] = entering
    columns[column] = leaving
    symbols[Int(entering)].place = Int32(truncatingIfNeeded: row)
    symbols[Int(leaving)].place = ~Int32(truncatingIfNeeded: column)
  }

  /// Reckons a row as standing on one side of zero: its cost joins the gradient.
  mutating func charge(_ row: Int, side: Int) {
    let symbol = symbols[Int(rows[row])]
    if symbol.upper == CostLevel.free, symbol.lower == CostLevel.free {
      bounds[row] = .none
      return
    }
    let level = side > 0 ? symbol.upper : symbol.lower
    bounds[row] = side > 0 ? .positive : .negative
    if level == CostLevel.required { bounds[row] = .zero }
    addToGradient(row, level: level, times: side > 0 ? 1 : -1)
  }

  /// Takes a row's cost out of the gradient.
  mutating func uncharge(_ row: Int) {
    let symbol = symbols[Int(rows[row])]
    let bound = bounds[row]
    if bound.low == 0, bound.high == .infinity {
      addToGradient(row, level: symbol.upper, times: -1)
    } else if bound.high == 0, bound.low == -.infinity {
      addToGradient(row, level: symbol.lower, times: 1)
    }
    bounds[row] = .none
  }

  private mutating func addToGradient(_ row: Int, level: Int16, times factor: Double) {
    guard level >= 0, level != CostLevel.free else { return }
    let (target, source, count) = (Int(level) * stride, row * stride, columns.count)
    gradient.withUnsafeMutableBufferPointer { gradient in
      table.withUnsafeBufferPointer { table in
        for column in 0..<count { gradient[target + column] += factor * table[source + column] }
      }
    }
  }

  /// Takes a row out; the last one takes its place.
  mutating func deleteRow(_ row: Int) {
    guard rows.indices.contains(row) else { return }
    uncharge(row)
    let last = rows.count - 1
    if row != last {
      for column in 0..<stride { table[row * stride + column] = table[last * stride + column] }
      rows[row] = rows[last]
      values[row] = values[last]
      bounds[row] = bounds[last]
      symbols[Int(rows[row])].place = Int32(truncatingIfNeeded: row)
    }
    table.removeLast(stride)
    rows.removeLast()
    values.removeLast()
    bounds.removeLast()
  }
}
