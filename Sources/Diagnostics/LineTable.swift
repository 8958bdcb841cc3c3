/// Where the lines of a text begin, so that many positions cost one pass.
public struct LineTable: Sendable {
  private let text: [UInt8]
  private let starts: [UInt32]
  /// How many scalars stand before every block of the text, so that a column in a line of megabytes costs no pass.
  private let counts: [UInt32]

  private static let block = 1024

  public init(_ text: [UInt8]) {
    self.text = text
    var starts: [UInt32] = [0]
    var counts: [UInt32] = []
    counts.reserveCapacity(text.count / Self.block + 1)
    var count: UInt32 = 0
    text.withUnsafeBufferPointer { text in
      for offset in text.indices {
        if offset % Self.block == 0 { counts.append(count) }
        if text[offset] & 0xC0 != 0x80 { count &+= 1 }
        if text[offset] == UInt8(ascii: "\n") { starts.append(UInt32(clamping: offset + 1)) }
      }
    }
    counts.append(count)
    self.starts = starts
    self.counts = counts
  }

  /// The place of a byte; the last one's for an offset beyond the text.
  public func position(of offset: UInt32) -> SourcePosition {
    let line = lineIndex(of: offset)
    let end = min(Int(offset), text.count)
    let column = scalars(before: end) - scalars(before: min(Int(starts[line]), end)) + 1
    return SourcePosition(line: line + 1, column: column)
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.block
    return text[block * Self.block..<offset].reduce(Int(counts[block])) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
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
