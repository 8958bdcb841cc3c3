import TableModel
import TextMeasurement

/// The face that stands in for San Francisco, or for a font that a document names, which a page can't bring along: the
/// reader's Inter, scaled for a size and weight so that it is as wide as what was measured, with San Francisco's line.
struct StandInFont: Hashable {
  let pointSize: Double
  let weight: FontWeight
  let isItalic: Bool
  let isMonospaced: Bool
  /// The family that a document names; `nil` for the system's.
  let namedFamily: String?

  init(_ font: ResolvedFont) {
    pointSize = font.pointSize
    weight = font.weight
    isItalic = font.isItalic
    isMonospaced = font.face == .monospaced
    if case .named(let name) = font.face, !FontName(name).isSystem {
      namedFamily = FontName(name).family
    } else {
      namedFamily = nil
    }
  }

  /// One family a size; its faces are the weights.
  var family: String {
    let size = OutputBuffer.text(pointSize).replacing(".", with: "-")
    return "\(namedFamily.map(Self.word) ?? (isMonospaced ? "mono" : "sans"))-\(size)"
  }

  /// A name as one word of CSS, which is no name of a font that a reader could have.
  private static func word(_ name: String) -> String {
    let letters = name.lowercased().unicodeScalars.prefix(60).map { scalar in
      "a"..."z" ~= scalar || "0"..."9" ~= scalar ? String(scalar) : "-"
    }
    return "like-" + letters.joined()
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

  /// A text as it is measured, against the same text in Inter.
  private func sansScale(_ widths: SystemTextMeasurer) -> Double {
    let face = namedFamily.map { Font.Face.named($0) } ?? .system
    let font = ResolvedFont(face: face, pointSize: pointSize, weight: weight)
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
