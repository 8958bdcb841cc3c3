import Diagnostics
import TableLayout
import TableModel
import Testing
import TextMeasurement

/// Heights, accessories, editing controls, separators and the section index of rows.
@Suite struct RowTests {
  private let fixture = LayoutFixture()

  private func options(_ change: (inout CellOptions) -> Void) -> CellOptions {
    var options = CellOptions()
    change(&options)
    return options
  }

  private func rows(
    _ cells: [TableCell], style: TableStyle = .plain, templates: [CellTemplate] = [],
    _ change: (inout TableDocument) -> Void = { _ in }
  ) -> [ArrangedRow] {
    var document = TableDocument.document(cells, style: style, templates: templates)
    change(&document)
    return fixture.arrangeInSilence(document).sections.flatMap(\.rows)
  }

  private func template(_ views: [ViewNode], _ change: (inout CellTemplate) -> Void = { _ in })
    -> CellTemplate
  {
    var template = CellTemplate(id: "t")
    template.views = views
    change(&template)
    return template
  }

  private let templated = TableCell.Look.template(TemplateReference("t"))

  // MARK: Heights

  @Test func prefersTheCellsHeightThenTheTemplatesThenTheTables() {
    let own = TableCell(look: templated, options: options { $0.height = 70 })
    let plain = TableCell(look: templated)
    let high = template([.label("a")]) { $0.height = 60 }
    let withHeights = rows([own, plain, .style(.default, "a")], templates: [high]) { $0.table.rowHeight = 50 }
    #expect(withHeights.map(\.frame.height) == [70, 60, 50])
    #expect(withHeights.map(\.heightOrigin) == [.cell, .template, .table])
    let measured = rows([plain], templates: [template([.label("a")])])
    #expect(measured.map(\.frame.height) == [42])  // 11 + 20 + 11
    #expect(measured.map(\.heightOrigin) == [.measured])
  }

  @Test func reportsEstimatedHeightsAndMeasuresAllTheSame() {
    let own = TableCell(look: templated, options: options { $0.estimatedHeight = 70 })
    let cells = [own, TableCell(look: templated), .style(.default, "a")]
    let estimated = template([.label("a")]) { $0.estimatedHeight = 60 }
    let rows = rows(cells, templates: [estimated]) { $0.table.estimatedRowHeight = 50 }
    #expect(rows.map(\.estimatedHeight) == [70, 60, 50])
    #expect(rows.map(\.frame.height) == [42, 42, 44])  // 11 + 20 + 11; 22 + 22
  }

  @Test func measuresTemplatesWithTheMarginsOfTheGeneration() {
    var other = fixture
    let document = TableDocument.document([TableCell(look: templated)], templates: [template([.label("a")])])
    other.traits.profile = .iOS26
    #expect(other.arrangeInSilence(document).sections[0].rows[0].frame.height == 50)  // 15 + 20 + 15
    other.traits.profile = .iOS12
    let old = other.arrangeInSilence(document).sections[0].rows[0]
    #expect(old.frame.height == 42)  // 11 + 20 + 10.5 + 0.5
    #expect(old.contentFrame.height == 41.5)
  }

  @Test func givesATemplateWithoutViewsTheHeightOfAnEmptyCell() {
    #expect(rows([TableCell(look: templated)], templates: [template([])]).map(\.frame.height) == [44.5])
  }

