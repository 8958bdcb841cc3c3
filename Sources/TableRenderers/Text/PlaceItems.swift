import TableModel

extension LineComposer {
  /// Puts the items of one line in columns: where layout put them, as far as they do not cover each other. Where there
  /// is not room for all, the longest are cut.
  func place(_ items: [TextItem]) -> ComposedLine {
    let items = fitting(items)
    let widths = shares(items)
    var columns: [Int] = []
    var free = 0
    for (index, item) in items.enumerated() {
      let wanted = column(of: item, widths[index], isFirst: index == 0)
      columns.append(max(wanted, free))
      free = columns[index] + widths[index] + 1
    }
    var end = self.columns
    for index in items.indices.reversed() {
      columns[index] = max(0, min(columns[index], end - widths[index]))
      end = columns[index] - 1
    }
    var line = ComposedLine()
    for (index, item) in items.enumerated() {
      line.pad(to: columns[index])
      let text = DisplayWidth.truncated(item.text, to: widths[index])
      let shown = item.isRightToLeft ? "\u{2067}\(text)\u{2069}" : text
      line.append(styled(shown, item.style), width: DisplayWidth.of(text))
    }
    return line
  }

  /// As many items as have a column each and one between; an ellipsis stands for the others.
  private func fitting(_ items: [TextItem]) -> [TextItem] {
    let marks = items.filter(\.isMark).reduce(0) { $0 + DisplayWidth.of($1.text) + 1 }
    let most = max(1, (columns + 1 - marks) / 2)
    guard items.count > most, let last = items.last else { return items }
    var kept: [TextItem] = []
    var texts = 0
    for item in items {
      if !item.isMark { texts += 1 }
      if item.isMark || texts < most { kept.append(item) }
      if !item.isMark, texts == most {
        kept.append(TextItem(text: "…", x: item.x, width: 0, baseline: last.baseline, alignment: .left))
      }
    }
    return kept
  }

  /// The width of each item: its own where all fit, else no more than an equal share for those that need more.
  private func shares(_ items: [TextItem]) -> [Int] {
    let widths = items.map { DisplayWidth.of($0.text) }
    let room = columns - max(0, items.count - 1)
    guard widths.reduce(0, +) > room else { return widths }
    let marks = items.indices.filter { items[$0].isMark }.reduce(0) { $0 + widths[$1] }
    let texts = items.indices.filter { !items[$0].isMark }.map { widths[$0] }.sorted()
    var rest = max(0, room - marks)
    var share = 0
    for (index, width) in texts.enumerated() {
      share = rest / (texts.count - index)
      if width > share { break }
      rest -= width
    }
    return items.indices.map { items[$0].isMark ? widths[$0] : min(widths[$0], max(1, share)) }
  }

  /// Text is narrower in columns than in points: what follows in the right half keeps its right edge.
  private func column(of item: TextItem, _ width: Int, isFirst: Bool) -> Int {
    let start = item.x * columnsPerPoint
    let room = item.width * columnsPerPoint
    let column =
      switch item.alignment {
      case .right: (start + room).rounded() - Double(width)
      case .center: (start + (room - Double(width)) / 2).rounded()
      default:
        !isFirst && start > Double(columns) / 2 ? (start + room).rounded() - Double(width) : start.rounded()
      }
    return column.isFinite ? Int(max(0, min(Double(columns), column))) : 0
  }

  func styled(_ text: String, _ style: TextItem.Style) -> String {
    guard isColored else { return text }
    switch style {
    case .plain: return text
    case .bold: return "\u{1B}[1m\(text)\u{1B}[0m"
    case .dim: return "\u{1B}[2m\(text)\u{1B}[0m"
    case .tint: return "\u{1B}[34m\(text)\u{1B}[0m"
    case .destructive: return "\u{1B}[31m\(text)\u{1B}[0m"
    }
  }
}
