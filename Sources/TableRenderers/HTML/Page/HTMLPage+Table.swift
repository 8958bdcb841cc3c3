import TableLayout
import TableModel

extension HTMLPage {
  mutating func table(_ table: TableArrangement) {
    listing(table, named: table.title ?? "Table") { page in
      page.index(table)
      page.heading(table.title)
      page.refresh(table.refreshControl)
      page.sections(of: table)
      page.nextPage(table.nextPage)
    }
  }

  mutating func tables(_ tables: [NamedTable]) {
    heading(head.title)
    for named in tables {
      html.raw("<div")
      classes("table", in: TableLook(named.table))
      if let language = named.table.language, language != head.language { html.attribute("lang", language) }
      html.raw(">\n")
      table(named.table, titled: named.table.title ?? named.name)
      html.raw("</div>\n")
    }
  }

  private mutating func table(_ table: TableArrangement, titled title: String) {
    listing(table, named: title) { page in
      page.html.raw("<h2 class=\"title\">")
      page.html.text(title)
      page.html.raw("</h2>\n")
      page.index(table)
      page.refresh(table.refreshControl)
      page.sections(of: table)
      page.nextPage(table.nextPage)
    }
  }

  private mutating func sections(of table: TableArrangement) {
    headerFooter(table.header)
    for (index, section) in table.sections.enumerated() {
      self.section(section, index, edited: table.interaction?.editedRows[index])
    }
    headerFooter(table.footer)
  }

  /// A page has one heading of the first rank, seen or not.
  mutating func heading(_ title: String?) {
    guard !options.isFragment || head.title != nil else { return }
    html.raw(head.title == nil ? "<h1 class=\"hidden\">" : "<h1 class=\"title\">")
    html.text(head.title ?? "Table")
    html.raw("</h1>\n")
  }

  private mutating func refresh(_ control: RefreshControl?) {
    guard let control else { return }
    html.raw(head.isInteractive ? "<p class=\"refresh\"><button type=\"button\">" : "<p class=\"refresh\">")
    html.text(control.title ?? "Pull to refresh")
    html.raw(head.isInteractive ? "</button></p>\n" : "</p>\n")
  }

  private mutating func nextPage(_ page: NextPage?) {
    guard let page else { return }
    let title = page.title ?? "More"
    html.raw("<p class=\"next\">")
    if let link = page.link {
      html.raw("<a")
      html.attribute("href", link.destination)
      html.raw(">")
      html.text(title)
      html.raw("</a>")
    } else if head.isInteractive {
      html.raw("<button type=\"button\">")
      html.text(title)
      html.raw("</button>")
    } else {
      html.text(title)
    }
    html.raw("</p>\n")
  }

  /// Links to the sections, which are numbered here as they are where they stand.
  private mutating func index(_ table: TableArrangement) {
    sectionIDs = table.sections.enumerated().map { index, section in
      identifiers.make("section-", section.id ?? String(index))
    }
    guard let index = table.sectionIndex, !index.entries.isEmpty else { return }
    html.raw("<nav class=\"index\" aria-label=\"Sections\"><ul style=\"--half:")
    html.out.append(Double(index.entries.count) * 7)
    html.raw("px\">")
    for entry in index.entries where sectionIDs.indices.contains(entry.section) {
      html.raw("<li><a href=\"#")
      html.out.append(sectionIDs[entry.section])
      html.raw("\">")
      html.text(entry.title)
      html.raw("</a></li>")
    }
    html.raw("</ul></nav>\n")
  }
}

// MARK: Sections

extension HTMLPage {
  /// - Parameter edited: the rows as they stand while the table is edited, where it can be.
  private mutating func section(_ section: ArrangedSection, _ index: Int, edited: [ArrangedRow]?) {
    let title = section.header?.views.firstText
    html.raw(title == nil ? "<div" : "<section")
    html.attribute("id", sectionIDs[index])
    if head.isInteractive {
      html.attribute("data-section", section.id ?? "")
      if let most = section.maximumRows { html.out.append(" data-maximum=\"\(most)\"") }
    }
    // A landmark needs a name of its own, whatever its case.
    let isLandmark = title.map { sectionTitles.insert(Fingerprint($0.lowercased()).value).inserted } ?? false
    let heading = isLandmark ? identifiers.make("heading-", String(index)) : ""
    if isLandmark { html.attribute("aria-labelledby", heading) }
    html.raw(">\n")
    headerFooter(section.header, heading: title == nil ? nil : heading)
    if let edited { interactiveRows(section.rows, edited: edited) } else { rows(section.rows) }
    headerFooter(section.footer)
    html.raw(title == nil ? "</div>\n" : "</section>\n")
  }

  /// - Parameter heading: the id of a heading, empty for one without; `nil` for a part that is no heading.
  mutating func headerFooter(_ header: ArrangedHeaderFooter?, heading: String? = nil) {
    guard let header, header.frame.height > 0 || !header.isGap else { return }
    let background = header.backgroundColor.map { ColorPair($0).over(palette.page) } ?? palette.page
    html.raw(heading == nil ? "<div class=\"head" : "<h2 class=\"head sticky")
    height(header.frame.height, fill: background == palette.page ? nil : background)
    if let heading, !heading.isEmpty { html.attribute("id", heading) }
    html.raw(">")
    views(header.views, ViewContext(at: Point(x: header.frame.x, y: 0), on: background))
    html.raw(heading == nil ? "</div>\n" : "</h2>\n")
  }

  /// The rest of a class attribute, with a height as a class or as a style.
  mutating func height(_ height: Double, fill: ColorPair? = nil) {
    var needsSpace = true
    let number = sheet.number(ofHeight: height)
    className("h", number, &needsSpace)
    if let fill { className("f", sheet.number(of: .background(fill)), &needsSpace) }
    html.raw("\"")
    guard number == nil else { return }
    html.raw(" style=\"")
    html.pixels("height", height)
    html.raw("\"")
  }

  /// Lists of so many rows that a browser skips those off the screen as a whole.
  private mutating func rows(_ rows: [ArrangedRow]) {
    var start = 0
    while start < rows.count {
      let end = min(rows.count, start + Self.rowsAList)
      let height = rows[start..<end].reduce(0) { $0 + $1.frame.height }
      html.raw("<ul class=\"rows")
      if start == 0 { html.raw(" first") }
      if end == rows.count { html.raw(" last") }
      html.raw("\" style=\"--h:")
      html.out.append(height)
      html.raw("px\">\n")
      for index in start..<end {
        row(rows[index])
        html.out.flushIfFull()
      }
      html.raw("</ul>\n")
      start = end
    }
  }

  static let rowsAList = 50
}
