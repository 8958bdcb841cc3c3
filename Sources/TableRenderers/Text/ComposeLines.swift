import TableModel

/// Puts items on lines: those whose baselines are about the same on one line, in columns by their places.
struct LineComposer {
  let columns: Int
  let columnsPerPoint: Double
  let isColored: Bool

  /// Baselines nearer than this are one line, in points.
  private static let sameLine = 7.5
  /// A control or a label in the middle of a row joins the nearest line that leaves it room, up to this far away.
  private static let nearLine = 14.0

  private struct Line {
    var baseline: Double
    var items: [TextItem]

    /// Whether an item would stand where another does already.
    func overlaps(_ item: TextItem) -> Bool {
      items.contains { item.x < $0.x + $0.width && $0.x < item.x + item.width }
    }
  }

  /// The lines of a row, each at most `columns` wide.
  func lines(_ items: [TextItem]) -> [String] {
    var lines: [Line] = []
    for item in items.filter({ !$0.text.isEmpty }).sorted(by: { ($0.baseline, $0.x) < ($1.baseline, $1.x) }) {
      if let last = lines.indices.last, item.baseline - lines[last].baseline <= Self.sameLine {
        lines[last].items.append(item)
      } else {
        lines.append(Line(baseline: item.baseline, items: [item]))
      }
    }
    return joined(lines).map { line($0.items.sorted { $0.x < $1.x }) }
  }

  /// Lines of one item that stand between others, moved onto the nearest of them.
  private func joined(_ lines: [Line]) -> [Line] {
    var lines = lines
    var isMoved = [Bool](repeating: false, count: lines.count)
    for index in lines.indices where lines[index].items.count == 1 {
      let nearest = neighbours(of: index, in: lines)
        .filter { !isMoved[$0] && !lines[$0].overlaps(lines[index].items[0]) }
        .min {
          abs(lines[$0].baseline - lines[index].baseline) < abs(lines[$1].baseline - lines[index].baseline)
        }
      guard let nearest else { continue }
      lines[nearest].items.append(lines[index].items[0])
      isMoved[index] = true
    }
    return lines.indices.filter { !isMoved[$0] }.map { lines[$0] }
  }

  /// The lines near enough to be joined, from the top. Lines are sorted, so that those are next to it.
  private func neighbours(of index: Int, in lines: [Line]) -> [Int] {
    func isNear(_ other: Int) -> Bool {
      abs(lines[other].baseline - lines[index].baseline) <= Self.nearLine
    }
    let above = lines[..<index].indices.reversed().prefix { isNear($0) }
    let below = lines[index...].indices.dropFirst().prefix { isNear($0) }
    return above.reversed() + below
  }

  /// Items in their columns, moved right where the one before takes their place, and cut where the line ends.
  private func line(_ items: [TextItem]) -> String {
    var line = ""
    var cursor = 0
    let widths = items.map { DisplayWidth.of($0.text) }
    var needed = widths.reduce(items.count - 1, +)
    var after = widths.reduce(items.count, +)
    for (index, item) in items.enumerated() {
      let gap = index > 0 ? 1 : 0
      guard cursor + gap < columns else {
        line += cursor < columns ? "…" : ""
        break
      }
      var text = item.text
      var width = widths[index]
      let excess = needed - columns
      let isCut = excess > 0 && (width > 8 || index == items.count - 1)
      let room = min(isCut ? max(1, width - excess) : width, columns - cursor - gap)
      if room < width {
        text = DisplayWidth.truncated(text, to: room)
        width = DisplayWidth.of(text)
      }
      needed -= widths[index] - width
      after -= widths[index] + 1
      let latest = max(cursor + gap, columns - after - width)
      let column = min(max(column(of: item, width, isFirst: index == 0), cursor + gap), latest)
      line += String(repeating: " ", count: max(0, column - cursor)) + styled(text, item.style)
      cursor = max(cursor, column) + width
    }
    return line
  }

  /// Text is narrower in columns than in points: what follows in the right half keeps its right edge.
  private func column(of item: TextItem, _ width: Int, isFirst: Bool) -> Int {
    let start = item.x * columnsPerPoint
    let room = item.width * columnsPerPoint
    return switch item.alignment {
    case .right: Int((start + room).rounded()) - width
    case .center: Int((start + (room - Double(width)) / 2).rounded())
    default:
      !isFirst && start > Double(columns) / 2
        ? Int((start + room).rounded()) - width : Int(start.rounded())
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
