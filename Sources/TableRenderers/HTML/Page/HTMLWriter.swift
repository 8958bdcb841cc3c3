/// Writes markup: every text and attribute of a document goes through here to be escaped.
struct HTMLWriter {
  var out: OutputBuffer

  init(_ out: OutputBuffer) { self.out = out }

  /// Markup of our own.
  mutating func raw(_ markup: StaticString) { out.append(markup) }

  mutating func text(_ text: String) { out.append(Self.allowed(text), escaping: Self.escape) }

  /// ` name="value"`, escaped.
  mutating func attribute(_ name: StaticString, _ value: String) {
    out.append(" ")
    out.append(name)
    out.append("=\"")
    text(value)
    out.append("\"")
  }

  /// The text with a stand-in for the controls from U+0080 on and for noncharacters.
  ///
  /// Source: HTML, "Preprocessing the input stream".
  private static func allowed(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0xC2 || $0 >= 0xEF }) else { return text }
    var allowed = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x80..<0xA0, 0xFDD0...0xFDEF: allowed.append("\u{FFFD}")
      case let value where value & 0xFFFE == 0xFFFE: allowed.append("\u{FFFD}")
      default: allowed.append(scalar)
      }
    }
    return String(allowed)
  }

  /// Controls other than white space are no characters of HTML.
  private static func escape(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): nil
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0..<0x09, 0x0B...0x0C, 0x0E..<0x20, 0x7F: "\u{FFFD}"
    default: nil
    }
  }

  /// `name:value px;`
  mutating func pixels(_ name: StaticString, _ length: Double) {
    out.append(name)
    out.append(":")
    out.append(length)
    out.append("px;")
  }
}
