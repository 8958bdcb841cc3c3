import Testing

@testable import ConstraintSolver

/// Which constraints could as well be left out, and because of which others.
@Suite struct DependencyTests {
  private var system = ConstraintSystem()

  @Test mutating func namesTheEquationsThatOneFollowsFrom() throws {
    let (left, width, right) = (system.addVariable(), system.addVariable(), system.addVariable())
    let first = try system.require(left == 16)
    let second = try system.require(width == 343)
    let third = try system.require(left + width == right)
    try system.prefer(right == 0, weak)
    let fourth = try system.require(right == 359)  // 16 + 343
    #expect(system.dependencies(of: fourth) == [first, second, third])
    #expect(system.dependencies(of: first) == [second, third, fourth])
    system.remove(fourth)
    #expect(system.dependencies(of: first) == nil)
  }

  @Test mutating func namesABoundThatAnotherImplies() throws {
    let x = system.addVariable()
    let atLeast10 = try system.require(x >= 10)
    let atLeast5 = try system.require(x >= 5)
    try system.prefer(x == 20, strong)
    #expect(system.dependencies(of: atLeast5) == [atLeast10])
    #expect(system.dependencies(of: atLeast10) == nil)
  }

  @Test mutating func namesBoundsThatLeaveOneValue() throws {
    let x = system.addVariable()
    let atLeast = try system.require(x >= 10)
    let atMost = try system.require(x <= 10)
    let equal = try system.require(x == 10)
    #expect(system.dependencies(of: equal) == [atLeast, atMost])
    #expect(system.dependencies(of: atLeast) == [equal])
  }

  @Test mutating func doesNotTakeAWishForAReason() throws {
    let x = system.addVariable()
    try system.prefer(x == 10, strong)
    let required = try system.require(x == 10)
    let wish = try system.prefer(x <= 10, weak)
    #expect(system.dependencies(of: required) == nil)
    #expect(system.dependencies(of: wish) == [required])
    #expect(system.value(of: x) == 10)
  }

  @Test mutating func needsNoReasonForWhatAlwaysHolds() throws {
    let length = system.addVariable(isNegativeAllowed: false)
    let notNegative = try system.require(length >= -1)
    let nothing = try system.require(length - length == 0)
    #expect(system.dependencies(of: notNegative) == [])
    #expect(system.dependencies(of: nothing) == [])
    let positive = try system.require(length >= 1)
    #expect(system.dependencies(of: positive) == nil)
  }

  @Test mutating func knowsNothingOfAConstraintThatIsGone() throws {
    let x = system.addVariable()
    try system.require(x == 1)
    let again = try system.require(x == 1)
    system.remove(again)
    #expect(system.dependencies(of: again) == nil)
  }
}
