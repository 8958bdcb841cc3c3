import TableDiff
import TableModel
import TestSupport
import Testing

/// Many rows take little more time each than few: none of these ends in a lifetime if a path is quadratic.
@Suite struct ScaleTests {
  private static let count = 100_000

  private func expect(_ old: [TableCell], _ new: [TableCell], operations: Int? = nil) throws {
    let clock = ContinuousClock()
    var changeset = TableChangeset()
    let elapsed = try clock.measure { changeset = try provedChanges(from: list(old), to: list(new)) }
    #expect(elapsed < .seconds(300), "\(elapsed)")
    if let operations { #expect(changeset.operationCount == operations) }
  }

  @Test func shuffledRows() throws {
    var generator = SplitMix64(state: 1)
    let rows = (0..<Self.count).map { row("r\($0)") }
    try expect(rows, rows.shuffled(using: &generator))
  }

  @Test func equalRowsWithoutIdentifiers() throws {
    let rows = Array(repeating: row(nil, "Same"), count: Self.count)
    try expect(rows, Array(rows.dropLast(7)), operations: 7)
    try expect([row(nil, "First")] + rows, rows + [row(nil, "Last")], operations: 2)
  }

  @Test func rowsOfFewTextsShuffled() throws {
    var generator = SplitMix64(state: 2)
    let rows = (0..<Self.count / 5).map { row(nil, "Text \($0 % 10)") }
    try expect(rows, rows.shuffled(using: &generator))
  }

  @Test func rowsWithNothingInCommon() throws {
    try expect(
      (0..<Self.count).map { row(nil, "old\($0) word\($0)") },
      (0..<Self.count).map { row(nil, "new\($0) text\($0)") }, operations: 2 * Self.count)
  }

  @Test func rowsWithAllWordsInCommon() throws {
    try expect(
      (0..<Self.count).map { row(nil, "the same words for all of them \($0)") },
      (0..<Self.count).map { row(nil, "the same words for all of them \($0 + Self.count)") })
  }

  /// Each edit is one operation, so that no more are needed; several can come to one.
  @Test(arguments: [false, true])
  func rowsOfTwentyTextsEditedAThousandTimes(areIdentified: Bool) throws {
    var generator = SplitMix64(state: 4)
    func anyRow() -> TableCell {
      let text = "Text \(Int.random(in: 0..<20, using: &generator))"
      return row(areIdentified ? text : nil, text)
    }
    let old = (0..<20_000).map { _ in anyRow() }
    var new = old
    for edit in 0..<1000 {
      let place = Int.random(in: new.indices, using: &generator)
      if edit % 5 < 2 {
        new.remove(at: place)
      } else if edit % 5 < 4 {
        new.insert(anyRow(), at: place)
      } else {
        new.insert(new.remove(at: place), at: Int.random(in: 0..<new.count, using: &generator))
      }
    }
    let changeset = try provedChanges(from: list(old), to: list(new))
    #expect(changeset.operationCount <= 1000)
    #expect(try provedChanges(from: list(new), to: list(old)).operationCount == changeset.operationCount)
  }

  /// 9,999 rows stay where they are.
  @Test func movesTheOneRowThatMoved() throws {
    let rows = (0..<10_000).map { row("r\($0)") }
    try expect(rows, Array(rows.dropFirst()) + [rows[0]], operations: 1)
  }

  private func expectSections(_ old: [TableSection], _ new: [TableSection], operations: Int) throws {
    let clock = ContinuousClock()
    var changeset = TableChangeset()
    let elapsed = try clock.measure { changeset = try provedChanges(from: document(old), to: document(new)) }
    #expect(elapsed < .seconds(120), "\(elapsed)")
    #expect(changeset.operationCount == operations)
  }

  private static let sectionCount = 40_000

  @Test func sectionsWithoutIdentifiersAndWithNothingInCommon() throws {
    for title in ["T", "U"] {
      try expectSections(
        (0..<Self.sectionCount).map { section(nil, title: "T", [row(nil, "a\($0)")]) },
        (0..<Self.sectionCount).map { section(nil, title: title, [row(nil, "b\($0)")]) },
        operations: 2 * Self.sectionCount)  // a row out and one in, or a section out and one in
    }
  }

  @Test func sectionsWithOtherIdentifiersAroundTheSameRows() throws {
    try expectSections(
      (0..<Self.sectionCount).map { section("s\($0)", [row("r\($0)")]) },
      (0..<Self.sectionCount).map { section("t\($0)", [row("r\(Self.sectionCount - $0)")]) },
      operations: 2 * Self.sectionCount)  // every section goes, every section comes
  }

  /// The shortest plan was found by trying every link between the rows.
  @Test func rowsOfTwentySixIdentifiersShuffled() throws {
    var generator = SplitMix64(state: 3)
    let rows = (0..<1000).map { row("\($0 % 26)") }
    let changeset = TableChangeset(from: list(rows), to: list(rows.shuffled(using: &generator)))
    #expect(changeset.operationCount < 690)
    #expect(changeset.duplicates.count == 52)  // 26 in each
  }

  /// A walk in step would take the first of two rows with one identifier.
  @Test func longListsTakeTheBetterOfTwoRowsWithOneIdentifier() throws {
    let rows = (0..<600).map { row("r\($0)") }
    let first = row("twice", "One")
    let second = row("twice", "Two")
    try expect(
      Array(rows[..<300]) + [first, second] + Array(rows[300...]) + [row("end")],
      [row("start")] + Array(rows[..<300]) + [second] + Array(rows[300...]), operations: 3)
  }
}
