import Testing

@testable import ConstraintSolver

/// Wishes for values that change, constraints that are added twice and taken away twice: kiwi's own scenarios among
/// them.
@Suite struct EditingTests {
  private var system = ConstraintSystem()

  @Test mutating func prefersASuggestionToAWeakerWish() throws {
    let x = system.addVariable()
    let suggestion = try system.prefer(x == 0, medium)
    try system.prefer(x == 1, weak)
    system.setConstant(of: suggestion, to: 2)
    #expect(system.solve() == [])
    #expect(system.value(of: x) == 2)
  }

  @Test mutating func keepsABoundAgainstASuggestion() throws {
    let (x, y) = (system.addVariable(), system.addVariable())
    let suggestion = try system.prefer(y == 5, weak)
    try system.require(x + y == 0)
    try system.require(y <= -1)
    try system.prefer(y >= 0, weak)
    system.setConstant(of: suggestion, to: 0)
    #expect(system.solve() == [])
    #expect(system.values(x, y) == [1, -1])
  }

  @Test mutating func followsASuggestionWhereLittleIsAsked() throws {
    let x = system.addVariable()
    let suggestion = try system.prefer(x == 0, weak)
    let bound = try system.require(2 * x >= -1)
    system.setConstant(of: suggestion, to: 10)
    #expect(system.solve() == [])
    #expect(system.value(of: x) == 10)
    #expect(system.residual(of: bound) == 21)  // 2 · 10 + 1
  }

  @Test mutating func breaksAWishThatRequiredConstraintsExclude() throws {
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.require(x + y == 0)
    try system.require(x == 10)
    let wish = try system.prefer(y >= 0, weak)
    #expect(system.values(x, y) == [10, -10])
    #expect(system.residual(of: wish) == -10)
    #expect(!system.isActive(wish))
  }

  @Test mutating func breaksTheWeakerOfTwoWishes() throws {
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.require(x + y == 0)
    try system.prefer(x >= 10, medium)
    try system.prefer(y == 2, strong)
    #expect(system.values(x, y) == [-2, 2])
  }

  @Test mutating func tellsWhichConstraintsMeetInTheSolution() throws {
    let x = system.addVariable()
    let reached = try system.require(x >= 10)
    let missed = try system.prefer(x <= -5, weak)
    #expect(system.value(of: x) == 10)
    #expect(system.isActive(reached))
    #expect(!system.isActive(missed))
    #expect(system.residual(of: missed) == 15)  // 10 + 5
  }

  @Test mutating func takesTheSameConstraintTwice() throws {
    let x = system.addVariable()
    let first = try system.require(x == 10)
    let second = try system.require(x == 10)
    #expect(first != second)
    system.remove(first)
    #expect(system.value(of: x) == 10)
    #expect(throws: UnsatisfiableConstraint(conflicting: [second])) { try system.require(x == 11) }
    system.remove(second)
    try system.require(x == 11)
    #expect(system.value(of: x) == 11)
  }

  @Test mutating func takesAConstraintAwayOnce() throws {
    let x = system.addVariable()
    let ten = try system.prefer(x == 10, strong)
    try system.prefer(x == 5, weak)
    system.remove(ten)
    system.remove(ten)
    #expect(system.value(of: x) == 5)
    system.setConstant(of: ten, to: 20)
    #expect(system.solve() == [])
    try system.setPriority(of: ten, to: 1000)
    #expect(system.value(of: x) == 5)
    #expect(system.residual(of: ten) == 0)
    #expect(!system.isActive(ten))
  }

  @Test mutating func addsUpAVariableThatIsNamedTwice() throws {
    let x = system.addVariable()
    try system.require(x + x + x == 12)
    #expect(system.value(of: x) == 4)
    let y = system.addVariable()
    try system.require(y - y + x == 4)
    #expect(throws: UnsatisfiableConstraint(conflicting: [])) { try system.require(y - y == 1) }
    #expect(system.value(of: y) == 0)
  }

  @Test mutating func takesVariablesOneByOne() throws {
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.add(.equal, 3) { $0.add(1, x) }
    try system.add(.greaterThanOrEqual, 10, priority: weak) { row in
      row.add(1, x)
      row.add(2, y)
    }
    #expect(system.values(x, y) == [3, 3.5])  // (10 − 3) / 2
  }

  @Test mutating func releasesTheConstraintAddedLastWhereConstantsComeToExcludeEachOther() throws {
    let x = system.addVariable()
    let atLeast = try system.require(x >= 0)
    let atMost = try system.require(x <= 10)
    system.setConstant(of: atLeast, to: 20)
    #expect(system.solve() == [Conflict(released: atMost, conflicting: [atLeast])])
    #expect(system.solve() == [])
    #expect(system.value(of: x) == 20)
  }

  @Test mutating func refusesAPriorityThatCannotBeRequired() throws {
    let x = system.addVariable()
    let five = try system.prefer(x == 5, weak)
    let ten = try system.require(x == 10)
    #expect(throws: UnsatisfiableConstraint(conflicting: [ten])) {
      try system.setPriority(of: five, to: 1000)
    }
    #expect(system.value(of: x) == 10)
  }

  @Test mutating func findsWhatItFoundBeforeAConstraintWasRefused() throws {
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.prefer(x == 0, weak)
    try system.prefer(x == 10, weak)
    try system.prefer(y == 20, weak)
    let bound = try system.require(y >= x + 5)
    #expect(system.values(x, y) == [0, 20])
    #expect(throws: UnsatisfiableConstraint(conflicting: [bound])) { try system.require(y == x + 2) }
    #expect(system.values(x, y) == [0, 20])
  }

  @Test mutating func staysSmallAsConstraintsComeAndGo() throws {
    let x = system.addVariable()
    try system.prefer(x == 1, weak)
    let size = system.size
    for _ in 0..<1_000 {
      let constraint = try system.prefer(x == 2, strong)
      #expect(system.value(of: x) == 2)
      system.remove(constraint)
      #expect(system.value(of: x) == 1)
    }
    #expect(system.size <= size + 2)
  }
}
