import TableModel

/// A font with all that measuring needs at hand.
///
/// Advances are in 1/10,000 em, whole numbers; lengths in points.
final class PreparedFont {
  let font: ResolvedFont
  /// Points a unit of advance.
  let unit: Double
  /// How a character's advance is found.
  let source: Source
  let kerning: KerningTable
  let ascent: Double
  let descent: Double
  let lineHeight: Double

  enum Source {
    /// The system font's tables.
    case table(SystemFontTable)
    /// Every character the same; wide ones twice.
    case fixed(Int32)
    /// A font file.
    case file(FontFile)
  }

  init(_ font: ResolvedFont, source: Source, vertical: VerticalMeasures) {
    self.font = font
    self.source = source
    unit = font.pointSize / 10_000
    kerning = KerningTable.system
    ascent = vertical.ascent * font.pointSize
    descent = vertical.descent * font.pointSize
    lineHeight = vertical.lineHeight * font.pointSize
  }

  /// The system font's table, where this font is measured by it.
  var table: SystemFontTable? {
    if case .table(let table) = source { table } else { nil }
  }

  /// Whether lines of a text style stand at the style's own leading.
  var isSystem: Bool {
    if case .table = source { font.face == .system || font.face == .monospacedDigit } else { false }
  }

  func metrics(on grid: PixelGrid) -> FontMetrics {
    FontMetrics(
      ascent: ascent, descent: descent, lineHeight: grid.ceil(lineHeight), unroundedLineHeight: lineHeight)
  }
}

/// The vertical measures of a font, in em.
struct VerticalMeasures: Hashable {
  let ascent: Double
  let descent: Double
  let lineHeight: Double

  /// Source: baselines and heights of recorded labels.
  static let system = VerticalMeasures(ascent: 0.952148, descent: 0.241211, lineHeight: 1.19336)

  /// By family, in lower case; `nil` for a family that is not known.
  ///
  /// Source: heights of recorded labels.
  static func known(_ family: String) -> VerticalMeasures? {
    let heights: [(prefix: String, height: Double)] = [
      ("helvetica neue", 1.193), ("helveticaneue", 1.193), ("helvetica", 1.15), ("menlo", 1.1641),
      ("avenir", 1.366), ("futura", 1.2987), ("arial", 1.149), ("courier", 1.1328), ("proximanova", 1.0),
    ]
    let name = family.lowercased()
    return heights.first { name.hasPrefix($0.prefix) }.map { VerticalMeasures(lineHeight: $0.height) }
  }

  /// A line of which the ascent takes the system font's share.
  init(lineHeight: Double) {
    let share = Self.system.ascent / Self.system.lineHeight
    self.init(ascent: lineHeight * share, descent: lineHeight * (1 - share), lineHeight: lineHeight)
  }

  init(ascent: Double, descent: Double, lineHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
  }
}
