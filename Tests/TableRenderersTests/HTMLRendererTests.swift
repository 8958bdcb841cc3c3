import TableLayout
import TableModel
import Testing

@testable import TableRenderers

@Suite struct HTMLRendererTests {
  @Test func writesRowsAsItemsOfAList() {
    let rows = ["A", "B"].enumerated().map { Arranged.row($0, [Arranged.label($1)]) }
    let table = Arranged.table(rows)
    #expect(
      body(table) == """
        <h1 class="hidden">Table</h1>
        <div id="section-0">
        <ul class="rows first last" style="--h:88px">
        <li class="row h0"><span class="t0 b0">A</span></li>
        <li class="row h0"><span class="t0 b0">B</span></li>
        </ul>
        </div>

        """)
  }

  @Test func sharesStylesAndWritesRareOnesInTheirPlace() {
    var table = Arranged.table((0..<3).map { Arranged.row($0, [Arranged.label("A")]) })
    table.sections[0].rows[2].views[0].frame.x = 20
    table.sections[0].rows[2].frame.height = 50
    let page = page(table)
    #expect(page.contains(".tr .b0{left:16px;top:11px;width:343px;height:20px;}\n"))
    #expect(page.contains(".tr .h0{height:44px;}\n"))
    #expect(
      page.contains(
        "<li class=\"row\" style=\"height:50px;\">"
          + "<span class=\"t0\" style=\"left:20px;top:11px;width:343px;height:20px;\">A</span>"))
  }

  @Test func breaksLinesWhereLayoutDid() {
    let table = Arranged.table([Arranged.row(0, [Arranged.label("one", "two")])])
    #expect(body(table).contains("><span>one</span> <span>two</span></span>"))
  }

  @Test func tellsTheDirectionOfALineThatIsNotThePages() {
    var view = Arranged.label("שלום")
    view.content = .text(Arranged.text(["שלום"], direction: .rightToLeft))
    #expect(body(Arranged.table([Arranged.row(0, [view])])).contains(" dir=\"rtl\">שלום<"))
    let mirrored = page(Arranged.table([Arranged.row(0, [view])], direction: .rightToLeft))
    #expect(mirrored.contains("<html lang=\"en\" dir=\"rtl\">"))
    #expect(!mirrored.contains(" dir=\"rtl\">שלום<"))
  }

  @Test func escapesWhateverADocumentSays() {
    let attack = "\"><script>alert('1')</script>&\u{0}\u{1B}"
    var options = CellOptions()
    var action = TableAction(id: attack)
    action.title = attack
    options.trailingActions = SwipeActionsConfiguration(actions: [action])
    options.deleteTitle = attack
    var row = Arranged.row(0, [Arranged.label(attack)], options)
    row.cell.id = attack
    row.views.append(
      ArrangedView(
        id: attack, kind: .imageView, frame: .zero,
        content: .image(ArrangedImage(name: attack, file: nil, contentMode: .center))))
    row.editing = ArrangedEditingControls(style: .delete, control: .zero)
    var table = Arranged.table([row])
    table.title = attack
    table.language = attack
    table.refreshControl = RefreshControl(title: attack)
    table.nextPage = NextPage()
    table.nextPage?.title = attack
    table.sections[0].id = attack
    table.sectionIndex = ArrangedSectionIndex(
      entries: [SectionIndexEntry(title: attack, section: 0)], width: 15)
    for page in [page(table), page(table, isFragment: true)] {
      #expect(!page.contains("<script"))
      #expect(!page.utf8.contains(0) && !page.utf8.contains(0x1B))
      #expect(page.contains("&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;\u{FFFD}\u{FFFD}"))
    }
  }

  @Test func letsNoFontNameLeaveItsString() {
    var view = Arranged.label("A")
    let font = ResolvedFont(face: .named("x\"};*{color:red}</style>\\"), pointSize: 17, weight: .regular)
    view.content = .text(Arranged.text(["A"], font: font))
    let page = page(Arranged.table([Arranged.row(0, [view])]))
    #expect(page.contains("\"xcolorredstyle\",-apple-system"))
  }

  @Test func makesIdsSafeAndUnique() {
    var identifiers = PageIdentifiers()
    #expect(identifiers.make("row-", "a b") == "row-a.20b")
    #expect(identifiers.make("row-", "a b") == "row-a.20b-2")
    #expect(identifiers.make("row-", "a b") == "row-a.20b-3")
    #expect(identifiers.make("row-", "ü") == "row-.c3.bc")
    #expect(identifiers.make("row-", "9Kv-2m-Wq7") == "row-9Kv-2m-Wq7")
  }

  @Test func linksARowAsAWhole() {
    var options = CellOptions()
    options.link = Link("a.html?b=1&c=2")
    let table = Arranged.table([Arranged.row(0, [Arranged.label("A")], options)])
    #expect(body(table).contains("<a class=\"cell\" href=\"a.html?b=1&amp;c=2\"><span"))
  }

  @Test func putsNoLinkInsideAnother() {
    var options = CellOptions()
    options.link = Link("row.html")
    var label = Arranged.label("call")
    label.decoration = ViewDecoration()
    label.decoration?.link = Link("tel:123")
    let body = body(Arranged.table([Arranged.row(0, [Arranged.label("A"), label], options)]))
    #expect(body.contains("<a class=\"cell\" href=\"row.html\" aria-label=\"A\"></a>"))
    #expect(body.contains("href=\"tel:123\""))
  }

  @Test func embedsEveryImageOnce() {
    let images = NamedImages(bytes: ["a.png": [1, 2, 3, 4]])
    let image = ArrangedImage(name: "a.png", file: images.image(named: "a.png"), contentMode: .scaleAspectFit)
    let view = ArrangedView(
      id: nil, kind: .imageView, frame: Rect(x: 0, y: 0, width: 30, height: 30), content: .image(image))
    let rows = (0..<3).map { Arranged.row($0, [view]) }
    let page = page(Arranged.table(rows), images: images)
    #expect(page.split(separator: "data:image/png;base64,AQIDBA==").count == 2)
    #expect(
      page.contains("<span class=\"pic scaleAspectFit i0 b0\" role=\"img\" aria-label=\"a\"></span>"))
  }

  @Test func namesControlsAndTellsTheirState() {
    var attributes = SwitchAttributes()
    attributes.isOn = false
    let toggle = Arranged.control(.toggle(attributes), Rect(x: 300, y: 6, width: 51, height: 31))
    let slider = Arranged.control(
      .slider(ValueAttributes(value: 3, minimumValue: 0, maximumValue: 4)),
      Rect(x: 16, y: 6, width: 131, height: 31))
    let body = body(Arranged.table([Arranged.row(0, [Arranged.label("Sound"), toggle, slider])]))
    #expect(
      body.contains(
        "role=\"switch\" aria-disabled=\"true\" aria-label=\"Sound\" aria-checked=\"false\"></span>"))
    #expect(body.contains("aria-valuenow=\"3\" aria-valuemin=\"0\" aria-valuemax=\"4\""))
    #expect(body.contains("style=\"width:88.5px;\""))  // 27 / 2 + 3/4 × (131 − 4 − 27)
  }

  @Test func hidesActionsBesideTheRow() {
    var options = CellOptions()
    options.leadingActions = SwipeActionsConfiguration(actions: [TableAction(id: "read")])
    options.trailingActions = SwipeActionsConfiguration(
      actions: [TableAction(id: "delete"), TableAction(id: "flag")])
    let body = body(Arranged.table([Arranged.row(0, [Arranged.label("Mail")], options)]))
    let order = ["strip back", ">read<", "class=\"strip\"", ">Mail<", ">flag<", ">delete<"]
    let places = order.map { body.range(of: $0)?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(body.contains("tabindex=\"0\" role=\"group\" aria-label=\"Mail: swipe actions\""))
  }

  @Test func startsListsAnewAfterFiftyRows() {
    let table = Arranged.table((0..<120).map { Arranged.row($0, []) }, style: .insetGrouped)
    let body = body(table)
    #expect(body.contains("<ul class=\"rows first\" style=\"--h:2200px\">"))  // 50 × 44
    #expect(body.contains("<ul class=\"rows\" style=\"--h:2200px\">"))
    #expect(body.contains("<ul class=\"rows last\" style=\"--h:880px\">"))  // 20 × 44
  }

  @Test func bindsAFragmentsRulesToItsOwnClass() {
    let table = Arranged.table([Arranged.row(0, [Arranged.label("A")])])
    let fragment = page(table, isFragment: true)
    #expect(!fragment.contains("<html") && !fragment.contains("<main") && !fragment.contains("body{"))
    let scope = fragment.split(separator: "<div class=\"").dropFirst().first?.prefix { $0 != " " } ?? ""
    #expect(scope.hasPrefix("tr") && scope.count > 8)
    let rules = fragment.split(separator: "<style>\n")[0].split(separator: "</style>")[0]
    for rule in rules.split(separator: "\n") where rule != "}" && !rule.hasPrefix("@media") {
      #expect(rule.hasPrefix(".\(scope)"), "\(rule.prefix(80))")
    }
  }

  @Test(arguments: [Appearance.light, .dark, .automatic])
  func followsTheAppearance(appearance: Appearance) {
    var table = Arranged.table([])
    table.traits.appearance = appearance
    let page = page(table)
    #expect(page.contains("--cell:#ffffff") == (appearance != .dark))
    #expect(page.contains("--cell:#000000") == (appearance != .light))
    #expect(page.contains("prefers-color-scheme") == (appearance == .automatic))
  }

  @Test func givesTheSameBytesTwice() {
    let rows = (0..<40).map { number in
      Arranged.row(number, [Arranged.label("\(number)", x: Double(number % 7), width: Double(number % 5))])
    }
    #expect(page(Arranged.table(rows)) == page(Arranged.table(rows)))
  }
}
