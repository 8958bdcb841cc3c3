import Diagnostics

/// Finds the first place where a text is not UTF-8, so that a reader may take the rest for granted.
enum UTF8Check {
  static func check(
    _ bytes: UnsafeBufferPointer<UInt8>, source: SourceID
  ) throws(SyntaxFailure) {
    guard let offset = firstInvalidOffset(in: bytes) else { return }
    let range = SourceRange(source: source, lowerBound: offset, upperBound: offset + 1)
    throw SyntaxFailure(.invalidEncoding, "the text is not valid UTF-8", at: range)
  }

  /// - Returns: the offset of the first byte of the first sequence that is not valid; `nil` where there is none.
  static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let words = UnsafeRawPointer(base)
    var offset = 0
    while offset < bytes.count {
      if offset &+ 8 <= bytes.count {
        if words.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
          offset &+= 8
          continue
        }
      }
      let length = sequenceLength(at: offset, in: bytes)
      guard length > 0 else { return offset }
      offset &+= length
    }
    return nil
  }

  /// The bytes of the character at an offset; 0 where it is not valid.
  static func sequenceLength(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let first = bytes[offset]
    if first < 0x80 { return 1 }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard 0xC2...0xF4 ~= first, offset &+ length <= bytes.count else { return 0 }
    for index in 1..<length where bytes[offset &+ index] & 0xC0 != 0x80 { return 0 }
    let second = bytes[offset &+ 1]
    switch first {
    case 0xE0 where second < 0xA0, 0xED where second > 0x9F, 0xF0 where second < 0x90,
      0xF4 where second > 0x8F:
      return 0
    default: return length
    }
  }
}
