import TableModel

/// Which of the paired sections and rows have to move, as few as possible: those outside a longest run that kept its
/// order stay where they are.
struct Movement {
  /// For each old section and each old row.
  private(set) var sections: [Bool]
  private(set) var rows: [Bool]

  private let matching: Matching
  /// Whether runs are looked for in the order of the new document; found out where that makes a difference.
  private lazy var isTurned = ReadingDirection.isTurned(matching.old, matching.new)

  init(_ matching: Matching) {
    self.matching = matching
    sections = matching.sections.news.map { $0 >= 0 }
    rows = Array(repeating: false, count: matching.old.rowCount)
    findMovedSections()
    for (section, middle) in matching.oldMiddles.enumerated() { findMoves(of: middle, in: section) }
  }

  private mutating func findMovedSections() {
    let kept = matching.sections.news.indices.filter { matching.sections.news[$0] >= 0 }
    for place in staying(among: kept.map { matching.sections.news[$0] }) { sections[kept[place]] = false }
  }

  /// Rows that left their section move, and of those that stayed in it the ones that changed their order.
  private mutating func findMoves(of middle: Range<Int>, in section: Int) {
    let home = matching.sections.new(for: section).map { matching.new.rows(of: $0) } ?? 0..<0
    var kept: [Int] = []
    var partners: [Int32] = []
    for row in middle {
      guard let partner = matching.rows.new(for: row) else { continue }
      rows[row] = true
      guard home.contains(partner) else { continue }
      kept.append(row)
      partners.append(matching.rows.news[row])
    }
    for place in staying(among: partners) { rows[kept[place]] = false }
  }

  /// The places of partners that can stay, as many as possible.
  private mutating func staying(among partners: [Int32]) -> [Int] {
    if LongestIncreasing.isIncreasing(partners) { return Array(partners.indices) }
    guard isTurned, let first = partners.min(), let last = partners.max() else {
      return LongestIncreasing.places(in: partners)
    }
    var places = [Int32](repeating: -1, count: Int(last - first) + 1)
    for (place, partner) in partners.enumerated() {
      places[Int(partner - first)] = Int32(truncatingIfNeeded: place)
    }
    let order = places.filter { $0 >= 0 }
    return LongestIncreasing.places(in: order).map { Int(order[$0]) }
  }
}
