import TableModel

/// Finds for each row that is left the few that may have become it: those that share a rare word with it, and those
/// that stand where it stands.
///
/// Each row looks at a bounded number of others, however many there are.
struct SimilaritySearch {
  struct Candidate {
    let old: Int
    let new: Int
    /// 0 to 1, with a little more for a row in its place.
    let score: Double
    let distance: Int
  }

  private let matching: Matching
  private let oldRows: [Int]
  private let newRows: [Int]
  private let tokens: RowTokens
  private let postings: TokenPostings
  /// For each old row its place among those that are left, or -1.
  private var places: [Int32]

  /// Rows less alike than this are two rows.
  static let threshold = 0.5
  private static let rareTokens = 10
  private static let candidateLimit = 32
  private static let placeBonus = 0.05

  init(_ matching: Matching, old oldRows: [Int], new newRows: [Int]) {
    self.matching = matching
    self.oldRows = oldRows
    self.newRows = newRows
    tokens = RowTokens(matching, old: oldRows, new: newRows)
    postings = TokenPostings(tokens.old, counts: tokens.oldCounts)
    places = Array(repeating: -1, count: matching.old.rowCount)
    for (place, row) in oldRows.enumerated() { places[row] = Int32(truncatingIfNeeded: place) }
  }

  /// All pairs that are alike enough, the best first.
  mutating func candidates() -> [Candidate] {
    let neighbours = NeighbourRows(matching)
    var found: [Candidate] = []
    for (place, row) in newRows.enumerated() {
      let near = neighbours.rows(for: row).filter { places[$0] >= 0 }
      let expected = near.first
      for oldPlace in rivals(of: place, near: near.map { Int(places[$0]) }) {
        let similarity = tokens.similarity(oldPlace, place)
        guard similarity >= Self.threshold else { continue }
        let oldRow = oldRows[oldPlace]
        let bonus = near.contains(oldRow) ? Self.placeBonus : 0
        found.append(
          Candidate(
            old: oldRow, new: row, score: similarity + bonus, distance: abs((expected ?? row) - oldRow)))
      }
    }
    return found.sorted { ($1.score, $0.distance, $0.new, $0.old) < ($0.score, $1.distance, $1.new, $1.old) }
  }

  /// The old rows to compare a new one with, as places among those that are left, each once.
  private func rivals(of place: Int, near: [Int]) -> [Int] {
    let rare = tokens.new[place].filter { tokens.oldCounts[Int($0)] > 0 }.sorted {
      (tokens.oldCounts[Int($0)], $0) < (tokens.oldCounts[Int($1)], $1)
    }
    var rivals = near
    for token in rare.prefix(Self.rareTokens) {
      for rival in postings.rows(with: token) where !rivals.contains(rival) {
        guard rivals.count < Self.candidateLimit else { return rivals }
        rivals.append(rival)
      }
    }
    return rivals
  }
}

/// In which rows a word occurs, for words that are not everywhere.
private struct TokenPostings {
  private let starts: [Int32]
  private let rows: [Int32]

  /// A word in more rows than this finds none.
  private static let limit: Int32 = 48

  init(_ tokens: [[Int32]], counts: [Int32]) {
    var starts: [Int32] = [0]
    for count in counts { starts.append((starts.last ?? 0) + (count > Self.limit ? 0 : count)) }
    var ends = starts
    var rows = [Int32](repeating: 0, count: Int(starts.last ?? 0))
    for (row, numbers) in tokens.enumerated() {
      for token in numbers where counts[Int(token)] <= Self.limit {
        rows[Int(ends[Int(token)])] = Int32(truncatingIfNeeded: row)
        ends[Int(token)] += 1
      }
    }
    self.starts = starts
    self.rows = rows
  }

  func rows(with token: Int32) -> [Int] {
    rows[Int(starts[Int(token)])..<Int(starts[Int(token) + 1])].map { Int($0) }
  }
}

/// Where a new row would have stood in the old section, told by the rows around it that are paired.
private struct NeighbourRows {
  private let matching: Matching
  /// For each new row the old row that follows the partner of the row before it, counted on; and likewise from behind.
  private var fromAbove: [Int32]
  private var fromBelow: [Int32]

  init(_ matching: Matching) {
    self.matching = matching
    fromAbove = Array(repeating: -1, count: matching.new.rowCount)
    fromBelow = fromAbove
    for newSection in matching.new.sections.indices {
      guard let oldSection = matching.sections.old(for: newSection) else { continue }
      let rows = matching.new.rows(of: newSection)
      let oldRows = matching.old.rows(of: oldSection)
      var next = oldRows.lowerBound
      for row in rows {
        let partner = matching.rows.old(for: row).flatMap { oldRows.contains($0) ? $0 : nil }
        fromAbove[row] = Int32(truncatingIfNeeded: next)
        next = (partner ?? next) + 1
      }
      next = oldRows.upperBound - 1
      for row in rows.reversed() {
        let partner = matching.rows.old(for: row).flatMap { oldRows.contains($0) ? $0 : nil }
        fromBelow[row] = Int32(truncatingIfNeeded: next)
        next = (partner ?? next) - 1
      }
    }
  }

  /// The likeliest first.
  func rows(for row: Int) -> [Int] {
    let section = matching.new.section(of: row)
    guard let oldSection = matching.sections.old(for: section) else { return [] }
    let oldRows = matching.old.rows(of: oldSection)
    var near: [Int] = []
    for expected in [Int(fromAbove[row]), Int(fromBelow[row])] {
      for candidate in [expected, expected - 1, expected + 1]
      where oldRows.contains(candidate) && !near.contains(candidate) { near.append(candidate) }
    }
    return near
  }
}
