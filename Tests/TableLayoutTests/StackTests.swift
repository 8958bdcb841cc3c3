import TableLayout
import TableModel
import Testing

/// How stack views divide their length. Content views are 375 wide and have no margins; a character of 16 points is
/// 8 wide, a line 20 high.
@Suite struct StackTests {
  private let fixture = LayoutFixture()

  /// The frames of the views of one stack that fills a cell.
  private func frames(_ stack: ViewNode, height: Double? = nil) -> [Rect] {
    fixture.arrange([stack], height: height).views[0].subviews.map(\.frame)
  }

  private func widths(_ stack: ViewNode) -> [Double] { frames(stack).map(\.width) }
  private func heights(_ stack: ViewNode, in height: Double) -> [Double] {
    frames(stack, height: height).map(\.height)
  }

  private func hugging(_ priority: Double) -> (inout ViewNode) -> Void {
    { $0.sizing.horizontalHuggingPriority = priority }
  }

  private func compression(_ priority: Double) -> (inout ViewNode) -> Void {
    { $0.sizing.horizontalCompressionResistancePriority = priority }
  }

  /// 30 characters.
  private let long = String(repeating: "abcdef", count: 5)

  // MARK: Fill

  @Test func stretchesTheViewThatHugsLess() {
    let stack = ViewNode.stack(.horizontal, spacing: 5, [.label("ab", hugging(251)), .label("abc")])
    #expect(frames(stack) == [Rect(0, 0, 16, 20), Rect(21, 0, 354, 20)])  // 16 + 5; 375 - 21
  }

  @Test func stretchesTheFirstOfViewsThatHugAlike() {
    #expect(widths(.stack(.horizontal, [.label("ab"), .label("abc")])) == [351, 24])  // 375 - 24
  }

  @Test func squeezesTheViewThatResistsLess() {
    let stack = ViewNode.stack(.horizontal, [.label(long + "x"), .label(long + "x", compression(749))])
    #expect(widths(stack) == [248, 127])  // 31 × 8; 375 - 248
  }

  @Test func squeezesTheFirstOfViewsThatResistAlike() {
    #expect(widths(.stack(.horizontal, [.label(long + "x"), .label(long + "x")])) == [127, 248])
  }

  @Test func squeezesASecondViewOnlyWhenTheFirstIsGone() {
    let stack = ViewNode.stack(
      .horizontal, [.label(long + "x", compression(749)), .label(long + "x", compression(748)), .label(long)])
    #expect(widths(stack) == [135, 0, 240])  // 375 - 240
  }

  @Test func givesTheRestToASpacer() {
    let stack = ViewNode.stack(
      .horizontal, [.label("ab"), ViewNode(.spacer(minimumLength: 0)), .label("abc")])
    #expect(frames(stack) == [Rect(0, 0, 16, 20), Rect(351, 0, 24, 20)])
  }

  @Test func sharesTheRestAmongSpacers() {
    let spacer = ViewNode(.spacer(minimumLength: 0))
    let stack = ViewNode.stack(.horizontal, [spacer, .label("abc"), spacer])
    #expect(frames(stack)[0].x == 175.5)  // (375 - 24) / 2
  }

  @Test func keepsASpacerAtItsMinimumLength() {
    let stack = ViewNode.stack(
      .horizontal, [.label(long + "x"), ViewNode(.spacer(minimumLength: 20)), .label(long + "x")])
    #expect(frames(stack) == [Rect(0, 0, 107, 20), Rect(127, 0, 248, 20)])  // 375 - 248 - 20
  }

  @Test func keepsFixedWidths() {
    let fixed = ViewNode.label("abc") { $0.sizing.width = 100 }
    #expect(widths(.stack(.horizontal, [fixed, .label("ab")])) == [100, 275])
  }

