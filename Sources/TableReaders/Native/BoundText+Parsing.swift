import TableModel

/// Why a text with braces is none that can be filled in.
struct PlaceholderFailure: Error, Hashable {
  let reason: String
  /// Bytes from the start of the text.
  let offset: Int
}

extension BoundText {
  /// Reads `{key}` as a key, `{{` and `}}` as braces, and everything else as itself.
  init(parsing text: String) throws(PlaceholderFailure) {
    var segments: [Segment] = []
    var literal: [UInt8] = []
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      let isDoubled = offset + 1 < bytes.count && bytes[offset + 1] == byte
      switch byte {
      case Self.opening where !isDoubled:
        if !literal.isEmpty { segments.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal = []
        segments.append(.key(try Self.key(in: bytes, at: &offset)))
      case Self.closing where !isDoubled:
        throw PlaceholderFailure(reason: "'}' without '{'; a brace as such is written '}}'", offset: offset)
      case Self.opening, Self.closing:
        literal.append(byte)
        offset += 2
      default:
        literal.append(byte)
        offset += 1
      }
    }
    if !literal.isEmpty { segments.append(.literal(String(decoding: literal, as: UTF8.self))) }
    self.init(segments)
  }

  private static let opening = UInt8(ascii: "{")
  private static let closing = UInt8(ascii: "}")

  /// The key whose `{` stands at `offset`, which then is past its `}`.
  private static func key(in bytes: [UInt8], at offset: inout Int) throws(PlaceholderFailure) -> String {
    let start = offset + 1
    guard let end = bytes[start...].firstIndex(where: { $0 == closing || $0 == opening }),
      bytes[end] == closing
    else {
      throw PlaceholderFailure(reason: "'{' without '}'; a brace as such is written '{{'", offset: offset)
    }
    guard end > start else { throw PlaceholderFailure(reason: "'{}' names no key", offset: offset) }
    offset = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The text where nothing in it is to be filled in.
  var literal: String? {
    switch segments.count {
    case 0: ""
    case 1: if case .literal(let text) = segments[0] { text } else { nil }
    default: nil
    }
  }
}
