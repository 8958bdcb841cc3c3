import TableModel

extension Matching {
  /// Pairs rows whose identity several rows have: first those that can stay where they are, then those that show the
  /// same, then any.
  mutating func alignRepeatedRows(of groups: RowGroups) {
    guard groups.hasRepeats else { return }
    var budget = RepeatLinks.sequenceBudget
    for oldSection in old.sections.indices {
      guard let newSection = sections.new(for: oldSection) else { continue }
      alignRows(oldSection, newSection, groups, &budget)
    }
    pairLeftRepeats(groups)
  }

  private mutating func alignRows(
    _ oldSection: Int, _ newSection: Int, _ groups: RowGroups, _ budget: inout Int
  ) {
    let oldRows = oldMiddles[oldSection]
    let newRows = newMiddles[newSection]
    guard oldRows.contains(where: { groups.group(ofOld: $0)?.isRepeated == true }) else { return }
    var links = RepeatLinks(self, groups, oldRows)
    links.collect(from: newRows, &budget)
    let chain = HeaviestChain.links(among: links.links, oldCount: oldRows.count)
    for link in chain {
      let oldRow = oldRows.lowerBound + Int(link.old)
      let newRow = newRows.lowerBound + Int(link.new)
      if rows.new(for: oldRow) == nil, rows.old(for: newRow) == nil { pairRows(oldRow, newRow) }
    }
  }
}

/// The links between two sections: which row may have become which.
private struct RepeatLinks {
  private let matching: Matching
  private let groups: RowGroups
  private let oldRows: Range<Int>
  /// The rows of each group in the old section.
  private var places: [Int32: [Int]] = [:]
  private(set) var links: [ChainLink] = []

  /// Each row is linked to every row of its group as long as these are no more links in all. Where they are, a row that
  /// occurs more often than `allPairs` is linked only to those about as far from the beginning or from the end, and to
  /// the one that it meets in a longest common subsequence of the two sections.
  private static let linkLimit = 1_000_000
  private static let allPairs = 24
  private static let reach = 4
  /// Steps of the search for common subsequences, all sections together: about half a second.
  static let sequenceBudget = 1 << 25
  private var linksAll = true

  init(_ matching: Matching, _ groups: RowGroups, _ oldRows: Range<Int>) {
    self.matching = matching
    self.groups = groups
    self.oldRows = oldRows
    for row in oldRows where groups.group(ofOld: row)?.isRepeated == true {
      places[groups.oldGroups[row], default: []].append(row)
    }
  }

  mutating func collect(from newRows: Range<Int>, _ budget: inout Int) {
    var seen: [Int32: Int] = [:]
    var counts: [Int32: Int] = [:]
    for row in newRows { counts[groups.newGroups[row], default: 0] += 1 }
    linksAll = places.reduce(0) { $0 + $1.value.count * (counts[$1.key] ?? 0) } <= Self.linkLimit
    for row in newRows {
      let place = row - newRows.lowerBound
      if let partner = matching.rows.old(for: row) {
        guard oldRows.contains(partner) else { continue }
        links.append(ChainLink(partner - oldRows.lowerBound, place, weight: Weight.unique))
        continue
      }
      let number = groups.newGroups[row]
      guard let candidates = places[number] else { continue }
      let occurrence = seen[number, default: 0]
      seen[number] = occurrence + 1
      let fromEnd = counts[number, default: 0] - occurrence
      for index in near(occurrence, fromEnd, among: candidates.count) {
        link(candidates[index], row, at: place)
      }
    }
    if !linksAll { linkCommonSequence(with: newRows, &budget) }
  }

  private mutating func linkCommonSequence(with newRows: Range<Int>, _ budget: inout Int) {
    let olds = oldRows.compactMap { row -> NumberedRow? in
      if let partner = matching.rows.new(for: row) {
        return newRows.contains(partner) ? NumberedRow(row: row, number: .pair(of: partner)) : nil
      }
      return groups.group(ofOld: row)?.isRepeated == true
        ? NumberedRow(row: row, number: groups.oldGroups[row]) : nil
    }
    let news = newRows.compactMap { row -> NumberedRow? in
      if let partner = matching.rows.old(for: row) {
        return oldRows.contains(partner) ? NumberedRow(row: row, number: .pair(of: row)) : nil
      }
      return groups.group(ofNew: row)?.isRepeated == true
        ? NumberedRow(row: row, number: groups.newGroups[row]) : nil
    }
    let pairs = CommonSequence.pairs(
      of: olds.map(\.number), news.map(\.number), budget: &budget)
    for pair in pairs where olds[pair.old].number >= 0 {
      link(olds[pair.old].row, news[pair.new].row, at: news[pair.new].row - newRows.lowerBound)
    }
  }

  private func near(_ occurrence: Int, _ fromEnd: Int, among count: Int) -> [Int] {
    if linksAll || count <= Self.allPairs { return Array(0..<count) }
    let places = [occurrence, count - fromEnd].flatMap { ($0 - Self.reach)...($0 + Self.reach) }
    return Set(places.filter { 0..<count ~= $0 }).sorted()
  }

  private mutating func link(_ oldRow: Int, _ newRow: Int, at place: Int) {
    let isSame = matching.showSame(oldRow, newRow)
    links.append(
      ChainLink(oldRow - oldRows.lowerBound, place, weight: isSame ? Weight.same : Weight.changed))
  }

  /// What leaving a row in its place saves: a move, and where it shows the same an update. A row that is unique is
  /// updated or not wherever it stands.
  private enum Weight {
    static let unique: Int32 = 4
    static let same: Int32 = 7
    static let changed: Int32 = 4
  }
}

/// A row and what it is in a sequence: its group, or a number that it shares with its partner alone.
private struct NumberedRow {
  let row: Int
  let number: Int32
}

extension Int32 {
  fileprivate static func pair(of newRow: Int) -> Int32 { -1 - Int32(truncatingIfNeeded: newRow) }
}
