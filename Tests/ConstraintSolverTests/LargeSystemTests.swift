import Testing

@testable import ConstraintSolver

/// Systems larger than any cell's.
@Suite struct LargeSystemTests {
  @Test func solvesAChainOfAThousandVariables() throws {
    var system = ConstraintSystem()
    let variables = system.addVariables(1_000)
    let first = try system.require(variables[0] == 1)
    for index in 1..<1_000 { try system.require(variables[index] - variables[index - 1] == 1) }
    #expect(system.value(of: variables[999]) == 1_000)
    system.setConstant(of: first, to: 11)
    #expect(system.solve() == [])
    #expect(system.value(of: variables[999]) == 1_010)  // 11 + 999
    #expect(system.isSettled)
  }

  @Test func sharesARoomAmongAHundredLengths() throws {
    var system = ConstraintSystem()
    let lengths = (0..<100).map { _ in system.addVariable(isNegativeAllowed: false) }
    var sum = LinearExpression(constant: 0)
    for length in lengths { sum.add(LinearExpression(length)) }
    let room = try system.require(sum == 1_000)
    for pair in zip(lengths, lengths.dropFirst()) { try system.prefer(pair.0 - pair.1 == 0, weak) }
    for length in lengths { #expect(abs(system.value(of: length) - 10) < 1e-9) }  // 1000 / 100
    system.setConstant(of: room, to: 500)
    #expect(system.solve() == [])
    for length in lengths { #expect(abs(system.value(of: length) - 5) < 1e-9) }
  }

  @Test func growsWithoutBeingAskedForRoom() throws {
    var roomy = ConstraintSystem(variables: 64, constraints: 256)
    var tight = ConstraintSystem(variables: 0, constraints: 0)
    var reserved = ConstraintSystem(variables: -5, constraints: -5)
    reserved.reserve(variables: .max, constraints: .min)
    var answers: [[Double]] = []
    for system in [roomy, tight, reserved] {
      var system = system
      var variables: [Variable] = []
      for index in 0..<60 {
        variables.append(system.addVariable())
        try system.prefer(variables[index] == Double(index), Double(900 - index * 7))
        if index > 1 { try system.require(variables[index] >= variables[index - 2] + 3) }
      }
      #expect(system.faults == [])
      answers.append(variables.map { system.value(of: $0) })
    }
    #expect(answers[0] == answers[1])
    #expect(answers[0] == answers[2])
    roomy.restore(tight)
    tight.restore(roomy)
    #expect(tight.size == 0)
  }
}
