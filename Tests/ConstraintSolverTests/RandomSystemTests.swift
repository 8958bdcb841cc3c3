import TestSupport
import Testing

@testable import ConstraintSolver

/// Random small systems held against trying every meeting point: costs by priority, and which of equally good
/// solutions is taken.
@Suite struct RandomSystemTests {
  @Test func findsTheBestSolutionOfTwelveThousandRandomSystems() throws {
    var generator = SplitMix64(state: 1)
    var refused = 0
    for number in 0..<12_000 {
      var problem = RandomProblem(variables: 1 + number % 3, using: &generator)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        refused += problem.addCondition(using: &generator) ? 0 : 1
      }
      try problem.check("system \(number)")
    }
    #expect(refused > 1000, "conditions that exclude each other occur")
  }

  @Test func staysRightAfterConstantsChange() throws {
    var generator = SplitMix64(state: 2)
    for number in 0..<2_000 {
      var problem = RandomProblem(variables: 1 + number % 3, using: &generator)
      for _ in 0..<4 { _ = problem.addCondition(using: &generator) }
      for edit in 0..<4 {
        problem.changeConstant(using: &generator)
        try problem.check("system \(number) edit \(edit)")
      }
    }
  }

  @Test func staysRightAfterItWentBackToASnapshot() throws {
    var generator = SplitMix64(state: 4)
    for number in 0..<800 {
      var problem = RandomProblem(variables: 2 + number % 2, using: &generator)
      for _ in 0..<4 { _ = problem.addCondition(using: &generator) }
      let snapshot = problem
      for round in 0..<3 {
        problem.goBack(to: snapshot)
        for change in 0..<4 {
          switch Int.random(in: 0..<8, using: &generator) {
          case 0 where !problem.constraints.isEmpty: problem.removeCondition(using: &generator)
          case 1 where !problem.constraints.isEmpty: problem.changePriority(using: &generator)
          case 2 where problem.constraints.count < 6: _ = problem.addCondition(using: &generator)
          default: problem.changeConstant(using: &generator)
          }
          try problem.check("system \(number) round \(round) change \(change)")
        }
      }
    }
  }

  @Test func staysRightAfterConstraintsComeAndGo() throws {
    var generator = SplitMix64(state: 3)
    for number in 0..<1_500 {
      var problem = RandomProblem(variables: 1 + number % 3, using: &generator)
      for change in 0..<12 {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0 where !problem.constraints.isEmpty: problem.removeCondition(using: &generator)
        case 1 where !problem.constraints.isEmpty: problem.changePriority(using: &generator)
        default:
          guard problem.constraints.count < 6 else { continue }
          _ = problem.addCondition(using: &generator)
        }
        try problem.check("system \(number) change \(change)")
      }
    }
  }
}

/// A system and the same problem for brute force.
private struct RandomProblem {
  var system = ConstraintSystem()
  var variables: [Variable] = []
  var oracle: BruteForce
  var constraints: [Constraint] = []

  init(variables count: Int, using generator: inout SplitMix64) {
    let areLengths = (0..<count).map { _ in Bool.random(using: &generator) }
    oracle = BruteForce(variableCount: count, areLengths: areLengths)
    variables = areLengths.map { system.addVariable(isNegativeAllowed: !$0) }
  }

  /// - Returns: whether the condition could be kept.
  mutating func addCondition(using generator: inout SplitMix64) -> Bool {
    let condition = BruteForce.Condition(
      coefficients: variables.map { _ in Double(Int.random(in: -2...2, using: &generator)) },
      relation: Relation.allCases.randomElement(using: &generator) ?? .equal,
      constant: Double(Int.random(in: -4...4, using: &generator)),
      priority: [1000, 1000, 750, 500, 250, 250].randomElement(using: &generator) ?? 1000)
    var expression = LinearExpression(constant: 0)
    for (coefficient, variable) in zip(condition.coefficients, variables) {
      expression.add(coefficient * LinearExpression(variable))
    }
    do throws(UnsatisfiableConstraint) {
      let constraint = try system.add(
        expression, condition.relation, condition.constant, priority: condition.priority)
      oracle.conditions.append(condition)
      constraints.append(constraint)
      return true
    } catch {
      var impossible = oracle
      impossible.conditions.append(condition)
      #expect(impossible.leastCost() == nil, "a constraint was refused that can hold")
      expectConflict(error.conflicting, with: condition)
      return false
    }
  }

  /// The constraints named exclude the new one by themselves.
  private func expectConflict(_ conflicting: [Constraint], with condition: BruteForce.Condition) {
    var minimal = oracle
    minimal.conditions = conflicting.compactMap { constraints.firstIndex(of: $0) }.map {
      oracle.conditions[$0]
    }
    #expect(minimal.conditions.count == conflicting.count)
    #expect(minimal.conditions.allSatisfy { $0.priority == 1000 })
    minimal.conditions.append(condition)
    #expect(minimal.leastCost() == nil, "the conflicting set can hold")
  }

  mutating func changeConstant(using generator: inout SplitMix64) {
    guard let index = constraints.indices.randomElement(using: &generator) else { return }
    let constant = Double(Int.random(in: -4...4, using: &generator))
    oracle.conditions[index].constant = constant
    system.setConstant(of: constraints[index], to: constant)
    for conflict in system.solve() {
      guard let released = constraints.firstIndex(of: conflict.released) else { continue }
      #expect(conflict.conflicting.allSatisfy { constraints.contains($0) })
      constraints.remove(at: released)
      oracle.conditions.remove(at: released)
    }
  }

  mutating func removeCondition(using generator: inout SplitMix64) {
    guard let index = constraints.indices.randomElement(using: &generator) else { return }
    system.remove(constraints.remove(at: index))
    oracle.conditions.remove(at: index)
  }

  mutating func changePriority(using generator: inout SplitMix64) {
    guard let index = constraints.indices.randomElement(using: &generator) else { return }
    let priority: Double = [1000, 750, 500, 250].randomElement(using: &generator) ?? 1000
    oracle.conditions[index].priority = priority
    do throws(UnsatisfiableConstraint) {
      try system.setPriority(of: constraints[index], to: priority)
    } catch {
      #expect(oracle.leastCost() == nil, "a constraint was refused that can hold")
      constraints.remove(at: index)
      oracle.conditions.remove(at: index)
    }
  }

  mutating func goBack(to snapshot: RandomProblem) {
    system.restore(snapshot.system)
    (oracle, constraints) = (snapshot.oracle, snapshot.constraints)
  }

  func check(_ name: String) throws {
    try #require(system.faults == [], "\(name)")
    let point = variables.map { system.value(of: $0) }
    let least = try #require(oracle.leastCost(), "\(name): no solution")
    let cost = oracle.cost(at: point, by: oracle.priorities)
    let isBest = zip(cost, least).allSatisfy { ($0 - $1).magnitude < 1e-5 }
    try #require(oracle.isAllowed(point) && isBest, "\(name): \(point) costs \(cost), not \(least)")
  }
}
