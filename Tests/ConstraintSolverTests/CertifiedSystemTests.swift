import TestSupport
import Testing

@testable import ConstraintSolver

/// Systems as large as cells', whose solutions prove themselves: every residual is what its constraint makes of the
/// values, no row is out of its bounds, and no column costs less when it is let go.
@Suite struct CertifiedSystemTests {
  private struct Entry {
    var terms: [(coefficient: Double, variable: Variable)]
    var constant: Double
    var constraint: Constraint
  }

  private struct Case {
    var system = ConstraintSystem()
    var variables: [Variable] = []
    var entries: [Entry] = []

    mutating func addEntry(using generator: inout SplitMix64) {
      var expression = LinearExpression(constant: 0)
      var terms: [(coefficient: Double, variable: Variable)] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let coefficient: Double = [1, 1, -1, -1, 2, 0.5, -1.0 / 3].randomElement(using: &generator) ?? 1
        guard let variable = variables.randomElement(using: &generator) else { continue }
        terms.append((coefficient, variable))
        expression.add(LinearExpression(variable), times: coefficient)
      }
      let constant = Double(Int.random(in: -200...400, using: &generator)) / 2
      let priority: Double = [1000, 1000, 750, 749, 251, 250, 250, 50].randomElement(using: &generator) ?? 50
      let added =
        Int.random(in: 0..<4, using: &generator) == 0
        ? try? system.addContentLength(
          expression, constant, hugging: 250, compressionResistance: 750)
        : try? system.add(
          expression, Relation.allCases.randomElement(using: &generator) ?? .equal, constant,
          priority: priority)
      if let added { entries.append(Entry(terms: terms, constant: constant, constraint: added)) }
    }

    mutating func change(using generator: inout SplitMix64) {
      guard let index = entries.indices.randomElement(using: &generator) else { return }
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: system.remove(entries.remove(at: index).constraint)
      case 1: addEntry(using: &generator)
      default:
        entries[index].constant = Double(Int.random(in: -200...400, using: &generator)) / 2
        system.setConstant(of: entries[index].constraint, to: entries[index].constant)
        for conflict in system.solve() { entries.removeAll { $0.constraint == conflict.released } }
      }
    }

    /// What is wrong with the solution.
    var faults: [String] {
      var faults = system.faults
      for entry in entries {
        let sum = entry.terms.reduce(-entry.constant) { $0 + $1.coefficient * system.value(of: $1.variable) }
        let residual = system.residual(of: entry.constraint)
        if (sum - residual).magnitude > 1e-6 { faults.append("residual \(residual), not \(sum)") }
      }
      return faults
    }
  }

  @Test func findsSolutionsThatProveThemselves() throws {
    var generator = SplitMix64(state: 23)
    for number in 0..<120 {
      var problem = Case()
      for index in 0..<Int.random(in: 4...24, using: &generator) {
        problem.variables.append(problem.system.addVariable(isNegativeAllowed: index % 2 == 0))
      }
      for _ in 0..<problem.variables.count * 5 / 2 { problem.addEntry(using: &generator) }
      try #require(problem.faults == [], "system \(number)")
      let snapshot = problem
      for change in 0..<30 {
        if change % 10 == 9 {
          problem.system.restore(snapshot.system)
          problem.entries = snapshot.entries
        }
        problem.change(using: &generator)
        try #require(problem.faults == [], "system \(number) change \(change)")
      }
    }
  }

  /// A thousand rows, each from the same snapshot, and each found as a fresh system finds it.
  @Test func findsEveryRowAsAFreshSystemDoes() throws {
    var generator = SplitMix64(state: 29)
    var problem = Case()
    for index in 0..<16 {
      problem.variables.append(problem.system.addVariable(isNegativeAllowed: index % 2 == 0))
    }
    for _ in 0..<40 { problem.addEntry(using: &generator) }
    for variable in problem.variables {
      let stay = try problem.system.add(LinearExpression(variable), .equal, 0, priority: 1)
      problem.entries.append(Entry(terms: [(1, variable)], constant: 0, constraint: stay))
    }
    let (snapshot, start) = (problem, problem.system)
    for row in 0..<1_000 {
      problem.system.restore(snapshot.system)
      problem.entries = snapshot.entries
      var fresh = start
      for _ in 0..<3 {
        let index = Int.random(in: 0..<problem.entries.count, using: &generator)
        let constant = Double(Int.random(in: -100...200, using: &generator))
        problem.system.setConstant(of: problem.entries[index].constraint, to: constant)
        fresh.setConstant(of: problem.entries[index].constraint, to: constant)
      }
      try #require(problem.system.solve() == fresh.solve(), "row \(row)")
      for variable in problem.variables {
        let difference = problem.system.value(of: variable) - fresh.value(of: variable)
        try #require(difference.magnitude < 1e-7, "row \(row)")
      }
    }
  }
}
