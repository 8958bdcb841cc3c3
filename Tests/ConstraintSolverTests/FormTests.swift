import Testing

@testable import ConstraintSolver

/// The form that kiwi's benchmark fills a window with, in six sizes one after the other: three labels with a field or
/// slider each, and a field below that keeps to the bottom. Gaps and margins are 10, at the same two strengths.
@Suite struct FormTests {
  private struct Box {
    var left, top, width, height: Variable

    init(in system: inout ConstraintSystem) {
      left = system.addVariable(isNegativeAllowed: false)
      top = system.addVariable(isNegativeAllowed: false)
      width = system.addVariable(isNegativeAllowed: false)
      height = system.addVariable(isNegativeAllowed: false)
    }

    var right: LinearExpression { left + width }
    var bottom: LinearExpression { top + height }
    var middle: LinearExpression { LinearExpression(top) + 0.5 * height }
  }

  private var system = ConstraintSystem()
  private let window: Box
  private let midline: Variable
  private let labels: [Box]
  private let controls: [Box]
  private let last: Box

  init() throws {
    window = Box(in: &system)
    midline = system.addVariable()
    labels = [Box(in: &system), Box(in: &system), Box(in: &system)]
    controls = [Box(in: &system), Box(in: &system), Box(in: &system)]
    last = Box(in: &system)
    try addSizes()
    try addColumns()
    try addRows()
  }

  /// Wants `a − b` to be at least `gap`, and no more where that can be.
  private mutating func follow(_ a: LinearExpression, _ b: LinearExpression, _ gap: Double = 0) throws {
    try system.require(a - b >= gap)
    try system.prefer(a - b == gap, medium + 10)
  }

  private mutating func addSizes() throws {
    for (label, width) in zip(labels, [67.0, 66, 24]) {
      try system.prefer(label.width >= width, strong)
      try system.prefer(label.width == width, weak)
      try system.prefer(label.height == 16, strong)
    }
    for field in [controls[0], controls[1], last] {
      try system.prefer(field.width >= 125, strong)
      try system.prefer(field.height == 21, strong)
    }
    try system.prefer(controls[2].width >= 119, medium + 100)
    try system.prefer(controls[2].height == 24, medium + 100)
  }

  private mutating func addColumns() throws {
    let right = window.right + -10
    for (label, control) in zip(labels, controls) {
      try follow(LinearExpression(label.left), window.left + 10)
      try follow(LinearExpression(control.left), label.right, 10)
      try follow(right, control.right)
      try system.prefer(control.left - midline == 0, strong)
    }
    try follow(LinearExpression(last.left), window.left + 10)
    try follow(right, last.right)
  }

  private mutating func addRows() throws {
    // Keeping to the bottom is wanted twice, and so is keeping to what is above; the first wins.
    for _ in 0..<2 { try follow(window.bottom + -10, last.bottom) }
    for column in [labels, controls] {
      try follow(LinearExpression(column[0].top), window.top + 10)
      try follow(LinearExpression(column[1].top), column[0].bottom, 10)
      try follow(LinearExpression(column[2].top), column[1].bottom, 10)
      try follow(LinearExpression(last.top), column[2].bottom, 10)
    }
    for (label, control) in zip(labels, controls) {
      try system.prefer(label.middle - control.middle == 0, strong)
    }
  }

  @Test mutating func fillsWindowsOfSixSizes() throws {
    let width = try system.prefer(window.width == 0, strong)
    let height = try system.prefer(window.height == 0, strong)
    for size in [(400.0, 600.0), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)] {
      system.setConstant(of: width, to: size.0)
      system.setConstant(of: height, to: size.1)
      #expect(system.solve() == [])
      expectForm(width: size.0, height: size.1)
    }
  }

  private func expectForm(width: Double, height: Double) {
    func frame(_ box: Box) -> [Double] { system.values(box.left, box.top, box.width, box.height) }
    #expect(labels.map(frame) == [[10, 12.5, 67, 16], [10, 43.5, 67, 16], [10, 76, 67, 16]])
    let right = width - 97  // 10 + 67 + 10 and 10
    #expect(controls.map(frame) == [[87, 10, right, 21], [87, 41, right, 21], [87, 72, right, 24]])
    #expect(frame(last) == [10, height - 31, width - 20, 21])  // 21 + 10; 10 + 10
  }
}
