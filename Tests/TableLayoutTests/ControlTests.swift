import TableLayout
import TableModel
import Testing

/// The sizes of controls and pictures that nothing else sizes.
@Suite struct ControlTests {
  private func frame(
    _ view: ViewNode, _ profile: OSProfile = .iOS18, images: [String: Size] = [:]
  ) -> Rect {
    let fixture = LayoutFixture(traits: Traits(profile: profile), images: images)
    let row = fixture.arrange([
      .stack(.horizontal, alignment: .top, [view, ViewNode(.spacer(minimumLength: 0))])
    ])
    return row.views[0].subviews[0].frame
  }

  private let value = ValueAttributes(value: 0, minimumValue: 0, maximumValue: 1)

  @Test(arguments: [(OSProfile.iOS12, 51.0, 31.0), (.iOS18, 51, 31), (.iOS26, 63, 28)])
  func sizesASwitch(profile: OSProfile, width: Double, height: Double) {
    #expect(frame(ViewNode(.toggle(SwitchAttributes())), profile) == Rect(0, 0, width, height))
  }

  @Test func letsASwitchReachTwoPointsPastWhatLayoutSees() {
    let row = LayoutFixture().arrange([
      .stack(.horizontal, alignment: .center, [.label("On"), ViewNode(.toggle(SwitchAttributes()))])
    ])
    #expect(row.views[0].subviews.map(\.frame) == [Rect(0, 5.5, 326, 20), Rect(326, 0, 51, 31)])  // 375 - 49
  }

  @Test func stretchesASliderPastItsTrack() {
    let row = LayoutFixture().arrange([ViewNode(.slider(value))])
    #expect(row.frame.height == 30)
    #expect(row.views[0].frame == Rect(-2, 0, 379, 31))  // 375 + 2 + 2, 30 + 1
  }

  @Test(arguments: [(OSProfile.iOS12, 29.0), (.iOS18, 32)])
  func sizesAStepper(profile: OSProfile, height: Double) {
    #expect(frame(ViewNode(.stepper(value)), profile) == Rect(0, 0, 94, height))
  }

  @Test func makesSegmentsAsWideAsTheWidestTitle() {
    var control = SegmentedControlAttributes()
    control.segments = ["a", "abcd"]
    #expect(frame(ViewNode(.segmentedControl(control))) == Rect(0, 0, 92, 32))  // 2 × (4 × 6.5 + 20), 31 + 1
  }

  @Test func sizesProgressViewsAndIndicators() {
    #expect(frame(ViewNode(.progressView(ProgressAttributes()))).height == 4)
    #expect(frame(ViewNode(.progressView(ProgressAttributes())), .iOS12).height == 2)
    var indicator = ActivityIndicatorAttributes()
    #expect(frame(ViewNode(.activityIndicator(indicator))) == Rect(0, 0, 20, 20))
    indicator.style = .large
    #expect(frame(ViewNode(.activityIndicator(indicator))) == Rect(0, 0, 37, 37))
  }

  /// Of a title in a button of 200 by 50.
  private func titleFrame(
    direction: LayoutDirection = .leftToRight, _ change: (inout ButtonAttributes) -> Void
  ) -> Rect? {
    var button = ButtonAttributes()
    button.title = "abcd"
    button.font = .system(17)
    change(&button)
    var node = ViewNode(.button(button))
    node.sizing.width = 200
    node.sizing.height = 50
    let row = LayoutFixture(traits: Traits(direction: direction)).arrange([
      .stack(.horizontal, alignment: .top, [node, ViewNode(.spacer(minimumLength: 0))])
    ])
    guard case .button(let arranged)? = row.views.first?.subviews.first?.content else { return nil }
    return arranged.titleFrame
  }

