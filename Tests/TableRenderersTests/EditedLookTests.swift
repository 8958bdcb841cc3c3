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
    guard case .moved(40, [nil]) = look(Arranged.label("A", width: 343), Arranged.label("A", width: 276))
    else {
      Issue.record("it is drawn anew, or goes elsewhere")
      return
    }
  }

  @Test func aTextThatBreaksOtherwiseIsDrawnAnew() {
    guard case .redrawn = look(Arranged.label("A B"), Arranged.label("A", "B", width: 276)) else {
      Issue.record("it only moves")
      return
    }
  }

  /// At rest the text ends 16 points from the right edge of 375, edited from that of 308, which lies at 40 + 308 = 348
  /// in the row: 276 wide it begins at 348 - 16 - 276 = 56, which is 16 in the cell that has moved by 40.
  @Test(arguments: [TextAlignment.right, .center])
  func aTextByTheOtherEdgeGoesElsewhere(alignment: TextAlignment) {
    var resting = Arranged.label("A", x: 16, width: 343)
    var edited = Arranged.label("A", x: 16, width: 276)
    resting.content = .text(Arranged.text(["A"], alignment: alignment))
    edited.content = .text(Arranged.text(["A"], alignment: alignment))
    guard case .moved(40, let labels) = look(resting, edited) else {
      Issue.record("it is drawn anew")
      return
    }
    #expect(labels == [Rect(x: 16, y: 11, width: 276, height: 20)])
  }

  /// From right to left the content goes to the left: it ends at 27 + 308 = 335, 375 - 335 = 40 before the row does. At
  /// 27 + 16 + 40 = 83 in the cell that has moved, and 276 wide, the text ends where it did: 83 + 276 = 359.
  @Test func fromRightToLeftATextByTheRightEdgeMovesAside() {
    var resting = Arranged.label("A", x: 16, width: 343)
    var edited = Arranged.label("A", x: 16, width: 276)
    resting.content = .text(Arranged.text(["A"], alignment: .right))
    edited.content = .text(Arranged.text(["A"], alignment: .right))
    guard case .moved(40, [nil]) = look(resting, edited, .rightToLeft) else {
      Issue.record("it is drawn anew, or goes elsewhere")
      return
    }
  }

  @Test func aRowOfAnotherHeightIsDrawnAnew() {
    guard case .redrawn = look(Arranged.label("A"), Arranged.label("A"), height: 64) else {
      Issue.record("it only moves")
      return
    }
  }
}
