import TableRenderKit

/// Times the comparison of two tables, nothing else: no reading, no layout, no writing.
enum ComparisonTimer {
  /// Runs each scenario `repetitions` times and prints its shortest time and its operations.
  static func run(repetitions: Int) {
    for scenario in ComparisonScenario.all {
      let (old, new) = scenario.documents()
      let clock = ContinuousClock()
      var shortest = Duration.seconds(1000)
      var count = 0
      for _ in 0..<max(1, repetitions) {
        let elapsed = clock.measure { count = TableComparison.operationCount(from: old, to: new) }
        shortest = min(shortest, elapsed)
      }
      let milliseconds =
        Double(shortest.components.attoseconds) / 1e15 + Double(shortest.components.seconds) * 1000
      print("\(scenario.name): \((milliseconds * 100).rounded() / 100) ms, \(count) operations")
    }
    print("peak memory: \(Platform.peakMemory / 1_048_576) MiB")
  }
}

/// A pair of tables of one section whose rows have identifiers and a text.
struct ComparisonScenario {
  let name: String
  private let count: Int
  private let edit: @Sendable (inout [Int], inout Lottery) -> Set<Int>

  func documents() -> (old: ComparedRows, new: ComparedRows) {
    var rows = Array(0..<count)
    var lottery = Lottery()
    let old = ComparedRows(rows.map { ("row-\($0)", "Text of row number \($0)") })
    let edited = edit(&rows, &lottery)
    let new = ComparedRows(
      rows.map { ("row-\($0)", edited.contains($0) ? "Another text of \($0)" : "Text of row number \($0)") })
    return (old, new)
  }

  static let all = [
    ComparisonScenario(name: "5,000 rows, 1,000 deleted, 1,000 inserted, 200 shuffled", count: 5000) {
      mix(&$0, &$1, 1000, 1000, 200)
    },
    ComparisonScenario(name: "100,000 rows, 10,000 deleted, 10,000 inserted, 2,000 shuffled", count: 100_000)
    {
      mix(&$0, &$1, 10_000, 10_000, 2000)
    },
    ComparisonScenario(name: "100,000 rows, 1 in 100 edited", count: 100_000) { rows, lottery in
      Set((0..<1000).map { _ in lottery.below(rows.count) })
    },
    ComparisonScenario(name: "100,000 rows, a block of 5,000 moved", count: 100_000) { rows, _ in
      let block = rows[20_000..<25_000]
      rows.removeSubrange(20_000..<25_000)
      rows.insert(contentsOf: block, at: 70_000)
      return []
    },
    ComparisonScenario(name: "1,000,000 rows, 100 edits", count: 1_000_000) { rows, lottery in
      let total = rows.count
      for index in 0..<20 { rows.insert(total + index, at: lottery.below(rows.count)) }
      for _ in 0..<20 { rows.remove(at: lottery.below(rows.count)) }
      for _ in 0..<20 {
        rows.insert(rows.remove(at: lottery.below(rows.count)), at: lottery.below(rows.count - 1))
      }
      return Set((0..<40).map { _ in lottery.below(total) })
    },
    ComparisonScenario(name: "100,000 rows, equal", count: 100_000) { _, _ in [] },
    ComparisonScenario(name: "100,000 rows, all shuffled", count: 100_000) { rows, lottery in
      for index in rows.indices.dropFirst() { rows.swapAt(index, lottery.below(index + 1)) }
      return []
    },
  ]

  private static func mix(
    _ rows: inout [Int], _ lottery: inout Lottery, _ deleted: Int, _ inserted: Int, _ shuffled: Int
  ) -> Set<Int> {
    let total = rows.count
    var isGone = Set<Int>()
    while isGone.count < deleted { isGone.insert(lottery.below(total)) }
    rows.removeAll { isGone.contains($0) }
    let places = (0..<shuffled).map { _ in lottery.below(rows.count) }
    for (a, b) in zip(places, places.dropFirst()) { rows.swapAt(a, b) }
    var gaps = (0..<inserted).map { _ in lottery.below(rows.count + 1) }
    gaps.sort()
    var result: [Int] = []
    var next = 0
    for (place, row) in rows.enumerated() {
      while next < gaps.count, gaps[next] == place {
        result.append(total + next)
        next += 1
      }
      result.append(row)
    }
    while next < gaps.count {
      result.append(total + next)
      next += 1
    }
    rows = result
    return []
  }
}

/// Numbers that are the same in every run: the high bits of a linear congruential generator.
struct Lottery {
  private var state: UInt64 = 0x2545_F491

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }
}
