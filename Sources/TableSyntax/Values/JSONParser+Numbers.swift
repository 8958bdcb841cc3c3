extension JSONParser {
  /// Reads a number by the grammar of RFC 8259, section 6.
  mutating func readNumber() throws(SyntaxFailure) {
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    let digits = offset
    try skipDigits("a number must have a digit after '-'")
    if offset - digits > 1, bytes[digits] == UInt8(ascii: "0") {
      throw failure("a number may not begin with 0", at: digits, digits + 1)
    }
    var isWhole = true
    if byte == UInt8(ascii: ".") {
      isWhole = false
      offset += 1
      try skipDigits("a number must have a digit after the point")
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      isWhole = false
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
      try skipDigits("an exponent must have a digit")
    }
    let range = builder.range(start, offset)
    guard offset - start <= limits.textBytes else { throw SyntaxFailure.longString(limits, range) }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    try builder.add(SyntaxValue(isWhole ? .integer(text) : .real(text), at: range))
  }

  private mutating func skipDigits(_ message: String) throws(SyntaxFailure) {
    let start = offset
    while offset < bytes.count, 0x30...0x39 ~= bytes[offset] { offset &+= 1 }
    guard offset > start else { throw failure(message) }
  }
}
