import Diagnostics
import TableModel
import Testing

@testable import TableReaders

/// Constraints written one by one.
@Suite struct ConstraintTests {
  /// A template of a photo, a title and a box with a badge in it, with constraints of the content view and of the box.
  private func document(_ constraints: String, inBox: String = "") -> String {
    """
    <template id="t">
      <imageView id="photo"/><label id="title"/>
      <view id="box"><constraints>\(inBox)</constraints><label id="badge"/><view><label id="inner"/></view></view>
      <constraints>\(constraints)</constraints>
    </template>
    """
  }

  private func constraints(_ text: String) throws -> [String] {
    let reading = Reading(document(text))
    #expect(reading.messages == [])
    return try #require(reading.templates.first).constraints.map(\.description)
  }

  private func expect(
    _ marked: String, _ identifier: DiagnosticIdentifier, _ message: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    expectDiagnostic(document(marked), identifier, message, at: location)
  }

  @Test func readsEveryAttributeOfAConstraint() throws {
    let reading = Reading(
      document(
        """
        <constraint id="c1" firstItem="title" firstAttribute="leading" relation="greaterThanOrEqual"
          secondItem="photo" secondAttribute="trailing" multiplier="1.5" constant="-8" priority="750"/>
        """))
    let constraint = try #require(reading.templates.first?.constraints.first)
    var expected = LayoutConstraint(
      ConstraintAnchor(.view("title"), .leading), .greaterThanOrEqual,
      ConstraintAnchor(.view("photo"), .trailing))
    (expected.id, expected.multiplier, expected.constant, expected.priority) = ("c1", 1.5, -8, 750)
    expected.range = constraint.range
    #expect(constraint == expected)
    #expect(reading.text(at: constraint.range)?.hasPrefix("<constraint id=") == true)
    #expect(reading.messages == [])
  }

