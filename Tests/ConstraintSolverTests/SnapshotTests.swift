import TestSupport
import Testing

@testable import ConstraintSolver

/// Copies are snapshots, to which a system can go back.
@Suite struct SnapshotTests {
  private var system = ConstraintSystem()
  private let label: Variable
  private let room: Variable
  private let content: Constraint
  private let given: Constraint
  private let bound: Constraint

  init() throws {
    label = system.addVariable(isNegativeAllowed: false)
    room = system.addVariable(isNegativeAllowed: false)
    content = try system.addContentLength(
      LinearExpression(label), 50, hugging: 250, compressionResistance: 750)
    given = try system.require(room == 200)
    bound = try system.require(label <= room)
  }

  @Test mutating func leavesACopyAsItWas() throws {
    let copy = system
    system.setConstant(of: content, to: 300)
    #expect(system.solve() == [])
    try system.require(label >= 100)
    #expect(system.value(of: label) == 200)
    #expect(copy.value(of: label) == 50)
    #expect(copy.size < system.size)
  }

  @Test mutating func goesBackAfterConstantsHaveChanged() {
    let snapshot = system
    for points in [70, 300, 20, 0, 1000] {
      system.restore(snapshot)
      #expect(system.value(of: label) == 50)
      system.setConstant(of: content, to: Double(points))
      #expect(system.solve() == [])
      #expect(system.value(of: label) == Double(min(points, 200)))
      #expect(system.faults == [])
    }
    #expect(snapshot.value(of: label) == 50)
  }

  @Test mutating func goesBackAfterConstraintsCameAndWent() throws {
    let snapshot = system
    let more = try system.require(label >= 120)
    system.remove(given)
    let other = system.addVariable()
    try system.prefer(other == 1, 5)
    system.restore(snapshot)
    #expect(system.values(label, room, other) == [50, 200, 0])
    #expect(system.residual(of: more) == 0)
    #expect(system.priorities == [750, 250])
    #expect(throws: UnsatisfiableConstraint(conflicting: [given])) { try system.require(room == 1) }
  }

  @Test mutating func goesBackAndForthBetweenSnapshots() {
    let narrow = system
    system.setConstant(of: content, to: 150)
    #expect(system.solve() == [])
    let wide = system
    for _ in 0..<3 {
      system.restore(narrow)
      #expect(system.value(of: label) == 50)
      system.setConstant(of: given, to: 40)
      #expect(system.solve() == [])
      #expect(system.value(of: label) == 40)
      system.restore(wide)
      #expect(system.value(of: label) == 150)
    }
  }

  @Test mutating func goesBackToASnapshotThatHasChangedItself() {
    var snapshot = system
    system.restore(snapshot)
    snapshot.setConstant(of: content, to: 80)
    #expect(snapshot.solve() == [])
    system.setConstant(of: content, to: 500)
    #expect(system.solve() == [])
    system.restore(snapshot)
    #expect(system.value(of: label) == 80)
    #expect(system.residual(of: content) == 0)
  }

  @Test mutating func goesBackBeforeChangesThatWereNotSolved() {
    let snapshot = system
    system.restore(snapshot)
    system.setConstant(of: given, to: 10)
    system.restore(snapshot)
    #expect(system.solve() == [])
    #expect(system.values(label, room) == [50, 200])
  }

  @Test mutating func findsInEveryOrderOfRowsWhatASystemMadeForARowFinds() throws {
    var generator = SplitMix64(state: 7)
    let snapshot = system
    for _ in 0..<500 {
      let (points, width) = (
        Double.random(in: 0...300, using: &generator), Double.random(in: 0...300, using: &generator)
      )
      system.restore(snapshot)
      system.setConstant(of: content, to: points)
      system.setConstant(of: given, to: width)
      #expect(system.solve() == [])
      #expect(abs(system.value(of: label) - min(points, width)) < 1e-9)
      #expect(system.faults == [])
    }
  }

  @Test mutating func answersAfterASolveThatBeganAtASnapshot() throws {
    let snapshot = system
    for width in [30.0, 90] {
      system.restore(snapshot)
      system.setConstant(of: given, to: width)
      #expect(system.solve() == [])
      let copy = system
      #expect(copy.range(of: label) == min(width, 50)...min(width, 50))
      #expect(copy.shares(of: label).map(\.constraint) == (width < 50 ? [given, bound] : [content]))
      #expect(copy.dependencies(of: given) == nil)
      #expect(system.isSettled)
      let more = try system.prefer(label == 10, 900)
      #expect(system.value(of: label) == 10)
      system.remove(more)
      #expect(copy.value(of: label) == min(width, 50))
      #expect(system.faults == [])
    }
  }
}
