import TableModel

/// Writes JSON values with the commas where they belong.
struct JSONWriter {
  private(set) var out: OutputBuffer
  private var needsComma = false

  init(_ out: OutputBuffer) { self.out = out }

  mutating func object(_ body: (inout JSONWriter) -> Void) { nested("{", "}", body) }

  mutating func array(_ body: (inout JSONWriter) -> Void) { nested("[", "]", body) }

  private mutating func nested(
    _ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    out.append(open)
    needsComma = false
    body(&self)
    out.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { out.append(",") }
    needsComma = true
  }

  mutating func key(_ name: StaticString) {
    separate()
    out.append("\"")
    out.append(name)
    out.append("\":")
    needsComma = false
  }

  mutating func value(_ text: String) {
    separate()
    out.append(byte: UInt8(ascii: "\""))
    if text.utf8.contains(0xC2) {
      for scalar in text.unicodeScalars { append(scalar) }
    } else {
      out.append(text, escaping: Self.escape)
    }
    out.append(byte: UInt8(ascii: "\""))
  }

  /// Some terminals obey controls from U+0080 on where JSON is shown on one.
  private mutating func append(_ scalar: Unicode.Scalar) {
    guard 0x80..<0xA0 ~= scalar.value else {
      return out.append(String(scalar), escaping: Self.escape)
    }
    out.append("\\u00")
    out.append(String(scalar.value, radix: 16))
  }

  private static func escape(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    case 0..<0x20: controls[Int(byte)]
    case 0x7F: "\\u007f"
    default: nil
    }
  }

  private static let controls: [StaticString] = [
    "\\u0000", "\\u0001", "\\u0002", "\\u0003", "\\u0004", "\\u0005", "\\u0006", "\\u0007",
    "\\u0008", "\\u0009", "\\u000a", "\\u000b", "\\u000c", "\\u000d", "\\u000e", "\\u000f",
    "\\u0010", "\\u0011", "\\u0012", "\\u0013", "\\u0014", "\\u0015", "\\u0016", "\\u0017",
    "\\u0018", "\\u0019", "\\u001a", "\\u001b", "\\u001c", "\\u001d", "\\u001e", "\\u001f",
  ]

  mutating func value(_ number: Double) {
    separate()
    out.append(number)
  }

  mutating func value(_ number: Int) {
    separate()
    out.append(number)
  }

  mutating func value(_ flag: Bool) {
    separate()
    out.append(flag ? "true" : "false")
  }

  mutating func value(_ frame: Rect) {
    array { json in
      json.value(frame.x)
      json.value(frame.y)
      json.value(frame.width)
      json.value(frame.height)
    }
  }

  /// `[section, row]`
  mutating func value(_ path: TableIndexPath) {
    array { json in
      json.value(path.section)
      json.value(path.row)
    }
  }

  mutating func flush() { out.flushIfFull() }

  /// Ends the document with a line break.
  mutating func finish() -> OutputBuffer {
    out.append("\n")
    return out
  }
}

extension JSONWriter {
  mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    value(text)
  }

  mutating func member(_ name: StaticString, _ number: Double?) {
    guard let number else { return }
    key(name)
    value(number)
  }

  mutating func member(_ name: StaticString, _ frame: Rect?) {
    guard let frame else { return }
    key(name)
    value(frame)
  }

  mutating func member(_ name: StaticString, _ path: TableIndexPath?) {
    guard let path else { return }
    key(name)
    value(path)
  }

  /// Left out where false.
  mutating func member(_ name: StaticString, _ flag: Bool) {
    guard flag else { return }
    key(name)
    value(true)
  }

  mutating func strings(_ name: StaticString, _ texts: [String]) {
    key(name)
    array { json in
      for text in texts { json.value(text) }
    }
  }
}
