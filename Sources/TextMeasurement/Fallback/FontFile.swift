import CTextShaping
import TableModel

/// A face of a font file, shaped by HarfBuzz.
final class FontFile {
  let path: String
  private let font: OpaquePointer
  /// Advances of short runs already shaped: words come again and again.
  private var shaped: [String: [Int32]] = [:]

  /// `nil` where the file holds no usable font.
  init?(path: String, index: UInt32 = 0, weight: FontWeight = .regular) {
    guard let font = ts_font_open(path, index, Int32(weight.openTypeValue)) else { return nil }
    self.font = font
    self.path = path
  }

  deinit { ts_font_close(font) }

  static func count(in path: String) -> UInt32 { ts_font_count(path) }

  func covers(_ scalar: UInt32) -> Bool { ts_font_covers(font, scalar) }

  /// The names a document may call the font by: its family, by either of two standards, and its PostScript
  /// name.
  var names: [String] {
    [TS_FAMILY, TS_TYPOGRAPHIC_FAMILY, TS_POSTSCRIPT].compactMap { id in
      guard let name = ts_font_name(font, id) else { return nil }
      defer { ts_free(name) }
      return String(cString: name)
    }
  }

  /// 100 to 900.
  var weight: Int { Int(ts_font_weight(font)) }
  var isItalic: Bool { ts_font_is_italic(font) }

  /// Line height and ascent in em; `nil` where the font does not say.
  var verticalMeasures: VerticalMeasures? {
    var ascent: Int32 = 0
    let height = ts_font_line_height(font, &ascent)
    guard height > 0 else { return nil }
    return VerticalMeasures(
      ascent: Double(ascent) / 10_000, descent: Double(height - ascent) / 10_000,
      lineHeight: Double(height) / 10_000)
  }

  /// The advance of each cluster at the byte it begins at, in 1/10,000 em; 0 at all other bytes.
  func advances(of text: ArraySlice<UInt8>) -> [Int32] {
    guard text.count <= Self.longestRemembered else { return shape(text) }
    let key = String(decoding: text, as: UTF8.self)
    if let known = shaped[key] { return known }
    let advances = shape(text)
    if shaped.count >= Self.capacity { shaped.removeAll(keepingCapacity: true) }
    shaped[key] = advances
    return advances
  }

  private static let longestRemembered = 64
  private static let capacity = 4096

  private func shape(_ text: ArraySlice<UInt8>) -> [Int32] {
    let count = Int32(clamping: text.count)
    return [Int32](unsafeUninitializedCapacity: Int(count)) { advances, initialized in
      advances.initialize(repeating: 0)
      text.withUnsafeBytes { bytes in
        ts_font_shape(
          font, bytes.bindMemory(to: CChar.self).baseAddress, count, advances.baseAddress)
      }
      initialized = Int(count)
    }
  }
}
