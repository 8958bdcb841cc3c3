import TableLayout
import TableModel
import Testing

@Suite struct StackTests {
  private let fixture = LayoutFixture()

  @Test func wrapsTheTextBesideAPicture() {
    let row = fixture.arrange([
      .stack(
        .horizontal, spacing: 12, alignment: .center,
        [
          .box(40, 40),
          .stack(
            .vertical, spacing: 2,
            [.label("Alice"), .label(String(repeating: "abcde ", count: 10), size: 12, lines: 0)]),
        ])
    ])
    let stack = row.views[0]
    #expect(row.frame.height == 52)  // 20 + 2 + 15 + 15: 53 characters of 6 fit into 323
    #expect(stack.subviews[0].frame == Rect(0, 6, 40, 40))  // (52 - 40) / 2
    #expect(stack.subviews[1].frame == Rect(52, 0, 323, 52))  // 40 + 12; 375 - 52
    #expect(stack.subviews[1].subviews.map(\.frame) == [Rect(0, 0, 323, 20), Rect(0, 22, 323, 30)])
  }
}
