import TableLayout
import TableRenderKit
import TestSupport
import Testing

/// Caches of heights that follow a session's updates and nothing else.
@Suite struct HeightEditTests {
  /// 40 × (65 + 65 × 15) = 41,600 edits, one at a time and 15 at once.
  @Test(arguments: 0..<4) func noHeightIsStaleAndNoneIsForgotten(group: Int) throws {
    for seed in group * 10..<(group + 1) * 10 {
      var generator = SplitMix64(state: UInt64(seed))
      var document = TableDocument()
      document.table.sections = (0..<3).map { section("s\($0)", rows: 5, &generator) }
      let session = TableSession(document)
      var cache = HeightCache(
        rowCounts: [5, 5, 5], traits: HeightTraits(Traits(width: 375, scale: 2)))
      var failures: [HeightEditFailure] = []
      let subscription = session.subscribe { update in
        for stage in update.changeset?.stages ?? [] {
          do throws(HeightEditFailure) {
            try cache.apply(HeightEdit.edits(following: stage))
          } catch { failures.append(error) }
        }
      }
      for step in 0..<130 {
        if step % 2 == 0 {
          try session.apply(edit(of: session, &generator))
        } else {
          try session.transact { () throws(EditFailure) in
            for _ in 0..<15 { try session.apply(edit(of: session, &generator)) }
          }
        }
        guard expectFresh(&cache, session) else {
          Issue.record("seed \(seed), step \(step)")
          return
        }
      }
      #expect(failures == [])
      subscription.end()
    }
  }

  /// Whether no cached height is another than the row's; then caches them all.
  private func expectFresh(_ cache: inout HeightCache, _ session: TableSession) -> Bool {
    guard cache.rowCounts == (0..<session.sectionCount).map(session.rowCount) else { return false }
    for path in session.indexPaths {
      guard let cell = session.cell(at: path) else { return false }
      let height = Double(cell.values[0].text) ?? 0
      if let cached = cache.cachedHeight(at: path), cached != height { return false }
      _ = cache.height(at: path, id: cell.id) { height }
    }
    return true
  }

  private func cell(_ generator: inout SplitMix64) -> TableCell {
    let number = Int.random(in: 0..<1_000_000, using: &generator)
    return TableCell(id: "r\(number)", values: [CellValue(StandardKey.text, "\(number % 97 + 20)")])
  }

  private func section(_ id: String, rows: Int, _ generator: inout SplitMix64) -> TableSection {
    var section = TableSection(id: id)
    section.cells = (0..<rows).map { _ in cell(&generator) }
    return section
  }

  private func edit(of session: TableSession, _ generator: inout SplitMix64) -> SessionEdit {
    func below(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &generator) }
    let (place, other) = (below(session.sectionCount), below(session.sectionCount))
    let count = session.rowCount(in: place)
    let path = TableIndexPath(section: place, row: below(count))
    guard session.sectionCount > 0, count > 0 else {
      return .insertSection(section("n\(below(1_000_000))", rows: 3, &generator), at: place)
    }
    switch below(10) {
    case 0, 1: return .insertRow(cell(&generator), at: TableIndexPath(section: place, row: below(count + 1)))
    case 2: return .deleteRow(path)
    case 3, 4:
      let ends = session.rowCount(in: other) + (other == place ? 0 : 1)
      return .moveRow(from: path, to: TableIndexPath(section: other, row: below(ends)))
    case 5:
      var changed = cell(&generator)
      changed.id = session.cell(at: path)?.id
      return .replaceRow(path, with: changed)
    case 6: return .replaceRow(path, with: cell(&generator))
    case 7: return .moveSection(from: place, to: other)
    case 8: return session.sectionCount > 4 ? .deleteSection(place) : .reloadSection(place)
    default: return .reloadRow(path)
    }
  }
}
