import TableModel

/// Cuts a measured text into lines of a width.
struct LineCutter {
  let text: MeasuredText
  /// 1/10,000 em; more than any text is wide where lines do not wrap.
  let maxWidth: Int64
  let breaksAtCharacters: Bool

  /// The lines as runs of scalars, hard breaks left out and soft breaks' trailing spaces too; at most `limit` (0 means
  /// any number). `rest` is where the text goes on after the last line, `nil` where nothing is left.
  func lines(limit: Int, _ breaker: LineBreaker) -> (lines: [Range<Int>], rest: Int?) {
    var lines: [Range<Int>] = []
    let stops = wraps && !breaksAtCharacters ? breaker.opportunities(in: text.bytes) : []
    var nextStop = 0
    var start = 0
    for paragraph in paragraphs() {
      start = paragraph.lowerBound
      repeat {
        if limit > 0, lines.count == limit { return (lines, start) }
        let end = lineEnd(from: start, in: paragraph, stops, &nextStop)
        lines.append(start..<withoutTrailingSpaces(start..<end))
        start = end
      } while start < paragraph.upperBound
    }
    return (lines, nil)
  }

  private var wraps: Bool { maxWidth < Int64.max }

  /// The runs between hard line breaks: LF, CR, CR LF, NEL, line and paragraph separator, vertical tab, form feed.
  private func paragraphs() -> [Range<Int>] {
    var paragraphs: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < text.count {
      let length = hardBreakLength(at: index)
      if length > 0 {
        paragraphs.append(start..<index)
        start = index + length
      }
      index += max(1, length)
    }
    if start < text.count || paragraphs.isEmpty { paragraphs.append(start..<text.count) }
    return paragraphs
  }

  private func hardBreakLength(at index: Int) -> Int {
    let offset = Int(text.offsets[index])
    switch text.bytes[offset] {
    case 0x0A...0x0C: return 1
    case 0x0D: return index + 1 < text.count && text.byte(index + 1) == 0x0A ? 2 : 1
    case 0xC2: return text.bytes[offset + 1] == 0x85 ? 1 : 0
    case 0xE2: return text.bytes[offset + 1] == 0x80 && text.bytes[offset + 2] & 0xFE == 0xA8 ? 1 : 0
    default: return 0
    }
  }

  /// Where a line that begins at `start` ends: after the last break opportunity that fits, else within a word.
  private func lineEnd(
    from start: Int, in paragraph: Range<Int>, _ stops: [Int32], _ nextStop: inout Int
  ) -> Int {
    guard wraps else { return paragraph.upperBound }
    let fitting = lastFitting(from: start, to: paragraph.upperBound)
    if fitting == paragraph.upperBound { return fitting }
    guard !breaksAtCharacters else { return clusterBoundary(fitting, after: start) }
    var best = start
    while nextStop < stops.count {
      let stop = text.index(ofByte: Int(stops[nextStop]))
      if stop > paragraph.upperBound { break }
      if stop > start {
        guard withoutTrailingSpaces(start..<stop) <= fitting else { break }
        best = stop
      }
      nextStop += 1
    }
    return best > start ? best : clusterBoundary(fitting, after: start)
  }

  /// How far a line from `start` can go, spaces and clusters not looked at.
  func lastFitting(from start: Int, to end: Int) -> Int {
    var low = start
    var high = end
    while low < high {
      let middle = (low + high + 1) / 2
      if text.width(start..<middle) <= maxWidth { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The last place up to `index` that splits no grapheme cluster, but at least one cluster after `start`.
  func clusterBoundary(_ index: Int, after start: Int) -> Int {
    var boundary = min(max(index, start + 1), text.count)
    while boundary < text.count, boundary > start + 1, !isClusterBoundary(boundary) { boundary -= 1 }
    while boundary < text.count, !isClusterBoundary(boundary) { boundary += 1 }
    return boundary
  }

  /// Looks at a few scalars around the place: enough for marks, joiners, flags and syllables.
  private func isClusterBoundary(_ index: Int) -> Bool {
    if text.byte(index) < 0x80, text.byte(index - 1) < 0x80 { return true }
    let around = max(0, index - 16)..<min(text.count, index + 1)
    let context = text.text(around)
    let byte = Int(text.offsets[index] - text.offsets[around.lowerBound])
    let place = context.utf8.index(context.startIndex, offsetBy: byte)
    return context.indices.contains { $0 == place }
  }

  /// The end of a run without the white space that a line does not count.
  func withoutTrailingSpaces(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
    return end
  }

  private func isSpace(_ index: Int) -> Bool {
    let offset = Int(text.offsets[index])
    switch text.bytes[offset] {
    case 0x20, 0x09...0x0D: return true
    case 0xE3: return text.bytes[offset + 1] == 0x80 && text.bytes[offset + 2] == 0x80
    default: return false
    }
  }
}
