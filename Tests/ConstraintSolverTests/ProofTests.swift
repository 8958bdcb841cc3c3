import Testing

@testable import ConstraintSolver

/// Which constraints give a variable its value, and with what part in it.
@Suite struct ProofTests {
  private var system = ConstraintSystem()

  @Test mutating func addsTheConstantsUpThatGiveAHeight() throws {
    let (top, length, height) = (system.addVariable(), system.addVariable(), system.addVariable())
    let margin = try system.require(top == 11)
    let content = try system.prefer(length == 20.5, strong)
    let bottom = try system.require(height - top - length == 11)
    try system.prefer(height == 0, weak)
    let shares = system.shares(of: height)
    #expect(shares.map(\.constraint) == [margin, content, bottom])
    #expect(shares.map { $0.factor * $0.constant } == [11, 20.5, 11])
    #expect(system.value(of: height) == 42.5)  // 11 + 20.5 + 11
  }

  @Test mutating func tellsFactorsOtherThanOne() throws {
    let (width, height) = (system.addVariable(), system.addVariable())
    let given = try system.require(width == 320)
    let shape = try system.require(16 * height - 9 * LinearExpression(width) == 0)
    let shares = system.shares(of: height)
    #expect(shares.map(\.constraint) == [given, shape])
    #expect(shares.map(\.factor) == [0.5625, 0.0625])  // 9 / 16, 1 / 16
    #expect(system.value(of: height) == 180)  // 320 · 9 / 16
  }

  @Test mutating func namesNothingForWhatNothingHolds() {
    let x = system.addVariable()
    #expect(system.shares(of: x).isEmpty)
  }
}
