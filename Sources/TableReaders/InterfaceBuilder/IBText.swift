import TableModel
import TableSyntax

/// A text with the one look that it is drawn in.
struct IBText {
  var string: String
  /// Of the first piece of an attributed text.
  var font: Font?
  var color: Color?
  var alignment: TextAlignment?
  var lineHeightMultiple: Double?
  var lineSpacing: Double?
  var isAttributed = false
}

extension IBContext {
  /// A text: an attribute, or an element of its own where it has line breaks or characters that attributes lose.
  mutating func plainText(_ node: IBNode, _ attribute: IBAttribute, _ key: IBKey) -> String? {
    if let text = strings.text(of: node.id, attribute.rawValue) { return text }
    if let child = node.child(key),
      child.name == IBElement.string.rawValue || child.name == IBElement.mutableString.rawValue
    {
      return string(child)
    }
    return node.text(attribute)
  }

  /// A view's text, attributed or not.
  mutating func text(_ node: IBNode) -> IBText {
    if flag(node, .usesAttributedText), strings.text(of: node.id, "text") == nil,
      let xml = node.child(.attributedText)
    {
      return attributed(xml)
    }
    return IBText(string: plainText(node, .text, .text) ?? "")
  }

  /// The pieces as one; a note where they differ in more than their text.
  mutating func attributed(_ xml: XMLElement) -> IBText {
    var text = IBText(string: "")
    text.isAttributed = true
    for fragment in xml.elements where fragment.name == IBElement.fragment.rawValue {
      let node = IBNode(fragment)
      text.string += plainText(node, .content, .content) ?? ""
      guard let attributes = fragment.first(.attributes) else { continue }
      noteUnread(textAttributes: attributes)
      let look = IBNode(attributes)
      let font = look.child(.font).map { self.font(ofFragment: $0) }
      if let first = text.font, let font, first != font { noteUnknown(fragment, "a second font in one text") }
      text.font = text.font ?? font
      let color = color(look.child(.color))
      if let first = text.color, let color, first != color {
        noteUnknown(fragment, "a second colour in one text")
      }
      text.color = text.color ?? color
      guard let style = look.child(.paragraphStyle) else { continue }
      let alignment = style.text(.alignment).flatMap(TextAlignment.init(rawValue:))
      if let first = text.alignment, let alignment, first != alignment {
        noteUnknown(fragment, "a second alignment in one text")
      }
      readParagraph(style, &text)
    }
    return text
  }

  private mutating func readParagraph(_ xml: XMLElement, _ text: inout IBText) {
    text.alignment = text.alignment ?? xml.text(.alignment).flatMap(TextAlignment.init(rawValue:))
    let node = IBNode(xml)
    text.lineHeightMultiple = text.lineHeightMultiple ?? number(node, .lineHeightMultiple, in: 0...100)
    text.lineSpacing = text.lineSpacing ?? number(node, .lineSpacing, in: 0...1000)
  }

  private mutating func string(_ xml: XMLElement) -> String {
    guard xml.text(.base64).flatMap(Bool.init(attribute:)) ?? false else { return xml.text }
    if let bytes = Base64Text.decode(xml.text) { return String(decoding: bytes, as: UTF8.self) }
    diagnostics.add(.invalidValue, "this text is not in Base64", at: xml.range)
    return ""
  }
}

/// Texts in Base64, white space and missing padding allowed.
enum Base64Text {
  /// `nil` for a character that has no place there.
  static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in text.utf8 {
      guard let value = value(of: character) else {
        if [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "=")].contains(character) { continue }
        return nil
      }
      bits = (bits << 6 | value) & 0xFF_FFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
