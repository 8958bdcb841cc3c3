import TableModel

/// Measures text as UIKit would: the system font by tables, everything else by the fonts of this machine.
public final class SystemTextMeasurer: TextMeasuring {
  private let generation: TrackingGeneration
  let library: FontLibrary
  private let breaker = LineBreaker()
  /// A table has a handful of fonts: looking through them is quicker than hashing.
  private var prepared: [PreparedFont] = []

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

  /// Which font files were used so far.
  public var report: FontReport { library.report }

  private func prepare(_ font: ResolvedFont) -> PreparedFont {
    if let known = prepared.first(where: { $0.font == font }) { return known }
    let new = makeFont(font)
    if prepared.count >= Self.capacity { prepared.removeAll() }
    prepared.append(new)
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

  /// A family of this machine; else one of fixed width by its known advance; else the system font's advances.
  private func namedFont(_ font: ResolvedFont, _ name: String) -> PreparedFont {
    let known = VerticalMeasures.known(name)
    if let file = library.named(name, weight: font.weight, isItalic: font.isItalic) {
      return PreparedFont(font, source: .file(file), vertical: known ?? file.verticalMeasures ?? .system)
    }
    let lowercased = name.lowercased()
    if lowercased.hasPrefix("menlo") || lowercased.hasPrefix("courier") {
      return PreparedFont(font, source: .fixed(Self.typewriterAdvance), vertical: known ?? .system)
    }
    let table = SystemFontTable(
      weight: font.weight, pointSize: font.pointSize, generation: generation, hasEqualDigits: false)
    return PreparedFont(font, source: .table(table), vertical: known ?? .system)
  }

  /// SF Mono: 0.618 em, every character.
  private static let monospacedAdvance: Int32 = 6_180
  /// Menlo and Courier: 0.602 em. Source: recorded labels.
  private static let typewriterAdvance: Int32 = 6_020
}

extension SystemTextMeasurer {
  /// The font file that serves each script beyond the tables; asks for all of them.
  public func scripts() -> [(script: String, file: String?)] {
    Script.allCases.compactMap { script in
      script.example.map { (script.rawValue, library.fallback(for: script, scalar: $0)?.path) }
    }
  }
}
