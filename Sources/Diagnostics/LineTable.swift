/// Where the lines of a text begin, so that many positions cost one pass.
struct LineTable {
  private let text: [UInt8]
  private let starts: [UInt32]

  init(_ text: [UInt8]) {
    self.text = text
    var starts: [UInt32] = [0]
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(UInt32(clamping: offset + 1))
    }
    self.starts = starts
  }

  func position(of offset: UInt32) -> SourcePosition {
    let line = lineIndex(of: offset)
    let end = min(Int(offset), text.count)
    let column = text[min(Int(starts[line]), end)..<end].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return SourcePosition(line: line + 1, column: column)
  }

  /// The bytes of the line that an offset stands in, without its line break.
  func line(of offset: UInt32) -> Range<Int> {
    let line = lineIndex(of: offset)
    let start = Int(starts[line])
    var end = line + 1 < starts.count ? Int(starts[line + 1]) - 1 : text.count
    if end > start, text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<max(start, end)
  }

  private func lineIndex(of offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
