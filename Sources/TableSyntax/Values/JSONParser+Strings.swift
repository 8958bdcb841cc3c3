import Diagnostics

extension JSONParser {
  /// Reads from the opening quotation mark to after the closing one; the range leaves both out.
  mutating func readString() throws(SyntaxFailure) -> (text: String, range: SourceRange) {
    let start = offset + 1
    offset = start
    try skipPlainCharacters()
    guard byte == UInt8(ascii: "\"") else { return try readStringWithEscapes(from: start) }
    let range = builder.range(start, offset)
    guard offset - start <= limits.textBytes else { throw SyntaxFailure.longString(limits, range) }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    offset += 1
    return (text, range)
  }

  private mutating func readStringWithEscapes(
    from start: Int
  ) throws(SyntaxFailure) -> (text: String, range: SourceRange) {
    var text = Array(bytes[start..<offset])
    while byte == UInt8(ascii: "\\") {
      try readEscape(into: &text)
      let plain = offset
      try skipPlainCharacters()
      text.append(contentsOf: bytes[plain..<offset])
    }
    guard offset < bytes.count else {
      throw failure("the string that begins here has no end", at: start - 1, start)
    }
    let range = builder.range(start, offset)
    guard text.count <= limits.textBytes else { throw SyntaxFailure.longString(limits, range) }
    offset += 1
    return (String(decoding: text, as: UTF8.self), range)
  }

  /// Up to a quotation mark, a backslash or the end.
  private mutating func skipPlainCharacters() throws(SyntaxFailure) {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      guard byte >= 0x20 else {
        let name =
          byte == 0x0A || byte == 0x0D ? "a line break" : byte == 0x09 ? "a tab" : "a control character"
        throw failure("\(name) in a string must be written as an escape")
      }
      offset &+= 1
    }
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(SyntaxFailure) {
    let start = offset
    offset += 2
    guard offset <= bytes.count else {
      offset = bytes.count
      return
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[start + 1])
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): try readUnicodeEscape(from: start, into: &text)
    default:
      let known = #"\" \\ \/ \b \f \n \r \t and \u with four digits"#
      throw failure("unknown escape in a string; JSON has \(known)", at: start, start + 2)
    }
  }

  /// `\uXXXX`, or two of them for one character; half of a pair alone gives U+FFFD and a warning.
  private mutating func readUnicodeEscape(from start: Int, into text: inout [UInt8]) throws(SyntaxFailure) {
    let unit = try readHexadecimal(from: start)
    var value = unit
    if unit & 0xFC00 == 0xD800, bytes[offset...].starts(with: #"\u"#.utf8) {
      let second = offset
      offset += 2
      let low = try readHexadecimal(from: second)
      if low & 0xFC00 == 0xDC00 {
        value = 0x10000 + ((unit & 0x3FF) << 10 | low & 0x3FF)
      } else {
        offset = second
      }
    }
    if let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) {
      text.append(contentsOf: encoded)
    } else {
      text.append(contentsOf: UTF8.encodedReplacementCharacter)
      warnings.add(.halfSurrogatePair(at: builder.range(start, offset)))
    }
  }

  private mutating func readHexadecimal(from start: Int) throws(SyntaxFailure) -> UInt32 {
    var value: UInt32 = 0
    for index in offset..<(offset + 4) {
      guard index < bytes.count, let digit = Hexadecimal.digit(bytes[index]) else {
        throw failure(#"\u needs four hexadecimal digits"#, at: start, min(index, bytes.count))
      }
      value = value << 4 | UInt32(digit)
    }
    offset += 4
    return value
  }
}
