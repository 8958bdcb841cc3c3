import Diagnostics

/// Reads JSON as RFC 8259 defines it, and nothing more: no comments, no trailing commas.
///
/// One loop instead of recursion, so that no depth can use up the stack.
struct JSONParser: SyntaxValueParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: SyntaxLimits
  var offset = 0
  var builder: SyntaxValueBuilder
  var warnings = DiagnosticList()

  init(bytes: UnsafeBufferPointer<UInt8>, limits: SyntaxLimits, builder: SyntaxValueBuilder) {
    self.bytes = bytes
    self.limits = limits
    self.builder = builder
  }

  mutating func readDocument() throws(SyntaxFailure) {
    repeat {
      try readValue()
      try advanceToNextValue()
    } while builder.depth > 0
    skipSpace()
    guard offset == bytes.count else { throw failure("nothing may follow the value of the document") }
  }

  /// Reads one value; of an array or dictionary that is not empty, no more than its first scalar.
  private mutating func readValue() throws(SyntaxFailure) {
    while true {
      skipSpace()
      switch byte {
      case UInt8(ascii: "{"):
        try builder.openContainer(isDictionary: true, at: offset)
        offset += 1
        skipSpace()
        if byte == UInt8(ascii: "}") { return close() }
        try readKey()
      case UInt8(ascii: "["):
        try builder.openContainer(isDictionary: false, at: offset)
        offset += 1
        skipSpace()
        if byte == UInt8(ascii: "]") { return close() }
      default: return try readScalar()
      }
    }
  }

  private mutating func readScalar() throws(SyntaxFailure) {
    switch byte {
    case UInt8(ascii: "\""):
      let string = try readString()
      try builder.add(SyntaxValue(.string(string.text), at: string.range))
    case let first? where first == UInt8(ascii: "-") || 0x30...0x39 ~= first: try readNumber()
    case UInt8(ascii: "t"): try readWord("true", .boolean(true))
    case UInt8(ascii: "f"): try readWord("false", .boolean(false))
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: throw failureAtValue()
    }
  }

  private mutating func readWord(_ word: StaticString, _ content: SyntaxValue.Content) throws(SyntaxFailure) {
    let start = offset
    let end = start + word.utf8CodeUnitCount
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard end <= bytes.count, bytes[start..<end].elementsEqual(expected) else { throw failureAtValue() }
    offset = end
    try builder.add(SyntaxValue(content, at: builder.range(start, end)))
  }

  /// Past commas and closing brackets, up to where the next value begins or the document ends.
  private mutating func advanceToNextValue() throws(SyntaxFailure) {
    while builder.depth > 0 {
      skipSpace()
      let isDictionary = builder.isInDictionary
      let end = isDictionary ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if byte == end {
        close()
        continue
      }
      guard byte == UInt8(ascii: ",") else {
        throw failure("expected ',' or '\(isDictionary ? "}" : "]")' after a value")
      }
      let comma = offset
      offset += 1
      skipSpace()
      if byte == end {
        throw failure("a comma may not stand before the closing bracket", at: comma, comma + 1)
      }
      if isDictionary { try readKey() }
      return
    }
  }

  private mutating func close() {
    offset += 1
    builder.closeContainer(at: offset, &warnings)
  }

  private mutating func readKey() throws(SyntaxFailure) {
    guard byte == UInt8(ascii: "\"") else { throw failure("expected a key in quotation marks") }
    let key = try readString()
    builder.setKey(key.text, key.range)
    skipSpace()
    guard byte == UInt8(ascii: ":") else {
      throw failure("expected ':' after the key '\(key.text.prefix(40))'")
    }
    offset += 1
  }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset &+= 1
      default: return
      }
    }
  }
}
