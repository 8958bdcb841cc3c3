import TableModel

/// Cuts a text to one line, with an ellipsis for what is left out.
struct LineTruncator {
  let cutter: LineCutter
  /// The ellipsis's advance, 1/10,000 em.
  let ellipsis: Int64

  /// What stands for a line, with the text that follows it left out at the end, the start or the middle.
  ///
  /// At the end, the line's own paragraph is what is cut; else all that follows, up to the end of the text.
  func truncated(_ line: LineCutter.Line, _ mode: LineBreakMode) -> (text: String, width: Int64) {
    let text = cutter.text
    let room = max(0, cutter.maxWidth - ellipsis)
    let start = line.range.lowerBound
    let end = text.count
    switch mode {
    case .headTruncation:
      let from = suffixStart(from: start, fitting: room)
      return ("…" + text.text(from..<end), ellipsis + text.width(from..<end))
    case .middleTruncation:
      let head = prefixEnd(from: start, to: end, fitting: room / 2)
      let tail = max(head, suffixStart(from: start, fitting: room - text.width(start..<head)))
      return (
        text.text(start..<head) + "…" + text.text(tail..<end),
        text.width(start..<head) + ellipsis + text.width(tail..<end)
      )
    default:
      let to = prefixEnd(from: start, to: line.paragraph.upperBound, fitting: room)
      return (text.text(start..<to) + "…", text.width(start..<to) + ellipsis)
    }
  }

  private func prefixEnd(from start: Int, to end: Int, fitting room: Int64) -> Int {
    var fitting = cutter.lastFitting(from: start, to: end, width: room)
    while fitting > start, !cutter.clusters.contains(fitting) { fitting -= 1 }
    return cutter.withoutTrailingSpaces(start..<fitting)
  }

  private func suffixStart(from start: Int, fitting room: Int64) -> Int {
    let text = cutter.text
    var low = start
    var high = text.count
    while low < high {
      let middle = (low + high) / 2
      if text.width(middle..<text.count) <= room { high = middle } else { low = middle + 1 }
    }
    while low < text.count, !cutter.clusters.contains(low) { low += 1 }
    return low
  }
}
