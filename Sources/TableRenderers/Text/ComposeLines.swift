import TableModel

/// Puts items on lines: those whose baselines are about the same on one line, in columns by their places.
struct LineComposer {
  let columns: Int
  let columnsPerPoint: Double
  let isColored: Bool

  /// Baselines nearer than this are one line, in points.
  private static let sameLine = 7.5

  /// The lines of a row, each at most `columns` wide.
  func lines(_ items: [TextItem]) -> [String] {
    var lines: [[TextItem]] = []
    var baseline = -Double.infinity
    let shown = items.filter { !$0.text.isEmpty }
    for item in shown.sorted(by: { ($0.baseline, $0.x) < ($1.baseline, $1.x) }) {
      if item.baseline - baseline > Self.sameLine {
        lines.append([])
        baseline = item.baseline
      }
      lines[lines.count - 1].append(item)
    }
    return lines.map { line($0.sorted { $0.x < $1.x }) }
  }

  /// Items in their columns, moved right where the one before takes their place, and cut where the line ends.
  private func line(_ items: [TextItem]) -> String {
    var line = ""
    var cursor = 0
    let gaps = items.count - 1
    var needed = items.reduce(gaps) { $0 + DisplayWidth.of($1.text) }
    for (index, item) in items.enumerated() {
      var text = item.text
      let excess = needed - columns
      if excess > 0, DisplayWidth.of(text) > 8 || index == items.count - 1 {
        text = DisplayWidth.truncated(text, to: max(1, DisplayWidth.of(text) - excess))
      }
      needed -= DisplayWidth.of(item.text) - DisplayWidth.of(text)
      let width = DisplayWidth.of(text)
      let after = items[(index + 1)...].reduce(0) { $0 + DisplayWidth.of($1.text) + 1 }
      let latest = max(cursor + (index > 0 ? 1 : 0), columns - after - width)
      let column = min(max(column(of: item, width), cursor + (index > 0 ? 1 : 0)), latest)
      line += String(repeating: " ", count: max(0, column - cursor)) + styled(text, item.style)
      cursor = max(cursor, column) + width
    }
    return line
  }

  private func column(of item: TextItem, _ width: Int) -> Int {
    let start = item.x * columnsPerPoint
    let room = item.width * columnsPerPoint
    return switch item.alignment {
    case .right: Int((start + room).rounded()) - width
    case .center: Int((start + (room - Double(width)) / 2).rounded())
    default: Int(start.rounded())
    }
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
