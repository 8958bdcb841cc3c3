import TableModel

/// Writes markup: every text and attribute goes through here to be escaped.
struct HTMLWriter {
  var out: OutputBuffer

  init(_ out: OutputBuffer) { self.out = out }

  /// Markup of our own.
  mutating func raw(_ markup: StaticString) { out.append(markup) }

  mutating func text(_ text: String) {
    for byte in text.utf8 { escape(byte) }
  }

  /// ` name="value"`, escaped.
  mutating func attribute(_ name: StaticString, _ value: String) {
    out.append(" ")
    out.append(name)
    out.append("=\"")
    for byte in value.utf8 { escape(byte) }
    out.append("\"")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): out.append("&amp;")
    case UInt8(ascii: "<"): out.append("&lt;")
    case UInt8(ascii: ">"): out.append("&gt;")
    case UInt8(ascii: "\""): out.append("&quot;")
    case UInt8(ascii: "'"): out.append("&#39;")
    case 0..<0x09, 0x0B...0x0C, 0x0E..<0x20, 0x7F: out.append("\u{FFFD}")
    default: out.append(byte: byte)
    }
  }

  /// ` style="left:…;top:…;width:…;height:…` without the end, so that more can follow.
  mutating func openStyle(_ frame: Rect) {
    out.append(" style=\"left:")
    out.append(frame.x)
    out.append("px;top:")
    out.append(frame.y)
    out.append("px;width:")
    out.append(frame.width)
    out.append("px;height:")
    out.append(frame.height)
    out.append("px")
  }

  mutating func style(_ frame: Rect) {
    openStyle(frame)
    out.append("\"")
  }

  /// `<span class="…" style="frame">`
  mutating func openBox(_ className: StaticString, _ frame: Rect) {
    out.append("<span class=\"")
    out.append(className)
    out.append("\"")
    style(frame)
    out.append(">")
  }

  /// A drawing that says what it shows: `<span class="…" role="img" aria-label="…" style="frame">`
  mutating func openDrawing(_ className: StaticString, _ label: String, _ frame: Rect) {
    out.append("<span class=\"")
    out.append(className)
    out.append("\" role=\"img\"")
    attribute("aria-label", label)
    style(frame)
    out.append(">")
  }
}