  @Test func namesTheOwnerTheContentViewAndTheCell() throws {
    let text = """
      <constraint firstItem="superview" firstAttribute="top" secondItem="title" secondAttribute="top"/>
      <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="16"/>
      <constraint firstItem="title" firstAttribute="bottom" secondAttribute="bottomMargin"/>
      <constraint firstItem="title" firstAttribute="centerY" secondItem="cell" secondAttribute="centerY"/>
      <constraint firstItem="title" firstAttribute="centerX" secondItem="contentView" secondAttribute="centerX"/>
      """
    #expect(
      try constraints(text) == [
        "superview.top = title.top", "superview.trailing = title.trailing + 16",
        "title.bottom = superview.bottomMargin", "title.centerY = cell.centerY",
        "title.centerX = contentView.centerX",
      ])
  }

  @Test func keepsConstraintsWithTheViewThatListsThem() throws {
    let reading = Reading(
      document(
        "<constraint firstItem='box' firstAttribute='width' constant='40'/>",
        inBox: """
          <constraint firstItem='badge' firstAttribute='top' secondAttribute='top'/>
          <constraint firstItem='inner' firstAttribute='width' secondItem='photo' secondAttribute='width'/>
          """))
    let template = try #require(reading.templates.first)
    #expect(template.constraints.map(\.description) == ["box.width = 40"])
    #expect(
      template.views[2].constraints.map(\.description) == [
        "badge.top = superview.top", "inner.width = photo.width",
      ])
    #expect(
      template.views[0].constraints.isEmpty && template.views[2].subviews.allSatisfy(\.constraints.isEmpty))
    #expect(reading.messages == [])
  }

  @Test func readsMultipliersAsNumbersAndRatios() throws {
    let texts = ["0.5", "1:2", "2/4", " 3 : 6", "16:9"].map {
      "<constraint firstItem='photo' firstAttribute='width' secondItem='photo' secondAttribute='height' multiplier='\($0)'/>"
    }
    let reading = Reading(document((texts[0...2] + [texts[4]]).joined()))
    #expect(reading.templates.first?.constraints.map(\.multiplier) == [0.5, 0.5, 0.5, 16.0 / 9])
    #expect(reading.messages == [])
    #expect(Reading(document(texts[3])).messages.count == 1)  // white space inside a ratio
  }

  @Test(arguments: ["1:0", "1/0.0", "a:b", "1:", "", "1e400", "200000", "1:0.000001"])
  func rejectsMultipliersThatAreNone(_ multiplier: String) {
    expect(
      """
      <constraint firstItem="photo" firstAttribute="width" secondItem="photo" secondAttribute="height" multiplier="«\(multiplier)»"/>
      """, .invalidValue,
      "invalid value '\(multiplier)' for 'multiplier' on <constraint>; expected a number, or a ratio such as 16:9 or 1/2"
    )
  }

  @Test func readsPrioritiesByNumberAndName() throws {
    let texts = ["1", "999.5", "required", "high", "low", "fittingSizeLevel"].map {
      "<constraint firstItem='photo' firstAttribute='width' constant='1' priority='\($0)'/>"
    }
    let reading = Reading(document(texts.joined()))
    #expect(reading.templates.first?.constraints.map(\.priority) == [1, 999.5, 1000, 750, 250, 50])
    #expect(reading.messages == [])
  }

  @Test func readsBaselinesByEitherName() throws {
    let text = """
      <constraint firstItem="title" firstAttribute="baseline" secondItem="badge" secondAttribute="lastBaseline"/>
      <constraint firstItem="title" firstAttribute="firstBaseline" secondItem="badge" secondAttribute="bottom"/>
      """
    #expect(
      try constraints(text) == ["title.baseline = badge.baseline", "title.firstBaseline = badge.bottom"])
  }

  // MARK: Standard constants

  @Test func leavesTheStandardSpaceBetweenSiblings() throws {
    let text = """
      <constraint firstItem="title" firstAttribute="leading" secondItem="photo" secondAttribute="trailing" constant="standard"/>
      <constraint firstItem="photo" firstAttribute="bottom" secondItem="title" secondAttribute="top" constant="standard"/>
      """
    #expect(try constraints(text) == ["title.leading = photo.trailing + 8", "photo.bottom = title.top - 8"])
  }

  @Test func leavesTheStandardSpaceToTheSuperview() throws {
    let text = """
      <constraint firstItem="title" firstAttribute="leading" secondAttribute="leading" constant="standard"/>
      <constraint firstItem="title" firstAttribute="trailing" secondAttribute="trailing" constant="standard"/>
      <constraint firstAttribute="bottom" secondItem="title" secondAttribute="bottom" constant="standard"/>
      <constraint firstItem="badge" firstAttribute="top" secondItem="box" secondAttribute="top" constant="standard"/>
      <constraint firstItem="title" firstAttribute="top" secondAttribute="topMargin" constant="standard"/>
      """
    #expect(
      try constraints(text) == [
        "title.leading = superview.leading + 20", "title.trailing = superview.trailing - 20",
        "superview.bottom = title.bottom + 20", "badge.top = box.top + 20", "title.top = superview.topMargin",
      ])
  }

  @Test(arguments: [
    ("width", "width"), ("centerX", "centerX"), ("leading", "leading"), ("top", "firstBaseline"),
  ])
  func hasNoStandardConstantWhereNoEdgesFaceEachOther(_ attributes: (String, String)) {
    expect(
      """
      «<constraint firstItem="title" firstAttribute="\(attributes.0)" secondItem="photo" secondAttribute="\(attributes.1)" constant="standard"»/>
      """, .conflictingAttributes,
      "a constant is 'standard' only between an edge and the one that it faces, or the superview's same edge")
  }

  // MARK: What cannot be

  @Test func suggestsTheViewThatWasMeant() {
    expect(
      "<constraint firstItem='«titel»' firstAttribute='width' constant='3'/>", .unknownView,
      "no view of the template has the id 'titel'; did you mean 'title'?")
    expect(
      "<constraint firstItem='title' firstAttribute='top' secondItem='«superveiw»' secondAttribute='top'/>",
      .unknownView, "no view of the template has the id 'superveiw'; did you mean 'superview'?")
  }

  @Test(arguments: [
    ("leading", "top", "one is a place across the screen, the other down it"),
    ("centerY", "left", "one is a place across the screen, the other down it"),
    ("firstBaseline", "trailingMargin", "one is a place across the screen, the other down it"),
    ("width", "leading", "one is a place, the other a length"),
    ("top", "height", "one is a place, the other a length"),
    ("leading", "left", "one depends on the reading direction, the other does not"),
    ("rightMargin", "trailing", "one depends on the reading direction, the other does not"),
  ])
  func rejectsPairsThatCannotBeCompared(_ pair: (first: String, second: String, reason: String)) {
    expect(
      """
      <constraint firstItem="title" firstAttribute="\(pair.first)" secondItem="photo" secondAttribute="«\(pair.second)»"/>
      """, .conflictingAttributes,
      "'\(pair.first)' can't be compared with '\(pair.second)': \(pair.reason)")
  }

  @Test(arguments: [
    ("width", "height"), ("leading", "centerX"), ("left", "centerX"), ("leading", "trailingMargin"),
    ("top", "firstBaseline"), ("centerY", "centerYWithinMargins"), ("right", "leftMargin"),
  ])
  func comparesPairsThatGoTogether(_ pair: (first: String, second: String)) throws {
    let text =
      "<constraint firstItem='title' firstAttribute='\(pair.first)' secondItem='photo' secondAttribute='\(pair.second)'/>"
    #expect(try constraints(text) == ["title.\(pair.first) = photo.\(pair.second)"])
  }

  @Test func rejectsAPlaceByItself() {
    expect(
      "<constraint firstItem='title' firstAttribute='«leading»' constant='8'/>", .conflictingAttributes,
      "'leading' is a place and has nothing to be compared with; only 'width' and 'height' can")
    expect(
      "<constraint firstItem='title' firstAttribute='«top»' secondAttribute='top' multiplier='0'/>",
      .conflictingAttributes, "'top' is a place and has a multiplier of 0; only 'width' and 'height' can")
  }

  @Test func asksForTheAttributeOfASecondItem() {
    expect(
      "<constraint firstItem='title' firstAttribute='width' secondItem='«photo»'/>", .missingAttribute,
      "<constraint> with a 'secondItem' needs the attribute 'secondAttribute'")
  }

  @Test func asksForTheFirstAttribute() {
    expect(
      "«<constraint firstItem='title'»/>", .missingAttribute,
      "<constraint> needs the attribute 'firstAttribute'")
  }

  @Test func warnsOfViewsThatShareAnID() {
    expectDiagnostic(
      "<template id='t'><label id='a'/><view>«<label id='a'»/></view></template>", .duplicateIdentifier,
      "two views of a template have the id 'a'; the first one is meant by it")
  }

  // MARK: Frames

  @Test func readsWhatFramesNeed() throws {
    let reading = Reading(
      """
      <template id="t" size="320 44.5" layout="frame">
        <label frame="16 11 200 automatic" autoresizingMask="flexibleWidth flexibleBottomMargin"
          placeholderIntrinsicWidth="none" placeholderIntrinsicHeight="20" horizontalHuggingPriority="high"/>
      </template>
      """)
    #expect(reading.messages == [])
    let template = try #require(reading.templates.first)
    #expect(template.designSize == Size(width: 320, height: 44.5) && template.layout == .frame)
    let sizing = template.views[0].sizing
    #expect(sizing.frame == Rect(x: 16, y: 11, width: 200, height: 0) && sizing.fitsFrameHeight)
    #expect(sizing.autoresizing == [.flexibleWidth, .flexibleBottomMargin])
    #expect(sizing.placeholderIntrinsicWidth == -1 && sizing.placeholderIntrinsicHeight == 20)
    #expect(sizing.horizontalHuggingPriority == 750)
  }

  @Test func warnsOfConstraintsThatFrameLayoutDoesNotHeed() {
    expectDiagnostic(
      """
      <template id="t" layout="frame"><label id="a"/>
        <constraints>«<constraint firstItem="a" firstAttribute="width" constant="5"»/></constraints></template>
      """, .conflictingAttributes, "template 't' has layout='frame', in which constraints hold nothing")
  }

  @Test func rejectsMasksWithUnknownParts() {
    expectDiagnostic(
      "<template id='t'><view autoresizingMask='«flexibleWidth stretchy»'/></template>", .invalidValue,
      """
      invalid value 'flexibleWidth stretchy' for 'autoresizingMask' on <view>; expected any of flexibleLeftMargin, \
      flexibleWidth, flexibleRightMargin, flexibleTopMargin, flexibleHeight, flexibleBottomMargin
      """)
  }
}
