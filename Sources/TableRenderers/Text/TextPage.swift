import TableLayout
import TableModel

/// The lines of a text page, from the top: rows between rules, heights in a gutter.
struct TextPage {
  let options: TextOptions
  let style: TableStyle
  /// Columns between the borders.
  let inner: Int
  let columnsPerPoint: Double
  let direction: LayoutDirection
  /// Points at either side that the page leaves out: the border stands for them.
  let margin: Double
  let composer: LineComposer
  private var text = ""

  private static let gutterWidth = 9
  /// The margin of the cells of most devices.
  private static let cellMargin = 16.0

  /// - Parameter sideMargin: points between the table's edges and its rows.
  init(options: TextOptions, style: TableStyle, traits: Traits, sideMargin: Double = 0) {
    self.options = options
    direction = traits.direction
    self.style = style
    let gutter = options.showsHeights ? Self.gutterWidth : 0
    inner = max(10, options.columns - gutter - 4)
    margin = sideMargin + Self.cellMargin
    columnsPerPoint = Double(inner) / max(1, traits.width - 2 * margin)
    composer = LineComposer(columns: inner, columnsPerPoint: columnsPerPoint, isColored: options.isColored)
  }

  mutating func move(to out: inout OutputBuffer) {
    out.append(text)
    out.flushIfFull()
    text = ""
  }

  /// One line behind the gutter; trailing white space is left out.
  mutating func line(_ content: String, height: Double? = nil) {
    var line = content
    if options.showsHeights {
      let height = height.map(OutputBuffer.text) ?? ""
      line =
        String(repeating: " ", count: max(0, Self.gutterWidth - 2 - height.count)) + height + "  " + content
    }
    while line.last == " " { line.removeLast() }
    text += line + "\n"
  }

  // MARK: Around the sections

  mutating func title(_ title: String?, isEditing: Bool) {
    guard let title else { return }
    note(isEditing ? "\(title)  (editing)" : title, .bold)
    line("")
  }

  mutating func refresh(_ control: RefreshControl?) {
    guard let control else { return }
    note("↻ " + (control.title ?? "Pull to refresh"), .dim)
  }

  mutating func index(_ index: ArrangedSectionIndex?) {
    guard let index, !index.entries.isEmpty else { return }
    note("Index: " + index.entries.map(\.title).joined(separator: " "), .dim)
  }

  /// A line of the page's own.
  private mutating func note(_ text: String, _ style: TextItem.Style) {
    line("  " + composer.styled(DisplayWidth.truncated(text.printable, to: inner), style))
  }

  /// A blank line between the boxes of grouped sections.
  mutating func sectionGap() {
    if style != .plain { line("") }
  }

  mutating func nextPage(_ page: NextPage?) {
    guard let page else { return }
    let link = page.link.map { " → \($0.destination)" } ?? ""
    note("⋯ " + (page.title ?? "More") + link, .plain)
  }

  mutating func total(_ table: TableArrangement) {
    guard options.showsHeights else { return }
    let rows = table.sections.reduce(0) { $0 + $1.rows.count }
    line("= \(rows) row\(rows == 1 ? "" : "s") in all", height: table.contentHeight)
  }

  mutating func caption(_ template: ArrangedTemplate) {
    let height = OutputBuffer.text(template.row.frame.height)
    note("\(template.reuseIdentifier)  \(height) pt", .bold)
    if !template.keys.isEmpty { note(template.keys.joined(separator: ", "), .dim) }
  }

  mutating func headerFooter(_ header: ArrangedHeaderFooter?) {
    guard let header else { return }
    var collector = ItemCollector(
      columnsPerPoint: columnsPerPoint, columns: inner, direction: direction)
    collector.collect(header.views, x: header.frame.x - margin, y: 0)
    let lines = composer.lines(collector.items)
    if lines.isEmpty {
      if options.showsHeights, header.frame.height > 0 { line("", height: header.frame.height) }
      return
    }
    for (index, items) in lines.enumerated() {
      line("  " + composer.place(items).text, height: index == 0 ? header.frame.height : nil)
    }
  }
}
