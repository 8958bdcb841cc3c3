import Diagnostics
import TableModel
import Testing

/// What files say of the look of tables and controls.
@Suite struct IBLookTests {
  private let red = #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

  private func view(_ xml: String, cell: String = "") throws -> ViewNode {
    let reading = Reading(storyboard(prototype(xml + cell)))
    #expect(reading.messages.isEmpty)
    return try #require(reading.templates.first?.views.first)
  }

  private func color(_ key: String) -> String { "<color key=\"\(key)\" " + red }

  private let sections = "<sections><tableViewSection id='s'><cells/></tableViewSection></sections>"

  private let isRed = Color.components(RGBA(red: 255, green: 0, blue: 0))

  @Test func readsTheColorBehindTheRows() {
    let reading = Reading(storyboard(color("backgroundColor") + sections))
    #expect(reading.document?.table.backgroundColor == isRed)
    #expect(reading.messages.isEmpty)
  }

  @Test(arguments: [
    ("switch", "onTintColor"), ("slider", "minimumTrackTintColor"), ("progressView", "progressTintColor"),
    ("button", "tintColor"), ("imageView", "tintColor"),
  ])
  func drawsAControlInItsOwnColor(element: String, key: String) throws {
    let view = try view("<\(element) id='x'>\(color(key))</\(element)>")
    #expect(view.tintColor == isRed)
  }

  @Test func readsTheColorsOfTracks() throws {
    guard
      case .slider(let slider) = try view("<slider id='x'>\(color("maximumTrackTintColor"))</slider>").content,
      case .progressView(let progress) = try view(
        "<progressView id='x'>\(color("trackTintColor"))</progressView>"
      ).content
    else {
      Issue.record("other views")
      return
    }
    #expect(slider.maximumTrackTintColor == isRed)
    #expect(progress.trackTintColor == isRed)
  }

  @Test func handsATintDownToButtonsAndAccessories() throws {
    let button = "<view id='w'><subviews><button id='b'/></subviews></view>"
    let prototype = prototype(button, cell: "accessoryType='checkmark'")
    let reading = Reading(storyboard(color("tintColor") + prototype))
    let template = try #require(reading.templates.first)
    #expect(template.options?.tintColor == isRed)
    #expect(template.views.first?.subviews.first?.tintColor == isRed)
    #expect(template.views.first?.tintColor == nil)
  }

  @Test func placesWhatAButtonShows() throws {
    let view = try view(
      """
      <button contentHorizontalAlignment="right" contentVerticalAlignment="top" id="b">
        <inset key="imageEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/></button>
      """)
    guard case .button(let button) = view.content else { return #expect(Bool(false)) }
    #expect(button.contentHorizontalAlignment == .right && button.contentVerticalAlignment == .top)
    #expect(button.imageInsets == DirectionalInsets(top: 2, leading: 1, bottom: 4, trailing: 3))
    #expect(button.titleInsets == DirectionalInsets(top: 6, leading: 5, bottom: 8, trailing: 7))
  }

  @Test(arguments: [
    ("", false, 0), ("adjustsFontSizeToFit='NO'", false, 0),
    ("minimumScaleFactor='0.5'", true, 0.5), ("minimumFontSize='10'", true, 0.5),  // 10 / 20
  ])
  func fitsALabelsTextWhereTheFileSaysHowSmallItMayBe(attribute: String, fits: Bool, scale: Double) throws {
    let font = "<fontDescription key='fontDescription' type='system' pointSize='20'/>"
    guard case .label(let label) = try view("<label text='a' \(attribute) id='l'>\(font)</label>").content
    else {
      return #expect(Bool(false))
    }
    #expect(label.adjustsFontSizeToFit == fits)
    #expect(label.minimumScaleFactor == scale)
  }

  @Test func findsTheImageOfAnElementOfItsOwn() throws {
    let view = try view(
      "<imageView id='i'><imageReference key='image' image='heart' catalog='system'/></imageView>")
    guard case .imageView(let image) = view.content else { return #expect(Bool(false)) }
    #expect(image.image == "heart" && image.isSymbol)
  }

  @Test func drawsControlsThatAreNotEnabledFainter() throws {
    #expect(try view("<switch enabled='NO' id='s'/>").alpha == 0.5)
    guard case .button(let button) = try view("<button buttonType='system' enabled='NO' id='b'/>").content
    else {
      return #expect(Bool(false))
    }
    #expect(button.titleColor == .semantic(.tertiaryLabel))
  }

  @Test func readsWhatACellDoesWhileItsTableIsEdited() {
    let cell = "shouldIndentWhileEditing='NO' showsReorderControl='YES' editingAccessoryType='detailButton'"
    let reading = Reading(storyboard(prototype("", cell: cell)))
    #expect(reading.templates.first?.options?.shouldIndentWhileEditing == false)
    #expect(reading.templates.first?.options?.isMovable == true)
    #expect(
      reading.messages.map { $0.drop { $0 != " " } } == [
        " note unsupported-feature: 'editingAccessoryType' of <tableViewCell> changes nothing that is drawn"
      ])
  }

  @Test func readsFramesThatAreDistancesFromEdges() throws {
    let frame = #"<frame key="frameInset" minX="15" width="52.5" height="19.5"/>"#
    let view = try view("<label text='a' id='l'>\(frame)<autoresizingMask key='autoresizingMask'/></label>")
    #expect(view.sizing.frame == Rect(x: 15, y: 0, width: 52.5, height: 19.5))
  }

  @Test func readsTheControlThatLoadsATableAgain() {
    let control = """
      <refreshControl key="refreshControl" id="r"><attributedString key="attributedTitle">
      <fragment content="Pull"/></attributedString></refreshControl>
      """
    let xml = storyboard(sections).replacing("<navigationItem", with: control + "<navigationItem")
    #expect(Reading(xml).document?.table.refreshControl?.title == "Pull")
  }

  @Test func notesEachAttributeThatIsNotDrawnOnce() {
    let labels = """
      <label text="a" shadowOpacity="1" customModule="App" id="l"><color key="shadowColor" white="0" alpha="1"/></label>
      <label text="b" shadowOpacity="1" enabled="NO" id="m"/>
      """
    let reading = Reading(storyboard(prototype(labels)))
    #expect(
      reading.messages.map { $0.drop { $0 != " " } } == [
        " note unsupported-feature: the color 'shadowColor' of <label> is not drawn",
        " note unsupported-feature: 'shadowOpacity' of <label> changes nothing that is drawn (2 times)",
        " note unsupported-feature: 'enabled' of <label> changes nothing that is drawn",
      ])
  }

  @Test func notesWhatAClassOfTheProgramsOwnMayDraw() {
    let values = """
      <view id="w"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="color" keyPath="borderColor"/>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="x"/>
      </userDefinedRuntimeAttributes></view>
      """
    #expect(
      Reading(storyboard(prototype(values))).messages.map { $0.drop { $0 != " " } } == [
        " note unsupported-feature: the runtime attribute 'borderColor' is not drawn"
      ])
  }
}
