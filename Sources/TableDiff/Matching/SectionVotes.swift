import TableModel

/// How many rows each two undecided sections share.
struct SectionVotes {
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
    guard matching.areOpen(oldSection, newSection) else { return }
    counts[oldSection * width + newSection, default: 0] += 1
  }

  /// Lets rows without an identifier vote that have no partner yet but words in common.
  mutating func addSimilarRows(of undecided: UndecidedSections, in matching: Matching) {
    let oldRows = undecided.old.flatMap { section in
      matching.old.rows(of: section).filter {
        matching.rows.new(for: $0) == nil && matching.old.isNameless($0, in: section)
      }
    }
    let newRows = undecided.new.flatMap { section in
      matching.new.rows(of: section).filter {
        matching.rows.old(for: $0) == nil && matching.new.isNameless($0, in: section)
      }
    }
    guard !oldRows.isEmpty, !newRows.isEmpty else { return }
    var search = SimilaritySearch(matching, old: oldRows, new: newRows)
    var taken = Pairing(matching.old.rowCount, matching.new.rowCount)
    for candidate in search.candidates()
    where taken.new(for: candidate.old) == nil && taken.old(for: candidate.new) == nil {
      taken.pair(candidate.old, candidate.new)
      vote(matching.old.section(of: candidate.old), matching.new.section(of: candidate.new), matching)
    }
  }

  /// Those that share most first.
  var ranked: [Pair] {
    let pairs = counts.map { key, count in
      Pair(old: key / width, new: key % width, count: count, distance: abs(key / width - key % width))
    }
    return pairs.sorted { ($1.count, $0.distance, $0.old, $0.new) < ($0.count, $1.distance, $1.old, $1.new) }
  }
}
