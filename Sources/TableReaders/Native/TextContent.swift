import Diagnostics
import TableModel
import TableSyntax

/// The text inside an element, gathered piece by piece.
///
/// Indentation is not content: white space at both ends goes, and a run of it that has a line break becomes one
/// space, unless `xml:space="preserve"` holds. A line break written as `&#10;` is content and stays.
struct TextContent {
  private var bytes: [UInt8] = []
  private var range: SourceRange?
  private var hasHardBreak = false
  /// Stands for `&#10;` until white space is done with: no UTF-8 text has such a byte.
  private static let hardBreak: UInt8 = 0xFF
  private static let lineFeed = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  mutating func append(_ piece: XMLText) {
    if piece.isReference {
      for byte in piece.bytes { bytes.append(byte == Self.lineFeed ? Self.hardBreak : byte) }
      hasHardBreak = hasHardBreak || piece.bytes.contains(Self.lineFeed)
    } else {
      bytes.append(contentsOf: piece.bytes)
    }
    range = range.map { $0.union(piece.range) } ?? piece.range
  }

  /// The text as it is meant, and where it stands. It is then used up.
  mutating func take(preservingSpace: Bool) -> (string: String, range: SourceRange?) {
    guard let place = range else { return ("", nil) }
    if !preservingSpace { collapse() }
    if hasHardBreak {
      for index in bytes.indices where bytes[index] == Self.hardBreak { bytes[index] = Self.lineFeed }
      hasHardBreak = false
    }
    let string = String(decoding: bytes, as: UTF8.self)
    bytes.removeAll(keepingCapacity: true)
    range = nil
    return (string, place)
  }

  /// The text as the value of a key: shared with the source where it stands there as it is meant.
  ///
  /// - Parameter otherwise: the place of a value without a text.
  mutating func take(
    as key: String, from source: [UInt8], preservingSpace: Bool, otherwise: SourceRange
  ) -> CellValue {
    if let place = placeInSource(preservingSpace: preservingSpace) {
      bytes.removeAll(keepingCapacity: true)
      range = nil
      return CellValue(key, standingIn: source, at: place)
    }
    let (string, range) = take(preservingSpace: preservingSpace)
    return CellValue(key, string, at: range ?? otherwise)
  }

  /// Where the text stands in its source byte by byte; `nil` also for a text so short that a copy costs nothing.
  private func placeInSource(preservingSpace: Bool) -> SourceRange? {
    guard let range, !hasHardBreak, bytes.count > CellValue.shortTextBytes,
      Int(range.upperBound - range.lowerBound) == bytes.count
    else { return nil }
    let (content, hasLineFeed) = preservingSpace ? (bytes.indices, bytes.contains(Self.lineFeed)) : content
    guard !hasLineFeed, content.count > CellValue.shortTextBytes else { return nil }
    let start = Int(range.lowerBound)
    return SourceRange(
      source: range.source, lowerBound: start + content.lowerBound, upperBound: start + content.upperBound)
  }

  /// What is left without the white space at both ends, and whether it has a line break.
  private var content: (bytes: Range<Int>, hasLineFeed: Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      var end = bytes.count
      while start < end, AttributeValue.isSpace(bytes[start]) { start += 1 }
      while end > start, AttributeValue.isSpace(bytes[end - 1]) { end -= 1 }
      return (start..<end, bytes[start..<end].contains(Self.lineFeed))
    }
  }

  private mutating func collapse() {
    let (content, hasLineFeed) = content
    if content.upperBound < bytes.count { bytes.removeLast(bytes.count - content.upperBound) }
    if content.lowerBound > 0 { bytes.removeFirst(content.lowerBound) }
    if hasLineFeed { joinLines() }
  }

  /// Writes over the text from its start: the result is never longer.
  private mutating func joinLines() {
    var end = 0
    var index = 0
    while index < bytes.count {
      var next = index
      var hasBreak = false
      while AttributeValue.isSpace(bytes[next]) {
        hasBreak = hasBreak || bytes[next] == Self.lineFeed
        next += 1
      }
      if hasBreak {
        bytes[end] = Self.space
        end += 1
      } else {
        next = max(next, index + 1)
        for place in index..<next {
          bytes[end] = bytes[place]
          end += 1
        }
      }
      index = next
    }
    bytes.removeSubrange(end...)
  }
}