  @Test func placesAButtonsTitleWhereItIsAligned() throws {
    let centered = try #require(titleFrame { _ in })
    let (width, height) = (centered.width, centered.height)
    #expect(centered == Rect(83, 14.5, 34, 21.5))  // (200 - 34) / 2, (50 - 21.5) / 2 on a pixel
    let left = titleFrame { $0.contentHorizontalAlignment = .left }
    #expect(left == Rect(0, centered.y, width, height))
    let right = titleFrame {
      $0.contentHorizontalAlignment = .right
      $0.contentVerticalAlignment = .bottom
      $0.contentInsets = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(right == Rect(200 - 4 - width, 50 - 3 - height, width, height))
    let mirroredLeft = titleFrame(direction: .rightToLeft) { $0.contentHorizontalAlignment = .left }
    #expect(mirroredLeft?.x == 0)
    let mirroredLeading = titleFrame(direction: .rightToLeft) { $0.contentHorizontalAlignment = .leading }
    #expect(mirroredLeading?.x == 200 - width)
  }

  @Test func movesAButtonsTitleByItsInsets() throws {
    let centered = try #require(titleFrame { _ in })
    let insets = DirectionalInsets(top: 4, leading: 10, bottom: 0, trailing: 2)
    let moved = titleFrame { $0.titleInsets = insets }
    // (10 - 2) / 2, 4 / 2
    #expect(moved == Rect(centered.x + 4, centered.y + 2, centered.width, centered.height))
    let right = titleFrame {
      $0.titleInsets = insets
      $0.contentHorizontalAlignment = .right
    }
    #expect(right?.x == 200 - centered.width - 2)
  }

  @Test func padsAButtonsTitle() {
    var button = ButtonAttributes()
    button.title = "Buy now"
    button.font = .system(16)
    #expect(frame(ViewNode(.button(button))) == Rect(0, 0, 56, 32))  // 7 × 8, 20 + 12
    button.title = "a"
    #expect(frame(ViewNode(.button(button))) == Rect(0, 0, 30, 32))
  }

  @Test func addsAButtonsPictureToItsTitle() {
    var button = ButtonAttributes()
    button.title = "Buy"
    button.image = "cart"
    button.font = .system(16)
    let size = frame(ViewNode(.button(button)), images: ["cart": Size(width: 24, height: 30)])
    #expect(size == Rect(0, 0, 48, 30))  // 24 + 24, max(30, 20)
  }

  @Test func sizesButtonsThatArePictures() {
    var button = ButtonAttributes()
    button.style = .infoLight
    #expect(frame(ViewNode(.button(button))) == Rect(0, 0, 25, 24))
    #expect(frame(ViewNode(.button(button)), .iOS12) == Rect(0, 0, 22, 22))
  }

  @Test func padsABorderedField() {
    var field = TextFieldAttributes()
    field.text = "abc"
    field.font = .system(16)
    field.borderStyle = .roundedRect
    #expect(frame(ViewNode(.textField(field))) == Rect(0, 0, 38, 34))  // 24 + 14
    #expect(frame(ViewNode(.textField(field)), .iOS12).height == 30)
  }

  // MARK: Pictures

  @Test func givesAnImageViewTheSizeOfItsPicture() {
    #expect(frame(.image("a"), images: ["a": Size(width: 60, height: 45)]) == Rect(0, 0, 60, 45))
  }

  @Test func keepsAPicturesHeightWhereOnlyTheWidthIsFixed() {
    let view = ViewNode.image("a") { $0.sizing.width = 30 }
    #expect(frame(view, images: ["a": Size(width: 60, height: 45)]) == Rect(0, 0, 30, 45))
  }

  @Test func givesAnImageViewWithoutAPictureNoSize() {
    let row = LayoutFixture().arrange([.stack(.horizontal, alignment: .top, [.image(nil), .box(10, 10)])])
    #expect(row.views[0].subviews[0].frame.height == 0)
  }

  @Test func sizesThePlaceholderOfAMissingPictureAsDeclared() {
    var template = CellTemplate(id: "t")
    template.margins = .zero
    template.views = [
      .stack(.vertical, alignment: .leading, [.image("a") { $0.sizing.width = 50 }, .image("b")])
    ]
    let look = TableCell.Look.template(TemplateReference("t"))
    let cells = [TableCell(look: look), TableCell(look: look)]
    let (table, diagnostics) = LayoutFixture().arrange(.document(cells, templates: [template]))
    let frames = table.sections[0].rows[0].views[0].subviews.map(\.frame)
    #expect(frames == [Rect(0, 0, 50, 50), Rect(0, 50, 29, 29)])
    #expect(diagnostics.diagnostics.map(\.identifier) == [.missingImage, .missingImage])  // once a name
  }
}
