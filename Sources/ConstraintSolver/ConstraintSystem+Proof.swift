extension ConstraintSystem {
  /// One constraint's part in a variable's value.
  public struct Share: Sendable {
    public let constraint: Constraint
    /// How much the value grows for each point that the constraint's constant grows.
    public let factor: Double
    /// What the constraint compares its variables with.
    public let constant: Double
  }

  /// The constraints that give a variable its value, in the order in which they were added: the value is the sum of
  /// factor times constant. Empty for a variable that nothing holds.
  public func shares(of variable: Variable) -> [Share] {
    guard symbols.indices.contains(Int(variable.symbol)) else { return [] }
    let row = Int(symbols[Int(variable.symbol)].place)
    guard row >= 0 else { return [] }
    var shares: [(symbol: Int32, share: Share)] = []
    for column in columns.indices {
      let (symbol, factor) = (columns[column], table[row * stride + column])
      guard factor.magnitude > Self.tolerance, !symbols[Int(symbol)].isVariable else { continue }
      let share = Share(
        constraint: Constraint(symbol: symbol), factor: factor, constant: symbols[Int(symbol)].constant)
      shares.append((symbol, share))
    }
    return shares.sorted { $0.symbol < $1.symbol }.map(\.share)
  }
}
