import TableLayout
import TableModel
import Testing

/// How labels, fields and views of text take room, at 8 points a character and 20 a line.
@Suite struct TextInViewsTests {
  private let fixture = LayoutFixture()

  private func text(_ view: ArrangedView) -> ArrangedText? {
    switch view.content {
    case .text(let text): text
    case .textField(let field): field.text
    default: nil
    }
  }

  private func lines(_ view: ArrangedView) -> [String] { text(view)?.block.lines.map(\.text) ?? [] }

  /// A label's attributes changed.
  private func label(_ words: String, _ change: (inout LabelAttributes) -> Void) -> ViewNode {
    var label = LabelAttributes()
    label.text = words
    label.font = .system(16)
    change(&label)
    return ViewNode(.label(label))
  }

  @Test func cutsALineThatDoesNotFit() {
    let label = fixture.arrange([.label(String(repeating: "a", count: 60))]).views[0]
    #expect(label.frame == Rect(0, 0, 375, 20))
    #expect(lines(label) == [String(repeating: "a", count: 45) + "…"])  // 46 × 8 = 368
    #expect(text(label)?.block.isTruncated == true)
  }

  @Test func wrapsAtTheWidthThatTheLayoutGives() {
    let label = fixture.arrange([.label("one two three four five six seven eight nine ten", lines: 0)]).views[
      0]
    #expect(lines(label) == ["one two three four five six seven eight nine", "ten"])  // 44 × 8 = 352
    #expect(label.frame.height == 40)
  }

  @Test func wrapsToNoMoreLinesThanAllowed() {
    let label = fixture.arrange([.label(String(repeating: "abcde ", count: 40), lines: 2)]).views[0]
    #expect(label.frame.height == 40)
    #expect(lines(label).count == 2)
    #expect(lines(label)[1].hasSuffix("…"))
  }

  @Test func makesABrokenTextAsWideAsItsWidestLine() {
    let words = "one two three four five six seven eight nine ten"
    let stack = ViewNode.stack(.vertical, alignment: .center, [.label(words, lines: 0)])
    #expect(fixture.arrange([stack]).views[0].subviews[0].frame == Rect(11.5, 0, 352, 40))  // (375 - 352) / 2
  }

  @Test func breaksAtThePreferredWidthInASidewaysFreeStack() {
    let label = label("aaa bbb ccc") {
      $0.numberOfLines = 0
      $0.preferredMaxLayoutWidth = 60
    }
    let stack = ViewNode.stack(.vertical, alignment: .leading, [label])
    #expect(fixture.arrange([stack]).views[0].subviews[0].frame == Rect(0, 0, 56, 40))  // 7 × 8
  }

  @Test func shrinksTheFontToFit() {
    let label = label(String(repeating: "a", count: 60)) { $0.adjustsFontSizeToFit = true }
    let view = fixture.arrange([label]).views[0]
    #expect(view.frame.height == 20)
    #expect(text(view)?.font.pointSize == 12.5)  // 16 × 375 / 480
    #expect(text(view)?.block.isTruncated == false)
    #expect(text(view)?.y == 2)  // (20 - 15.625 up to 16) / 2
  }

  @Test func shrinksTheFontNoFurtherThanAllowed() {
    let label = label(String(repeating: "a", count: 60)) {
      $0.adjustsFontSizeToFit = true
      $0.minimumScaleFactor = 0.9
    }
    let view = fixture.arrange([label]).views[0]
    #expect(text(view)?.font.pointSize == 14.25)  // 16 × 0.9, down to a quarter
    #expect(text(view)?.block.isTruncated == true)
  }

  @Test func drawsOnlyTheLinesThatAGivenHeightHolds() {
    let label = fixture.arrange([.label(String(repeating: "abcde ", count: 40), lines: 0)], height: 50).views[
      0]
    #expect(label.frame.height == 50)
    #expect(lines(label).count == 2)  // 50 / 20
    #expect(text(label)?.y == 5)  // (50 - 40) / 2
  }

