import TableRenderKit
import TestSupport
import Testing

/// Heights that follow a session, against a layout of the whole table after every edit.
@Suite struct SessionHeightsTests {
  /// A session of a sample, and what measures it.
  private static func start() throws -> (TableRun, TableSession) {
    var run = TableRun(RunOptions())
    let path = SharedFolder.package.appending(path: "Samples/team/team.xml").path()
    let read = run.read(path)
    let document = try #require(read)
    return (run, TableSession(document))
  }

  /// Every height is the one that a fresh layout gives.
  private static func expectFresh(
    _ heights: SessionHeights, of session: TableSession, _ run: inout TableRun, _ comment: Comment
  ) {
    let table = run.arrange(session.document)
    for (section, arranged) in table.sections.enumerated() {
      for (row, arrangedRow) in arranged.rows.enumerated() {
        let path = TableIndexPath(section: section, row: row)
        guard heights.height(at: path) != arrangedRow.frame.height else { continue }
        Issue.record("\(comment): \(path) is \(heights.height(at: path)) high")
      }
    }
  }

  /// A cell of one of the sample's looks with a text of some length.
  private static func cell(_ number: Int, _ generator: inout SplitMix64, like sample: [TableCell])
    -> TableCell
  {
    var cell = sample[Int.random(in: 0..<sample.count, using: &generator)]
    cell.id = "new \(number)"
    let words = (0...Int.random(in: 0...30, using: &generator)).map { "word\($0)" }.joined(separator: " ")
    for index in cell.values.indices
    where cell.values[index].key != "photo" && cell.values[index].key != "isOn" {
      cell.values[index].text = words
    }
    return cell
  }

  private static func edit(
    _ session: TableSession, _ number: Int, _ generator: inout SplitMix64, like sample: [TableCell]
  ) -> SessionEdit {
    func below(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &generator) }
    let section = below(session.sectionCount)
    let place = TableIndexPath(section: section, row: below(session.rowCount(in: section)))
    let other = below(session.sectionCount)
    switch session.rowCount(in: section) == 0 ? 0 : below(10) {
    case 0, 1:
      let row = below(session.rowCount(in: section) + 1)
      return .insertRow(
        cell(number, &generator, like: sample), at: TableIndexPath(section: section, row: row))
    case 2: return .deleteRow(place)
    case 3, 4: return .replaceRow(place, with: cell(number, &generator, like: sample))
    case 5:
      var changed = cell(number, &generator, like: sample)
      changed.id = session.cell(at: place)?.id
      return .replaceRow(place, with: changed)
    case 6, 7:
      let count = session.rowCount(in: other) + (other == section ? 0 : 1)
      return .moveRow(from: place, to: TableIndexPath(section: other, row: below(count)))
    case 8:
      return session.sectionCount < 4 ? insertion(number, &generator, like: sample) : .deleteSection(section)
    default: return .moveSection(from: section, to: other)
    }
  }

  private static func insertion(
    _ number: Int, _ generator: inout SplitMix64, like sample: [TableCell]
  ) -> SessionEdit {
    var section = TableSection(id: "section \(number)")
    section.cells = (0..<3).map { cell(number * 10 + $0, &generator, like: sample) }
    return .insertSection(section, at: 0)
  }

  @Test func noHeightIsStaleAfterAnyEdit() throws {
    var (run, session) = try Self.start()
    let sample = Array(session.cells)
    let heights = run.heights(of: session)
    var generator = SplitMix64(state: 7)
    for number in 0..<120 {
      let edit = Self.edit(session, number, &generator, like: sample)
      try session.apply(edit)
      Self.expectFresh(heights, of: session, &run, "\(number)")
    }
    for number in 200..<240 {
      try session.transact { () throws(EditFailure) in
        for step in 0..<4 {
          try session.apply(Self.edit(session, number * 10 + step, &generator, like: sample))
        }
      }
      Self.expectFresh(heights, of: session, &run, "\(number)")
    }
    #expect(!run.diagnostics.hasErrors && heights.diagnostics.isEmpty)
  }

  @Test func onlyChangedRowsAreMeasuredAgain() throws {
    var (run, session) = try Self.start()
    let heights = run.heights(of: session)
    func measureAll() -> Int {
      let before = heights.measurementCount
      for path in session.indexPaths { _ = heights.height(at: path) }
      return heights.measurementCount - before
    }
    #expect(measureAll() == 4 && measureAll() == 0)
    try session.apply(
      .moveRow(from: TableIndexPath(section: 0, row: 0), to: TableIndexPath(section: 1, row: 1)))
    #expect(measureAll() == 0)
    try session.apply(.moveSection(from: 0, to: 1))
    #expect(measureAll() == 0)
    var cell = try #require(session.cell(at: TableIndexPath(section: 0, row: 1)))
    cell.values[0].text = "Another"
    try session.apply(.replaceRow(TableIndexPath(section: 0, row: 1), with: cell))
    #expect(measureAll() == 1)
    try session.apply([.insertRow(cell, at: TableIndexPath(section: 1, row: 0)), .deleteSection(0)])
    #expect(measureAll() == 1)
    #expect(run.diagnostics.isEmpty && heights.diagnostics.isEmpty)
  }

  @Test func whatChangesEveryRowHasEveryRowMeasuredAnew() throws {
    var (run, session) = try Self.start()
    let heights = run.heights(of: session)
    Self.expectFresh(heights, of: session, &run, "at first")
    session.setEditing(true)
    Self.expectFresh(heights, of: session, &run, "in editing mode")
    var head = try #require(session.sectionHead(at: 0))
    head.indexTitle = "A"
    try session.apply(.updateSection(0, head))
    Self.expectFresh(heights, of: session, &run, "with an index")
    var document = session.document
    document.table.rowHeight = 100
    try session.replace(with: document)
    Self.expectFresh(heights, of: session, &run, "with a row height")
    #expect(heights.height(at: TableIndexPath(section: 0, row: 0)) == 100)
    #expect(heights.measurementCount == 16)  // 4 × 4
    #expect(run.diagnostics.isEmpty && heights.diagnostics.isEmpty)
  }

  @Test func aScreenOfMeasuredHeightsShowsWhatFits() throws {
    var (run, session) = try Self.start()
    let heights = run.heights(of: session)
    let total = session.indexPaths.reduce(0) { $0 + heights.height(at: $1) }
    let screen = Screen(height: total - 1, rowHeight: heights.height)
    let table = TableInteraction(session, screen: screen)
    table.send(.appear)
    #expect(table.visibleParts.count == 4)
    table.send(.scroll(to: total))
    #expect(table.offset == 1)
    #expect(run.diagnostics.isEmpty && heights.diagnostics.isEmpty)
  }
}
