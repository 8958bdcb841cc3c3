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
      var residual = -constant
      for index in point.indices { residual += coefficients[index] * point[index] }
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

  /// What the best solution costs by priority, from the highest down, and then its errors in the optional conditions
  /// in order, in which equally good solutions differ; `nil` where required conditions exclude each other.
  func leastCost() -> [Double]? {
    let priorities = priorities
    var best: [Double]?
    forEachMeetingPoint { point in
      guard isAllowed(point) else { return }
      let cost = cost(at: point, by: priorities)
      if let known = best, !precedes(cost, known) { return }
      best = cost
    }
    return best
  }

  var priorities: [Double] {
    Set(conditions.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
  }

  func isAllowed(_ point: [Double]) -> Bool {
    for index in point.indices where areLengths[index] && point[index] < -1e-6 { return false }
    for condition in conditions where condition.priority >= 1000 && condition.error(at: point) > 1e-6 {
      return false
    }
    return true
  }

  func cost(at point: [Double], by priorities: [Double]) -> [Double] {
    var costs = [Double](repeating: 0, count: priorities.count)
    for condition in conditions where condition.priority < 1000 {
      guard let level = priorities.firstIndex(of: condition.priority) else { continue }
      let error = condition.error(at: point)
      costs[level] += error
      costs.append(error)
    }
    return costs
  }

  private func precedes(_ a: [Double], _ b: [Double]) -> Bool {
    for index in a.indices where (a[index] - b[index]).magnitude > 1e-7 { return a[index] < b[index] }
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
    var chosen: [Int] = []
    choose(from: lines, &chosen, body)
  }

  private func choose(from lines: [[Double]], _ chosen: inout [Int], _ body: ([Double]) -> Void) {
    if chosen.count == variableCount {
      if let point = meetingPoint(of: lines, chosen) { body(point) }
      return
    }
    for index in (chosen.last ?? -1) + 1..<lines.count {
      chosen.append(index)
      choose(from: lines, &chosen, body)
      chosen.removeLast()
    }
  }

  private func meetingPoint(of lines: [[Double]], _ chosen: [Int]) -> [Double]? {
    let (count, width) = (variableCount, variableCount + 1)
    var matrix: [Double] = []
    for index in chosen { matrix += lines[index] }
    for column in 0..<count {
      var pivot = column
      for row in column..<count
      where matrix[row * width + column].magnitude > matrix[pivot * width + column].magnitude { pivot = row }
      guard matrix[pivot * width + column].magnitude > 1e-9 else { return nil }
      for index in 0..<width { matrix.swapAt(pivot * width + index, column * width + index) }
      for row in 0..<count where row != column {
        let factor = matrix[row * width + column] / matrix[column * width + column]
        for index in 0..<width { matrix[row * width + index] -= factor * matrix[column * width + index] }
      }
    }
    return (0..<count).map { matrix[$0 * width + count] / matrix[$0 * width + $0] }
  }
}
