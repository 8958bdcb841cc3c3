import TableLayout
import TableModel
import Testing

/// Headers, footers and gaps beyond the recorded numbers. A footnote line counts 16 points, a headline 22.
@Suite struct SectionTests {
  private let fixture = LayoutFixture()

  private func section(_ header: TableHeaderFooter?, _ footer: TableHeaderFooter? = nil, rows: Int = 1)
    -> TableSection
  {
    var section = TableSection()
    section.header = header
    section.footer = footer
    section.cells = Array(repeating: .style(.default, "a"), count: rows)
    return section
  }

  private func arrange(
    _ sections: [TableSection], style: TableStyle = .grouped, templates: [CellTemplate] = [],
    _ change: (inout Table) -> Void = { _ in }
  ) -> TableArrangement {
    var document = TableDocument(templates: templates)
    document.table.style = style
    document.table.sections = sections
    change(&document.table)
    return fixture.arrangeInSilence(document)
  }

  private func title(_ text: String, height: Double? = nil) -> TableHeaderFooter {
    var header = TableHeaderFooter(.title(text))
    header.height = height
    return header
  }

  private func lines(_ header: ArrangedHeaderFooter?) -> [String] {
    guard case .text(let text) = header?.views.first?.content else { return [] }
    return text.block.lines.map(\.text)
  }

  @Test func writesGroupedHeadersInCapitalsBeforeIOS26() {
    #expect(lines(arrange([section(title("Straße"))]).sections[0].header) == ["STRASSE"])
    #expect(lines(arrange([section(title("Straße"))], style: .plain).sections[0].header) == ["Straße"])
    var new = fixture
    new.traits.profile = .iOS26
    var document = TableDocument()
    document.table.style = .grouped
    document.table.sections = [section(title("Straße"))]
    #expect(lines(new.arrangeInSilence(document).sections[0].header) == ["Straße"])
  }

  @Test func wrapsALongHeaderAtTheMargins() {
    let header = arrange([section(title(String(repeating: "abcd ", count: 20)))]).sections[0].header
    #expect(header?.frame.height == 71.5)  // 17.5 + 22 + 2 × 16: 52 characters of 6.5 fit into 343
    #expect(header?.views[0].frame.x == 16)
    #expect(header?.views[0].frame.width == 343)
    #expect(lines(header).count == 2)
  }

  @Test func keepsAHeadersOwnHeight() {
    let header = arrange([section(title("a", height: 80))]).sections[0].header
    #expect(header?.frame.height == 80)
    #expect(header?.heightOrigin == .cell)
    #expect(header?.views[0].frame.y == 58)  // 80 - 6 - 16
  }

  @Test func addsThePaddingOfPlainHeadersToTheirOwnHeight() {
    let header = arrange([section(title("a", height: 40))], style: .plain).sections[0].header
    #expect(header?.frame.height == 62)  // 22 + 40
  }

  @Test func takesTheTablesHeightForPlainHeaders() {
    let table = arrange([section(title("a")), section(nil)], style: .plain) { $0.sectionHeaderHeight = 22 }
    #expect(table.sections.map { $0.header?.frame.height } == [44, 22])  // 22 + 22; 22
    #expect(table.sections.map { $0.header?.isGap } == [false, true])
  }

  @Test func givesALargerTableHeightToATitleThatNeedsLess() {
    let table = arrange([section(title("a"))]) { $0.sectionHeaderHeight = 60 }
    #expect(table.sections[0].header?.frame.height == 77.5)  // 17.5 + 60
    #expect(table.sections[0].header?.heightOrigin == .table)
  }

  @Test func showsHeadersAndFootersOfEmptySections() {
    let table = arrange([section(title("a"), title("b"), rows: 0), section(nil)])
    #expect(table.sections[0].height == 85.5)  // 17.5 + 38 + 30
    #expect(table.sections[1].y == 85.5)
    #expect(table.contentHeight == 164.5)  // 85.5 + 17.5 + 44 + 17.5
  }

  @Test func takesAnEmptyTitleForNone() {
    #expect(arrange([section(title(""))]).sections[0].header?.frame.height == 17.5)
    #expect(arrange([section(title(""))], style: .plain).sections[0].header == nil)
  }

  @Test func laysOutHeadersMadeFromTemplates() {
    var template = CellTemplate(id: "h")
    template.views = [.label("").bound(.text, to: "text")]
    var header = TableHeaderFooter(.template(TemplateReference("h")))
    header.values = [CellValue("text", "Hello")]
    let table = arrange([section(header)], style: .plain, templates: [template])
    let arranged = table.sections[0].header
    #expect(arranged?.frame.height == 58)  // 22 + 8 + 20 + 8
    #expect(arranged?.views[0].frame == Rect(16, 30, 343, 20))
    #expect(lines(arranged) == ["Hello"])
  }

  @Test func addsUpTheTablesHeaderSectionsAndFooter() {
    let table = arrange([section(nil)], style: .plain) {
      $0.header = TableHeaderFooter(.title("head"))
      $0.footer = TableHeaderFooter(.title("foot"))
    }
    #expect(table.header?.frame == Rect(0, 0, 375, 32))  // 8 + 16 + 8
    #expect(table.sections[0].y == 32)
    #expect(table.footer?.frame.y == 76)  // 32 + 44
    #expect(table.contentHeight == 108)
  }

  @Test func hasNoHeightWithoutSections() {
    #expect(arrange([]).contentHeight == 0)
    #expect(arrange([]).sectionIndex == nil)
  }

  @Test func carriesOverWhatNeedsNoLayout() {
    let table = arrange([section(nil)]) {
      $0.title = "Title"
      $0.language = "da"
      $0.refreshControl = RefreshControl(title: "Pull")
      $0.nextPage = NextPage(link: Link("next.xml"))
      $0.separatorColor = .semantic(.systemRed)
      $0.sections[0].id = "one"
      $0.sections[0].indexTitle = "A"
    }
    #expect(table.title == "Title")
    #expect(table.language == "da")
    #expect(table.refreshControl?.title == "Pull")
    #expect(table.nextPage?.link?.destination == "next.xml")
    #expect(table.separatorColor == .semantic(.systemRed))
    #expect(table.sections[0].id == "one")
    #expect(table.sectionIndex?.entries.map(\.title) == ["A"])
    #expect(table.sectionIndex?.width == 15)
  }
}
