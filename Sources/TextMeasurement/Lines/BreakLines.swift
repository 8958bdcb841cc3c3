import TableModel

/// Cuts a measured text into lines of a width.
struct LineCutter {
  let text: MeasuredText
  /// 1/10,000 em; more than any text is wide where lines do not wrap.
  let maxWidth: Int64
  let breaksAtCharacters: Bool
  let clusters: ClusterBoundaries

  init(text: MeasuredText, maxWidth: Int64, breaksAtCharacters: Bool) {
    self.text = text
    self.maxWidth = maxWidth
    self.breaksAtCharacters = breaksAtCharacters
    clusters = ClusterBoundaries(text)
  }

  /// A line as a run of scalars, without the hard break or the spaces it ends with.
  struct Line {
    let range: Range<Int>
    /// Where the paragraph it is part of begins and ends.
    let paragraph: Range<Int>
  }

  /// At most `limit` lines (0 means any number), and whether there is text after them.
  func lines(limit: Int, _ breaker: LineBreaker) -> (lines: [Line], isWhole: Bool) {
    var lines: [Line] = []
    var stops = Stops(wraps && !breaksAtCharacters ? breaker.opportunities(in: text) : [], in: self)
    for paragraph in paragraphs(limit: limit) {
      var start = paragraph.lowerBound
      repeat {
        if limit > 0, lines.count == limit { return (lines, false) }
        let end = lineEnd(from: start, in: paragraph, &stops)
        lines.append(Line(range: start..<withoutTrailingSpaces(start..<end), paragraph: paragraph))
        start = end
      } while start < paragraph.upperBound
    }
    return (lines, true)
  }

  private var wraps: Bool { maxWidth < Int64.max }

  /// The runs between hard line breaks; no more than one beyond a limit.
  func paragraphs(limit: Int) -> [Range<Int>] {
    if text.isOneParagraph { return [0..<text.count] }
    var paragraphs: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < text.count, limit == 0 || paragraphs.count <= limit {
      let scalar = text.scalar(index)
      index += 1
      guard UTF8Scalars.isHardBreak(scalar) else { continue }
      paragraphs.append(start..<index - 1)
      if scalar == 0x0D, index < text.count, text.scalar(index) == 0x0A { index += 1 }
      start = index
    }
    if start < text.count || paragraphs.isEmpty { paragraphs.append(start..<text.count) }
    return paragraphs
  }

  /// Where a line that begins at `start` ends: after the last break opportunity that fits, else within a
  /// word.
  private func lineEnd(from start: Int, in paragraph: Range<Int>, _ stops: inout Stops) -> Int {
    guard wraps else { return paragraph.upperBound }
    let fitting = lastFitting(from: start, to: paragraph.upperBound, width: maxWidth)
    if fitting == paragraph.upperBound { return fitting }
    var best = start
    while let stop = stops.next, stop.index <= paragraph.upperBound {
      if stop.index > start {
        guard stop.content <= fitting else { break }
        best = stop.index
      }
      stops.advance(in: self)
    }
    return best > start ? best : clusterBoundary(fitting, after: start)
  }

  /// Break opportunities, looked through once from first to last.
  private struct Stops {
    /// The scalar a line may end before, and where what it shows ends: before the spaces.
    private(set) var next: (index: Int, content: Int)?
    private let bytes: [Int32]
    private var position = 0

    init(_ bytes: [Int32], in cutter: LineCutter) {
      self.bytes = bytes
      find(from: 0, in: cutter)
    }

    mutating func advance(in cutter: LineCutter) {
      position += 1
      find(from: next?.index ?? 0, in: cutter)
    }

    /// UAX 14 parts a space from a mark on it, which is one cluster: no line ends there.
    private mutating func find(from start: Int, in cutter: LineCutter) {
      var index = start
      while position < bytes.count {
        index = cutter.text.index(ofByte: Int(bytes[position]), from: index)
        if index == 0 || !cutter.text.isSpace(index - 1) || cutter.clusters.contains(index) {
          next = (index, cutter.withoutTrailingSpaces(start..<index))
          return
        }
        position += 1
      }
      next = nil
    }
  }

  /// How far a line from `start` can go, spaces and clusters not looked at.
  func lastFitting(from start: Int, to end: Int, width: Int64) -> Int {
    var low = start
    var high = end
    while low < high {
      let middle = (low + high + 1) / 2
      if text.width(start..<middle) <= width { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The last place up to `index` that splits no grapheme cluster, but at least one cluster after `start`.
  func clusterBoundary(_ index: Int, after start: Int) -> Int {
    var boundary = min(max(index, start + 1), text.count)
    while boundary > start, !clusters.contains(boundary) { boundary -= 1 }
    guard boundary <= start else { return boundary }
    boundary = start + 1
    while !clusters.contains(boundary) { boundary += 1 }
    return boundary
  }

  /// The end of a run without the white space that a line does not count.
  func withoutTrailingSpaces(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, text.isSpace(end - 1) { end -= 1 }
    return end
  }
}