  @Test func centresTextInALabelHigherThanIt() {
    #expect(text(fixture.arrange([.label("a")], height: 51).views[0])?.y == 15.5)  // (51 - 20) / 2
  }

  @Test func givesAnEmptyLabelNoRoom() {
    #expect(fixture.arrange([.label("a"), .label("")]).frame.height == 20)
  }

  @Test func forgetsTheTextOfTheRowBefore() {
    var template = CellTemplate(id: "t")
    template.margins = .zero
    template.views = [.label("", lines: 0).bound(.text, to: "text")]
    let look = TableCell.Look.template(TemplateReference("t"))
    let texts = [String(repeating: "abcde ", count: 20), nil, "short"]
    let cells = texts.map { text in
      TableCell(look: look, values: text.map { [CellValue("text", $0)] } ?? [])
    }
    let (table, diagnostics) = fixture.arrange(.document(cells, templates: [template]))
    // A row of nothing has UIKit's height.
    #expect(table.sections[0].rows.map(\.frame.height) == [60, 44, 20])
    #expect(diagnostics.diagnostics.map(\.identifier) == [.unknownKey, .notSelfSizing])
    #expect(lines(table.sections[0].rows[1].views[0]) == [])
  }

  @Test func putsTextViewsTextInsideItsInsets() {
    var attributes = TextViewAttributes()
    attributes.text = String(repeating: "abcde ", count: 10)
    attributes.font = .system(16)
    attributes.isScrollEnabled = false
    let view = fixture.arrange([ViewNode(.textView(attributes))]).views[0]
    #expect(view.frame.height == 56)  // 2 × 20 + 16
    #expect(text(view)?.inset == 5)
    #expect(text(view)?.y == 8)
    #expect(lines(view).map(\.count) == [41, 17])  // 365 / 8 holds 45; 7 words of 6 less a space
  }

  @Test func warnsOfARowThatOnlyAScrollingTextViewWouldMeasure() {
    var attributes = TextViewAttributes()
    attributes.text = "abc"
    var template = CellTemplate(id: "t")
    template.views = [ViewNode(.textView(attributes))]
    template.margins = .zero
    let cell = TableCell(look: .template(TemplateReference("t")))
    let (table, diagnostics) = fixture.arrange(.document([cell, cell], templates: [template]))
    #expect(diagnostics.diagnostics.map(\.identifier) == [.notSelfSizing])
    #expect(table.sections[0].rows.map(\.frame.height) == [44, 44])
  }

  @Test func drawsSecretTextAsBullets() {
    var field = TextFieldAttributes()
    field.text = "s€cret"
    field.isSecure = true
    field.font = .system(16)
    let view = fixture.arrange([ViewNode(.textField(field))]).views[0]
    #expect(lines(view) == ["••••••"])
    #expect(view.frame.height == 20)
  }

  @Test func showsThePlaceholderOfAnEmptyField() {
    var field = TextFieldAttributes()
    field.placeholder = "Name"
    field.font = .system(16)
    let view = fixture.arrange([.stack(.horizontal, alignment: .top, [ViewNode(.textField(field))])])
    guard case .textField(let arranged) = view.views[0].subviews[0].content else {
      Issue.record("no text field")
      return
    }
    #expect(arranged.isPlaceholder)
    #expect(arranged.text.color == .semantic(.placeholderText))
    #expect(view.frame.height == 22)  // 20 + 1.63, up to the pixel
  }

  @Test func resolvesNaturalAlignmentByDirection() {
    var rightToLeft = fixture
    rightToLeft.traits.direction = .rightToLeft
    #expect(text(fixture.arrange([.label("a")]).views[0])?.alignment == .left)
    #expect(text(rightToLeft.arrange([.label("a")]).views[0])?.alignment == .right)
    let centered = label("a") { $0.textAlignment = .center }
    #expect(text(rightToLeft.arrange([centered]).views[0])?.alignment == .center)
  }
}
