import Diagnostics
import TableSyntax

/// The value of an attribute while its element is being read: bytes that the syntax stage holds, not a copy.
///
/// Valid only inside the call that hands it out.
struct AttributeValue {
  let utf8: UnsafeBufferPointer<UInt8>
  private let place: Place

  /// Finding a place costs more than most values are worth: it is put off.
  private enum Place {
    case known(SourceRange?)
    case attribute(XMLAttributeView)
  }

  /// The value without its quotes.
  var range: SourceRange? {
    switch place {
    case .known(let range): range
    case .attribute(let attribute): attribute.valueRange
    }
  }

  init(utf8: UnsafeBufferPointer<UInt8>, range: SourceRange?) {
    self.utf8 = utf8
    place = .known(range)
  }

  init(_ attribute: XMLAttributeView) {
    utf8 = attribute.valueBytes
    place = .attribute(attribute)
  }

  var string: String { String(decoding: utf8, as: UTF8.self) }

  /// Without white space at either end: what every form but plain text goes by.
  var trimmed: UnsafeBufferPointer<UInt8> {
    var start = utf8.startIndex
    var end = utf8.endIndex
    while start < end, Self.isSpace(utf8[start]) { start += 1 }
    while end > start, Self.isSpace(utf8[end - 1]) { end -= 1 }
    return UnsafeBufferPointer(rebasing: utf8[start..<end])
  }

  var trimmedString: String { String(decoding: trimmed, as: UTF8.self) }

  /// White space as XML has it.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  /// Whether the value is what a source has at a place, byte by byte: no reference, no other white space.
  func stands(in source: [UInt8], at range: SourceRange) -> Bool {
    let place = Int(range.lowerBound)..<Int(range.upperBound)
    guard place.count == utf8.count, place.upperBound <= source.count else { return false }
    return source.withUnsafeBufferPointer { source in
      for index in 0..<utf8.count where utf8[index] != source[place.lowerBound + index] { return false }
      return true
    }
  }

  /// Byte by byte: most texts that are compared are a few bytes long.
  static func areEqual(_ text: UnsafeBufferPointer<UInt8>, _ known: [UInt8]) -> Bool {
    guard text.count == known.count else { return false }
    return known.withUnsafeBufferPointer { known in
      for index in 0..<known.count where text[index] != known[index] { return false }
      return true
    }
  }

  /// Hands a text out as the value of an attribute.
  static func with<Result>(
    _ text: String, at range: SourceRange?, _ body: (AttributeValue) -> Result
  ) -> Result {
    var text = text
    return text.withUTF8 { body(AttributeValue(utf8: $0, range: range)) }
  }
}
