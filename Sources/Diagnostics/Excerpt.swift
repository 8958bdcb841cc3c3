/// The part of a source line that a range stands in, with a mark under it, never longer than a terminal is wide.
struct Excerpt {
  private let text: String
  private let indent: Int
  private let length: Int

  private static let before = 40
  private static let after = 60

  init(of range: SourceRange, line: Range<Int>, in source: [UInt8]) {
    let start = min(max(Int(range.lowerBound), line.lowerBound), line.upperBound)
    let end = min(max(Int(range.upperBound), start), line.upperBound)
    let from = Self.boundary(max(line.lowerBound, start - Self.before), in: source, limit: line.upperBound)
    let to = Self.boundary(min(line.upperBound, start + Self.after), in: source, limit: line.upperBound)
    let head = (from > line.lowerBound ? "…" : "") + Self.printable(source[from..<max(from, start)])
    let marked = Self.printable(source[max(from, start)..<max(from, min(end, to))])
    let tail = Self.printable(source[max(from, min(end, to))..<to]) + (to < line.upperBound ? "…" : "")
    text = head + marked + tail
    indent = Self.width(head)
    length = max(1, Self.width(marked))
  }

  func lines(numbered number: Int) -> String {
    let gutter = "\(number)"
    let blank = String(repeating: " ", count: gutter.count)
    let mark = String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: length - 1)
    return "  \(gutter) | \(text)\n  \(blank) | \(mark)\n"
  }

  /// The nearest start of a character at or after an offset.
  private static func boundary(_ offset: Int, in source: [UInt8], limit: Int) -> Int {
    var offset = offset
    while offset < limit, source[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private static func printable(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).printable
  }

  /// Columns on a terminal: none for combining marks, two for East Asian wide characters and emoji.
  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { width, scalar in
      if scalar.properties.generalCategory == .nonspacingMark { return width }
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60,
        0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        return width + 2
      default: return width + 1
      }
    }
  }
}
