import Testing

@testable import TableRenderers

@Suite struct LineComposerTests {
  private let composer = LineComposer(columns: 40, columnsPerPoint: 0.1, isColored: false)

  private func item(_ text: String, x: Double = 0, width: Double = 10, baseline: Double) -> TextItem {
    TextItem(text: text, x: x, width: width, baseline: baseline, alignment: .left, style: .plain)
  }

  private func texts(_ items: [TextItem]) -> [String] {
    composer.lines(items).map { composer.place($0).text }
  }

  @Test func putsTextsThatLeaveEachOtherRoomOnOneLine() {
    let items = [item("title", baseline: 20), item("detail", baseline: 40), item("3", x: 300, baseline: 32)]
    // 300 points are 30 columns.
    #expect(texts(items) == ["title" + String(repeating: " ", count: 30 - 5) + "3", "detail"])
  }

  @Test func staysWithinItsColumnsHoweverManyViewsStandInALine() {
    for count in [1, 2, 19, 20, 21, 40, 41, 500] {
      for text in ["a", "ab", "人", "a longer text", "👩‍👩‍👧"] {
        let items = (0..<count).map { item(text, x: Double($0), baseline: 0) }
        let lines = texts(items)
        #expect(lines.count == 1)
        #expect(lines.allSatisfy { DisplayWidth.of($0) <= 40 }, "\(count) × \(text): \(lines)")
      }
    }
  }

  @Test func takesALineATimeForATextOfManyLines() {
    let items = (0..<50_000).map { item("a", baseline: Double($0) * 10) }
    #expect(composer.lines(items).count == 50_000)
  }
}
