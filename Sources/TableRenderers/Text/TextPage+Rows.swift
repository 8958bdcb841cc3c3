import TableLayout
import TableModel

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
    let options = row.cell.hasOptions ? row.cell.options : .default
    for (index, items) in lines(of: row).enumerated() {
      bordered(
        composer.place(items), isSelected: options.isSelected, height: index == 0 ? row.frame.height : nil)
    }
    // Rows of an edited table are not swiped, and have no menu.
    guard row.editing == nil else { return }
    actions(options.leadingActions, "⟶")
    actions(options.trailingActions, "⟵")
    menu(options.menu)
  }

  /// The items of a row by lines, its accessory and editing controls on the middle one.
  private func lines(of row: ArrangedRow) -> [[TextItem]] {
    let x = row.frame.x - margin
    var collector = ItemCollector(
      columnsPerPoint: columnsPerPoint, columns: inner, direction: direction)
    collector.collect(row.views, x: x + row.contentFrame.x, y: row.contentFrame.y)
    var lines = composer.lines(collector.items)
    if lines.isEmpty { lines = [[]] }
    let middle = (lines.count - 1) / 2
    if let editing = row.editing, let control = editing.control, editing.style != .none {
      let isInsert = editing.style == .insert
      add(isInsert ? "⊕" : "⊖", control, isInsert ? .tint : .destructive, x, to: &lines[0])
    }
    if let reorder = row.editing?.reorder {
      add("≡", reorder, .dim, x, to: &lines[middle])
    } else if let accessory = row.accessory {
      add(notation(of: accessory.kind), accessory.frame, .plain, x, to: &lines[middle])
    }
    return lines
  }

  /// Marks stand at the outer edge of their frames.
  private func add(
    _ mark: String, _ frame: Rect, _ style: TextItem.Style, _ x: Double, to line: inout [TextItem]
  ) {
    guard !mark.isEmpty else { return }
    let isAtRight = (x + frame.midX) * columnsPerPoint > Double(inner) / 2
    var item = TextItem(
      text: mark, x: x + frame.x, width: frame.width, baseline: 0, alignment: isAtRight ? .right : .left,
      style: style)
    item.isMark = true
    line.insert(item, at: isAtRight ? line.count : 0)
  }

  private func notation(of accessory: Accessory) -> String {
    let isMirrored = direction == .rightToLeft
    return switch accessory {
    case .disclosureIndicator: isMirrored ? "‹" : "›"
    case .checkmark: "✓"
    case .detailButton: "ⓘ"
    case .detailDisclosureButton: isMirrored ? "‹ ⓘ" : "ⓘ ›"
    case .none: ""
    }
  }

  private mutating func bordered(
    _ content: ComposedLine, isSelected: Bool = false, height: Double? = nil
  ) {
    let mark = isSelected ? "▌" : " "
    guard style == .insetGrouped else { return line(" \(mark)\(content.text)", height: height) }
    let padding = String(repeating: " ", count: max(0, inner - content.width))
    line("│\(mark)\(content.text)\(padding) │", height: height)
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
    let text = "\(mark) \(titles.joined(separator: " · "))".printable
    let shown = DisplayWidth.truncated(text, to: inner - 4)
    var line = ComposedLine()
    line.pad(to: 4)
    line.append(composer.styled(shown, .dim), width: DisplayWidth.of(shown))
    bordered(line)
  }
}