  @Test func letsAFixedWidthHoldWhereNothingElseCanGiveAndTellsOfIt() {
    let row = fixture.arrange(
      [.stack(.horizontal, [.box(40, 40), .box(50, 40)])], allowing: [.unsatisfiableConstraints])
    #expect(row.views[0].frame == Rect(0, 0, 375, 40))
    #expect(row.views[0].subviews.map(\.frame) == [Rect(0, 0, 40, 40), Rect(40, 0, 50, 40)])
  }

  @Test func stretchesAPlainViewBeforeAnythingThatHugs() {
    #expect(widths(.stack(.horizontal, [.label("ab"), .box(nil, 10)])) == [16, 359])
  }

  @Test func squeezesALabelRatherThanANestedStackOfTwo() {
    // A point off the nested stack costs two labels, a point off the label one.
    let nested = ViewNode.stack(.vertical, [.label(long + "x"), .label(long + "x")])
    #expect(widths(.stack(.horizontal, [nested, .label(long + "x")])) == [248, 127])
  }

  @Test func letsAnInnerPriorityActThroughNestedStacks() {
    let inner = ViewNode.stack(.horizontal, [.label(long + "x", compression(700))])
    let middle = ViewNode.stack(.vertical, [inner])
    #expect(widths(.stack(.horizontal, [.label(long + "x"), middle])) == [248, 127])
  }

  @Test func dividesAHeightLikeAWidth() {
    let hugging = ViewNode.label("ab") { $0.sizing.verticalHuggingPriority = 251 }
    // 100 - 24
    #expect(heights(.stack(.vertical, spacing: 4, [hugging, .label("abc")]), in: 100) == [20, 76])
  }

  // MARK: Other distributions

  @Test func givesEqualWidths() {
    let stack = ViewNode.stack(
      .horizontal, spacing: 15, distribution: .fillEqually, [.label("a"), .label("abc"), .label("ab")])
    #expect(frames(stack).map(\.x) == [0, 130, 260])  // (375 - 30) / 3 + 15
    #expect(widths(stack) == [115, 115, 115])
  }

  @Test func makesANestedStackOfEqualWidthsAsWideAsItsWidestView() {
    let equal = ViewNode.stack(
      .horizontal, spacing: 10, distribution: .fillEqually, [.label("a"), .label("abc")])
    let stack = ViewNode.stack(.vertical, alignment: .leading, [equal])
    #expect(frames(stack)[0].width == 58)  // 24 + 10 + 24
  }

  @Test func givesWidthsInProportionToTheContent() {
    let stack = ViewNode.stack(
      .horizontal, distribution: .fillProportionally, [.label("a"), .label("abcd")])
    #expect(widths(stack) == [75, 300])  // 375 × 8 / 40, 375 × 32 / 40
  }

  @Test func givesTheLastViewWhatProportionsLeave() {
    let stack = ViewNode.stack(
      .horizontal, spacing: 10, distribution: .fillProportionally, [.label("a"), .label("abcd")])
    #expect(widths(stack) == [60, 305])  // 375 × 8 / (40 + 10); 375 - 60 - 10
  }

  @Test func spacesViewsEqually() {
    let stack = ViewNode.stack(
      .horizontal, spacing: 5, distribution: .equalSpacing, [.label("a"), .label("abc"), .label("ab")])
    #expect(frames(stack).map(\.x) == [0, 171.5, 359])  // gaps (375 - 48) / 2 = 163.5
    #expect(widths(stack) == [8, 24, 16])
  }

  @Test func keepsTheSpacingWhenViewsSpacedEquallyDoNotFit() {
    let stack = ViewNode.stack(
      .horizontal, spacing: 5, distribution: .equalSpacing, [.label(long + "x"), .label(long + "x")])
    #expect(frames(stack).map(\.x) == [0, 127])  // 375 - 248 - 5 = 122; 122 + 5
  }

