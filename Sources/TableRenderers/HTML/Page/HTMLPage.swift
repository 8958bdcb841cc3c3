import TableLayout
import TableModel

/// A page while it is written.
struct HTMLPage {
  let head: PageHead
  let options: HTMLOptions
  /// Of the table that is written; each side of a comparison has its own.
  var palette: Palette
  var html = HTMLWriter(.muted)
  var sheet = StyleSheet()
  var identifiers = PageIdentifiers()
  /// One for each section.
  var sectionIDs: [String] = []
  /// The frames that the next texts of a row have while its table is edited; `nil` for one that keeps its place.
  var editedLabels: ArraySlice<Rect?> = []
  /// The class that every rule is bound to; a fragment's is its own, so that several can stand in one page.
  private(set) var scope = "tr"
  /// Titles of sections that were there before.
  var sectionTitles: Set<UInt64> = []

  init(_ head: PageHead, options: HTMLOptions) {
    self.head = head
    self.options = options
    palette = head.look.palette
  }

  /// Ends the first walk.
  mutating func beginWriting(to out: OutputBuffer) {
    sheet.number()
    if options.isFragment { scope = SheetWriter(head, sheet, options, scope: "").fingerprint }
    identifiers = PageIdentifiers()
    sectionTitles = []
    html = HTMLWriter(out)
  }

  mutating func begin() {
    let writer = SheetWriter(head, sheet, options, scope: scope)
    if !options.isFragment { beginDocument() }
    html.raw("<style>\n")
    writer.write(to: &html)
    html.raw("</style>\n")
    writer.writeLateSheet(to: &html)
    html.raw(options.isFragment ? "<div" : "</head>\n<body")
    html.attribute("class", "\(writer.scope) \(head.classNames)")
    if options.isFragment {
      if let language = head.language { html.attribute("lang", language) }
      if head.isRightToLeft { html.raw(" dir=\"rtl\"") }
    }
    html.raw(options.isFragment ? ">\n<div" : ">\n<main")
    switch head.kind {
    case .table: html.raw(" class=\"table\">\n")
    case .tables: html.raw(" class=\"tables\">\n")
    case .gallery: html.raw(" class=\"gallery\">\n")
    case .comparison: html.raw(" class=\"compare\">\n")
    }
  }

  private mutating func beginDocument() {
    html.raw("<!DOCTYPE html>\n<html")
    html.attribute("lang", head.language ?? "en")
    html.raw(head.isRightToLeft ? " dir=\"rtl\">\n" : ">\n")
    html.raw("<head>\n<meta charset=\"utf-8\">\n")
    if head.isInteractive { contentSecurityPolicy() }
    html.raw("<title>")
    html.text(head.title ?? "Table")
    html.raw("</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    html.raw("<meta name=\"color-scheme\" content=\"")
    switch head.traits.appearance {
    case .light: html.raw("light")
    case .dark: html.raw("dark")
    case .automatic: html.raw("light dark")
    }
    html.raw("\">\n")
  }

  mutating func end() {
    html.raw(options.isFragment ? "</div>\n" : "</main>\n")
    if head.isInteractive { script() }
    if options.isFragment { return html.raw("</div>\n") }
    if head.kind == .comparison { html.raw(BaseRules.comparisonScript) }
    html.raw("</body>\n</html>\n")
  }
}
