import CTextShaping

/// A font file, shaped by HarfBuzz.
final class FontFile {
  let path: String
  private let font: OpaquePointer

  /// `nil` where the file holds no usable font.
  init?(path: String, index: UInt32 = 0) {
    guard let font = ts_font_open(path, index) else { return nil }
    self.font = font
    self.path = path
  }

  deinit { ts_font_close(font) }

  func covers(_ scalar: UInt32) -> Bool { ts_font_covers(font, scalar) }

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
