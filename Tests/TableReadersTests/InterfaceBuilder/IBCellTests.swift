import Diagnostics
import TableModel
import Testing

/// A storyboard of one table with what is given inside it.
func storyboard(_ table: String, version: String = "21701", resources: String = "") -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(version)">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects><tableViewController id="c">
      <tableView key="view" style="plain" separatorStyle="default" rowHeight="-1" id="t">\(table)</tableView>
      <navigationItem key="navigationItem" title="People" id="n"/>
    </tableViewController></objects></scene></scenes>
    <resources>\(resources)</resources>
  </document>
  """
}

/// A prototype with views, constraints and outlets.
func prototype(_ views: String, constraints: String = "", connections: String = "", cell: String = "")
  -> String
{
  """
  <prototypes><tableViewCell reuseIdentifier="person" id="p" \(cell)>
    <rect key="frame" x="0.0" y="50" width="393" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="p" id="v">
      <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints>
    </tableViewCellContentView>
    <connections>\(connections)</connections>
  </tableViewCell></prototypes>
  """
}

@Suite struct IBCellTests {
  @Test func readsAPrototypeAsATemplateNamedByItsReuseIdentifier() throws {
    let reading = Reading(storyboard(prototype("", cell: "accessoryType='checkmark' rowHeight='60'")))
    let template = try #require(reading.templates.first)
    #expect(template.id == "person" && template.objectID == "p")
    #expect(template.height == 60 && template.options?.accessory == .checkmark)
    let design = try #require(template.design)
    #expect(design.size == Size(width: 393, height: 60) && design.contentViewID == "v")
    #expect(design.canvas.version == ToolsVersion(21_701) && design.canvas.scale == 3)
    #expect(reading.messages.isEmpty)
  }

  @Test func makesAKeyOfAnOutletAndKeepsTheTextOfTheFile() throws {
    let label = "<label text='Name' translatesAutoresizingMaskIntoConstraints='NO' id='l'/>"
    let outlet = "<outlet property='nameLabel' destination='l' id='o'/>"
    let reading = Reading(storyboard(prototype(label, connections: outlet)))
    let view = try #require(reading.templates.first?.views.first)
    #expect(view.content == .label(label: "Name"))
    #expect(view.bindings.map(\.property) == [.text] && view.bindings.allSatisfy(\.isOptional))
    #expect(reading.templates.first?.keys == ["nameLabel"])
    #expect(reading.templates.first?.expectedKeys == [])
    #expect(reading.messages.isEmpty)
  }

  @Test func keepsTheFramesThatAreInputsOnly() throws {
    let frame = "<rect key='frame' x='8' y='9' width='100' height='20'/>"
    let mask = "<autoresizingMask key='autoresizingMask' widthSizable='YES' flexibleMaxY='YES'/>"
    let reading = Reading(
      storyboard(
        prototype(
          """
          <label text='a' id='a'>\(frame)\(mask)</label>
          <label text='b' translatesAutoresizingMaskIntoConstraints='NO' id='b'>\(frame)</label>
          <label text='c' translatesAutoresizingMaskIntoConstraints='NO' fixedFrame='YES' id='c'>\(frame)</label>
          """)))
    let sizing = reading.templates.first?.views.map(\.sizing) ?? []
    let expected = Rect(x: 8, y: 9, width: 100, height: 20)
    #expect(sizing.map(\.frame) == [expected, nil, expected])
    #expect(sizing.first?.autoresizing == [.flexibleWidth, .flexibleBottomMargin])
    #expect(reading.messages.isEmpty)
  }

  @Test func readsConstraintsWithRatiosAndPriorities() throws {
    let label = "<label text='a' translatesAutoresizingMaskIntoConstraints='NO' id='l'/>"
    let constraints = """
      <constraint firstItem='l' firstAttribute='leading' secondItem='v' secondAttribute='leadingMargin' id='1'/>
      <constraint firstAttribute='bottom' relation='greaterThanOrEqual' secondItem='l' secondAttribute='bottom'
        constant='8' priority='999' id='2'/>
      <constraint firstItem='l' firstAttribute='width' secondItem='l' secondAttribute='height' multiplier='16:9' id='3'/>
      """
    let reading = Reading(storyboard(prototype(label, constraints: constraints)))
    let read = reading.templates.first?.constraints ?? []
    var first = LayoutConstraint(
      ConstraintAnchor(.view("l"), .leading), .equal, ConstraintAnchor(.contentView, .leadingMargin))
    first.id = "1"
    first.range = read.first?.range
    #expect(read.first == first)
    #expect(read.dropFirst().first?.first.item == .contentView)
    #expect(read.map(\.priority) == [1000, 999, 1000] && read.map(\.constant) == [0, 8, 0])
    #expect(read.last?.multiplier == 16.0 / 9)
    #expect(reading.messages.isEmpty)
  }

  @Test func takesASafeAreaForItsView() {
    let views = """
      <view translatesAutoresizingMaskIntoConstraints='NO' id='b'>
        <subviews><label text='a' translatesAutoresizingMaskIntoConstraints='NO' id='l'/></subviews>
        <viewLayoutGuide key='safeArea' id='g'/>
        <constraints>
          <constraint firstItem='l' firstAttribute='top' secondItem='g' secondAttribute='top' id='1'/>
        </constraints>
      </view>
      """
    let reading = Reading(storyboard(prototype(views)))
    let second = reading.templates.first?.views.first?.constraints.first?.second
    #expect(second == ConstraintAnchor(.view("b"), .top))
    #expect(reading.messages.isEmpty)
  }

  @Test func takesTheOwnLabelsOfAStandardCellApart() throws {
    let labels = """
      <label text='Title' id='a'><fontDescription key='fontDescription' style='UICTFontTextStyleBody'/></label>
      <label text='More' id='b'><fontDescription key='fontDescription' type='system' pointSize='12'/></label>
      """
    let reading = Reading(
      storyboard(
        prototype(labels, cell: "style='IBUITableViewCellStyleSubtitle' textLabel='a' detailTextLabel='b'")))
    let template = try #require(reading.templates.first)
    #expect(template.standard?.style == .subtitle && template.views.isEmpty)
    #expect(template.standard?.views.map(\.id) == ["a", "b"])
    #expect(template.keys == ["text", "detail"])
    #expect(reading.messages.isEmpty)
  }

  @Test func readsStaticSectionsAsRows() {
    let cell = prototype("").replacing("<prototypes>", with: "<cells>").replacing(
      "</prototypes>", with: "</cells>")
    let reading = Reading(
      storyboard(
        "<sections><tableViewSection headerTitle='One' footerTitle='End' id='x'>\(cell)</tableViewSection></sections>"
      ),
      resolved: true)
    #expect(reading.table.title == "People")
    #expect(reading.table.sections.map(\.id) == ["x"])
    #expect(reading.table.sections.first?.header?.look == .title("One"))
    #expect(reading.cells.map(\.id) == ["p"])
    #expect(reading.messages.isEmpty)
  }

  @Test func leavesOutWhatVariationsExclude() {
    let views = """
      <label text='a' translatesAutoresizingMaskIntoConstraints='NO' id='a'/>
      <label text='b' translatesAutoresizingMaskIntoConstraints='NO' id='b'/>
      """
    let cell = prototype(views).replacing(
      "</constraints>",
      with: """
        </constraints><variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/>
        </mask></variation><variation key="widthClass=compact"><mask key="subviews"><include reference="b"/></mask>
        </variation><variation key="widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>
        """)
    let reading = Reading(storyboard(cell))
    #expect(reading.templates.first?.views.map(\.id) == ["b"])
    #expect(reading.messages.isEmpty)
  }
}

extension ViewContent {
  /// A label as Interface Builder has it, with a text.
  fileprivate static func label(label text: String) -> ViewContent {
    var label = LabelAttributes()
    label.text = text
    return .label(label)
  }
}
