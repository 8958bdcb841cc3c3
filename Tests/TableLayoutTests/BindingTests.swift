import Diagnostics
import TableModel
import Testing
import TextMeasurement

@testable import TableLayout

/// Values of cells in the views of templates, and templates shown by themselves.
@Suite struct BindingTests {
  private let fixture = LayoutFixture()
  private let look = TableCell.Look.template(TemplateReference("t"))

  private func template(_ views: [ViewNode]) -> CellTemplate {
    var template = CellTemplate(id: "t")
    template.views = views
    return template
  }

  private func arrange(_ views: [ViewNode], _ values: [[CellValue]]) -> ([ArrangedRow], DiagnosticList) {
    let cells = values.map { TableCell(look: look, values: $0) }
    let (table, diagnostics) = fixture.arrange(.document(cells, templates: [template(views)]))
    return (table.sections[0].rows, diagnostics)
  }

  private func text(_ view: ArrangedView) -> String? {
    guard case .text(let text) = view.content else { return nil }
    return text.block.lines.map(\.text).joined(separator: "\n")
  }

  private func range(_ lowerBound: Int) -> SourceRange {
    SourceRange(source: SourceID(index: 0), lowerBound: lowerBound, upperBound: lowerBound + 1)
  }

  @Test func putsEachRowsValuesIntoTheViewsBoundToThem() {
    let views = [ViewNode.label("").bound(.text, to: "a"), .label("").bound(.text, to: "b")]
    let (rows, diagnostics) = arrange(
      views, [[CellValue("a", "1"), CellValue("b", "2")], [CellValue("b", "4"), CellValue("a", "3")]])
    #expect(rows.map { $0.views.map(text) } == [["1", "2"], ["3", "4"]])
    #expect(diagnostics.isEmpty)
  }

  @Test func joinsSeveralKeysInOneText() {
    var view = ViewNode.label("")
    let segments: [BoundText.Segment] = [.key("last"), .literal(", "), .key("first")]
    view.bindings = [ViewBinding(.text, BoundText(segments), at: nil)]
    let (rows, _) = arrange([view], [[CellValue("first", "Ada"), CellValue("last", "Lovelace")]])
    #expect(rows[0].views.map(text) == ["Lovelace, Ada"])
  }

