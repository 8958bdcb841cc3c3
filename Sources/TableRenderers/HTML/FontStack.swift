import TableModel

/// The fonts of a page: Apple's own where the reader has them, else Inter fitted to their widths.
///
/// A page can't bring San Francisco along. Inter's local face stands in, scaled for each size and weight so that its
/// average letter is as wide as San Francisco's with the tracking of that size, and a little narrower still: no line
/// may be wider than it was measured.
struct FontStack: Hashable {
  let weight: FontWeight
  let isItalic: Bool
  let pointSize: Double
  let face: Font.Face

  init(_ font: ResolvedFont) {
    weight = font.weight
    isItalic = font.isItalic
    pointSize = font.pointSize
    face = font.face
  }

  /// The name of the stand-in face, made of the font's numbers alone.
  private var standInName: String {
    let size = OutputBuffer.text(pointSize).replacing(".", with: "_")
    return "tr-\(weight.openTypeValue)\(isItalic ? "i" : "")-\(size)"
  }

  /// `font-family`'s value.
  var families: String {
    switch face {
    case .system, .monospacedDigit: "-apple-system,\"SF Pro Text\",\"\(standInName)\",\(Self.fallbacks)"
    case .monospaced: "ui-monospace,\"SF Mono\",Menlo,\"DejaVu Sans Mono\",monospace"
    case .named(let name): "\"\(Self.safe(name))\",-apple-system,\"\(standInName)\",\(Self.fallbacks)"
    }
  }

  /// The `@font-face` of the stand-in; `nil` where the font needs none.
  var fontFace: String? {
    guard face != .monospaced else { return nil }
    let name = Self.interName(weight, isItalic)
    let percent = OutputBuffer.text(((sizeAdjust * 1000).rounded() / 10))
    return "@font-face{font-family:\"\(standInName)\";font-weight:\(weight.openTypeValue);"
      + "font-style:\(isItalic ? "italic" : "normal");"
      + "src:local(\"Inter-\(name)\"),local(\"Inter \(name)\");size-adjust:\(percent)%}"
  }

  /// How wide the stand-in is drawn against its own size.
  ///
  /// Source: recorded San Francisco advances are 0.9625 × Inter's + 0.0197 em, 0.5450 em on average over running text,
  /// and tracking is Apple's. From 20 points on the display face is 0.04 em a letter narrower.
  private var sizeAdjust: Double {
    let interAverage = (0.5450 - 0.0197) / 0.9625
    return (0.5450 + Self.tracking(at: pointSize)) / interAverage * Self.safety
  }

  private static let safety = 0.985

  private static func tracking(at pointSize: Double) -> Double {
    guard pointSize < 20 else { return -0.040 }
    let table = [
      0.019, 0.012, 0.006, 0, -0.0062, -0.0107, -0.0153, -0.0194, -0.0253, -0.0244, -0.0237, -0.0237,
    ]
    let place = max(0, pointSize - 9)
    let lower = Int(place)
    let share = place - Double(lower)
    return table[lower] * (1 - share) + table[min(lower + 1, table.count - 1)] * share
  }

  private static let fallbacks =
    "\"Noto Sans\",\"Noto Sans CJK SC\",\"Noto Sans Arabic\",\"Noto Sans Hebrew\",\"Noto Sans Thai\","
    + "\"Noto Sans Devanagari\",\"Noto Color Emoji\",sans-serif"

  private static func interName(_ weight: FontWeight, _ isItalic: Bool) -> String {
    let name =
      switch weight {
      case .ultraLight: "Thin"
      case .thin: "ExtraLight"
      case .light: "Light"
      case .regular: isItalic ? "" : "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy: "ExtraBold"
      case .black: "Black"
      }
    return name + (isItalic ? "Italic" : "")
  }

  /// A family's name with nothing in it that could end a CSS string.
  private static func safe(_ name: String) -> String {
    String(
      name.unicodeScalars.filter { $0.properties.isAlphabetic || $0 == " " || $0 == "-" || "0"..."9" ~= $0 })
  }
}
