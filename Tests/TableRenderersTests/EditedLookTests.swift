import TableLayout
import TableModel
import Testing

@testable import TableRenderers

/// Rows at rest beside the same rows as they stand while their table is edited: 40 points further in, 67 points narrower.
@Suite struct EditedLookTests {
  private func look(
    _ resting: ArrangedView, _ edited: ArrangedView, _ direction: LayoutDirection = .leftToRight,
    height: Double = 44
  ) -> EditedLook {
    let row = Arranged.row(0, [resting])
    var other = Arranged.row(0, [edited])
    other.contentFrame = Rect(x: direction == .leftToRight ? 40 : 27, y: 0, width: 308, height: 44)
    other.frame.height = height
    return EditedLook(row, edited: other, direction: direction)
  }

  @Test func aTextThatStillFitsMovesAside() {
    guard case .moved(40) = look(Arranged.label("A", width: 343), Arranged.label("A", width: 276)) else {
      Issue.record("it is drawn anew")
      return
    }
  }

  @Test func aTextThatBreaksOtherwiseIsDrawnAnew() {
    guard case .redrawn = look(Arranged.label("A B"), Arranged.label("A", "B", width: 276)) else {
      Issue.record("it only moves")
      return
    }
  }

  @Test func aTextByTheOtherEdgeIsDrawnAnew() {
    // 375 - 343 - 16 = 16 from the right edge, and 308 - 276 - 16 = 16.
    var resting = Arranged.label("A", x: 16, width: 343)
    var edited = Arranged.label("A", x: 16, width: 276)
    for alignment in [TextAlignment.right, .center] {
      resting.content = .text(Arranged.text(["A"], alignment: alignment))
      edited.content = .text(Arranged.text(["A"], alignment: alignment))
      guard case .redrawn = look(resting, edited) else {
        Issue.record("\(alignment) only moves")
        continue
      }
      // From right to left it begins there: 375 - (27 + 308) = 40 further in.
      guard case .moved(40) = look(resting, edited, .rightToLeft) else {
        if alignment == .right { Issue.record("from right to left it is drawn anew") }
        continue
      }
    }
  }

  @Test func aRowOfAnotherHeightIsDrawnAnew() {
    guard case .redrawn = look(Arranged.label("A"), Arranged.label("A"), height: 64) else {
      Issue.record("it only moves")
      return
    }
  }
}
