import Diagnostics
import TableModel
import TableSyntax

/// The text inside an element, gathered piece by piece.
///
/// Indentation is not content: white space at both ends goes, and a run of it that has a line break becomes one
/// space, unless `xml:space="preserve"` holds. A line break written as `&#10;` is content and stays.
///
/// Nearly every text stands in its source as it is meant: nothing is copied until a piece comes that does not.
struct TextContent {
  /// The text that the pieces come from.
  private let source: [UInt8]
  private var range: SourceRange?
  /// Whether what stands at `range` is the text so far; else `bytes` is.
  private var isVerbatim = false
  private var bytes: [UInt8] = []
  private var hasHardBreak = false
  /// Stands for `&#10;` until white space is done with: no UTF-8 text has such a byte.
  private static let hardBreak: UInt8 = 0xFF
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let space = UInt8(ascii: " ")

  init(of source: [UInt8]) { self.source = source }

  mutating func append(_ piece: XMLText) {
    let isAsWritten = Int(piece.range.upperBound - piece.range.lowerBound) == piece.bytes.count
    guard let range else {
      self.range = piece.range
      isVerbatim = isAsWritten && !piece.isReference
      if !isVerbatim { copy(piece) }
      return
    }
    if !isVerbatim || !isAsWritten || range.upperBound != piece.range.lowerBound || piece.isReference {
      copyVerbatim()
      copy(piece)
    }
    self.range = range.union(piece.range)
  }

  /// The text as it is meant, and where it stands. It is then used up.
  mutating func take(preservingSpace: Bool) -> (string: String, range: SourceRange?) {
    guard let place = range else { return ("", nil) }
    if isVerbatim, !preservingSpace {
      let content = content(of: source, in: Int(place.lowerBound)..<Int(place.upperBound))
      if !content.hasLineBreak {
        range = nil
        return (String(decoding: source[content.bytes], as: UTF8.self), place)
      }
    }
    copyVerbatim()
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
  mutating func take(as key: String, preservingSpace: Bool, otherwise: SourceRange) -> CellValue {
    if let range, isVerbatim, !preservingSpace {
      let content = content(of: source, in: Int(range.lowerBound)..<Int(range.upperBound))
      if !content.hasLineBreak, content.bytes.count > CellValue.shortTextBytes {
        self.range = nil
        let place = SourceRange(
          source: range.source, lowerBound: content.bytes.lowerBound, upperBound: content.bytes.upperBound)
        return CellValue(key, standingIn: source, at: place)
      }
    }
    let (string, range) = take(preservingSpace: preservingSpace)
    return CellValue(key, string, at: range ?? otherwise)
  }
}

extension TextContent {
  private mutating func copy(_ piece: XMLText) {
    guard piece.isReference else { return bytes.append(contentsOf: piece.bytes) }
    for byte in piece.bytes { bytes.append(byte == Self.lineFeed ? Self.hardBreak : byte) }
    hasHardBreak = hasHardBreak || piece.bytes.contains(Self.lineFeed)
  }

  /// A carriage return by itself is the one byte that means another: a line break.
  private mutating func copyVerbatim() {
    guard isVerbatim, let range else { return }
    isVerbatim = false
    bytes.append(contentsOf: source[Int(range.lowerBound)..<Int(range.upperBound)])
    for index in bytes.indices where bytes[index] == Self.carriageReturn { bytes[index] = Self.lineFeed }
  }

  /// What is left without the white space at both ends, and whether it has a line break.
  private func content(of text: [UInt8], in range: Range<Int>) -> (bytes: Range<Int>, hasLineBreak: Bool) {
    text.withUnsafeBufferPointer { text in
      var start = range.lowerBound
      var end = range.upperBound
      while start < end, AttributeValue.isSpace(text[start]) { start += 1 }
      while end > start, AttributeValue.isSpace(text[end - 1]) { end -= 1 }
      var breaks = 0
      for byte in text[start..<end] {
        breaks &+= byte == Self.lineFeed ? 1 : 0
        breaks &+= byte == Self.carriageReturn ? 1 : 0
      }
      return (start..<end, breaks > 0)
    }
  }

  private mutating func collapse() {
    let content = content(of: bytes, in: bytes.indices)
    if content.bytes.upperBound < bytes.count { bytes.removeLast(bytes.count - content.bytes.upperBound) }
    if content.bytes.lowerBound > 0 { bytes.removeFirst(content.bytes.lowerBound) }
    if content.hasLineBreak { joinLines() }
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
