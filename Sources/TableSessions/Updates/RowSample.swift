/// Rows of a section that stand for all of them where two states of it are compared.
///
/// Rows that no edit touched keep their order among themselves. Where many of them stand together in both states, a few
/// of them are enough: one more than there are rows that were touched, so that no comparison would rather move them.
struct RowSample {
  /// The rows that are kept.
  private(set) var slots: [Int32] = []
  /// Where they stand in the section, and at the end how many rows it has. What is left out stands behind the row that
  /// is kept before it.
  private(set) var starts: [Int] = []

  /// Keeps every row.
  init(_ all: [Int32]) {
    slots = all
    starts = Array(0...all.count)
  }

  /// Two states of a section.
  static func pair(_ old: [Int32], _ new: [Int32], isTouched: [Bool]) -> (old: RowSample, new: RowSample) {
    let (before, after) = (TouchedRows(old, isTouched), TouchedRows(new, isTouched))
    let breaks = Set(before.gaps + after.gaps + [before.untouchedCount]).sorted()
    let limit = before.gaps.count + after.gaps.count + 1
    return (
      RowSample(old, before, breaks: breaks, limit: limit),
      RowSample(new, after, breaks: breaks, limit: limit)
    )
  }

  /// - Parameters:
  ///   - breaks: for each touched row of either state how many untouched ones stand before it, ascending, and in the end
  ///     the number of all of them.
  ///   - limit: how many rows of those between two breaks are kept.
  private init(_ all: [Int32], _ touched: TouchedRows, breaks: [Int], limit: Int) {
    var (row, untouched) = (0, 0)
    var gaps = touched.gaps[...]
    for next in breaks {
      keep(min(limit, next - untouched), of: all, from: row)
      row += next - untouched
      untouched = next
      while gaps.first == next {
        keep(1, of: all, from: row)
        row += 1
        gaps.removeFirst()
      }
    }
    starts.append(all.count)
  }

  private mutating func keep(_ count: Int, of all: [Int32], from row: Int) {
    slots += all[row..<row + count]
    starts += row..<row + count
  }

  /// The rows that some of the kept ones stand for.
  func rows(_ kept: Range<Int>) -> Range<Int> { starts[kept.lowerBound]..<starts[kept.upperBound] }
}

/// Where the touched rows of one state of a section stand among the others.
private struct TouchedRows {
  /// For each how many untouched rows stand before it.
  private(set) var gaps: [Int] = []
  let untouchedCount: Int

  init(_ slots: [Int32], _ isTouched: [Bool]) {
    for (row, slot) in slots.enumerated() where isTouched[Int(slot)] { gaps.append(row - gaps.count) }
    untouchedCount = slots.count - gaps.count
  }
}
