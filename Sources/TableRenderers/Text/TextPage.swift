import TableLayout
import TableModel

/// The lines of a text page, from the top: rows between rules, heights in a gutter.
struct TextPage {
  private let options: TextOptions
  private let style: TableStyle
  /// Columns between the borders.
  private let inner: Int
  private let columnsPerPoint: Double
  private let direction: LayoutDirection
  /// Points at either side that the page leaves out: the border stands for them.
  private let margin: Double
  private let composer: LineComposer
  private var text = ""
  private var isAtStart = true

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
  private mutating func line(_ content: String, height: Double? = nil) {
    var line = content
    if options.showsHeights {
      let height = height.map(OutputBuffer.text) ?? ""
      line =
        String(repeating: " ", count: max(0, Self.gutterWidth - 2 - height.count)) + height + "  " + content
    }
    while line.last == " " { line.removeLast() }
    text += line + "\n"
    isAtStart = false
  }

  // MARK: Around the sections

  mutating func title(_ title: String?, isEditing: Bool) {
    guard let title else { return }
    line("  " + composer.styled(title.printable, .bold) + (isEditing ? "  (editing)" : ""))
    line("")
  }

  mutating func refresh(_ control: RefreshControl?) {
    guard let control else { return }
    line("  ↻ " + (control.title ?? "Pull to refresh").printable)
  }

  mutating func index(_ index: ArrangedSectionIndex?) {
    guard let index, !index.entries.isEmpty else { return }
    let titles = index.entries.map { $0.title.printable }.joined(separator: " ")
    line("  " + DisplayWidth.truncated("Index: \(titles)", to: inner))
  }

  /// A blank line between the boxes of grouped sections.
  mutating func sectionGap() {
    if style != .plain { line("") }
  }

  mutating func nextPage(_ page: NextPage?) {
    guard let page else { return }
    let link = page.link.map { " → \($0.destination)" } ?? ""
    line("  ⋯ " + DisplayWidth.truncated((page.title ?? "More") + link, to: inner - 2).printable)
  }

  mutating func total(_ table: TableArrangement) {
    guard options.showsHeights else { return }
    let rows = table.sections.reduce(0) { $0 + $1.rows.count }
    line("= \(rows) row\(rows == 1 ? "" : "s") in all", height: table.contentHeight)
  }

  mutating func caption(_ template: ArrangedTemplate) {
    let height = OutputBuffer.text(template.row.frame.height)
    if !isAtStart { line("") }
    line("  " + composer.styled(template.reuseIdentifier.printable, .bold) + "  \(height) pt")
    guard !template.keys.isEmpty else { return }
    line(
      "  " + composer.styled(DisplayWidth.truncated(template.keys.joined(separator: ", "), to: inner), .dim))
  }

  mutating func headerFooter(_ header: ArrangedHeaderFooter?) {
    guard let header else { return }
    var collector = ItemCollector(columnsPerPoint: columnsPerPoint, columns: inner)
    collector.collect(header.views, x: header.frame.x - margin, y: 0)
    let lines = composer.lines(collector.items)
    if lines.isEmpty {
      if options.showsHeights, header.frame.height > 0 { line("", height: header.frame.height) }
      return
    }
    for (index, content) in lines.enumerated() {
      line("  " + content, height: index == 0 ? header.frame.height : nil)
    }
  }
}

// MARK: Rows

extension TextPage {
  mutating func beginRows() {
    switch style {
    case .insetGrouped: line("╭" + rule(inner + 2) + "╮")
    case .grouped: line(rule(inner + 4))
    case .plain: line(rule(inner + 4))
    }
  }

  mutating func endRows(isEmpty: Bool) {
    switch style {
    case .insetGrouped: line("╰" + rule(inner + 2) + "╯")
    case .grouped: line(rule(inner + 4))
    case .plain: if !isEmpty { line(rule(inner + 4)) }
    }
  }

  private func rule(_ count: Int) -> String { String(repeating: "─", count: count) }

  mutating func row(_ row: ArrangedRow, isFirst: Bool) {
    if !isFirst { separator() }
    let options = row.cell.options
    var lines = composer.lines(items(of: row))
    if lines.isEmpty { lines = [""] }
    let middle = (lines.count - 1) / 2
    for (index, content) in lines.enumerated() {
      let accessory = index == middle ? notation(of: row) : ""
      bordered(
        fitted(content, beside: accessory), isSelected: options.isSelected,
        height: index == 0 ? row.frame.height : nil)
    }
    actions(options.leadingActions, "⟶")
    actions(options.trailingActions, "⟵")
    menu(options.menu)
  }

