/// What a file is, by its content: its name is never looked at.
public enum DocumentFormat: Hashable, Sendable {
  /// Another XML document than the ones below, by its root element.
  case xml(root: String)
  /// A storyboard or xib of Xcode 5 and later.
  case interfaceBuilder
  case propertyListXML
  case propertyListBinary
  /// OpenStep's text form.
  case propertyListText
  case json
  /// Something that is not read; the text says what it is, for a sentence like "is a PNG image".
  case unsupported(String)

  /// Looks at the first bytes. `bytes` may be decoded already or not.
  public static func recognise(_ bytes: [UInt8]) -> DocumentFormat {
    if let binary = binaryFormat(bytes) { return binary }
    var scanner = PrologueScanner(bytes)
    scanner.skipWhiteSpace()
    guard let first = scanner.byte else { return .unsupported("an empty file") }
    switch first {
    case UInt8(ascii: "<"): return xmlFormat(&scanner)
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "{"): return scanner.looksLikeJSONObject ? .json : .propertyListText
    case UInt8(ascii: "("), UInt8(ascii: "/"), UInt8(ascii: "\""): return .propertyListText
    default: return scanner.looksLikeStringsFile ? .propertyListText : .unsupported("a text of another kind")
    }
  }

  private static func xmlFormat(_ scanner: inout PrologueScanner) -> DocumentFormat {
    if scanner.looksLikeOpenStepData { return .propertyListText }
    guard let root = scanner.rootElement() else { return .xml(root: "") }
    switch root.name {
    case "plist": return .propertyListXML
    case "archive": return .unsupported("an Interface Builder archive of Xcode 3 or 4")
    case "html", "HTML": return .unsupported("an HTML page")
    case "svg": return .unsupported("an SVG image")
    case "document":
      let type = root.type ?? ""
      if type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") { return .unsupported("a macOS nib file") }
      return type.hasPrefix("com.apple.InterfaceBuilder3") ? .interfaceBuilder : .xml(root: root.name)
    default: return .xml(root: root.name)
    }
  }

  private static func binaryFormat(_ bytes: [UInt8]) -> DocumentFormat? {
    if bytes.starts(with: Array("bplist0".utf8)) { return .propertyListBinary }
    let known: [([UInt8], String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "a PNG image"), ([0xFF, 0xD8, 0xFF], "a JPEG image"),
      (Array("GIF8".utf8), "a GIF image"), (Array("%PDF".utf8), "a PDF document"),
      (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"), ([0x1F, 0x8B], "a gzip file"),
      (Array("bplist".utf8), "a property list of a newer binary version"),
      (Array("NIBArchive".utf8), "a compiled nib file"), ([0x7F, 0x45, 0x4C, 0x46], "a program"),
      (Array("SQLite format 3".utf8), "an SQLite database"), (Array("RIFF".utf8), "a media file"),
    ]
    for (start, name) in known where bytes.starts(with: start) { return .unsupported(name) }
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if !isWide, bytes.prefix(512).contains(0), !bytes.prefix(4).contains(UInt8(ascii: "<")),
      !InputDecoder.looksWide(bytes)
    {
      return .unsupported("a binary file")
    }
    return nil
  }
}

/// Reads as much of a text as shows what it is.
private struct PrologueScanner {
  private let bytes: [UInt8]
  private var offset = 0

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
        let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
        let tag = String(decoding: bytes[(offset + 1)..<min(end, offset + 4096)], as: UTF8.self)
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
    var depth = 0
    while let byte {
      offset += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth <= 0 { return }
    }
  }

  private static func attribute(_ name: String, in tag: String) -> String? {
    for part in tag.split(whereSeparator: \.isWhitespace) where part.hasPrefix("\(name)=") {
      return String(part.dropFirst(name.count + 1).filter { $0 != "\"" && $0 != "'" })
    }
    return nil
  }
}
