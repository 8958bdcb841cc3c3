import TableModel

/// Measures text as UIKit would: the system font by tables, everything else by the fonts of this machine.
public final class SystemTextMeasurer: TextMeasuring {
  private let generation: TrackingGeneration
  private let library: FontLibrary
  private let breaker = LineBreaker()
  /// A table has a handful of fonts: looking through them is quicker than hashing.
  @exclusivity(unchecked) private var prepared: [(request: ResolvedFont, font: PreparedFont)] = []

  /// - Parameter fontFiles: paths of font files to prefer to the system's own, in order.
  public init(generation: TrackingGeneration = .opticalSizes, fontFiles: [String] = []) {
    self.generation = generation
    library = FontLibrary(preferredFiles: fontFiles)
  }

  public func layOut(_ text: String, font: ResolvedFont, paragraph: ParagraphStyle) -> TextBlock {
    ParagraphLayout(font: prepare(font), library: library, breaker: breaker).layOut(text, paragraph)
  }

  public func metrics(of font: ResolvedFont, grid: PixelGrid) -> FontMetrics {
    prepare(font).metrics(on: grid)
  }

  /// Which font files were used so far, and what was put in the place of a font.
  public var report: FontReport { library.report }

  /// The font file that serves each script beyond the tables, for a character of it; asks for all of them.
  public func scripts() -> [(script: String, file: String?)] {
    Script.allCases.map { ($0.rawValue, library.fallback(for: $0, scalar: $0.example)?.path) }
  }

  private func prepare(_ font: ResolvedFont) -> PreparedFont {
    for index in prepared.indices
    where prepared[index].request.pointSize == font.pointSize && prepared[index].request == font {
      return prepared[index].font
    }
    let new = makeFont(font)
    if prepared.count >= Self.capacity { prepared.removeAll() }
    prepared.append((font, new))
    return new
  }

  private static let capacity = 64

  private func makeFont(_ font: ResolvedFont) -> PreparedFont {
    switch font.face {
    case .system: return systemFont(font, hasEqualDigits: false)
    case .monospacedDigit: return systemFont(font, hasEqualDigits: true)
    case .monospaced: return PreparedFont(font, source: .fixed(Self.monospacedAdvance), vertical: .system)
    case .named(let name): return namedFont(font, name)
    }
  }

  private func systemFont(_ font: ResolvedFont, hasEqualDigits: Bool) -> PreparedFont {
    let table = SystemFontTable(
      weight: font.weight, pointSize: font.pointSize, generation: generation, hasEqualDigits: hasEqualDigits)
    return PreparedFont(font, source: .table(table), vertical: .system)
  }

  /// A font of this machine; else one of equal advances; else one of fixed width by its known advance; else
  /// the system font's advances.
  private func namedFont(_ font: ResolvedFont, _ name: String) -> PreparedFont {
    let parsed = FontName(name)
    let font = font.withNamedStyle
    guard !parsed.isSystem else { return systemFont(font, hasEqualDigits: false) }
    let known = VerticalMeasures.known(parsed.family)
    let style = NamedFont(family: parsed.family, weight: font.weight, isItalic: font.isItalic)
    if let match = library.font(parsed, style) {
      let path = match.file.path
      library.note(name, match.substitute.map { .substitute(family: $0, file: path) } ?? .file(path))
      let vertical = known ?? match.file.verticalMeasures ?? .system
      return PreparedFont(font, source: .file(match.file), vertical: vertical)
    }
    if ["menlo", "courier"].contains(where: { parsed.family.lowercased().hasPrefix($0) }) {
      library.note(name, .fixedAdvance)
      return PreparedFont(font, source: .fixed(Self.typewriterAdvance), vertical: known ?? .system)
    }
    if HelveticaNeue.isMeant(by: parsed.family) {
      library.note(name, .ownTables)
      let table = SystemFontTable(helveticaNeue: font.weight, pointSize: font.pointSize)
      return PreparedFont(font, source: .table(table), vertical: known ?? .system, isKerned: false)
    }
    library.note(name, .tables)
    let table = SystemFontTable(
      weight: font.weight, pointSize: font.pointSize, generation: generation, hasEqualDigits: false)
    return PreparedFont(
      font, source: .table(table), vertical: known ?? .system,
      widening: VerticalMeasures.knownWidening(parsed.family))
  }

  /// SF Mono: 0.618 em, every character.
  private static let monospacedAdvance: Int32 = 6_180
  /// Menlo and Courier: 0.602 em. Source: recorded labels.
  private static let typewriterAdvance: Int32 = 6_020
}
