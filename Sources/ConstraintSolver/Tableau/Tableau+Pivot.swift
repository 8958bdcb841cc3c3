/// The table's one operation: a row and a column change places.
extension Tableau {
  /// An exchange that has been made in the residuals, but not in the table yet.
  struct Postponed {
    var row: Int
    var column: Int
    /// Where the row's residual was reckoned to be.
    var side: Side
  }

  /// Exchanges a row and a column: the row's residual goes to zero and the column's is let go.
  ///
  /// Where the tableau can be taken back to another one, the table waits: the last exchange before that is never
  /// needed in it.
  ///
  /// - Parameter side: where the column's residual is then reckoned to be.
  mutating func pivot(row: Int, column: Int, side: Side) {
    let value = -values[row] / self.row(row)[column]
    let exchange = Postponed(row: row, column: column, side: sides[row])
    let isPostponed = !changes.isReshaped
    if isPostponed {
      move(column: column, by: value)
      postponed = exchange
    } else {
      exchangeCoefficients(exchange, value)
    }
    exchangeSymbols(row: row, column: column)
    values[row] = value
    reckon(row, side)
    if !isPostponed { addToGradient(row, rows[row].cost, side, 1) }
    changes.note(column: column)
  }

  /// Makes up for an exchange that was postponed.
  @inline(__always) mutating func catchUp() {
    if let exchange = postponed { catchUp(with: exchange) }
  }

  private mutating func catchUp(with exchange: Postponed) {
    postponed = nil
    let (row, column) = (exchange.row, exchange.column)
    // Their places are exchanged already.
    swap(&rows[row].cost, &columns[column].cost)
    exchangeCoefficients(exchange, 0)
    swap(&rows[row].cost, &columns[column].cost)
    addToGradient(row, rows[row].cost, sides[row], 1)
  }

  /// Exchanges a row and a column in the table, and takes what the row costs out of the gradient.
  ///
  /// - Parameter value: by how much the column's residual grows.
  private mutating func exchangeCoefficients(_ exchange: Postponed, _ value: Double) {
    let (row, column) = (exchange.row, exchange.column)
    addToGradient(row, rows[row].cost, exchange.side, -1)
    let (quads, stride) = (quads, stride)
    let pivotRow = self.row(row)
    let inverse = 1 / pivotRow[column]
    pivotRow.scale(by: -inverse, quads: quads)
    pivotRow[column] = inverse
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
  }

  /// Exchanges a row and a column on which no row hangs: nothing else changes.
  mutating func pivot(row: Int, untouched column: Int) {
    isTouched[column] = true
    let pivotRow = self.row(row)
    let inverse = 1 / pivotRow[column]
    pivotRow.scale(by: -inverse, quads: quads)
    pivotRow[column] = inverse
    exchangeSymbols(row: row, column: column)
    values[row] *= -inverse
    reckon(row, .above)
  }

  private mutating func exchangeSymbols(row: Int, column: Int) {
    let (leaving, entering) = (rows[row], columns[column])
    rows[row] = entering
    columns[column] = leaving
    symbols[Int(entering.symbol)].place = Int32(truncatingIfNeeded: row)
    symbols[Int(leaving.symbol)].place = ~Int32(truncatingIfNeeded: column)
  }
}
