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

  /// The items of a row by lines, from the top, each from left to right.
  func lines(_ items: [TextItem]) -> [[TextItem]] {
    var lines: [Line] = []
    for item in items.filter({ !$0.text.isEmpty }).sorted(by: { ($0.baseline, $0.x) < ($1.baseline, $1.x) }) {
      if let last = lines.indices.last, item.baseline - lines[last].baseline <= Self.sameLine {
        lines[last].items.append(item)
      } else {
        lines.append(Line(baseline: item.baseline, items: [item]))
      }
    }
    return joined(lines).map { $0.items.sorted { $0.x < $1.x } }
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
}
