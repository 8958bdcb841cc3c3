extension ConstraintSystem {
  /// One constraint's part in a variable's value.
  public struct Share: Sendable {
    public let constraint: Constraint
    /// How much the value grows for each point that the constraint's constant grows.
    public let factor: Double
    /// What the constraint compares its variables with: its constant less that of its left side.
    public let constant: Double
  }

  /// The constraints that give a variable its value, in the order in which they were added: the value is the sum of
  /// factor times constant. Empty for a variable that nothing holds.
  public func shares(of variable: Variable) -> [Share] {
    let symbol = Int(variable.symbol)
    guard symbol >= 0, symbol < tableau.symbolCount, tableau.symbols[symbol].place >= 0 else { return [] }
    let tableau = caughtUp().tableau
    let factors = tableau.row(Int(tableau.symbols[symbol].place))
    var shares: [(symbol: Int, share: Share)] = []
    for column in 0..<tableau.columnCount where factors[column].magnitude > Tableau.tolerance {
      let symbol = Int(tableau.columns[column].symbol)
      guard tableau.symbols[symbol].kind == .constraint else { continue }
      let share = Share(
        constraint: Constraint(symbol: Int32(truncatingIfNeeded: symbol)), factor: factors[column],
        constant: tableau.constants[symbol])
      shares.append((symbol, share))
    }
    return shares.sorted { $0.symbol < $1.symbol }.map(\.share)
  }
}
