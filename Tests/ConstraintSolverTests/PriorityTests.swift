import Testing

@testable import ConstraintSolver

/// Priorities are levels: no number of wishes at one outweighs a wish at a higher one.
@Suite struct PriorityTests {
  private var system = ConstraintSystem()

  @Test mutating func keepsOneWishAgainstAThousandOfTheNextLevel() throws {
    let x = system.addVariable()
    try system.prefer(x == 1, 251)
    for _ in 0..<1_000 { try system.prefer(x == 1_000_000, 250) }
    #expect(system.value(of: x) == 1)
  }

  @Test mutating func keepsTheMostWishesOfOneLevel() throws {
    let x = system.addVariable()
    try system.prefer(x == 1, 250)
    for _ in 0..<2 { try system.prefer(x == 9, 250) }
    #expect(system.value(of: x) == 9)  // 8 < 8 + 8
  }

  /// Eight labels that want to be a hundred wide in a room that shrinks: they yield one after the other.
  @Test(arguments: 0...8)
  mutating func givesWayLevelByLevel(missing: Int) throws {
    let priorities: [Double] = [999, 752, 751, 750, 749, 501, 250, 50]
    let lengths = priorities.map { _ in system.addVariable(isNegativeAllowed: false) }
    var sum = LinearExpression(constant: 0)
    for length in lengths { sum.add(LinearExpression(length)) }
    for (length, priority) in zip(lengths, priorities).reversed() {
      try system.prefer(length == 100, priority)
    }
    try system.require(sum == 800 - 100 * Double(missing))
    let expected = (0..<8).map { $0 < 8 - missing ? 100.0 : 0 }
    #expect(lengths.map { system.value(of: $0) } == expected)
    #expect(system.priorities == priorities)
  }

  @Test mutating func tellsHuggingFromCompressionResistance() throws {
    let (label, room) = (system.addVariable(isNegativeAllowed: false), system.addVariable())
    let content = try system.addContentLength(
      LinearExpression(label), 100, hugging: 250, compressionResistance: 750)
    let wish = try system.prefer(label - room == 0, 500)
    let given = try system.require(room == 150)
    #expect(system.value(of: label) == 150)  // 500 against hugging at 250
    system.setConstant(of: given, to: 60)
    #expect(system.solve() == [])
    #expect(system.value(of: label) == 100)  // 500 against compression resistance at 750
    #expect(system.residual(of: wish) == 40)  // 100 − 60
    system.setConstant(of: content, to: 50)
    #expect(system.solve() == [])
    #expect(system.value(of: label) == 60)
  }

  @Test mutating func requiresWhatHasAPriorityOfAThousandOrMore() throws {
    let x = system.addVariable()
    let one = try system.add(LinearExpression(x), .equal, 1, priority: 1000)
    for priority in [1000, 1001, Double.infinity, Double.nan] {
      #expect(throws: UnsatisfiableConstraint(conflicting: [one])) {
        try system.add(LinearExpression(x), .equal, 2, priority: priority)
      }
    }
    #expect(system.priorities == [])
  }

  @Test mutating func ordersAnyPrioritiesBelowAThousand() throws {
    let x = system.addVariable()
    try system.prefer(x == 1, -.infinity)
    #expect(system.value(of: x) == 1)
    try system.prefer(x == 2, -5)
    #expect(system.value(of: x) == 2)
    try system.prefer(x == 3, 0.5)
    #expect(system.value(of: x) == 3)
    try system.prefer(x == 4, 999.999)
    #expect(system.value(of: x) == 4)
    #expect(system.priorities == [999.999, 0.5, -5, -.infinity])
  }

  @Test mutating func followsAPriorityThatChanges() throws {
    let x = system.addVariable()
    let one = try system.prefer(x == 1, 250)
    let two = try system.prefer(x == 2, 750)
    #expect(system.value(of: x) == 2)
    try system.setPriority(of: one, to: 1000)
    #expect(system.value(of: x) == 1)
    try system.setPriority(of: one, to: 100)
    #expect(system.value(of: x) == 2)
    try system.setPriority(of: two, to: 100)
    #expect(system.value(of: x) == 1)  // Added first.
  }
}
