import TableLayout
import TableModel
import Testing

@testable import TableRenderers

@Suite struct TextRendererTests {
  private var wifi: ArrangedRow {
    var row = Arranged.row(
      0,
      [
        Arranged.label("Wi-Fi", width: 60),
        ArrangedView(
          id: nil, kind: .label, frame: Rect(x: 240, y: 11, width: 100, height: 20),
          content: .text(Arranged.text(["Harbour"], alignment: .right))),
      ])
    row.accessory = ArrangedAccessory(
      kind: .disclosureIndicator, frame: Rect(x: 348.5, y: 0, width: 10.5, height: 44))
    return row
  }

  @Test func putsViewsInColumnsByTheirFrames() {
    let two = Arranged.row(1, [Arranged.label("Two", "lines", y: 2)])
    #expect(
      text(Arranged.table([wifi, two]), columns: 40) == """
        ────────────────────────────────────────
          Wi-Fi                      Harbour ›
          ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄
          Two
          lines
        ────────────────────────────────────────

        """)
  }

  @Test func drawsInsetSectionsAsBoxesAndHeightsInAGutter() {
    var row = wifi
    row.frame = Rect(x: 16, y: 0, width: 343, height: 43.5)
    #expect(
      text(Arranged.table([row], style: .insetGrouped), columns: 44, showsHeights: true) == """
                 ╭─────────────────────────────────╮
           43.5  │ Wi-Fi                 Harbour › │
                 ╰─────────────────────────────────╯
             44  = 1 row in all

        """)
  }

  @Test func notesActionsAndMarksTheSelectedRow() {
    var options = CellOptions()
    options.isSelected = true
    var delete = TableAction(id: "delete")
    delete.title = "Delete"
    delete.style = .destructive
    var flag = TableAction(id: "flag")
    flag.title = "Flag"
    options.trailingActions = SwipeActionsConfiguration(actions: [delete, flag])
    #expect(
      text(Arranged.table([Arranged.row(0, [Arranged.label("Mail")], options)]), columns: 30) == """
        ──────────────────────────────
         ▌Mail
              ⟵ Delete! · Flag
        ──────────────────────────────

        """)
  }

  private static let controls: [(ViewContent, String)] = {
    var on = SwitchAttributes()
    on.isOn = true
    var segments = SegmentedControlAttributes()
    segments.segments = ["Day", "Week"]
    segments.selectedIndex = 1
    let slider = ValueAttributes(value: 0.5, minimumValue: 0, maximumValue: 1)
    return [
      (.toggle(on), "[on]"), (.stepper(slider), "[− +]"), (.segmentedControl(segments), "[ Day |●Week ]"),
      (.slider(slider), "━━━━●────"), (.progressView(ProgressAttributes()), "▓▓▓▓▓░░░░"),
      (.activityIndicator(ActivityIndicatorAttributes()), "◌"),
    ]
  }()

  @Test(arguments: controls.indices)
  func writesControlsInCharacters(index: Int) {
    let (content, expected) = Self.controls[index]
    let view = Arranged.control(content, Rect(x: 16, y: 6, width: 86, height: 30))
    // 86 pt × 36 columns / 343 pt = 9 columns
    #expect(text(Arranged.table([Arranged.row(0, [view])]), columns: 40).contains("  \(expected)\n"))
  }

  @Test func putsAccessoriesOnTheLeftInAMirroredTable() {
    var row = Arranged.row(0, [Arranged.label("Name", x: 16, width: 343)])
    row.views[0].content = .text(Arranged.text(["Name"], alignment: .right))
    row.accessory = ArrangedAccessory(
      kind: .disclosureIndicator, frame: Rect(x: 16, y: 0, width: 10.5, height: 44))
    #expect(
      text(Arranged.table([row], direction: .rightToLeft), columns: 24).contains("  ‹               Name\n"))
  }

  @Test func isolatesRightToLeftText() {
    var row = Arranged.row(0, [Arranged.label("שלום")])
    row.views[0].content = .text(Arranged.text(["שלום"], direction: .rightToLeft))
    #expect(text(Arranged.table([row])).contains("\u{2067}שלום\u{2069}\n"))
    #expect(text(Arranged.table([row]), columns: 20).contains("\u{2067}שלום\u{2069}\n"))
  }

  @Test func coloursOnlyWhereAsked() {
    var row = wifi
    row.views[1].content = .text(Arranged.text(["Harbour"], color: .secondaryLabel, alignment: .right))
    #expect(!text(Arranged.table([row])).contains("\u{1B}"))
    let colored = text(Arranged.table([row]), columns: 40, isColored: true)
    #expect(colored.contains("\u{1B}[2mHarbour\u{1B}[0m"))
    let plain = colored.replacing("\u{1B}[2m", with: "").replacing("\u{1B}[0m", with: "")
    #expect(plain == text(Arranged.table([row]), columns: 40))
  }

  @Test func letsNoDocumentWriteEscapes() {
    var table = Arranged.table([Arranged.row(0, [Arranged.label("a\u{1B}[2Jb\u{9B}0m\u{202E}c")])])
    table.title = "t\u{1B}]0;x\u{7}"
    table.nextPage = NextPage()
    table.nextPage?.title = "\u{1B}c"
    table.refreshControl = RefreshControl(title: "\u{1B}[H")
    let output = text(table, isColored: true)
    let escapes = output.split(separator: "\u{1B}").dropFirst()
    #expect(escapes.allSatisfy { $0.hasPrefix("[0m") || $0.hasPrefix("[1m") || $0.hasPrefix("[2m") })
    #expect(!output.unicodeScalars.contains { $0 == "\u{9B}" || $0 == "\u{202E}" || $0 == "\u{7}" })
  }

  /// Whatever the width: nothing sticks out, nothing trails, what is cut says so.
  @Test(arguments: Array(20...100), [TableStyle.plain, .insetGrouped])
  func staysWithinItsColumns(columns: Int, style: TableStyle) {
    var long = wifi
    long.views.insert(Arranged.label("A title that is much longer than the rest", width: 220), at: 0)
    var table = Arranged.table([wifi, long, wifi], style: style)
    table.title = "A title that is as long as titles come, and then some more of it"
    for showsHeights in [false, true] where columns > 24 || !showsHeights {
      for line in text(table, columns: columns, showsHeights: showsHeights).split(separator: "\n") {
        #expect(DisplayWidth.of(String(line)) <= columns, "\(line)")
        #expect(line.last != " ")
      }
    }
    let shown = text(table, columns: columns)
    #expect(shown.contains("›"))
    #expect(shown.contains("…") == (columns < 68), "\(shown)")  // 64 + borders
  }

  @Test func drawsEachTemplateWithItsKeysAndHeight() {
    let template = ArrangedTemplate(
      id: "a", reuseIdentifier: "contact", traits: Traits(), keys: ["name", "role"],
      row: Arranged.row(0, [Arranged.label("Alice")]))
    var options = TextOptions()
    options.columns = 30
    var out = OutputBuffer()
    TextRenderer(options: options).render(
      TemplateArrangement(traits: Traits(), templates: [template]), to: &out)
    #expect(
      String(decoding: out.finish(), as: UTF8.self) == """
          contact  44 pt
          name, role
        ╭────────────────────────────╮
        │ Alice                      │
        ╰────────────────────────────╯

        """)
  }
}
