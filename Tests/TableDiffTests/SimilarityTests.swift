import TableDiff
import TableModel
import TestSupport
import Testing

/// How well rows without identifiers are found again when their texts were edited.
@Suite struct SimilarityTests {
  private static let vocabulary = (0..<3000).map { "w\($0 * 7919 % 100_003)" }

  /// A list of rows and what it became: rows edited, deleted, inserted and moved. For each new row the old one it was.
  private func lists(
    seed: Int, text: (Int, inout SplitMix64) -> [String]
  ) -> (old: [TableCell], new: [TableCell], truth: [Int?]) {
    var generator = SplitMix64(state: UInt64(bitPattern: Int64(seed)))
    let texts = (0..<400).map { text($0, &generator) }
    var rows: [(words: [String], origin: Int?)] = texts.enumerated().map { ($0.element, $0.offset) }
    for _ in 0..<60 { rows.remove(at: Int.random(in: rows.indices, using: &generator)) }
    for index in 0..<60 {
      rows.insert((text(1000 + index, &generator), nil), at: Int.random(in: rows.indices, using: &generator))
    }
    for index in rows.indices where Int.random(in: 0..<2, using: &generator) == 0 {
      let word = Int.random(in: rows[index].words.indices, using: &generator)
      rows[index].words[word] = "edited\(index)"
    }
    for _ in 0..<30 {
      let row = rows.remove(at: Int.random(in: rows.indices, using: &generator))
      rows.insert(row, at: Int.random(in: rows.indices, using: &generator))
    }
    func cells(_ texts: [[String]]) -> [TableCell] { texts.map { row(nil, $0.joined(separator: " ")) } }
    return (cells(texts), cells(rows.map(\.words)), rows.map(\.origin))
  }

  private func score(
    seeds: Range<Int>, text: (Int, inout SplitMix64) -> [String]
  ) throws -> (precision: Double, recall: Double) {
    var (right, told, there) = (0, 0, 0)
    for seed in seeds {
      let (old, new, truth) = lists(seed: seed, text: text)
      let found = partners(try provedChanges(from: list(old), to: list(new)), old.count, new.count)
      for (partner, origin) in zip(found, truth) {
        if partner != nil { told += 1 }
        if origin != nil { there += 1 }
        if let partner, partner == origin { right += 1 }
      }
    }
    return (Double(right) / Double(told), Double(right) / Double(there))
  }

  /// For each new row the old one that a changeset makes it of: rows that it does not name keep their order.
  private func partners(_ changeset: TableChangeset, _ oldCount: Int, _ newCount: Int) -> [Int?] {
    var partners = [Int?](repeating: nil, count: newCount)
    var isTaken = Array(repeating: false, count: oldCount)
    var isNew = Array(repeating: false, count: newCount)
    for change in changeset.changes where change.element == .row && change.kind != .update {
      if let old = change.old?.path?.row { isTaken[old] = true }
      if let new = change.new?.path?.row {
        isNew[new] = true
        partners[new] = change.old?.path?.row
      }
    }
    var staying = (0..<oldCount).filter { !isTaken[$0] }[...]
    for row in partners.indices where !isNew[row] { partners[row] = staying.popFirst() }
    return partners
  }

  @Test func findsRowsOfDistinctTexts() throws {
    let score = try score(seeds: 0..<10) { _, generator in
      (0..<Int.random(in: 4...9, using: &generator)).map { _ in
        Self.vocabulary[Int.random(in: Self.vocabulary.indices, using: &generator)]
      }
    }
    #expect(score.precision >= 0.98)
    #expect(score.recall >= 0.98)
  }

  @Test func findsRowsThatAreNearlyAllAlike() throws {
    let score = try score(seeds: 0..<10) { number, generator in
      let day = ["Monday", "Tuesday", "Friday"][Int.random(in: 0..<3, using: &generator)]
      let name = Self.vocabulary[Int.random(in: 0..<150, using: &generator)]
      return ["Order", "\(4000 + number)", "shipped", "to", name, "on", day, "by", "post"]
    }
    #expect(score.precision >= 0.9)
    #expect(score.recall >= 0.9)
  }
}
