import TableModel
import TableSyntax

extension IBContext {
  /// The font that a view describes; `nil` where it describes none.
  mutating func font(_ node: IBNode) -> Font? { node.child(.fontDescription).map { font(description: $0) } }

  private mutating func font(description xml: XMLElement) -> Font {
    if let name = xml.text(.style) {
      guard let style = Self.textStyles[name] else {
        noteUnknown(xml, "the text style '\(name)'")
        return .textStyle(.body)
      }
      return .textStyle(style)
    }
    let size = pointSize(number(xml, .pointSize))
    if let name = xml.text(.name) ?? xml.text(.family) {
      return Font(face: .named(name), size: .points(size))
    }
    var font = systemFont(size, type: xml.text(.type) ?? "")
    if let name = xml.text(.weight) {
      if let weight = Self.weights[name] {
        font.weight = weight
      } else {
        noteUnknown(xml, "the weight '\(name)'")
      }
    }
    return font
  }

  /// The font of a piece of an attributed text.
  mutating func font(ofFragment xml: XMLElement) -> Font {
    let size = pointSize(number(xml, .size))
    if let name = xml.text(.name) { return Font(face: .named(name), size: .points(size)) }
    return systemFont(size, type: xml.text(.metaFont) ?? "")
  }

  private func systemFont(_ size: Double, type: String) -> Font {
    let isBold = type.lowercased().contains("bold")
    if isOldSystemFont {
      return Font(face: .named(isBold ? "HelveticaNeue-Bold" : "HelveticaNeue"), size: .points(size))
    }
    return Font(
      size: .points(size), weight: isBold ? .bold : .regular, isItalic: type.lowercased().contains("italic"))
  }

  /// Before iOS 9 the system font was Helvetica Neue.
  private var isOldSystemFont: Bool { canvas.version.ruling < 8_000 }

  /// Fonts of no size have the one that the generation took for it.
  private func pointSize(_ size: Double?) -> Double {
    guard let size, size > 0 else { return LayoutMetrics(version: canvas.version).text.zeroPointSize }
    return min(size, 1000)
  }

  /// The font of a view that describes none.
  func usualFont(_ points: Double) -> Font { systemFont(points, type: "") }

  private static let textStyles: [String: TextStyle] = [
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleFootnote": .footnote,
    "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
  ]

  private static let weights: [String: FontWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
