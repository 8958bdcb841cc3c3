import Diagnostics

/// Reads JSON by RFC 8259.
struct JSONParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var builder: SyntaxValueBuilder
  private let limits: SyntaxLimits
  private var warnings: [Diagnostic] = []

  init(_ bytes: [UInt8], source: SourceID, limits: SyntaxLimits) {
    self.bytes = bytes
    self.limits = limits
    builder = SyntaxValueBuilder(source: source, limits: limits)
  }

  /// - Returns: the root; `nil` and one error where the text is no JSON.
  mutating func parse(into diagnostics: inout DiagnosticList) -> SyntaxValue? {
    do throws(SyntaxFailure) {
      try parseDocument(&diagnostics)
      for warning in warnings { diagnostics.add(warning) }
      return builder.root
    } catch {
      diagnostics.add(error.diagnostic)
      return nil
    }
  }

  private mutating func parseDocument(_ diagnostics: inout DiagnosticList) throws(SyntaxFailure) {
    skipWhiteSpace()
    try parseValue()
    while builder.depth > 0 { try parseInContainer(&diagnostics) }
    skipWhiteSpace()
    guard offset == bytes.count else { throw failure("nothing may follow the value of the document") }
  }

  /// One step inside an array or object: its end, or the next element.
  private mutating func parseInContainer(_ diagnostics: inout DiagnosticList) throws(SyntaxFailure) {
    skipWhiteSpace()
    let end: UInt8 = builder.isInDictionary ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if byte == end {
      offset += 1
      builder.closeContainer(at: offset, &diagnostics)
      return
    }
    if !builder.isEmpty {
      guard byte == UInt8(ascii: ",") else {
        throw failure("expected ',' or '\(builder.isInDictionary ? "}" : "]")'")
      }
      offset += 1
      skipWhiteSpace()
    }
    if builder.isInDictionary { try parseKey() }
    try parseValue()
  }

  private mutating func parseKey() throws(SyntaxFailure) {
    guard byte == UInt8(ascii: "\"") else { throw failure("expected a key in quotation marks") }
    let key = try parseString()
    builder.setKey(key.text, key.range)
    skipWhiteSpace()
    guard byte == UInt8(ascii: ":") else {
      throw failure("expected ':' after the key '\(key.text.prefix(40))'")
    }
    offset += 1
    skipWhiteSpace()
  }

  private mutating func parseValue() throws(SyntaxFailure) {
    guard let byte else { throw failure("expected a value") }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      try builder.openContainer(isDictionary: byte == UInt8(ascii: "{"), at: offset)
      offset += 1
    case UInt8(ascii: "\""):
      let string = try parseString()
      try builder.add(SyntaxValue(.string(string.text), at: string.range))
    case UInt8(ascii: "t"): try parseWord("true", .boolean(true))
    case UInt8(ascii: "f"): try parseWord("false", .boolean(false))
    case UInt8(ascii: "n"): try parseWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
    default: throw failure("expected a value")
    }
  }

  private mutating func parseWord(_ word: String, _ content: SyntaxValue.Content) throws(SyntaxFailure) {
    guard bytes[offset...].starts(with: word.utf8) else { throw failure("expected a value") }
    let start = offset
    offset += word.utf8.count
    try builder.add(SyntaxValue(content, at: builder.range(start, offset)))
  }

  private mutating func parseNumber() throws(SyntaxFailure) {
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    let isZero = byte == UInt8(ascii: "0")
    let digits = try parseDigits()
    guard !isZero || digits == 1 else { throw failure("a number may not begin with 0") }
    var isInteger = true
    if byte == UInt8(ascii: ".") {
      isInteger = false
      offset += 1
      _ = try parseDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      isInteger = false
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
      _ = try parseDigits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    try builder.add(SyntaxValue(isInteger ? .integer(text) : .real(text), at: builder.range(start, offset)))
  }

  private mutating func parseDigits() throws(SyntaxFailure) -> Int {
    let start = offset
    while let byte, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { offset += 1 }
    guard offset > start else { throw failure("expected a digit") }
    return offset - start
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipWhiteSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  private func failure(_ message: String, at place: Int? = nil) -> SyntaxFailure {
    let place = place ?? offset
    let ending = place >= bytes.count ? "; the document breaks off here" : ""
    return SyntaxFailure(
      .malformedJSON, message + ending, at: builder.range(place, min(place + 1, bytes.count)))
  }
}

// MARK: Strings

extension JSONParser {
  /// From the opening quotation mark to past the closing one; the range leaves both out.
  private mutating func parseString() throws(SyntaxFailure) -> (text: String, range: SourceRange) {
    let start = offset + 1
    offset = start
    while let byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { offset += 1 }
    var escaped: [UInt8]?
    while byte != UInt8(ascii: "\"") {
      guard let byte else { throw failure("the string has no end") }
      guard byte >= 0x20 else { throw failure("a control character must be escaped in a string") }
      if escaped == nil { escaped = Array(bytes[start..<offset]) }
      if byte == UInt8(ascii: "\\") {
        escaped?.append(contentsOf: try parseEscape())
      } else {
        escaped?.append(byte)
        offset += 1
      }
    }
    let range = builder.range(start, offset)
    guard offset - start <= limits.textBytes else {
      throw SyntaxFailure(.limitExceeded, "a string is longer than \(limits.textBytes) bytes", at: range)
    }
    let text =
      escaped.map { String(validating: $0, as: UTF8.self) }
      ?? String(validating: bytes[start..<offset], as: UTF8.self)
    guard let text else { throw SyntaxFailure(.invalidEncoding, "the string is not valid UTF-8", at: range) }
    offset += 1
    return (text, range)
  }

  private mutating func parseEscape() throws(SyntaxFailure) -> [UInt8] {
    let start = offset
    offset += 2
    guard start + 1 < bytes.count else { throw failure("the string has no end", at: bytes.count) }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [bytes[start + 1]]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try parseUnicode(from: start)).utf8)
    default: throw failure("unknown escape in a string", at: start)
    }
  }

  /// `\uXXXX`, or two of them for one character; a lone half of a pair gives U+FFFD and a warning.
  private mutating func parseUnicode(from start: Int) throws(SyntaxFailure) -> Character {
    let first = try parseHexadecimal(from: start)
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    if first < 0xDC00, bytes[offset...].starts(with: "\\u".utf8) {
      let pairStart = offset
      offset += 2
      let second = try parseHexadecimal(from: pairStart)
      if second & 0xFC00 == 0xDC00,
        let scalar = Unicode.Scalar(0x10000 + ((first & 0x3FF) << 10 | second & 0x3FF))
      {
        return Character(scalar)
      }
      offset = pairStart
    }
    warnings.append(
      Diagnostic(
        .invalidEncoding, "half a surrogate pair stands for no character; U+FFFD takes its place",
        at: builder.range(start, start + 6), severity: .warning))
    return "\u{FFFD}"
  }

  private mutating func parseHexadecimal(from start: Int) throws(SyntaxFailure) -> UInt32 {
    let digits = bytes[min(offset, bytes.count)..<min(offset + 4, bytes.count)]
    guard digits.count == 4, !digits.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("\\u needs four hexadecimal digits", at: start) }
    offset += 4
    return value
  }
}
