import TableModel
import TextMeasurement

/// The face that stands in for San Francisco, which a page can't bring along: the reader's Inter, scaled for a size
/// and weight so that it is as wide as San Francisco with the tracking of that size, with San Francisco's line.
struct StandInFont: Hashable {
  let pointSize: Double
  let weight: FontWeight
  let isItalic: Bool
  let isMonospaced: Bool

  init(_ font: ResolvedFont) {
    pointSize = font.pointSize
    weight = font.weight
    isItalic = font.isItalic
    isMonospaced = font.face == .monospaced
  }

  /// One family a size; its faces are the weights.
  var family: String {
    let size = OutputBuffer.text(pointSize).replacing(".", with: "-")
    return (isMonospaced ? "mono-" : "sans-") + size
  }

  /// The `@font-face` rule.
  func rule(widths: SystemTextMeasurer) -> String {
    let scale = isMonospaced ? Self.monospacedScale : sansScale(widths)
    let percent = { (share: Double) in OutputBuffer.text(share * 100) + "%" }
    return "@font-face{font-family:\(family);font-weight:\(weight.openTypeValue);"
      + "font-style:\(isItalic ? "italic" : "normal");src:\(sources);size-adjust:\(percent(scale));"
      + "ascent-override:\(percent(Self.ascent / scale));descent-override:\(percent(Self.descent / scale));"
      + "line-gap-override:0%}"
  }

  /// In em: San Francisco's.
  private static let ascent = 0.952148
  private static let descent = 0.241211

  /// SF Mono against Noto Sans Mono: 0.618 and 0.6 em, every character.
  private static let monospacedScale = 1.028

  /// A text in San Francisco, as it is measured, against the same text in Inter.
  private func sansScale(_ widths: SystemTextMeasurer) -> Double {
    let font = ResolvedFont(face: .system, pointSize: pointSize, weight: weight)
    let paragraph = ParagraphStyle(grid: PixelGrid(scale: 1))
    let measured = widths.layOut(Self.reference, font: font, paragraph: paragraph).lines.first?.width ?? 0
    return measured / (pointSize * interWidth) * (1 - margin)
  }

  /// How much narrower than on average, so that hardly any line is wider than it was measured.
  ///
  /// Source: 424 texts in five weights and twelve sizes; none comes out more than a point too wide, bold Greek apart.
  private var margin: Double { 0.003 + max(0, min(17, pointSize - 17)) / 17 * 0.010 }

  private static let reference =
    "Every reader of these settings may choose which of the 25 photographs, names and places to show others "
    + "at home, by post or on the way."

  /// The width of the reference text in Inter 4, in em.
  private var interWidth: Double {
    switch weight {
    case .ultraLight: 63.472
    case .thin: 64.249
    case .light: 65.034
    case .regular: 65.811
    case .medium: 66.329
    case .semibold: 66.844
    case .bold: 67.372
    case .heavy: 67.886
    case .black: 68.405
    }
  }
}

extension StandInFont {
  private var sources: String {
    let names = isMonospaced ? monospacedNames : interNames + otherNames
    return names.map { "local(\"\($0)\")" }.joined(separator: ",")
  }

  private var interNames: [String] {
    let weightName =
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
    let name = weightName + (isItalic ? "Italic" : "")
    return ["Inter-\(name)", "Inter \(name)", isItalic ? "InterVariable-Italic" : "InterVariable"]
  }

  /// Faces of other systems; they are narrower than Inter.
  private var otherNames: [String] {
    let suffix = (weight >= .semibold ? " Bold" : "") + (isItalic ? " Italic" : "")
    return ["Roboto", "Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans"].map { $0 + suffix }
  }

  private var monospacedNames: [String] {
    let suffix = weight >= .semibold ? " Bold" : ""
    return ["Noto Sans Mono", "DejaVu Sans Mono", "Roboto Mono", "Liberation Mono"].map { $0 + suffix }
  }
}
