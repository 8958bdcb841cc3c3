import Diagnostics

/// Reads OpenStep's text property lists, and strings files, which are a dictionary without braces.
struct PropertyListTextParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var builder: SyntaxValueBuilder
  private let limits: SyntaxLimits

  init(_ bytes: [UInt8], source: SourceID, limits: SyntaxLimits) {
    self.bytes = bytes
    self.limits = limits
    builder = SyntaxValueBuilder(source: source, limits: limits)
  }

  /// - Returns: the root; `nil` and one error where the text is no property list.
  mutating func parse(into diagnostics: inout DiagnosticList) -> SyntaxValue? {
    do throws(SyntaxFailure) {
      try parseDocument(&diagnostics)
      return builder.root
    } catch {
      diagnostics.add(error.diagnostic)
      return nil
    }
  }

  private mutating func parseDocument(_ diagnostics: inout DiagnosticList) throws(SyntaxFailure) {
    try skipBlanks()
    if try isStringsFile() {
      try builder.openContainer(isDictionary: true, at: offset)
      return try parsePairs(&diagnostics)
    }
    try parseValue()
    while builder.depth > 0 { try parseInContainer(&diagnostics) }
    try skipBlanks()
    guard offset == bytes.count else { throw failure("junk after the property list") }
  }

  /// Pairs until the end of the text; what a pair's value holds is read on the way.
  private mutating func parsePairs(_ diagnostics: inout DiagnosticList) throws(SyntaxFailure) {
    while try parsePair() {
      while builder.depth > 1 { try parseInContainer(&diagnostics) }
      try skipBlanks()
      guard byte == UInt8(ascii: ";") else { throw failure("expected ';' after the value") }
      offset += 1
    }
    guard offset == bytes.count else { throw failure("expected a key") }
    builder.closeContainer(at: offset, &diagnostics)
  }

  /// Whether the text begins with a key and `=` or `;`.
  private func isStringsFile() throws(SyntaxFailure) -> Bool {
    var rest = self
    guard let byte, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "("), byte != UInt8(ascii: "<") else {
      return false
    }
    guard (try? rest.parseString()) != nil else { return false }
    try rest.skipBlanks()
    return rest.byte == UInt8(ascii: "=") || rest.byte == UInt8(ascii: ";")
  }

  /// One step inside an array or dictionary: its end, or the next element.
  private mutating func parseInContainer(_ diagnostics: inout DiagnosticList) throws(SyntaxFailure) {
    try skipBlanks()
    let isDictionary = builder.isInDictionary
    let separator = isDictionary ? UInt8(ascii: ";") : UInt8(ascii: ",")
    if !builder.isEmpty, byte == separator {
      offset += 1
      try skipBlanks()
    } else if !builder.isEmpty, isDictionary || byte != UInt8(ascii: ")") {
      throw failure(isDictionary ? "expected ';' after the value" : "expected ',' or ')'")
    }
    if byte == (isDictionary ? UInt8(ascii: "}") : UInt8(ascii: ")")) {
      offset += 1
      builder.closeContainer(at: offset, &diagnostics)
    } else if isDictionary {
      guard try parsePair() else { throw failure("expected a key or '}'") }
    } else {
      try parseValue()
    }
  }

  /// `key = value`, or `key` alone, which has itself for its value. `false` at the end of the text.
  private mutating func parsePair() throws(SyntaxFailure) -> Bool {
    try skipBlanks()
    guard byte != nil, byte != UInt8(ascii: "}") else { return false }
    let key = try parseString()
    builder.setKey(key.text, key.range)
    try skipBlanks()
    if byte == UInt8(ascii: "=") {
      offset += 1
      try skipBlanks()
      try parseValue()
    } else {
      guard byte == UInt8(ascii: ";") else {
        throw failure("expected '=' after the key '\(key.text.prefix(40))'")
      }
      try builder.add(SyntaxValue(.string(key.text), at: key.range))
    }
    return true
  }

  private mutating func parseValue() throws(SyntaxFailure) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      try builder.openContainer(isDictionary: byte == UInt8(ascii: "{"), at: offset)
      offset += 1
    case UInt8(ascii: "<"): try parseData()
    default:
      let string = try parseString()
      try builder.add(SyntaxValue(.string(string.text), at: string.range))
    }
  }

  private mutating func parseData() throws(SyntaxFailure) {
    let start = offset
    var digits: [UInt8] = []
    offset += 1
    while let byte, byte != UInt8(ascii: ">") {
      if byte != 0x20, !(0x09...0x0D ~= byte) { digits.append(byte) }
      offset += 1
    }
    guard byte != nil else { throw failure("data has no end '>'") }
    offset += 1
    var data: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      let pair = String(decoding: digits[index..<min(index + 2, digits.count)], as: UTF8.self)
      guard pair.utf8.count == 2, let value = UInt8(pair, radix: 16) else {
        throw failure("data is written as pairs of hexadecimal digits", at: start)
      }
      data.append(value)
    }
    try builder.add(SyntaxValue(.data(data), at: builder.range(start, offset)))
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// White space and comments of both kinds.
  private mutating func skipBlanks() throws(SyntaxFailure) {
    while let byte {
      if byte == 0x20 || 0x09...0x0D ~= byte {
        offset += 1
      } else if bytes[offset...].starts(with: "//".utf8) {
        while let byte = self.byte, byte != 0x0A, byte != 0x0D { offset += 1 }
      } else if bytes[offset...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxFailure) {
    let start = offset
    offset += 2
    while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
    guard offset < bytes.count else { throw failure("the comment has no end '*/'", at: start) }
    offset += 2
  }

  private func failure(_ message: String, at place: Int? = nil) -> SyntaxFailure {
    let place = place ?? offset
    let ending = place >= bytes.count ? "; the document breaks off here" : ""
    return SyntaxFailure(
      .malformedPropertyList, message + ending, at: builder.range(place, min(place + 1, bytes.count)))
  }
}

// MARK: Strings

extension PropertyListTextParser {
  private mutating func parseString() throws(SyntaxFailure) -> (text: String, range: SourceRange) {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try parseQuoted() }
    let start = offset
    while let byte, Self.isUnquoted(byte), !bytes[offset...].starts(with: "/*".utf8),
      !bytes[offset...].starts(with: "//".utf8)
    {
      offset += 1
    }
    guard offset > start else { throw failure("expected a value") }
    return (String(decoding: bytes[start..<offset], as: UTF8.self), builder.range(start, offset))
  }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: "_$/:.-+@%".utf8.contains(byte)
    }
  }

  private mutating func parseQuoted() throws(SyntaxFailure) -> (text: String, range: SourceRange) {
    let quote = bytes[offset]
    let start = offset + 1
    var units: [UInt16] = []
    var plain = start
    offset = start
    while let byte, byte != quote {
      if byte == UInt8(ascii: "\\") {
        units += String(decoding: bytes[plain..<offset], as: UTF8.self).utf16
        units.append(try parseEscape())
        plain = offset
      } else {
        offset += 1
      }
    }
    guard byte == quote else { throw failure("the string has no end", at: start - 1) }
    let range = builder.range(start, offset)
    guard offset - start <= limits.textBytes else {
      throw SyntaxFailure(.limitExceeded, "a string is longer than \(limits.textBytes) bytes", at: range)
    }
    units += String(decoding: bytes[plain..<offset], as: UTF8.self).utf16
    offset += 1
    return (String(decoding: units, as: UTF16.self), range)
  }

  /// One UTF-16 unit: `\n` and the like, up to three octal digits (NeXTSTEP's encoding above 127 read as Latin-1), or
  /// `\U` and up to four hexadecimal digits; any other character stands for itself.
  private mutating func parseEscape() throws(SyntaxFailure) -> UInt16 {
    offset += 1
    guard let byte else { throw failure("the string has no end") }
    offset += 1
    switch byte {
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      return parseDigits(most: 3, radix: 8)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return parseDigits(most: 4, radix: 16)
    case 0x80...0xFF:
      offset -= 1
      return 0x5C
    default: return UInt16(byte)
    }
  }

  private mutating func parseDigits(most: Int, radix: Int) -> UInt16 {
    var value = 0
    for _ in 0..<most {
      guard let byte, let digit = Int(String(UnicodeScalar(byte)), radix: radix) else { break }
      value = value * radix + digit
      offset += 1
    }
    return UInt16(truncatingIfNeeded: value)
  }
}
