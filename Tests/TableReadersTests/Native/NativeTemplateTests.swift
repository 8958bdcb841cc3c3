import Diagnostics
import TableModel
import TableReaders
import TestSupport
import Testing

@Suite struct NativeTemplateTests {
  @Test func readsViewsInsideEachOther() throws {
    let reading = Reading(
      """
      <templates>
        <template id="contact" height="60" estimatedHeight="50" margins="1 2 3 4" backgroundColor="white">
          <sample><value key="name">Ada</value></sample>
          <stackView axis="vertical" spacing="12" alignment="leading" distribution="equalSpacing">
            <label id="name" text="{name}" font="headline"/>
            <view><spacer minLength="3"/></view>
          </stackView>
        </template>
      </templates>
      """)
    #expect(reading.messages.isEmpty)
    let template = try #require(reading.templates.first)
    #expect(template.id == "contact" && template.height == 60 && template.estimatedHeight == 50)
    #expect(template.margins == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(template.backgroundColor == .semantic(.white))
    #expect(template.sampleValues.map(\.key) == ["name"] && template.sampleValues[0].text == "Ada")
    guard case .stackView(let stack) = template.views.first?.content else {
      Issue.record("no stack view")
      return
    }
    #expect(stack.axis == .vertical && stack.spacing == 12)
    #expect(stack.alignment == .leading && stack.distribution == .equalSpacing)
    let inner = template.views[0].subviews
    #expect(inner.map(\.content.kind) == [.label, .view])
    #expect(inner[1].subviews.map(\.content) == [.spacer(minimumLength: 3)])
    #expect(template.keys == ["name"])
  }

  @Test func readsTheAttributesOfEveryView() {
    let node = view(
      """
      <view id="v" hidden="true" alpha="0.5" backgroundColor="#123" tintColor="systemRed" cornerRadius="4"
        contentMode="scaleAspectFit" accessibilityLabel="A view" href="https://example.com" layoutMargins="8"
        width="10" height="20" frame="-1 2 3 4.5" customSpacing="6" horizontalHuggingPriority="251"
        verticalHuggingPriority="252" horizontalCompressionResistancePriority="751"
        verticalCompressionResistancePriority="1000"/>
      """)
    #expect(node.id == "v" && node.isHidden && node.alpha == 0.5 && node.cornerRadius == 4)
    #expect(node.backgroundColor == Color("#112233") && node.tintColor == .semantic(.systemRed))
    #expect(node.contentMode == .scaleAspectFit && node.accessibilityLabel == "A view")
    #expect(node.link == Link("https://example.com") && node.layoutMargins == DirectionalInsets(all: 8))
    var sizing = ViewSizing()
    (sizing.width, sizing.height) = (10, 20)
    sizing.frame = Rect(x: -1, y: 2, width: 3, height: 4.5)
    (sizing.horizontalHuggingPriority, sizing.verticalHuggingPriority) = (251, 252)
    sizing.horizontalCompressionResistancePriority = 751
    sizing.verticalCompressionResistancePriority = 1000
    sizing.customSpacing = 6
    #expect(node.sizing == sizing)
  }

  @Test func readsLabels() {
    var label = LabelAttributes()
    (label.text, label.font) = ("Hi", .system(13, .semibold))
    (label.textColor, label.textAlignment) = (.semantic(.secondaryLabel), .center)
    (label.numberOfLines, label.lineBreakMode) = (0, .wordWrap)
    (label.adjustsFontSizeToFit, label.minimumScaleFactor, label.preferredMaxLayoutWidth) = (true, 0.5, 120)
    let node = view(
      """
      <label text="Hi" font="13 semibold" textColor="secondaryLabel" textAlignment="center" numberOfLines="0"
        lineBreakMode="wordWrap" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5"
        preferredMaxLayoutWidth="120"/>
      """)
    #expect(node.content == .label(label))
  }

