import TableLayout
import TableModel

/// A page in the making, from its head to its end.
struct HTMLPage {
  var html: HTMLWriter
  let sheet: StyleSheet
  let options: HTMLOptions
  let style: TableStyle
  let traits: Traits
  let colors: PageColors
  /// Points between the table's edge and its rows.
  var sideMargin = 0.0
  /// Points between the page's edge and the table's.
  var outerMargin = 0.0

  init(_ out: OutputBuffer, sheet: StyleSheet, options: HTMLOptions, style: TableStyle, traits: Traits) {
    html = HTMLWriter(out)
    self.sheet = sheet
    self.options = options
    self.style = style
    self.traits = traits
    colors = PageColors(style)
  }

  private var isRightToLeft: Bool { traits.direction == .rightToLeft }

  mutating func begin(title: String?, language: String?) {
    if !options.isFragment { head(title: title, language: language) }
    html.raw("<style>\n")
    BaseStyle.writeShapes(to: &html)
    html.out.append(
      ".tr{width:\(OutputBuffer.text(traits.width + outerMargin * 2))px;--side:\(OutputBuffer.text(sideMargin))px}\n"
    )
    sheet.write(to: &html, options, appearance: traits.appearance)
    html.raw("</style>\n")
    sheet.writeModern(to: &html)
    if !options.isFragment { html.raw("</head>\n<body>\n") }
    html.raw(options.isFragment ? "<div" : "<main")
    html.attribute("class", "tr \(style.rawValue) \(traits.profile.rawValue)" + (isRightToLeft ? " rtl" : ""))
    if options.isFragment {
      if let language { html.attribute("lang", language) }
      if isRightToLeft { html.raw(" dir=\"rtl\"") }
    }
    html.raw(">\n")
  }

  private mutating func head(title: String?, language: String?) {
    html.raw("<!DOCTYPE html>\n<html")
    html.attribute("lang", language ?? "en")
    if isRightToLeft { html.raw(" dir=\"rtl\"") }
    html.raw(">\n<head>\n<meta charset=\"utf-8\">\n<title>")
    html.text(title.flatMap { $0.isEmpty ? nil : $0 } ?? "Table")
    html.raw("</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    html.raw("<meta name=\"color-scheme\" content=\"")
    switch traits.appearance {
    case .light: html.raw("light")
    case .dark: html.raw("dark")
    case .automatic: html.raw("light dark")
    }
    html.raw("\">\n")
  }

  mutating func end() {
    html.raw(options.isFragment ? "</div>\n" : "</main>\n</body>\n</html>\n")
  }

  /// A page has one heading of the first rank, seen or not.
  mutating func heading(_ title: String?) {
    guard !options.isFragment || title != nil else { return }
    html.raw(title == nil ? "<h1 class=\"v\">" : "<h1>")
    html.text(title ?? "Table")
    html.raw("</h1>\n")
  }

  mutating func refresh(_ control: RefreshControl?) {
    guard let control else { return }
    html.raw("<p class=\"rf\"><span class=\"sp\"></span>")
    html.text(control.title ?? "Pull to refresh")
    html.raw("</p>\n")
  }

  mutating func nextPage(_ page: NextPage?) {
    guard let page else { return }
    html.raw("<p class=\"nx\">")
    let title = page.title ?? "More"
    if let link = page.link {
      html.raw("<a")
      html.attribute("href", link.destination)
      html.raw(">")
      html.text(title)
      html.raw("</a>")
    } else {
      html.text(title)
    }
    html.raw("</p>\n")
  }

  mutating func sectionIndex(_ index: ArrangedSectionIndex?) {
    guard let index, !index.entries.isEmpty else { return }
    html.raw("<nav class=\"ix\" aria-label=\"Sections\"><ul>")
    for entry in index.entries {
      html.out.append("<li><a href=\"#s\(entry.section)\">")
      html.text(entry.title)
      html.raw("</a></li>")
    }
    html.raw("</ul></nav>\n")
  }

  mutating func section(_ section: ArrangedSection, _ index: Int) {
    let hasHeading = section.header.map { !$0.isGap } ?? false
    html.out.append(
      hasHeading ? "<section id=\"s\(index)\" aria-labelledby=\"h\(index)\">\n" : "<div id=\"s\(index)\">\n")
    headerFooter(section.header, isHeading: true, id: hasHeading ? "h\(index)" : nil)
    if !section.rows.isEmpty {
      html.raw("<ul class=\"rows\">\n")
      for row in section.rows {
        self.row(row)
        html.out.flushIfFull()
      }
      html.raw("</ul>\n")
    }
    headerFooter(section.footer, isHeading: false)
    html.raw(hasHeading ? "</section>\n" : "</div>\n")
  }

  mutating func headerFooter(_ header: ArrangedHeaderFooter?, isHeading: Bool, id: String? = nil) {
    guard let header, header.frame.height > 0 || !header.isGap else { return }
    let background = header.backgroundColor.map { ColorPair($0).over(colors.page) } ?? colors.page
    let fill = background == colors.page ? "" : sheet.fills[background].map { " b\($0)" } ?? ""
    let tag: StaticString = isHeading && !header.isGap ? "h2" : "div"
    html.raw("<")
    html.raw(tag)
    if let id { html.attribute("id", id) }
    html.attribute("class", "hf y\(StyleSheet.thousandths(header.frame.height))\(fill)")
    html.raw(">")
    views(header.views, offset: Point(x: header.frame.x, y: 0), on: background)
    html.raw("</")
    html.raw(tag)
    html.raw(">\n")
  }

  mutating func template(_ template: ArrangedTemplate) {
    html.raw("<section class=\"card\"><h2>")
    html.text(template.reuseIdentifier)
    html.raw("</h2><p>")
    html.out.append(template.row.frame.height)
    html.raw(" pt")
    if !template.keys.isEmpty {
      html.raw(" · ")
      html.text(template.keys.joined(separator: ", "))
    }
    html.raw("</p>\n<ul class=\"rows\">\n")
    row(template.row)
    html.raw("</ul></section>\n")
    html.out.flushIfFull()
  }
}