  @Test func putsCentresEquallyFarApart() {
    let stack = ViewNode.stack(
      .horizontal, distribution: .equalCentering, [.label("ab"), .label("abcd"), .label("ab")])
    #expect(frames(stack).map(\.midX) == [8, 187.5, 367])  // 8 + 179.5
  }

  @Test func keepsTheSpacingBetweenCentresThatWouldComeTooNear() {
    let stack = ViewNode.stack(
      .horizontal, spacing: 10, distribution: .equalCentering,
      [.box(200, 10), .box(100, 10), .box(10, 10)])
    #expect(frames(stack).map(\.x) == [0, 210, 365])  // the first gap stays 10
  }

  // MARK: Spacing, margins, hidden views

  @Test func usesACustomSpacingAfterAView() {
    let custom = ViewNode.label("a") { $0.sizing.customSpacing = 30 }
    let stack = ViewNode.stack(.vertical, spacing: 2, [custom, .label("b"), .label("c")])
    #expect(frames(stack).map(\.y) == [0, 50, 72])  // 20 + 30, + 20 + 2
  }

  @Test func leavesMarginsAroundTheArrangedViews() {
    let stack = ViewNode.stack(.horizontal, [.label("a")]) {
      $0.layoutMargins = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    let row = fixture.arrange([stack])
    #expect(row.frame.height == 24)  // 1 + 20 + 3
    #expect(row.views[0].subviews[0].frame == Rect(2, 1, 369, 20))  // 375 - 2 - 4
  }

  @Test func leavesOutHiddenArrangedViewsAndTheirSpacing() {
    let hidden = ViewNode.label("hidden") {
      $0.isHidden = true
      $0.sizing.customSpacing = 50
    }
    let row = fixture.arrange([.stack(.vertical, spacing: 6, [.label("a"), hidden, .label("b")])])
    #expect(row.frame.height == 46)  // 20 + 6 + 20
    #expect(row.views[0].subviews.count == 2)
  }

  @Test func hidesAViewByAValue() {
    let view = ViewNode.label("maybe").bound(.isHidden, to: "hide")
    let stack = ViewNode.stack(.vertical, [.label("a"), view])
    #expect(fixture.arrange([stack], values: [CellValue("hide", "true")]).frame.height == 20)
    #expect(fixture.arrange([stack], values: [CellValue("hide", "false")]).frame.height == 40)
  }

  @Test func keepsTheSpacingOfAnEmptyStack() {
    let row = fixture.arrange([
      .stack(.vertical, spacing: 6, [.label("a"), .stack(.horizontal, []), .label("b")])
    ])
    #expect(row.frame.height == 52)  // 20 + 6 + 0 + 6 + 20
  }

  // MARK: Alignment

  @Test(arguments: [
    (StackAttributes.Alignment.fill, 0.0, 375.0), (.leading, 0, 24), (.center, 175.5, 24),
    (.trailing, 351, 24),
  ])
  func alignsViewsAcrossAVerticalStack(alignment: StackAttributes.Alignment, x: Double, width: Double) {
    #expect(frames(.stack(.vertical, alignment: alignment, [.label("abc")])) == [Rect(x, 0, width, 20)])
  }

  @Test(arguments: [
    (StackAttributes.Alignment.fill, 0.0, 50.0), (.top, 0, 20), (.center, 15, 20), (.bottom, 30, 20),
  ])
  func alignsViewsAcrossAHorizontalStack(alignment: StackAttributes.Alignment, y: Double, height: Double) {
    let stack = ViewNode.stack(.horizontal, alignment: alignment, [.box(10, 50), .label("a")])
    #expect(frames(stack)[1] == Rect(10, y, 365, height))
  }

  @Test func alignsFirstBaselines() {
    let stack = ViewNode.stack(
      .horizontal, alignment: .firstBaseline, [.label("ab", size: 32), .label("ab", size: 16)])
    #expect(frames(stack).map(\.y) == [0, 16])  // ascents 32 and 16
    #expect(fixture.arrange([stack]).frame.height == 40)
  }

  @Test func alignsLastBaselinesOfTextsOfSeveralLines() {
    let two = ViewNode.label("a\nb", lines: 0, hugging(251))
    let stack = ViewNode.stack(.horizontal, alignment: .lastBaseline, [two, .label("ab", size: 32)])
    // The second baselines: 20 + 16 = 36 and 32, so the large text stands 4 lower; it ends at 4 + 40.
    #expect(frames(stack).map(\.y) == [0, 4])
    #expect(fixture.arrange([stack]).frame.height == 44)
  }

  @Test func takesTheBottomOfAViewWithoutTextForItsBaseline() {
    let stack = ViewNode.stack(.horizontal, alignment: .firstBaseline, [.box(10, 10), .label("a")])
    #expect(frames(stack).map(\.y) == [6, 0])  // 16 - 10
  }

  @Test func takesTheBaselineOfANestedStackFromItsFirstView() {
    let nested = ViewNode.stack(.vertical, [.label("a", size: 8), .label("b")])
    let stack = ViewNode.stack(.horizontal, alignment: .firstBaseline, [nested, .label("ab")])
    #expect(frames(stack).map(\.y) == [8, 0])  // ascents 8 and 16
  }

  @Test func countsSpacingFromBaselineToBaselineWhereAsked() {
    var attributes = StackAttributes()
    attributes.axis = .vertical
    attributes.spacing = 30
    attributes.isBaselineRelativeArrangement = true
    var stack = ViewNode(.stackView(attributes))
    stack.subviews = [.label("a"), .label("b")]
    #expect(frames(stack).map(\.y) == [0, 30])  // baselines at 16 and 46
    #expect(fixture.arrange([stack]).frame.height == 50)
  }

  // MARK: Nesting

  @Test func nestsRowsInColumnsInRows() {
    let line = ViewNode.stack(
      .horizontal, spacing: 4, [.label("abc", size: 12, hugging(251)), .label("de", size: 12)])
    let column = ViewNode.stack(.vertical, spacing: 3, [.label("title"), line])
    let row = fixture.arrange([.stack(.horizontal, spacing: 10, alignment: .center, [.box(50, 50), column])])
    let outer = row.views[0]
    #expect(row.frame.height == 50)
    #expect(outer.subviews[1].frame == Rect(60, 6, 315, 38))  // (50 - 20 - 3 - 15) / 2
    #expect(outer.subviews[1].subviews[1].frame == Rect(0, 23, 315, 15))
    #expect(
      outer.subviews[1].subviews[1].subviews.map(\.frame) == [Rect(0, 0, 18, 15), Rect(22, 0, 293, 15)])
  }

  @Test func letsAFixedHeightSqueezeTheTextBesideIt() {
    let stack = ViewNode.stack(.horizontal, [.box(10, 30), .label("a\nb\nc", lines: 0)])
    #expect(frames(stack).map(\.height) == [30, 30])  // required beats 750
  }

  @Test func fillsAPlainViewWithItsSubviews() {
    let badge = ViewNode(.view).with {
      $0.layoutMargins = DirectionalInsets(all: 4)
      $0.subviews = [.label("abc")]
    }
    let row = fixture.arrange([.stack(.vertical, alignment: .leading, [badge])])
    #expect(row.views[0].subviews[0].frame == Rect(0, 0, 32, 28))  // 24 + 8, 20 + 8
    #expect(row.views[0].subviews[0].subviews[0].frame == Rect(4, 4, 24, 20))
  }

  @Test func placesSubviewsOfAPlainViewByTheirFrames() {
    let label = ViewNode.label("abc") { $0.sizing.frame = Rect(7, 8, 90, 10) }
    let row = fixture.arrange([.box(nil, 60).with { $0.subviews = [label] }])
    #expect(row.frame.height == 60)
    #expect(row.views[0].subviews[0].frame == Rect(7, 8, 90, 10))
  }
}
