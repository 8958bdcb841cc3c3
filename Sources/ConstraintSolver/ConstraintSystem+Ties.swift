extension ConstraintSystem {
  /// Whether no other values are as good: every column that is let go costs something.
  ///
  /// `false` may be a false alarm where more constraints than variables meet in one point.
  public var isSettled: Bool {
    for column in columns.indices where sign(column, side: 1) <= 0 || sign(column, side: -1) <= 0 {
      return false
    }
    return true
  }

  /// The least and the greatest value of a variable among the best solutions; infinite where nothing holds it.
  public func range(of variable: Variable) -> ClosedRange<Double> {
    let (low, high) = (extreme(of: variable, -1), extreme(of: variable, 1))
    return low <= high ? low...high : high...low
  }

  /// Asks for a far value at a priority below all others.
  private func extreme(of variable: Variable, _ side: Double) -> Double {
    var system = self
    let below = (priorities.last ?? 1) - 1
    let far = side * Self.far
    guard (try? system.add(LinearExpression(variable), .equal, far, priority: below)) != nil else {
      return value(of: variable)
    }
    let value = system.value(of: variable)
    return (value - far).magnitude < 1 ? side * .infinity : value
  }

  /// Points; farther than any screen reaches.
  private static let far = 1e7
}
