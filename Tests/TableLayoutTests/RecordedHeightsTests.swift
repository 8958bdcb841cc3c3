import Diagnostics
import TableLayout
import TableModel
import Testing
import TextMeasurement

/// Holds layout to the numbers that Interface Builder recorded, with the system font's own measures.
@Suite struct RecordedHeightsTests {
  private func arrange(
    _ document: TableDocument, width: Double = 375, scale: Double = 2, _ profile: OSProfile = .iOS18,
    _ size: ContentSizeCategory = .large
  ) -> TableArrangement {
    var diagnostics = DiagnosticList()
    let traits = Traits(width: width, scale: scale, profile: profile, contentSize: size)
    let engine = LayoutEngine(
      traits: traits, text: SystemTextMeasurer(),
      images: FixedImages(sizes: ["29": Size(width: 29, height: 29)]))
    let arrangement = engine.arrange(document, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    return arrangement
  }

  private func row(
    _ cell: TableCell, scale: Double = 2, _ profile: OSProfile = .iOS18, _ size: ContentSizeCategory = .large
  ) -> ArrangedRow {
    arrange(.document([cell]), scale: scale, profile, size).sections[0].rows[0]
  }

  @Test(arguments: [
    (OSProfile.iOS12, 2.0, 44.0), (.iOS18, 2, 43.5), (.iOS18, 3, 44 - 1.0 / 3), (.iOS26, 2, 51),
    (.iOS26, 3, 51),
  ])
  func givesARowOfOneLineTheHeightOfItsGeneration(profile: OSProfile, scale: Double, height: Double) {
    for style in [CellStyle.default, .value1] {
      #expect(abs(row(.style(style, "Title"), scale: scale, profile).frame.height - height) < 0.001)
    }
  }

  @Test func givesASubtitleRowItsTwoLinesAndItsPadding() {
    let cell = TableCell.style(.subtitle, "Title", "Subtitle")
    #expect(row(cell).frame.height == 57.5)  // 20.5 + 14.5 + 22.5
    #expect(row(cell, .iOS12).frame.height == 58)  // 20.5 + 14.5 + 23
    #expect(row(cell, .iOS26).frame.height == 62)  // 20.5 + 14.5 + 27
    #expect(row(cell, .iOS18, .extraSmall).frame.height == 49.5)  // 17 + 13.5 + 19
  }

  @Test func placesTheLinesOfASubtitleRowApart() {
    let views = row(.style(.subtitle, "Title", "Subtitle")).views
    #expect(views.map(\.frame.y) == [9, 32.5])  // ceil((57.5 - 35) / 2) = 12, detail 12 + 20.5
    #expect(views.map(\.frame.height) == [20.5, 14.5])
  }

  @Test func letsTheLinesOfALowSubtitleRowTouch() {
    var options = CellOptions()
    options.height = 43.5
    let views = row(.style(.subtitle, "Title", "Subtitle", options: options)).views
    #expect(views.map(\.frame.y) == [5, 25.5])  // ceil((43.5 - 35) / 2)
  }

  @Test func placesTheLinesOfAValue1RowAtAWholePoint() {
    // ceil((43.5 - 20.5) / 2)
    #expect(row(.style(.value1, "Title", "Detail")).views.map(\.frame.y) == [12, 12])
    #expect(row(.style(.value1, "Title", "Detail"), .iOS26).views.map(\.frame.y) == [16, 16])
  }

  @Test func placesTextBesideAPicture() {
    let narrow = row(.style(.default, "Title", image: "29"))
    #expect(narrow.frame.height == 52)  // 29 + 23
    #expect(narrow.views[0].frame == Rect(16, 11.5, 29, 29))  // (52 - 29) / 2
    #expect(narrow.views[1].frame.x == 60)  // 16 + 29 + 15
    let wide = arrange(.document([.style(.default, "Title", image: "29")]), width: 414).sections[0].rows[0]
    #expect(wide.views[1].frame.x == 64)  // 20 + 29 + 15
  }

  @Test func alignsAValue2TitleBesideItsDetail() {
    let views = row(.style(.value2, "Title", "Detail")).views
    #expect(views[0].frame.x == 16)
    #expect(views[0].frame.width == 91)
    #expect(views[1].frame.x == 113)  // 16 + 97
  }

  @Test(arguments: [
    (OSProfile.iOS18, Accessory.disclosureIndicator, 26.5), (.iOS18, .checkmark, 40),
    (.iOS18, .detailButton, 40),
    (.iOS12, .disclosureIndicator, 34), (.iOS12, .checkmark, 40), (.iOS12, .detailButton, 48),
    (.iOS12, .detailDisclosureButton, 68),
  ])
  func takesAnAccessoryFromTheContent(profile: OSProfile, accessory: Accessory, width: Double) {
    var options = CellOptions()
    options.accessory = accessory
    let arranged = row(.style(.default, "Title", options: options), profile)
    #expect(arranged.contentFrame.width == 375 - width)
    #expect(arranged.accessory?.frame.x == 375 - width)
  }

  @Test func narrowsTheDisclosureIndicatorToItsPixels() {
    var options = CellOptions()
    options.accessory = .disclosureIndicator
    let row = arrange(
      .document([.style(.default, "Title", options: options)]), width: 393, scale: 3
    ).sections[0].rows[0]
    #expect(abs(row.contentFrame.width - 362.667) < 0.001)  // 393 - 20 - 10.333
  }

  private func sections(_ style: TableStyle, _ titles: [(header: String?, footer: String?)]) -> TableDocument
  {
    var document = TableDocument()
    document.table.style = style
    document.table.sections = titles.map { title in
      var section = TableSection()
      section.header = title.header.map { TableHeaderFooter(.title($0)) }
      section.footer = title.footer.map { TableHeaderFooter(.title($0)) }
      section.cells = [.style(.default, "Row")]
      return section
    }
    return document
  }

  @Test(arguments: [TableStyle.grouped, .insetGrouped])
  func spacesGroupedSections(style: TableStyle) {
    let table = arrange(
      sections(style, [("A", nil), ("B", nil), ("C", "Footer"), ("D", nil), (nil, "F"), (nil, nil)]))
    let headers = table.sections.map { $0.header?.frame.height }
    let footers = table.sections.map { $0.footer?.frame.height }
    #expect(headers == [55.5, 38, 38, 45.5, 17.5, 17.5])
    #expect(footers == [17.5, 17.5, 30, 17.5, 30, 17.5])
    let gap = table.sections[1].rows[0].frame.y - table.sections[0].rows[0].frame.maxY
    #expect(gap == 55.5)  // 17.5 + 38
    let footed = table.sections[3].rows[0].frame.y - table.sections[2].rows[0].frame.maxY
    #expect(footed == 75.5)  // 30 + 45.5
  }

  @Test func roundsThePaddingOfTheFirstHeaderToThePixel() {
    let table = arrange(sections(.grouped, [("A", "F"), ("B", nil)]), width: 393, scale: 3)
    #expect(abs((table.sections[0].header?.frame.height ?? 0) - 55.333) < 0.001)  // 17.333 + 38
    #expect(abs((table.sections[1].header?.frame.height ?? 0) - 45.333) < 0.001)  // 7.333 + 38
  }

  @Test func leavesMoreRoomAboveTheFirstRowInIOS12() {
    let table = arrange(sections(.grouped, [(nil, nil), (nil, nil)]), .iOS12)
    #expect(table.sections.map { $0.header?.frame.height } == [35, 17.5])
  }

  @Test func takesTheTablesHeightsForSectionsWithoutTitles() {
    var document = sections(.grouped, [(nil, nil), ("B", nil)])
    document.table.sectionHeaderHeight = 18
    document.table.sectionFooterHeight = 18
    let table = arrange(document)
    #expect(table.sections.map { $0.header?.frame.height } == [18, 38])
    #expect(table.sections.map { $0.header?.heightOrigin } == [.table, .measured])
    let gap = table.sections[1].rows[0].frame.y - table.sections[0].rows[0].frame.maxY
    #expect(gap == 56)  // 18 + 38
  }

  @Test(arguments: [(1, 30.0), (2, 46), (3, 62), (8, 142)])
  func givesAFooterSixteenPointsALine(lines: Int, height: Double) {
    let text = Array(repeating: "line", count: lines).joined(separator: "\n")
    let footer = arrange(sections(.grouped, [(nil, text)])).sections[0].footer
    #expect(footer?.frame.height == height)  // 14 + 16 × lines
  }

  @Test func makesPlainHeadersTwentyEightHigh() {
    let new = arrange(sections(.plain, [("A", nil), ("B", nil), (nil, nil)]))
    #expect(new.sections.map { $0.header?.frame.height } == [50, 50, nil])  // 22 + 28
    let old = arrange(sections(.plain, [("A", nil), ("B", nil)]), .iOS12)
    #expect(old.sections.map { $0.header?.frame.height } == [28, 28])
    #expect(old.sections[1].header?.frame.y == 72)  // 28 + 44
  }

  @Test func shrinksHeadersAndFootersAtTheSmallestSize() {
    let table = arrange(sections(.grouped, [("A", "F"), ("B", nil)]), .iOS18, .extraSmall)
    #expect(table.sections[0].header?.frame.height == 49.5)  // 17.5 + 18 + 14
    #expect(table.sections[0].footer?.frame.height == 26)  // 12 + 14
  }

  @Test func insetsTheCellsOfAnInsetGroupedTable() {
    let wide = arrange(sections(.insetGrouped, [("A", nil)]), width: 414).sections[0]
    #expect(wide.rows[0].frame.x == 20)
    #expect(wide.rows[0].frame.width == 374)  // 414 - 2 × 20
    #expect(wide.header?.frame.x == 20)
    let narrow = arrange(sections(.insetGrouped, [("A", nil)])).sections[0]
    #expect(narrow.rows[0].frame.width == 343)  // 375 - 2 × 16
  }

  @Test func growsRowsWithTheContentSize() {
    let sizes = ContentSizeCategory.allCases
    let heights = sizes.map { row(.style(.subtitle, "Title", "Subtitle"), .iOS18, $0).frame.height }
    #expect(heights == heights.sorted())
    #expect(heights.last ?? 0 > 100)
  }
}
