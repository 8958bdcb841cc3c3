/// Finds the attributes of an SVG's root element in the first bytes of a file, of which the rest may be missing.
struct SVGRootScanner {
  private let bytes: [UInt8]
  private var offset = 0

  /// By name; `nil` where the root element is none of SVG's. Entities are left as they are: no length has any.
  static func attributes(of bytes: [UInt8]) -> [String: String]? {
    var scanner = SVGRootScanner(bytes: bytes)
    return scanner.scan()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func scan() -> [String: String]? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    guard skipProlog() else { return nil }
    let name = scanName()
    guard name.split(separator: ":").last == "svg" else { return nil }
    var attributes: [String: String] = [:]
    while let (name, value) = scanAttribute() { attributes[name] = attributes[name] ?? value }
    return attributes
  }

  /// Up to and past the `<` of the root element.
  private mutating func skipProlog() -> Bool {
    while true {
      skipSpace()
      guard byte == UInt8(ascii: "<") else { return false }
      if skip("<!--") {
        guard skipPast("-->") else { return false }
      } else if skip("<?") {
        guard skipPast("?>") else { return false }
      } else if skip("<!DOCTYPE") {
        guard skipDoctype() else { return false }
      } else {
        offset += 1
        return true
      }
    }
  }

  private mutating func skipDoctype() -> Bool {
    var depth = 0
    while let byte {
      offset += 1
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return true
      default: break
      }
    }
    return false
  }

  private mutating func scanName() -> String {
    let start = offset
    while let byte, !Self.isSpace(byte), !"<>/=\"'".utf8.contains(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func scanAttribute() -> (String, String)? {
    skipSpace()
    let name = scanName()
    skipSpace()
    guard !name.isEmpty, skip("=") else { return nil }
    skipSpace()
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    offset += 1
    let start = offset
    while let byte, byte != quote { offset += 1 }
    guard byte == quote else { return nil }
    defer { offset += 1 }
    return (name, String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte, Self.isSpace(byte) { offset += 1 }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[offset...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  private mutating func skipPast(_ text: String) -> Bool {
    while offset < bytes.count {
      if skip(text) { return true }
      offset += 1
    }
    return false
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
