extension ConstraintSystem {
  /// Whether no other values are as good: every column that is let go costs something.
  ///
  /// `false` may be a false alarm where more constraints than variables meet in one point; `range(of:)` tells for
  /// sure.
  public var isSettled: Bool { isEveryColumn { tableau, column in tableau.isHeld(column) } }

  /// Whether the constraints decide all values, where need be by their order: then the values do not hang on what
  /// came before. May be a false alarm as `isSettled` may.
  public var isDetermined: Bool {
    isEveryColumn { tableau, column in
      tableau.sign(of: Tableau.Move(column: column, side: .above)) > 0
        && tableau.sign(of: Tableau.Move(column: column, side: .below)) > 0
    }
  }

  @inline(__always)
  private func isEveryColumn(_ condition: (borrowing Tableau, Int) -> Bool) -> Bool {
    if tableau.postponed != nil { return caughtUp().isEveryColumn(condition) }
    for column in 0..<tableau.columnCount where tableau.columns[column].cost != .required {
      guard condition(tableau, column) else { return false }
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
    let far = side * Self.far
    system.own()
    let level = system.addLevel(-.infinity, rank: system.tableau.levelCount)
    let constraint = try? system.add(Cost(upper: level, lower: level), far) { $0.add(1, variable) }
    guard constraint != nil else { return value(of: variable) }
    let value = system.value(of: variable)
    return (value - far).magnitude < 1 ? side * .infinity : value
  }
}