  @Test func usesTheTemplatesOwnMargins() {
    let own = template([.label("a")]) {
      $0.margins = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    let row = rows([TableCell(look: templated)], templates: [own])[0]
    #expect(row.frame.height == 24)  // 1 + 20 + 3
    #expect(row.views[0].frame == Rect(2, 1, 369, 20))  // 375 - 2 - 4
  }

  @Test func stacksRowsOneUnderTheOther() {
    let rows = rows([
      .style(.default, "a"), .style(.default, "b", options: options { $0.height = 60 }),
      .style(.default, "c"),
    ])
    #expect(rows.map(\.frame.y) == [0, 44, 104])
    #expect(rows.map(\.indexPath) == [0, 1, 2].map { TableIndexPath(section: 0, row: $0) })
  }

  @Test func scalesAPictureDownToAGivenHeight() {
    var pictured = fixture
    pictured.images = ["a": Size(width: 100, height: 200)]
    let document = TableDocument.document([
      .style(.default, "a", image: "a", options: options { $0.height = 50 })
    ])
    let row = pictured.arrangeInSilence(document).sections[0].rows[0]
    #expect(row.views.map(\.frame) == [Rect(16, 0, 25, 50), Rect(56, 0, 303, 50)])  // 16 + 25 + 15
  }

  // MARK: Accessories and indentation

  @Test func keepsATemplateEightPointsFromItsAccessory() {
    let cell = TableCell(look: templated, options: options { $0.accessory = .checkmark })
    let row = rows([cell], templates: [template([.label("a")])])[0]
    #expect(row.contentFrame == Rect(0, 0, 335, 42))  // 375 - 16 - 24
    #expect(row.views[0].frame == Rect(16, 11, 311, 20))  // 335 - 16 - 8
    #expect(row.accessory?.frame == Rect(335, 0, 24, 42))
  }

  @Test func movesTheContentByItsIndentation() {
    let row = rows([.style(.default, "a", options: options { $0.indentationLevel = 2 })])[0]
    #expect(row.contentFrame == Rect(20, 0, 355, 44))
    #expect(row.views[0].frame == Rect(16, 0, 323, 44))  // 355 - 16 - 16
  }

  // MARK: Standard styles

  @Test func cutsTheDetailBeforeTheTitle() {
    let title = String(repeating: "t", count: 20)  // 170
    let detail = String(repeating: "d", count: 30)  // 255
    let views = rows([.style(.value1, title, detail)])[0].views
    #expect(views[0].frame.width == 170)
    #expect(views[1].frame.maxX == 359)  // 375 - 16
    #expect(views[1].frame.width == 161.5)  // "d…" of 19 characters in 343 - 8 - 170 = 165
  }

  @Test func leavesTheDetailAQuarterOfTheRow() {
    let long = String(repeating: "t", count: 60)
    let views = rows([.style(.value1, long, long)])[0].views
    #expect(views[0].frame.width == 246.5)  // 335 - 83.5 = 251.5 holds 29 characters of 8.5
    #expect(views[1].frame.width == 76.5)  // 335 - 251.5 = 83.5 holds 9
    #expect(views[0].frame.maxX <= views[1].frame.x - 8)
  }

  @Test func stacksAValue1RowAtAccessibilitySizes() {
    var large = fixture
    large.traits.contentSize = .accessibilityMedium
    let document = TableDocument.document([.style(.value1, "Title", "Detail")])
    let views = large.arrangeInSilence(document).sections[0].rows[0].views
    #expect(views.map(\.frame.x) == [16, 16])
    #expect(views[0].frame.maxY <= views[1].frame.y)
  }

  @Test func centresASubtitleRowsTitleThatHasNoDetail() {
    let row = rows([.style(.subtitle, "Title")])[0]
    #expect(row.views.map(\.frame) == [Rect(16, 0, 343, 44)])
  }

  @Test func showsNothingForAnEmptyCell() {
    #expect(rows([TableCell()]).map(\.frame.height) == [43.5])  // 44 less a pixel
    #expect(rows([TableCell()])[0].views.isEmpty)
  }

  // MARK: Editing

  @Test func makesRoomForADeleteControl() {
    let row = rows([.style(.default, "a")]) { $0.table.isEditing = true }[0]
    #expect(row.contentFrame == Rect(40, 0, 335, 44))
    #expect(row.editing?.style == .delete)
    #expect(row.editing?.control == Rect(15, 9, 26, 26))  // (44 - 26) / 2
    #expect(row.editing?.reorder == nil)
  }

  @Test func makesRoomForAReorderControlAndHidesTheAccessory() {
    let movable = options {
      $0.isMovable = true
      $0.accessory = .disclosureIndicator
    }
    let row = rows([.style(.default, "a", options: movable)]) { $0.table.isEditing = true }[0]
    #expect(row.contentFrame == Rect(40, 0, 292, 44))  // 375 - 16 - 27 - 40
    #expect(row.editing?.reorder == Rect(332, 0, 27, 44))
    #expect(row.accessory == nil)
  }

  @Test func indentsARowWithoutAControlUnlessItSaysNotTo() {
    let none = options { $0.editingStyle = EditingStyle.none }
    let still = options {
      $0.editingStyle = EditingStyle.none
      $0.shouldIndentWhileEditing = false
    }
    let fixed = options { $0.isEditable = false }
    let cells = [none, still, fixed].map { TableCell.style(.default, "a", options: $0) }
    let rows = rows(cells) { $0.table.isEditing = true }
    #expect(rows.map(\.contentFrame.x) == [40, 0, 0])
    #expect(rows.map { $0.editing?.control } == [nil, nil, nil])
  }

  // MARK: Separators

  @Test func drawsALineUnderEveryPlainRow() {
    let rows = rows([.style(.default, "a"), .style(.default, "b")])
    #expect(rows.map(\.separator) == [Rect(16, 43.5, 359, 0.5), Rect(16, 43.5, 359, 0.5)])
  }

  @Test func beginsALineWhereTheTextBeginsBesideAPicture() {
    var pictured = fixture
    pictured.images = ["a": Size(width: 20, height: 20)]
    let row = pictured.arrangeInSilence(.document([.style(.default, "a", image: "a")])).sections[0].rows[0]
    #expect(row.separator?.x == 51)  // 16 + 20 + 15
  }

  @Test func drawsLinesAroundAGroupedSectionFromEdgeToEdge() {
    let rows = rows([.style(.default, "a"), .style(.default, "b")], style: .grouped)
    #expect(rows[0].topSeparator == Rect(0, 0, 375, 0.5))
    #expect(rows[0].separator == Rect(16, 43.5, 359, 0.5))
    #expect(rows[1].separator == Rect(0, 43.5, 375, 0.5))
    #expect(rows[1].topSeparator == nil)
  }

  @Test func leavesOutTheLineUnderTheLastInsetRow() {
    let rows = rows([.style(.default, "a"), .style(.default, "b")], style: .insetGrouped)
    #expect(rows.map(\.separator) == [Rect(16, 43.5, 327, 0.5), nil])  // 343 - 16
  }

  @Test func drawsNoLinesWhereTheTableHasNone() {
    let rows = rows([.style(.default, "a")], style: .grouped) { $0.table.separatorStyle = .none }
    #expect(rows[0].separator == nil)
    #expect(rows[0].topSeparator == nil)
  }

  @Test func takesTheCellsSeparatorInsetBeforeTheTables() {
    let own = options { $0.separatorInset = DirectionalInsets(top: 0, leading: 5, bottom: 0, trailing: 6) }
    let rows = rows([.style(.default, "a", options: own), .style(.default, "b")]) {
      $0.table.separatorInset = DirectionalInsets(top: 0, leading: 50, bottom: 0, trailing: 0)
    }
    #expect(rows.map(\.separator?.x) == [5, 50])
    #expect(rows.map(\.separator?.width) == [364, 325])  // 375 - 5 - 6, 375 - 50
  }

  @Test func movesTheLineWithTheContentWhileEditing() {
    let row = rows([.style(.default, "a")]) { $0.table.isEditing = true }[0]
    #expect(row.separator?.x == 56)  // 40 + 16
  }

  @Test func endsTheLinesOfIOS26AtTheMargin() {
    var new = fixture
    new.traits.profile = .iOS26
    let row = new.arrangeInSilence(.document([.style(.default, "a")])).sections[0].rows[0]
    #expect(row.separator?.width == 343)  // 375 - 2 × 16
  }

  // MARK: Section index

  @Test func narrowsTheContentByTheSectionIndex() {
    let row = rows([.style(.default, "a")]) { $0.table.sections[0].indexTitle = "A" }[0]
    #expect(row.frame.width == 375)
    #expect(row.contentFrame.width == 360)  // 375 - 15
    #expect(row.separator?.maxX == 360)
    let inset = rows([.style(.default, "a")], style: .insetGrouped) { $0.table.sections[0].indexTitle = "A" }[
      0]
    #expect(inset.contentFrame.width == 343)
  }

  // MARK: Right to left

  @Test func mirrorsEveryFrameOfARightToLeftTable() {
    var rightToLeft = fixture
    rightToLeft.traits.direction = .rightToLeft
    var document = TableDocument.document(
      [
        .style(
          .default, "a",
          options: options {
            $0.accessory = .checkmark
            $0.indentationLevel = 1
          })
      ], style: .insetGrouped)
    document.table.sections[0].header = TableHeaderFooter(.title("h"))
    let section = rightToLeft.arrangeInSilence(document).sections[0]
    let row = section.rows[0]
    #expect(row.frame == Rect(16, 55.5, 343, 44))  // 17.5 + 22 + 16
    #expect(row.contentFrame == Rect(40, 0, 293, 44))  // 343 - 10 - 293; 343 - 16 - 24 - 10
    #expect(row.accessory?.frame == Rect(16, 0, 24, 44))
    #expect(row.views[0].frame == Rect(8, 0, 269, 44))  // 293 - 16 - 269; 293 - 16 - 8
    #expect(section.header?.views[0].frame.x == 16)
  }

  @Test func mirrorsViewsInsideViews() {
    var rightToLeft = fixture
    rightToLeft.traits.direction = .rightToLeft
    let stack = ViewNode.stack(.horizontal, spacing: 10, [.box(40, 20), .label("abc")])
    let row = rightToLeft.arrange([stack])
    #expect(row.views[0].subviews.map(\.frame) == [Rect(335, 0, 40, 20), Rect(0, 0, 325, 20)])  // 375 - 40
  }

  // MARK: Little room

  @Test(arguments: [1.0, 7, 40, 100], TableStyle.allCases)
  func givesNoNegativeSizesInTheNarrowestTables(width: Double, style: TableStyle) {
    var narrow = fixture
    narrow.traits.width = width
    narrow.images = ["a": Size(width: 60, height: 60)]
    let options = options {
      $0.accessory = .detailDisclosureButton
      $0.indentationLevel = 3
      $0.isMovable = true
    }
    for isEditing in [false, true] {
      let cells = CellStyle.allCases.map { style in
        TableCell.style(
          style, "Title", style == .default ? nil : "Detail", image: style == .value2 ? nil : "a",
          options: options)
      }
      var document = TableDocument.document(cells, style: style)
      document.table.isEditing = isEditing
      document.table.sections[0].header = TableHeaderFooter(.title("Header"))
      document.table.sections[0].indexTitle = "A"
      let section = narrow.arrangeInSilence(document).sections[0]
      let boxes = section.rows.flatMap { row in
        [row.frame, row.contentFrame] + row.views.map(\.frame)
          + [row.separator, row.accessory?.frame].compactMap { $0 }
      }
      for box in boxes + [section.header?.frame].compactMap({ $0 }) {
        #expect(box.width >= 0 && box.height >= 0, "\(box)")
      }
    }
  }

  @Test func laysOutByOtherMetricsWhereGiven() {
    var metrics = LayoutMetrics(profile: .iOS18)
    metrics.margins.cellVertical = 30
    var diagnostics = DiagnosticList()
    var document = TableDocument.document([TableCell(look: templated)], templates: [template([.label("a")])])
    document.resolveReferences(into: &diagnostics)
    let engine = LayoutEngine(
      traits: Traits(), text: FixedAdvanceMeasurer(), images: FixedImages(), metrics: metrics)
    let table = engine.arrange(document, diagnostics: &diagnostics)
    #expect(table.sections[0].rows[0].frame.height == 80)  // 30 + 20 + 30
    #expect(diagnostics.isEmpty)
  }
}
