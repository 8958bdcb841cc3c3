import TableLayout
import TableModel

/// Writes arrangements as one self-contained page: no script, no other file.
///
/// Every frame is the arrangement's: rows have their measured heights, texts are broken where layout broke them, so no
/// browser and no font can change a height.
public struct HTMLRenderer {
  public let options: HTMLOptions

  public init(options: HTMLOptions) { self.options = options }

  public func render(_ table: TableArrangement, to out: inout OutputBuffer) {
    var collector = StyleCollector(PageColors(table.style))
    collector.collect(table)
    var page = HTMLPage(
      out, sheet: collector.sheet, options: options, style: table.style, traits: table.traits)
    page.sideMargin = table.sections.lazy.compactMap(\.rows.first).first?.frame.x ?? 0
    page.begin(title: table.title, language: table.language)
    page.sectionIndex(table.sectionIndex)
    page.heading(table.title)
    page.refresh(table.refreshControl)
    page.headerFooter(table.header, isHeading: false)
    for (index, section) in table.sections.enumerated() { page.section(section, index) }
    page.headerFooter(table.footer, isHeading: false)
    page.nextPage(table.nextPage)
    page.end()
    out = page.html.out
  }

  public func render(_ gallery: TemplateArrangement, to out: inout OutputBuffer) {
    var collector = StyleCollector(PageColors(.insetGrouped))
    for template in gallery.templates { collector.collect(template.row) }
    var page = HTMLPage(
      out, sheet: collector.sheet, options: options, style: .insetGrouped, traits: gallery.traits)
    page.outerMargin = 16
    page.sideMargin = page.outerMargin
    page.begin(title: "Cell templates", language: "en")
    page.heading("Cell templates")
    for template in gallery.templates { page.template(template) }
    page.end()
    out = page.html.out
  }
}
