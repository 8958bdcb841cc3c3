import Testing

@testable import ConstraintSolver

/// The cases that implementations of Cassowary are published with, with the answers that are stated there. Where an
/// implementation may choose, the constraint that was added first is kept.
@Suite struct PublishedCasesTests {
  private var system = ConstraintSystem()

  @Test mutating func solvesOneEquation() throws {
    let x = system.addVariable()
    try system.require(x + 2 == 20)
    #expect(system.value(of: x) == 18)
  }

  @Test mutating func solvesTwoEquations() throws {
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.require(x == 20)
    try system.require(x + 2 == y + 10)
    #expect(system.values(x, y) == [20, 12])
  }

  @Test mutating func keepsTwoVariablesEqual() throws {
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.require(x - y == 0)
    #expect(system.value(of: x) == system.value(of: y))
  }

  @Test mutating func staysWhereTwoVariablesAre() throws {
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.prefer(x == 5, weak)
    try system.prefer(y == 10, weak)
    #expect(system.values(x, y) == [5, 10])
  }

  @Test mutating func keepsTheFirstOfTwoWishesThatExcludeEachOther() throws {
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.require(x <= y)
    try system.require(y == x + 3)
    try system.prefer(x == 10, weak)
    try system.prefer(y == 10, weak)
    #expect(system.values(x, y) == [10, 13])
  }

  @Test mutating func followsBoundsThatComeAndGo() throws {
    let x = system.addVariable()
    try system.prefer(x == 100, weak)
    #expect(system.value(of: x) == 100)
    let atMost10 = try system.require(x <= 10)
    let atMost20 = try system.require(x <= 20)
    #expect(system.value(of: x) == 10)
    system.remove(atMost10)
    #expect(system.value(of: x) == 20)
    system.remove(atMost20)
    #expect(system.value(of: x) == 100)
    let again = try system.require(x <= 10)
    let twice = try system.require(x <= 10)
    #expect(system.value(of: x) == 10)
    system.remove(twice)
    #expect(system.value(of: x) == 10)
    system.remove(again)
    #expect(system.value(of: x) == 100)
  }

  @Test mutating func followsTwoVariablesWhoseBoundsComeAndGo() throws {
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.prefer(x == 100, weak)
    try system.prefer(y == 120, strong)
    let atMost10 = try system.require(x <= 10)
    let atMost20 = try system.require(x <= 20)
    #expect(system.values(x, y) == [10, 120])
    system.remove(atMost10)
    #expect(system.values(x, y) == [20, 120])
    let half = try system.require(2 * x == y)
    #expect(system.values(x, y) == [20, 40])
    system.remove(atMost20)
    #expect(system.values(x, y) == [60, 120])
    system.remove(half)
    #expect(system.values(x, y) == [100, 120])
  }

  @Test mutating func refusesASecondValue() throws {
    let x = system.addVariable()
    let ten = try system.require(x == 10)
    #expect(throws: UnsatisfiableConstraint(conflicting: [ten])) { try system.require(x == 5) }
    #expect(system.value(of: x) == 10)
  }

  @Test mutating func refusesABoundBelowAnother() throws {
    let x = system.addVariable()
    let atLeast10 = try system.require(x >= 10)
    #expect(throws: UnsatisfiableConstraint(conflicting: [atLeast10])) { try system.require(x <= 5) }
    #expect(system.value(of: x) == 10)
  }

  @Test mutating func namesTheChainThatABoundExcludes() throws {
    let (v, w) = (system.addVariable(), system.addVariable())
    let (x, y) = (system.addVariable(), system.addVariable())
    let chain = [
      try system.require(v >= 10), try system.require(w >= v), try system.require(x >= w),
      try system.require(y >= x),
    ]
    try system.require(y >= 8)  // Takes no part.
    #expect(throws: UnsatisfiableConstraint(conflicting: chain)) { try system.require(y <= 4) }
  }

  /// The example of the algorithm's publication: a middle point between two ends.
  @Test mutating func movesTheEndsWithTheirMiddle() throws {
    let (left, middle, right) = (system.addVariable(), system.addVariable(), system.addVariable())
    try system.require(2 * middle == left + right)
    try system.require(left + 10 <= right)
    try system.require(left >= -10)
    try system.require(right <= 100)
    let edit = try system.prefer(middle == 40, strong)
    try system.prefer(left == 30, weak)
    try system.prefer(right == 50, weak)
    #expect(system.values(left, middle, right) == [30, 40, 50])
    system.setConstant(of: edit, to: 60)
    #expect(system.solve() == [])
    #expect(system.values(left, middle, right) == [30, 60, 90])  // 2 · 60 − 30
    system.setConstant(of: edit, to: 90)
    #expect(system.solve() == [])
    #expect(system.values(left, middle, right) == [80, 90, 100])  // 2 · 90 − 100
  }

