import TableSyntax

/// Walks over the bytes of a visual format; white space between its parts means nothing.
struct FormatScanner {
  let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    skipSpace()
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte that comes next; `nil` at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[offset] }

  /// The place of what comes next: one character, or nothing at the end.
  var place: Range<Int> {
    guard !isAtEnd else { return bytes.count..<bytes.count }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return offset..<end
  }

  /// Takes a text if it comes next.
  mutating func take(_ text: StaticString) -> Bool {
    let comes = text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    if comes {
      offset += text.utf8CodeUnitCount
      skipSpace()
    }
    return comes
  }

  /// Takes a C identifier. With hyphens it may be a view's id as documents write them.
  mutating func takeName(withHyphens: Bool = false) -> (name: String, place: Range<Int>)? {
    guard let first = next, Self.beginsName(first) || withHyphens && Self.isDigit(first) else { return nil }
    let start = offset
    var end = offset + 1
    while end < bytes.count,
      Self.beginsName(bytes[end]) || Self.isDigit(bytes[end])
        || withHyphens && bytes[end] == UInt8(ascii: "-")
    {
      end += 1
    }
    while bytes[end - 1] == UInt8(ascii: "-") { end -= 1 }
    move(to: end)
    return (String(decoding: bytes[start..<end], as: UTF8.self), start..<end)
  }

  /// Takes a decimal number, exponent and all; with a sign where one may stand.
  mutating func takeNumber(withSign: Bool) -> (number: Double, place: Range<Int>)? {
    let start = offset
    var end = offset
    if withSign, let sign = next, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { end += 1 }
    let digits = end
    end = endOfDigits(from: end)
    var count = end - digits
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fraction = endOfDigits(from: end + 1)
      count += fraction - end - 1
      end = fraction
    }
    guard count > 0 else { return nil }
    end = endOfExponent(from: end)
    guard let number = Double(String(decoding: bytes[start..<end], as: UTF8.self)) else { return nil }
    move(to: end)
    return (number, start..<end)
  }

  /// Goes back to a place that was passed.
  mutating func rewind(to place: Int) { offset = min(max(0, place), offset) }

  private mutating func move(to place: Int) {
    offset = place
    skipSpace()
  }

  private mutating func skipSpace() {
    while let byte = next, AttributeValue.isSpace(byte) { offset += 1 }
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
    return end
  }

  private func endOfExponent(from start: Int) -> Int {
    guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return start }
    var digits = start + 1
    if digits < bytes.count, bytes[digits] == UInt8(ascii: "-") || bytes[digits] == UInt8(ascii: "+") {
      digits += 1
    }
    let end = endOfDigits(from: digits)
    return end > digits ? end : start
  }

  static func isName(_ text: some Collection<UInt8>) -> Bool {
    guard let first = text.first, beginsName(first) else { return false }
    return text.allSatisfy { beginsName($0) || isDigit($0) }
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
