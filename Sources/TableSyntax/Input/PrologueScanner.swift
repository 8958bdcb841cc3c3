/// Reads as much of a text as shows what it is.
struct PrologueScanner {
  private let bytes: [UInt8]
  private var offset = 0
  /// The name in a DOCTYPE that was passed.
  private(set) var documentType: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skipWhiteSpace() {
    while let byte, byte == 0x20 || 0x09...0x0D ~= byte { offset += 1 }
  }

  /// After `{` a quoted key and a colon, or `}` at once.
  var looksLikeJSONObject: Bool {
    var rest = self
    rest.offset += 1
    rest.skipWhiteSpace()
    if rest.byte == UInt8(ascii: "}") || rest.byte == nil { return true }
    guard rest.byte == UInt8(ascii: "\"") else { return false }
    rest.offset += 1
    while let byte = rest.byte, byte != UInt8(ascii: "\"") {
      rest.offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    rest.offset += 1
    rest.skipWhiteSpace()
    return rest.byte != UInt8(ascii: "=") && rest.byte != UInt8(ascii: ";")
  }

  /// `key = value;`
  var looksLikeStringsFile: Bool {
    var rest = self
    while let byte = rest.byte, Self.isWord(byte) { rest.offset += 1 }
    guard rest.offset > offset else { return false }
    rest.skipWhiteSpace()
    return rest.byte == UInt8(ascii: "=") || rest.byte == UInt8(ascii: ";")
  }

  /// `<` and then hexadecimal digits up to `>`.
  var looksLikeOpenStepData: Bool {
    guard let end = bytes[offset...].prefix(1 << 16).firstIndex(of: UInt8(ascii: ">")) else { return false }
    let inside = bytes[(offset + 1)..<end]
    return inside.count > 1
      && inside.allSatisfy { byte in
        byte == 0x20 || 0x30...0x39 ~= byte || 0x41...0x46 ~= byte || 0x61...0x66 ~= byte
      }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || "_-./$:".utf8.contains(byte)
  }

  /// The name of the first element and its `type` attribute, past the XML declaration, comments and DOCTYPE.
  mutating func rootElement() -> (name: String, type: String?)? {
    while byte == UInt8(ascii: "<"), offset + 1 < bytes.count {
      if starts("<!--") {
        skip(past: "-->")
      } else if starts("<?") {
        skip(past: "?>")
      } else if starts("<!") {
        skipDeclaration()
      } else {
        let limit = min(bytes.count, offset + 4096)
        let end = bytes[offset..<limit].firstIndex(of: UInt8(ascii: ">")) ?? limit
        let tag = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
        let name = tag.prefix { !$0.isWhitespace && $0 != "/" && $0 != ">" }
        return (String(name), Self.attribute("type", in: tag))
      }
      skipWhiteSpace()
    }
    return nil
  }

  private func starts(_ text: StaticString) -> Bool {
    bytes[offset...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func skip(past end: String) {
    let end = Array(end.utf8)
    while offset < bytes.count, !bytes[offset...].starts(with: end) { offset += 1 }
    offset = min(bytes.count, offset + end.count)
  }

  /// A DOCTYPE, with an internal subset in brackets or without.
  private mutating func skipDeclaration() {
    if starts("<!DOCTYPE") || starts("<!doctype") {
      let name = bytes[offset...].prefix(64).dropFirst(9).drop { $0 <= 0x20 }
        .prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "[") }
      documentType = String(decoding: name, as: UTF8.self)
    }
    var depth = 0
    while let byte {
      offset += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth <= 0 { return }
    }
  }

  /// The value of an attribute in a tag without its `<` and `>`.
  private static func attribute(_ name: String, in tag: String) -> String? {
    var rest = tag.drop { !$0.isWhitespace }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let key = rest.prefix { !$0.isWhitespace && $0 != "=" }
      rest = rest[key.endIndex...].drop(while: \.isWhitespace)
      guard !key.isEmpty, rest.first == "=" else { return nil }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      let value = rest.dropFirst().prefix { $0 != quote }
      if key == name { return String(value) }
      rest = rest[value.endIndex...].dropFirst()
    }
  }
}
