import Diagnostics

extension PropertyListTextParser {
  /// A word, or a text in quotation marks, which its range leaves out. A slash in a word begins no comment.
  mutating func readString() throws(SyntaxFailure) -> (text: String, range: SourceRange) {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try readQuoted() }
    let start = offset
    while offset < bytes.count, Self.isUnquoted(bytes[offset]) { offset &+= 1 }
    guard offset > start else { throw failureAtWord() }
    let range = builder.range(start, offset)
    guard offset - start <= limits.textBytes else { throw SyntaxFailure.longString(limits, range) }
    return (String(decoding: bytes[start..<offset], as: UTF8.self), range)
  }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func readQuoted() throws(SyntaxFailure) -> (text: String, range: SourceRange) {
    let quote = bytes[offset]
    let start = offset + 1
    var text: [UInt8] = []
    var plain = start
    offset = start
    while offset < bytes.count, bytes[offset] != quote {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset &+= 1
        continue
      }
      text.append(contentsOf: bytes[plain..<offset])
      readEscape(into: &text)
      plain = offset
    }
    guard offset < bytes.count else {
      throw failure("the string that begins here has no end", at: start - 1, start)
    }
    let range = builder.range(start, offset)
    guard offset - start <= limits.textBytes else { throw SyntaxFailure.longString(limits, range) }
    text.append(contentsOf: bytes[plain..<offset])
    offset += 1
    return (String(decoding: text, as: UTF8.self), range)
  }

  /// `\n` and the like, up to three octal digits in NeXTSTEP's encoding, `\U` and up to four hexadecimal digits of
  /// UTF-16; any other character stands for itself.
  private mutating func readEscape(into text: inout [UInt8]) {
    let start = offset
    offset += 1
    guard let byte else { return }
    switch byte {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      append(NextStepEncoding.scalar(readDigits(most: 3, radix: 8)), to: &text)
      return
    case UInt8(ascii: "U"):
      offset += 1
      readUnicode(from: start, into: &text)
      return
    default:
      // Of a character of several bytes the rest follows as plain text.
      text.append(byte)
    }
    offset += 1
  }

  private mutating func readUnicode(from start: Int, into text: inout [UInt8]) {
    let unit = readDigits(most: 4, radix: 16)
    var value = unit
    let hasPair = unit & 0xFC00 == 0xD800 && bytes[offset...].starts(with: #"\U"#.utf8)
    if hasPair {
      var ahead = self
      ahead.offset += 2
      let low = ahead.readDigits(most: 4, radix: 16)
      if low & 0xFC00 == 0xDC00 {
        value = 0x10000 + ((unit & 0x3FF) << 10 | low & 0x3FF)
        offset = ahead.offset
      }
    }
    let scalar = Unicode.Scalar(value)
    if scalar == nil { warnings.add(.halfSurrogatePair(at: builder.range(start, offset))) }
    append(scalar ?? "\u{FFFD}", to: &text)
  }

  private mutating func readDigits(most: Int, radix: UInt32) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<most {
      guard let byte, let digit = Hexadecimal.digit(byte), digit < radix else { break }
      value = value &* radix &+ UInt32(digit)
      offset += 1
    }
    return value
  }

  private func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Pairs of hexadecimal digits between `<` and `>`.
  mutating func readData() throws(SyntaxFailure) {
    let start = offset
    var data: [UInt8] = []
    var half: UInt8?
    offset += 1
    while let byte, byte != UInt8(ascii: ">") {
      if byte != 0x20, !(0x09...0x0D ~= byte) {
        guard let digit = Hexadecimal.digit(byte) else {
          throw failure("data is written in hexadecimal digits between '<' and '>'")
        }
        if let high = half { data.append(high << 4 | digit) }
        half = half == nil ? digit : nil
      }
      offset &+= 1
    }
    guard byte != nil else { throw failure("the data that begins here has no end '>'", at: start, start + 1) }
    offset += 1
    let range = builder.range(start, offset)
    guard half == nil else {
      throw failure("data is written in pairs of digits; here is an odd number of them", at: start, offset)
    }
    guard data.count <= limits.textBytes else { throw SyntaxFailure.longString(limits, range) }
    try builder.add(SyntaxValue(.data(data), at: range))
  }
}