  @Test func boundsTheTextThatOneViewMakesOfItsValues() {
    var fixture = LayoutFixture()
    fixture.textBounds.joined = 10
    var view = ViewNode.label("")
    view.bindings = [ViewBinding(.text, BoundText(Array(repeating: .key("a"), count: 1000)), at: nil)]
    let cells = [TableCell(look: look, values: [CellValue("a", "text")])]
    let (table, diagnostics) = fixture.arrange(.document(cells, templates: [template([view])]))
    #expect(table.sections[0].rows[0].views.map(text) == [""])
    #expect(
      diagnostics.diagnostics.map(\.message) == ["with its values the text of a view is longer than 10 bytes"]
    )
  }

  @Test func boundsTheTextOfAllRows() {
    var fixture = LayoutFixture()
    fixture.textBounds.total = 11  // two rows of 5, and one more byte
    let cells = (0..<5).map { _ in TableCell(look: look, values: [CellValue("a", "texts")]) }
    let (table, diagnostics) = fixture.arrange(
      .document(cells, templates: [template([.label("").bound(.text, to: "a")])]))
    #expect(table.sections[0].rows.map { $0.views.map(text) } == [["texts"], ["texts"], [""], [""], [""]])
    #expect(
      diagnostics.diagnostics.map(\.message) == [
        "with their values the texts of all views are longer than 11 bytes"
      ])
  }

  @Test func takesTheLastOfTwoValuesOfOneKey() {
    let (rows, _) = arrange(
      [.label("").bound(.text, to: "a")], [[CellValue("a", "first"), CellValue("a", "last")]])
    #expect(rows[0].views.map(text) == ["last"])
  }

  @Test func leavesTheDefaultWhereAValueIsMissing() {
    let views = [ViewNode.label("text").bound(.alpha, to: "alpha").with { $0.alpha = 0.5 }]
    let (rows, _) = arrange(views, [[]])
    #expect(rows[0].views[0].decoration?.alpha == 0.5)
  }

  @Test func reportsAMalformedValueWhereItStandsAndKeepsTheDefault() {
    let views = [ViewNode.label("text").bound(.textColor, to: "color")]
    let (rows, diagnostics) = arrange(
      views, [[CellValue("color", "reddish", at: range(5))], [CellValue("color", "systemRed")]])
    #expect(diagnostics.diagnostics.map(\.identifier) == [.invalidValue])
    #expect(diagnostics.diagnostics[0].range == range(5))
    #expect(
      diagnostics.diagnostics[0].message
        == "invalid value 'reddish' for key 'color'; expected a color such as #FF3B30 or systemRed")
    let colors = rows.map { row in
      if case .text(let text) = row.views[0].content { text.color } else { Color.semantic(.clear) }
    }
    #expect(colors == [.semantic(.label), .semantic(.systemRed)])
  }

  @Test func reportsAMissingImageOnceAtItsFirstValue() {
    let views = [ViewNode.image(nil).bound(.image, to: "photo")]
    let (rows, diagnostics) = arrange(
      views, [[CellValue("photo", "x.png", at: range(1))], [CellValue("photo", "x.png", at: range(2))]])
    #expect(diagnostics.diagnostics.map(\.identifier) == [.missingImage])
    #expect(diagnostics.diagnostics[0].range == range(1))
    #expect(rows.map(\.frame.height) == [51, 51])  // 11 + 29 + 11
  }

  @Test func reportsAMissingImageOfAStandardCell() {
    let cell = TableCell(look: .style(.default), values: [CellValue("image", "x.png", at: range(9))])
    let (table, diagnostics) = fixture.arrange(.document([cell]))
    #expect(diagnostics.diagnostics.map(\.range) == [range(9)])
    #expect(table.sections[0].rows[0].frame.height == 52)  // 29 + 23
  }

  @Test func bindsWhatControlsShow() {
    let views = [
      ViewNode(.toggle(SwitchAttributes())).bound(.isOn, to: "on"),
      ViewNode(.progressView(ProgressAttributes())).bound(.progress, to: "progress"),
    ]
    let (rows, diagnostics) = arrange(views, [[CellValue("on", "false"), CellValue("progress", "0.25")]])
    #expect(diagnostics.isEmpty)
    var toggle = SwitchAttributes()
    toggle.isOn = false
    var progress = ProgressAttributes()
    progress.progress = 0.25
    let shown = rows[0].views.map { view -> ViewContent? in
      if case .control(let content) = view.content { content } else { nil }
    }
    #expect(shown == [.toggle(toggle), .progressView(progress)])
  }

  @Test func measuresABoundFont() {
    let views = [ViewNode.label("a").bound(.font, to: "font")]
    let (rows, _) = arrange(views, [[CellValue("font", "32")], []])
    #expect(rows.map(\.frame.height) == [62, 42])  // 22 + 40, 22 + 20
  }

  // MARK: Templates by themselves

  private func preview(_ template: CellTemplate) -> (ArrangedTemplate, DiagnosticList) {
    var diagnostics = DiagnosticList()
    let engine = LayoutEngine(traits: Traits(), text: FixedAdvanceMeasurer(), images: FixedImages())
    let arrangement = engine.arrange([template], diagnostics: &diagnostics)
    return (arrangement.templates[0], diagnostics)
  }

  @Test func fillsAPreviewWithSamplesAndTheNamesOfKeys() {
    var template = template([
      .label("").bound(.text, to: "name"), .label("").bound(.text, to: "role"),
      .label("fixed").bound(.alpha, to: "alpha").bound(.isHidden, to: "hide"),
      .image(nil).bound(.image, to: "photo"),
    ])
    template.sampleValues = [CellValue("name", "Alice")]
    let (preview, diagnostics) = preview(template)
    #expect(diagnostics.isEmpty)
    #expect(preview.row.views.map(text) == ["Alice", "role", "fixed", nil])
    #expect(preview.keys == ["name", "role", "alpha", "hide", "photo"])
    // 11 + 3 × 20 + 29 where the image would be + 11
    #expect(preview.row.frame == Rect(0, 0, 375, 111))
    #expect(preview.row.separator == nil)
  }

  @Test func keepsATemplatesHeightInItsPreview() {
    var template = template([.label("a")])
    template.height = 100
    let (preview, _) = preview(template)
    #expect(preview.row.frame.height == 100)
    #expect(preview.row.heightOrigin == .template)
    #expect(preview.row.views[0].frame.height == 78)  // 100 - 22
  }
}
