import TableModel

/// Cuts a text to one line, with an ellipsis for what is left out.
struct LineTruncator {
  let cutter: LineCutter
  /// The ellipsis's advance, 1/10,000 em.
  let ellipsis: Int64

  /// The line from `start`, of what goes on to the end of the text.
  func truncated(from start: Int, _ mode: LineBreakMode) -> (text: String, width: Int64) {
    let text = cutter.text
    let room = max(0, cutter.maxWidth - ellipsis)
    let end = text.count
    switch mode {
    case .headTruncation:
      let from = suffixStart(from: start, fitting: room)
      return ("…" + text.text(from..<end), ellipsis + text.width(from..<end))
    case .middleTruncation:
      let head = prefixEnd(from: start, fitting: room / 2)
      let tail = max(head, suffixStart(from: start, fitting: room - text.width(start..<head)))
      return (
        text.text(start..<head) + "…" + text.text(tail..<end),
        text.width(start..<head) + ellipsis + text.width(tail..<end)
      )
    default:
      let to = prefixEnd(from: start, fitting: room)
      return (text.text(start..<to) + "…", text.width(start..<to) + ellipsis)
    }
  }

  private func prefixEnd(from start: Int, fitting room: Int64) -> Int {
    let text = cutter.text
    let fitting = LineCutter(text: text, maxWidth: room, breaksAtCharacters: true)
      .lastFitting(from: start, to: text.count)
    guard fitting > start else { return start }
    let boundary = cutter.clusterBoundary(fitting, after: start)
    return cutter.withoutTrailingSpaces(start..<min(boundary, fitting))
  }

  private func suffixStart(from start: Int, fitting room: Int64) -> Int {
    let text = cutter.text
    var low = start
    var high = text.count
    while low < high {
      let middle = (low + high) / 2
      if text.width(middle..<text.count) <= room { high = middle } else { low = middle + 1 }
    }
    guard low > start, low < text.count else { return low }
    return cutter.clusterBoundary(low, after: low - 1)
  }
}
