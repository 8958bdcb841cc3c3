@testable import ConstraintSolver

/// A small problem and its best solutions by trying every meeting point: slow and plain.
struct BruteForce {
  struct Condition {
    var coefficients: [Double]
    var relation: Relation
    var constant: Double
    var priority: Double

    /// How far a point is from keeping the condition.
    func error(at point: [Double]) -> Double {
      let residual = zip(coefficients, point).reduce(-constant) { $0 + $1.0 * $1.1 }
      switch relation {
      case .equal: return residual.magnitude
      case .lessThanOrEqual: return max(0, residual)
      case .greaterThanOrEqual: return max(0, -residual)
      }
    }
  }

  var variableCount: Int
  var areLengths: [Bool]
  var conditions: [Condition] = []

  /// The least cost by priority, from the highest down; `nil` where required conditions exclude each other.
  func leastCost() -> [Double]? {
    var best: [Double]?
    forEachMeetingPoint { point in
      guard isAllowed(point) else { return }
      let cost = cost(at: point)
      if let known = best, !precedes(cost, known) { return }
      best = cost
    }
    return best
  }

  func isAllowed(_ point: [Double]) -> Bool {
    for (value, isLength) in zip(point, areLengths) where isLength && value < -1e-6 { return false }
    return conditions.allSatisfy { $0.priority < 1000 || $0.error(at: point) < 1e-6 }
  }

  func cost(at point: [Double]) -> [Double] {
    let priorities = Set(conditions.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    return priorities.map { priority in
      conditions.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
    }
  }

  private func precedes(_ a: [Double], _ b: [Double]) -> Bool {
    for (first, second) in zip(a, b) where (first - second).magnitude > 1e-7 { return first < second }
    return false
  }

  /// Every point where as many lines meet as there are variables: conditions as equations, and zero for each variable.
  private func forEachMeetingPoint(_ body: ([Double]) -> Void) {
    var lines = conditions.map { $0.coefficients + [$0.constant] }
    for variable in 0..<variableCount {
      var line = [Double](repeating: 0, count: variableCount + 1)
      line[variable] = 1
      lines.append(line)
    }
    choose(variableCount, from: lines, [], body)
  }

  private func choose(
    _ count: Int, from lines: [[Double]], _ chosen: [[Double]], _ body: ([Double]) -> Void
  ) {
    if count == 0 {
      if let point = meetingPoint(chosen) { body(point) }
      return
    }
    for index in lines.indices {
      choose(count - 1, from: Array(lines[(index + 1)...]), chosen + [lines[index]], body)
    }
  }

  private func meetingPoint(_ lines: [[Double]]) -> [Double]? {
    var matrix = lines
    let count = variableCount
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[pivot][column]) > 1e-9
      else { return nil }
      matrix.swapAt(pivot, column)
      for row in 0..<count where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for index in 0...count { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}

/// The same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xff51_afd7_ed55_8ccd
    return mixed ^ (mixed >> 33)
  }
}
