import TableLayout
import TableModel

/// Writes arrangements as plain text: for terminals, mails, reviews and snapshot tests.
public struct TextRenderer {
  public let options: TextOptions

  public init(options: TextOptions = TextOptions()) { self.options = options }

  public func render(_ table: TableArrangement, to out: inout OutputBuffer) {
    let sideMargin = table.sections.lazy.compactMap(\.rows.first).first?.frame.x ?? 0
    var page = TextPage(
      options: options, style: table.style, traits: table.traits, sideMargin: max(0, sideMargin))
    page.title(table.title, isEditing: table.isEditing)
    page.refresh(table.refreshControl)
    page.index(table.sectionIndex)
    page.headerFooter(table.header)
    for (number, section) in table.sections.enumerated() {
      if number > 0 { page.sectionGap() }
      page.headerFooter(section.header)
      page.beginRows()
      for (index, row) in section.rows.enumerated() {
        page.row(row, isFirst: index == 0)
        page.move(to: &out)
      }
      page.endRows(isEmpty: section.rows.isEmpty)
      page.headerFooter(section.footer)
    }
    page.headerFooter(table.footer)
    page.nextPage(table.nextPage)
    page.total(table)
    page.move(to: &out)
  }

  /// Tables one after another, each under its name.
  public func render(_ tables: [NamedTable], to out: inout OutputBuffer) {
    for (index, named) in tables.enumerated() {
      if index > 0 { out.append("\n") }
      var table = named.table
      table.title = table.title ?? named.name
      render(table, to: &out)
    }
  }

  public func render(_ gallery: TemplateArrangement, to out: inout OutputBuffer) {
    for (index, template) in gallery.templates.enumerated() {
      var page = TextPage(options: options, style: .insetGrouped, traits: template.traits)
      if index > 0 { page.line("") }
      page.caption(template)
      page.beginRows()
      page.row(template.row, isFirst: true)
      page.endRows(isEmpty: false)
      page.move(to: &out)
    }
  }
}
