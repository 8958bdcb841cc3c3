import TableLayout
import TableModel
import Testing

@Suite struct StandardCellTests {
  @Test func sharesTheRowBetweenTitleAndDetail() {
    let table = LayoutFixture().arrangeInSilence(.document([.style(.value1, "Alice", "Engineer")]))
    let row = table.sections[0].rows[0]
    #expect(row.views.map(\.frame.x) == [16, 291])  // 375 - 16 - 68
    #expect(row.views.map(\.frame.width) == [42.5, 68])  // 5 × 8.5, 8 × 8.5
  }
}