  private func items(of row: ArrangedRow) -> [TextItem] {
    var collector = ItemCollector(columnsPerPoint: columnsPerPoint, columns: inner)
    collector.collect(row.views, x: row.frame.x - margin + row.contentFrame.x, y: row.contentFrame.y)
    var items = collector.items
    if let editing = row.editing, let control = editing.control {
      items.append(
        TextItem(
          text: editing.style == .insert ? "⊕" : "⊖", x: row.frame.x - margin + control.x,
          width: control.width,
          baseline: items.map(\.baseline).min() ?? 0, alignment: .left,
          style: editing.style == .insert ? .tint : .destructive))
    }
    return items
  }

  private func notation(of row: ArrangedRow) -> String {
    if row.editing?.reorder != nil { return "≡" }
    let isMirrored = direction == .rightToLeft
    return switch row.accessory?.kind {
    case .disclosureIndicator: isMirrored ? "‹" : "›"
    case .checkmark: "✓"
    case .detailButton: "ⓘ"
    case .detailDisclosureButton: isMirrored ? "‹ ⓘ" : "ⓘ ›"
    case .some(.none), nil: ""
    }
  }

  /// The line with the accessory at its trailing end; the line is cut where both do not fit.
  private func fitted(_ content: String, beside accessory: String) -> String {
    guard !accessory.isEmpty else { return content }
    if direction == .rightToLeft { return mirrored(content, beside: accessory) }
    let room = inner - DisplayWidth.of(accessory) - 1
    let content = DisplayWidth.visible(content) > room ? DisplayWidth.truncated(content, to: room) : content
    let gap = room + 1 - DisplayWidth.visible(content)
    return content + String(repeating: " ", count: max(1, gap)) + accessory
  }

  /// The accessory takes the place of the spaces that the line begins with.
  private func mirrored(_ content: String, beside accessory: String) -> String {
    let width = DisplayWidth.of(accessory)
    let indent = content.prefix { $0 == " " }.count
    if indent > width { return accessory + content.dropFirst(width) }
    let shown = String(content.dropFirst(indent))
    let room = inner - width - 1
    return accessory + " "
      + (DisplayWidth.visible(shown) > room ? DisplayWidth.truncated(shown, to: room) : shown)
  }

  private mutating func bordered(_ content: String, isSelected: Bool = false, height: Double? = nil) {
    let mark = isSelected ? "▌" : " "
    guard style == .insetGrouped else { return line(" \(mark)\(content)", height: height) }
    let padding = String(repeating: " ", count: max(0, inner - DisplayWidth.visible(content)))
    line("│\(mark)\(content)\(padding) │", height: height)
  }

  private mutating func separator() {
    switch style {
    case .insetGrouped: line("├" + String(repeating: "┄", count: inner + 2) + "┤")
    case .grouped, .plain: line("  " + String(repeating: "┄", count: inner + 2))
    }
  }

  private mutating func actions(_ configuration: SwipeActionsConfiguration?, _ arrow: String) {
    guard let configuration, !configuration.actions.isEmpty else { return }
    notes(configuration.actions, arrow)
  }

  private mutating func menu(_ actions: [TableAction]) {
    if !actions.isEmpty { notes(actions, "≣") }
  }

  private mutating func notes(_ actions: [TableAction], _ mark: String) {
    let titles = actions.map { ($0.title ?? $0.image ?? $0.id) + ($0.style == .destructive ? "!" : "") }
    let text = DisplayWidth.truncated("\(mark) \(titles.joined(separator: " · "))".printable, to: inner - 4)
    bordered("    " + composer.styled(text, .dim))
  }
}

extension DisplayWidth {
  /// The columns of a line that may hold colour codes.
  static func visible(_ line: String) -> Int {
    guard line.utf8.contains(0x1B) else { return of(line) }
    var width = 0
    var isInCode = false
    for character in line {
      if character == "\u{1B}" { isInCode = true }
      if !isInCode { width += of(character) }
      if isInCode, character == "m" { isInCode = false }
    }
    return width
  }
}
