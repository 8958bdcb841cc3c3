@testable import ConstraintSolver

extension ConstraintSystem {
  /// What is wrong with the table: a row out of its bounds, or a column that costs less when it is let go.
  var faults: [String] {
    var faults: [String] = []
    var system = self
    system.own()
    let tableau = system.tableau
    for row in 0..<tableau.rowCount {
      let (value, low, high) = (tableau.values[row], tableau.lows[row], tableau.highs[row])
      if value < low - tableau.precision || value > high + tableau.precision {
        faults.append("row \(row) is \(value), not in \(low)...\(high)")
      }
    }
    for column in 0..<tableau.columnCount {
      for side in [Side.above, .below] where tableau.sign(of: .init(column: column, side: side)) < 0 {
        faults.append("column \(column) costs less \(side)")
      }
    }
    return faults
  }
}
