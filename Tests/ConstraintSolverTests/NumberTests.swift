import TestSupport
import Testing

@testable import ConstraintSolver

/// Numbers that no screen has, and numbers that are none.
@Suite struct NumberTests {
  private var system = ConstraintSystem()

  @Test mutating func refusesWhatIsNoNumber() throws {
    let x = system.addVariable()
    try system.prefer(x == 3, weak)
    #expect(throws: UnsatisfiableConstraint(conflicting: [])) { try system.require(x == .nan) }
    for coefficient in [Double.nan, .infinity, -.infinity, 1e10, .greatestFiniteMagnitude] {
      #expect(throws: UnsatisfiableConstraint(conflicting: [])) { try system.require(coefficient * x == 1) }
    }
    #expect(system.value(of: x) == 3)
    #expect(system.faults == [])
  }

  @Test mutating func keepsAConstantThatIsChangedToNone() throws {
    let x = system.addVariable()
    let five = try system.require(x == 5)
    system.setConstant(of: five, to: .nan)
    #expect(system.solve() == [])
    #expect(system.value(of: x) == 5)
  }

  @Test mutating func takesAnInfiniteBoundForNone() throws {
    let x = system.addVariable()
    try system.require(x <= .infinity)
    try system.require(x >= -.greatestFiniteMagnitude)
    let wish = try system.prefer(x == 12, weak)
    #expect(system.value(of: x) == 12)
    system.setConstant(of: wish, to: .infinity)
    #expect(system.solve() == [])
    #expect(system.value(of: x) == 1e9)  // The greatest constant.
    system.setConstant(of: wish, to: 12)
    #expect(system.solve() == [])
    #expect(system.value(of: x) == 12)
  }

  @Test(arguments: [1e-6, 1e-3, 1, 1e3, 1e6, 1e8])
  mutating func solvesChainsOfAnySize(unit: Double) throws {
    let variables = system.addVariables(20)
    try system.require(variables[0] == unit)
    for index in 1..<20 { try system.require(variables[index] - variables[index - 1] == unit / 3) }
    let expected = unit * (1 + 19.0 / 3)
    #expect(abs(system.value(of: variables[19]) - expected) <= expected * 1e-9)
    let again = try system.require(variables[19] - variables[0] == unit / 3 * 19)
    #expect(system.dependencies(of: again)?.count == 19)
  }

  @Test mutating func countsCoefficientsBelowAHundredMillionthAsNothing() throws {
    let x = system.addVariable()
    try system.require(1e-9 * x == 0)
    #expect(throws: UnsatisfiableConstraint(conflicting: [])) { try system.require(1e-9 * x == 1) }
    #expect(system.value(of: x) == 0)
  }

  @Test mutating func survivesCoefficientsThatMultiplyBeyondAllBounds() throws {
    let variables = system.addVariables(60)
    for index in 1..<60 {
      _ = try? system.require(LinearExpression(variables[index]) == 1e8 * variables[index - 1])
    }
    _ = try? system.require(variables[0] == 1e8)
    _ = try? system.prefer(variables[59] == 1, weak)
    #expect(variables.allSatisfy { system.value(of: $0).isFinite })
  }

  /// Random calls with random numbers of every size: an answer, no trap and no endless loop.
  @Test func survivesAnyNumbers() {
    var generator = SplitMix64(state: 11)
    let numbers: [Double] = [
      0, 1, -1, 0.5, 1e-12, 1e-7, -1e7, 1e9, 1e15, -1e300, .infinity, -.infinity, .nan,
      .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, 375, 1.0 / 3,
    ]
    for _ in 0..<300 {
      var system = ConstraintSystem(variables: 2, constraints: 2)
      var variables = [system.addVariable()]
      var constraints: [Constraint] = []
      let snapshot = system
      func number() -> Double { numbers.randomElement(using: &generator) ?? 0 }
      for _ in 0..<40 {
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: variables.append(system.addVariable(isNegativeAllowed: Bool.random(using: &generator)))
        case 1: if let some = constraints.randomElement(using: &generator) { system.remove(some) }
        case 2:
          guard let some = constraints.randomElement(using: &generator) else { continue }
          system.setConstant(of: some, to: number())
          system.solve()
        case 3:
          guard let some = constraints.randomElement(using: &generator) else { continue }
          try? system.setPriority(of: some, to: number())
        case 4 where Int.random(in: 0..<10, using: &generator) == 0: system.restore(snapshot)
        default:
          var expression = LinearExpression(constant: number())
          for _ in 0..<3 {
            guard let variable = variables.randomElement(using: &generator) else { continue }
            expression.add(LinearExpression(variable), times: number())
          }
          let relation = Relation.allCases.randomElement(using: &generator) ?? .equal
          let priority: Double = [1000, 750, number()].randomElement(using: &generator) ?? 1000
          if let added = try? system.add(expression, relation, number(), priority: priority) {
            constraints.append(added)
          }
        }
        #expect(variables.allSatisfy { system.value(of: $0).isFinite })
      }
      for variable in variables { #expect(!system.range(of: variable).lowerBound.isNaN) }
      for constraint in constraints { _ = system.dependencies(of: constraint) }
    }
  }
}
