import TableModel

/// Which of the paired sections and rows have to move, as few as possible: those outside a longest run that kept its
/// order stay where they are.
struct Movement {
  /// For each old section and each old row.
  private(set) var sections: [Bool]
  private(set) var rows: [Bool]

  init(_ matching: Matching) {
    sections = Self.movedSections(matching.sections)
    rows = Array(repeating: false, count: matching.old.rowCount)
    for (section, middle) in matching.oldMiddles.enumerated() {
      findMoves(of: middle, in: section, matching)
    }
  }

  private static func movedSections(_ pairing: Pairing) -> [Bool] {
    let kept = pairing.news.indices.filter { pairing.news[$0] >= 0 }
    var moved = pairing.news.map { $0 >= 0 }
    for place in LongestIncreasing.places(in: kept.map { pairing.news[$0] }) { moved[kept[place]] = false }
    return moved
  }

  /// Rows that left their section move, and of those that stayed in it the ones that changed their order.
  private mutating func findMoves(of middle: Range<Int>, in section: Int, _ matching: Matching) {
    let home = matching.sections.new(for: section).map { matching.new.rows(of: $0) } ?? 0..<0
    var staying: [Int] = []
    var partners: [Int32] = []
    for row in middle {
      guard let partner = matching.rows.new(for: row) else { continue }
      rows[row] = true
      guard home.contains(partner) else { continue }
      staying.append(row)
      partners.append(matching.rows.news[row])
    }
    for place in LongestIncreasing.places(in: partners) { rows[staying[place]] = false }
  }
}
