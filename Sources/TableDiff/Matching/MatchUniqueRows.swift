import TableModel

extension Matching {
  /// Pairs rows whose identity occurs once in each document, wherever they stand.
  mutating func matchUniqueRows(of groups: RowGroups) {
    for group in groups.groups where group.isUnique { pairRows(Int(group.firstOld), Int(group.firstNew)) }
  }

  /// Pairs sections by the rows they share, those that share most first.
  mutating func matchSectionsByRows(_ undecided: UndecidedSections, _ groups: RowGroups) {
    guard !undecided.old.isEmpty, !undecided.new.isEmpty else { return }
    let votes = SectionVotes(self, groups, undecided)
    for pair in votes.ranked() { pairUndecided(pair.old, pair.new) }
    for oldSection in undecided.old where sections.new(for: oldSection) == nil {
      let title = old.sections[oldSection].spokenTitle
      let sameTitle = undecided.new.first { newSection in
        isOpen(oldSection, newSection) && title != nil && new.sections[newSection].spokenTitle == title
      }
      if let sameTitle { pairSections(oldSection, sameTitle) }
    }
    for oldSection in undecided.old where old.sections[oldSection].id != nil {
      if let next = undecided.new.first(where: { isOpen(oldSection, $0) }) { pairUndecided(oldSection, next) }
    }
  }

  private mutating func pairUndecided(_ oldSection: Int, _ newSection: Int) {
    if isOpen(oldSection, newSection) { pairSections(oldSection, newSection) }
  }

  /// Both without a partner, and with the same identifier or none.
  func isOpen(_ oldSection: Int, _ newSection: Int) -> Bool {
    sections.new(for: oldSection) == nil && sections.old(for: newSection) == nil
      && old.sections[oldSection].id == new.sections[newSection].id
  }
}

/// How many rows each two undecided sections share.
private struct SectionVotes {
  struct Pair {
    let old: Int
    let new: Int
    let count: Int
    let distance: Int
  }

  private var counts: [Int: Int] = [:]
  private let width: Int

  /// Repeated rows count too, as far as a few pairs go.
  private static let repeatLimit = 64

  init(_ matching: Matching, _ groups: RowGroups, _ undecided: UndecidedSections) {
    width = matching.new.sections.count + 1
    var repeatedOld: [Int32: [Int]] = [:]
    for oldSection in undecided.old {
      for row in matching.old.rows(of: oldSection) {
        guard let group = groups.group(ofOld: row) else { continue }
        if let partner = matching.rows.new(for: row) {
          vote(oldSection, matching.new.section(of: partner), matching)
        } else if group.isRepeated, Int(group.oldCount) * Int(group.newCount) <= Self.repeatLimit {
          repeatedOld[groups.oldGroups[row], default: []].append(oldSection)
        }
      }
    }
    guard !repeatedOld.isEmpty else { return }
    for newSection in undecided.new {
      for row in matching.new.rows(of: newSection) {
        for oldSection in repeatedOld[groups.newGroups[row]] ?? [] { vote(oldSection, newSection, matching) }
      }
    }
  }

  private mutating func vote(_ oldSection: Int, _ newSection: Int, _ matching: Matching) {
    guard matching.isOpen(oldSection, newSection) else { return }
    counts[oldSection * width + newSection, default: 0] += 1
  }

  func ranked() -> [Pair] {
    let pairs = counts.map { key, count in
      Pair(old: key / width, new: key % width, count: count, distance: abs(key / width - key % width))
    }
    return pairs.sorted { ($1.count, $0.distance, $0.old, $0.new) < ($0.count, $1.distance, $1.old, $1.new) }
  }
}
