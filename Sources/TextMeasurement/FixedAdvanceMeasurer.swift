import TableModel

/// Measures text with round numbers: every character equally wide, every line equally high. For tests that
/// show their sums.
public final class FixedAdvanceMeasurer: TextMeasuring {
  private let advance: Int32
  private let vertical: VerticalMeasures
  private let library = FontLibrary(preferredFiles: [])
  private let breaker = LineBreaker()

  /// - Parameters:
  ///   - advance: em a character; ideographs and emoji take two.
  ///   - lineHeight: em a line, of which the ascent takes four fifths.
  public init(advance: Double = 0.5, lineHeight: Double = 1.25) {
    self.advance = Int32((advance * 10_000).clamped(to: 1_000_000).rounded())
    vertical = VerticalMeasures(
      ascent: lineHeight * 0.8, descent: lineHeight * 0.2, lineHeight: lineHeight)
  }

  public func layOut(_ text: String, font: ResolvedFont, paragraph: ParagraphStyle) -> TextBlock {
    ParagraphLayout(font: prepare(font), library: library, breaker: breaker).layOut(text, paragraph)
  }

  public func metrics(of font: ResolvedFont, grid: PixelGrid) -> FontMetrics {
    prepare(font).metrics(on: grid)
  }

  private func prepare(_ font: ResolvedFont) -> PreparedFont {
    PreparedFont(font, source: .fixed(advance), vertical: vertical)
  }
}