  @Test func readsButtonsAndTextInputs() {
    var button = ButtonAttributes()
    (button.style, button.title, button.image) = (.contactAdd, "Add", "plus.png")
    (button.font, button.titleColor) = (.textStyle(.body), .semantic(.systemBlue))
    #expect(
      view(
        "<button buttonType='contactAdd' title='Add' image='plus.png' font='body' titleColor='systemBlue'/>"
      )
      .content == .button(button))
    var field = TextFieldAttributes()
    (field.text, field.placeholder, field.borderStyle) = ("a", "b", .roundedRect)
    (field.isSecure, field.textAlignment) = (true, .right)
    #expect(
      view(
        """
        <textField text="a" placeholder="b" borderStyle="roundedRect" secureTextEntry="true"
          textAlignment="right"/>
        """
      ).content == .textField(field))
    var textView = TextViewAttributes()
    (textView.text, textView.isScrollEnabled, textView.isEditable) = ("a", false, false)
    #expect(view("<textView text='a' scrollEnabled='NO' editable='NO'/>").content == .textView(textView))
  }

  @Test func readsControls() {
    var toggle = SwitchAttributes()
    toggle.isOn = false
    #expect(view("<switch on='false'/>").content == .toggle(toggle))
    #expect(
      view("<slider value='2' minValue='1' maxValue='3'/>").content
        == .slider(ValueAttributes(value: 2, minimumValue: 1, maximumValue: 3)))
    #expect(
      view("<stepper value='-2' minValue='-5' maxValue='3'/>").content
        == .stepper(ValueAttributes(value: -2, minimumValue: -5, maximumValue: 3)))
    var control = SegmentedControlAttributes()
    (control.segments, control.selectedIndex) = (["A", "B"], 1)
    #expect(
      view(
        "<segmentedControl selectedSegmentIndex='1'><segment title='A'/><segment title='B'/></segmentedControl>"
      )
      .content == .segmentedControl(control))
    var progress = ProgressAttributes()
    progress.progress = 0.25
    #expect(view("<progressView progress='0.25'/>").content == .progressView(progress))
    var indicator = ActivityIndicatorAttributes()
    (indicator.style, indicator.isAnimating) = (.large, false)
    #expect(
      view("<activityIndicatorView style='large' animating='false'/>").content
        == .activityIndicator(indicator))
    var image = ImageViewAttributes()
    image.image = "a.png"
    #expect(view("<imageView image='a.png'/>").content == .imageView(image))
  }

  @Test func bindsPlaceholdersToProperties() {
    let node = view("<label text='Hi {first} {last}!' textColor='{color}' hidden='{gone}' font='body'/>")
    #expect(node.bindings.map(\.property) == [.text, .textColor, .isHidden])
    #expect(
      node.bindings[0].text.segments == [
        .literal("Hi "), .key("first"), .literal(" "), .key("last"), .literal("!"),
      ])
    #expect(node.bindings[1].text.segments == [.key("color")])
  }

  @Test func takesDoubledBracesForBraces() {
    #expect(
      view("<label text='{{a}} {{{b}}}'/>").bindings[0].text.segments == [
        .literal("{a} {"), .key("b"), .literal("}"),
      ])
    let node = view("<label text='{{a}}'/>")
    #expect(node.bindings.isEmpty)
    guard case .label(let label) = node.content else { return }
    #expect(label.text == "{a}")
  }

  @Test func takesTextInsideForTheAttribute() {
    let label = view("<label font='body'>Hi {name},\n   you</label>")
    #expect(label.bindings.map(\.text.segments) == [[.literal("Hi "), .key("name"), .literal(", you")]])
    guard case .button(let button) = view("<button>Buy</button>").content else { return }
    #expect(button.title == "Buy")
  }

  @Test func pointsIntoMalformedPlaceholders() {
    func expect(_ text: String, _ message: String) {
      expectDiagnostic(
        "<template id='a'><label text='\(text)'/></template>", .malformedPlaceholder,
        message + ", in 'text' on <label>")
    }
    expect("Hi «{»name", "'{' without '}'; a brace as such is written '{{'")
    expect("Hi «{»a{b}", "'{' without '}'; a brace as such is written '{{'")
    expect("a«}» b", "'}' without '{'; a brace as such is written '}}'")
    expect("a«{»}", "'{}' names no key")
  }

  @Test func saysWhichAttributesCanHaveAPlaceholder() {
    expectDiagnostic(
      "<template id='a'><imageView cornerRadius='«{r}»'/></template>", .invalidValue,
      """
      'cornerRadius' on <imageView> can't have a placeholder; image, hidden, alpha, backgroundColor, tintColor, \
      accessibilityLabel, href can
      """)
  }

  @Test func refusesTextBesideTheAttribute() {
    expectDiagnostic(
      "<template id='a'><label text='a'>«b»</label></template>", .conflictingAttributes,
      "<label> has both text in it and the attribute 'text', which is used")
  }

  @Test func readsTemplatesOfAnotherFile() {
    let reading = Reading(
      """
      <table><templates src="parts/cells.xml"/><template id="c"><label/></template></table>
      """,
      files: [
        "parts/cells.xml":
          "<templates><templates src='more.xml'/><template id='a'><label/></template></templates>",
        "parts/more.xml": "<template id='b'><label/></template>",
      ])
    #expect(reading.messages.isEmpty)
    #expect(reading.templates.map(\.id) == ["b", "a", "c"])
    #expect(
      reading.templates.map { $0.range.map { reading.library.name(of: $0) } } == [
        "parts/more.xml", "parts/cells.xml", "page.xml",
      ])
  }

  @Test func readsAFileOfTemplatesOnceHoweverOftenItIsNamed() {
    let reading = Reading(
      "<table><templates src='a.xml'/><templates src='a.xml'/></table>",
      files: ["a.xml": "<template id='a'><label/></template>"], resolved: true)
    #expect(reading.messages.isEmpty)
    #expect(reading.templates.count == 1)
  }

  @Test func findsRingsOfFiles() {
    let reading = Reading(
      "<templates><templates src='a.xml'/></templates>", named: "page.xml",
      files: [
        "a.xml": "<templates><templates src='b.xml'/></templates>",
        "b.xml": "<templates><templates src='a.xml'/></templates>",
      ])
    #expect(
      reading.messages == [
        "b.xml:1:28 error template-cycle: 'a.xml' is being read already: a.xml → b.xml → a.xml"
      ])
  }

  @Test func findsAFileThatNamesItself() {
    let page = "<templates><templates src='«page.xml»'/><template id='a'/></templates>"
    expectDiagnostic(
      page, .templateCycle, "'page.xml' is being read already: page.xml → page.xml",
      files: ["page.xml": MarkedText(page).text])
  }

  @Test func saysWhyAFileCannotBeHad() {
    expectDiagnostic(
      "<table><templates src='«../secret.xml»'/></table>", .outsideRoot,
      "'../secret.xml' lies outside the folder of the document")
    expectDiagnostic(
      "<table><templates src='«gone.xml»'/></table>", .unreadableFile, "'gone.xml' does not exist")
  }

  @Test func saysWhatAFileIsThatHasNoTemplates() {
    func expect(_ content: String, _ identifier: DiagnosticIdentifier, _ message: String) {
      expectDiagnostic(
        "<table><templates src='«a»'/></table>", identifier, message, files: ["a": content])
    }
    expect("[]", .unsupportedFormat, "'a' is a JSON file, not a file of templates")
    expect("", .unsupportedFormat, "'a' is an empty file, not a file of templates")
  }

  @Test func opensNoFileWithoutALoader() {
    var library = SourceLibrary()
    var diagnostics = DiagnosticList()
    let page = Array("<table><templates src='a.xml'/></table>".utf8)
    _ = TableReader().read(page, named: "page.xml", library: &library, diagnostics: &diagnostics)
    #expect(diagnostics.diagnostics.map(\.identifier) == [.unreadableFile])
  }

  @Test func namesBothPlacesOfTwoTemplatesWithOneName() {
    let reading = Reading(
      "<templates>\n<template id='a'/>\n<template id='a'/></templates>", resolved: true)
    #expect(
      reading.messages == [
        "3:1 warning duplicate-identifier: two templates have the id 'a'; the first one is used (the first one)"
      ])
  }

  private func view(_ text: String, at location: SourceLocation = #_sourceLocation) -> ViewNode {
    let reading = Reading("<template id='t'>\(text)</template>")
    #expect(reading.messages.isEmpty, sourceLocation: location)
    return reading.templates.first?.views.first ?? ViewNode(.view)
  }
}
