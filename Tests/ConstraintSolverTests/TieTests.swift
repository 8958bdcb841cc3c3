import Testing

@testable import ConstraintSolver

/// Of equally good solutions the one is taken that keeps the constraints added first.
@Suite struct TieTests {
  private var system = ConstraintSystem()

  @Test mutating func keepsTheFirstOfTwoEqualWishes() throws {
    let x = system.addVariable()
    try system.prefer(x == 10, weak)
    try system.prefer(x == 0, weak)
    #expect(system.value(of: x) == 10)
    #expect(!system.isSettled)
    #expect(system.isDetermined)
    #expect(system.range(of: x) == 0...10)
  }

  @Test mutating func hasTheFirstOfThreeLengthsGetTheRest() throws {
    let lengths = (0..<3).map { _ in system.addVariable(isNegativeAllowed: false) }
    for length in lengths { try system.prefer(length == 100, weak) }
    try system.require(lengths[0] + lengths[1] + lengths[2] == 220)
    #expect(lengths.map { system.value(of: $0) } == [100, 100, 20])  // 220 − 100 − 100
  }

  @Test mutating func takesTheSameSolutionWhateverCameAndWent() throws {
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.prefer(x == 0, weak)
    let sum = try system.prefer(x + y == 10, weak)
    try system.prefer(y == 4, weak)
    #expect(system.values(x, y) == [0, 10])
    let visitor = try system.prefer(x == 7, strong)
    #expect(system.values(x, y) == [7, 3])
    system.remove(visitor)
    #expect(system.values(x, y) == [0, 10])
    system.setConstant(of: sum, to: -20)
    #expect(system.solve() == [])
    #expect(system.values(x, y) == [0, -20])
    system.setConstant(of: sum, to: 10)
    #expect(system.solve() == [])
    #expect(system.values(x, y) == [0, 10])
  }

  @Test mutating func leavesWhatNothingHoldsAtZero() throws {
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.require(x >= -3)
    #expect(system.values(x, y) == [0, 0])
    #expect(system.range(of: x) == -3...(.infinity))
    #expect(system.range(of: y) == -.infinity...(.infinity))
    #expect(!system.isSettled)
    #expect(!system.isDetermined)
  }

  @Test mutating func isSettledWhereOneSolutionIsBest() throws {
    let (x, y) = (system.addVariable(), system.addVariable(isNegativeAllowed: false))
    try system.prefer(x == 4, strong)
    try system.prefer(x + y == 10, weak)
    #expect(system.isSettled)
    #expect(system.range(of: x) == 4...4)
    #expect(system.range(of: y) == 6...6)
    #expect(system.values(x, y) == [4, 6])
  }

  @Test mutating func tellsARangeWithoutChangingAnything() throws {
    let x = system.addVariable()
    try system.prefer(x >= 2, weak)
    try system.prefer(x <= 5, weak)
    let before = system.value(of: x)
    #expect(system.range(of: x) == 2...5)
    #expect(system.value(of: x) == before)
    #expect(system.priorities == [weak])
  }

  @Test func givesTheSameAnswerForTheSameCalls() throws {
    var answers: Set<[Double]> = []
    for _ in 0..<5 {
      var system = ConstraintSystem()
      let variables = system.addVariables(6)
      for (index, variable) in variables.enumerated() {
        try system.prefer(variable == Double(index % 3), weak)
        try system.prefer(variable - variables[(index + 1) % 6] == 1, weak)
      }
      answers.insert(variables.map { system.value(of: $0) })
    }
    #expect(answers.count == 1)
  }
}