  @Test mutating func stopsAMiddlePointAtTheLeftEnd() throws {
    let (left, middle, right) = (system.addVariable(), system.addVariable(), system.addVariable())
    try system.require(middle == 0.5 * (left + right))
    try system.require(right == left + 10)
    try system.require(right <= 100)
    try system.require(left >= 0)
    try system.prefer(middle == 2, strong)
    #expect(system.values(left, middle, right) == [0, 5, 10])
  }

  @Test mutating func tiesAHeightToAnother() throws {
    let parent = (top: system.addVariable(), height: system.addVariable())
    let child = (top: system.addVariable(), height: system.addVariable())
    try system.require(child.top - parent.top == 0)
    try system.require(child.top + child.height == parent.top + parent.height)
    let edit = try system.prefer(child.height == 0, strong)
    system.setConstant(of: edit, to: 24)
    #expect(system.solve() == [])
    #expect(system.value(of: parent.height) == 24)
  }

  /// Edits in two rounds, the second while the first goes on.
  @Test mutating func editsTwoVariablesAndThenFour() throws {
    let variables = system.addVariables(4)
    let stays = try variables.map { try system.prefer($0 == 0, weak) }
    func expect(_ values: [Double]) { #expect(variables.map { system.value(of: $0) } == values) }
    let edits = try [(0, 10.0), (1, 20.0)].map { try system.prefer(variables[$0.0] == $0.1, strong) }
    expect([10, 20, 0, 0])
    let more = try [(2, 30.0), (3, 40.0)].map { try system.prefer(variables[$0.0] == $0.1, strong) }
    expect([10, 20, 30, 40])
    for (stay, variable) in zip(stays, variables) {
      system.setConstant(of: stay, to: system.value(of: variable))
    }
    for edit in more { system.remove(edit) }
    system.setConstant(of: edits[0], to: 50)
    system.setConstant(of: edits[1], to: 60)
    #expect(system.solve() == [])
    expect([50, 60, 30, 40])
  }

  /// Corners that stay, the later the more, midpoints of the sides, and one corner that is dragged.
  @Test mutating func dragsACornerOfAQuadrilateral() throws {
    let (xs, ys) = (system.addVariables(4), system.addVariables(4))
    let (middleXs, middleYs) = (system.addVariables(4), system.addVariables(4))
    let starts = [(10.0, 10.0), (10, 200), (200, 200), (200, 10)]
    for (corner, start) in starts.enumerated() {
      try system.prefer(xs[corner] == start.0, weak + Double(corner))
      try system.prefer(ys[corner] == start.1, weak + Double(corner))
    }
    for corner in 0..<4 {
      let next = (corner + 1) % 4
      try system.require(middleXs[corner] == 0.5 * (xs[corner] + xs[next]))
      try system.require(middleYs[corner] == 0.5 * (ys[corner] + ys[next]))
    }
    for (left, right) in [(0, 2), (0, 3), (1, 2), (1, 3)] {
      try system.prefer(xs[left] + 20 <= xs[right], strong)
    }
    for (top, bottom) in [(0, 1), (0, 2), (3, 1), (3, 2)] {
      try system.prefer(ys[top] + 20 <= ys[bottom], strong)
    }
    for variable in xs + ys {
      try system.require(variable >= 0)
      try system.require(variable <= 500)
    }
    func places(_ xs: [Variable], _ ys: [Variable]) -> [[Double]] {
      zip(xs, ys).map { [system.value(of: $0), system.value(of: $1)] }
    }
    #expect(places(middleXs, middleYs) == [[10, 105], [105, 200], [200, 105], [105, 10]])
    try system.prefer(xs[2] == 300, strong)
    try system.prefer(ys[2] == 400, strong)
    #expect(places(xs, ys) == [[10, 10], [10, 200], [300, 400], [200, 10]])
    #expect(places(middleXs, middleYs) == [[10, 105], [155, 300], [250, 205], [105, 10]])  // (200 + 400) / 2
  }

  /// Two buttons of one width between the margins of a window, with room between them.
  @Test mutating func laysTwoButtonsOutInAWindow() throws {
    let (width, start) = (system.addVariable(), system.addVariables(2))
    let widths = [
      system.addVariable(isNegativeAllowed: false), system.addVariable(isNegativeAllowed: false),
    ]
    try system.require(widths[0] - widths[1] == 0)
    try system.require(start[0] == 50)
    try system.require(start[1] + widths[1] + 50 == width)
    try system.require(start[1] - start[0] - widths[0] >= 100)
    try system.require(widths[0] >= 87)
    try system.prefer(widths[0] == 87, strong)
    try system.require(widths[1] >= 113)
    try system.prefer(widths[1] == 113, strong)
    let edit = try system.prefer(width == 0, weak)
    #expect(system.values(width, start[1], widths[0]) == [426, 263, 113])  // 50 + 113 + 100 + 113 + 50
    system.setConstant(of: edit, to: 500)
    #expect(system.solve() == [])
    #expect(system.values(width, start[1], widths[0]) == [500, 337, 113])  // 500 − 50 − 113
  }
}
