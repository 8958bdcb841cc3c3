import TableModel
import TestSupport
import Testing

@testable import TextMeasurement

/// The short way for plain words against the way for every text, which asks ICU.
@Suite struct PlainTextTests {
  private let layout = ParagraphLayout(
    font: PreparedFont(
      .system(17),
      source: .table(
        SystemFontTable(
          weight: .regular, pointSize: 17, generation: .opticalSizes, hasEqualDigits: false)),
      vertical: .system),
    library: FontLibrary(preferredFiles: []), breaker: LineBreaker())

  private static func style(_ random: inout SplitMix64) -> ParagraphStyle {
    ParagraphStyle(
      maxWidth: Double.random(in: 0...160, using: &random),
      numberOfLines: Int.random(in: 0...4, using: &random),
      lineBreakMode: Bool.random(using: &random) ? .tailTruncation : .wordWrap, grid: PixelGrid(scale: 2),
      direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft)
  }

  /// 40,000 random texts, widths and limits.
  @Test func breaksPlainTextAsEveryTextIsBroken() {
    var random = SplitMix64(state: 7)
    let letters = [
      "a", "Z", "V", "A", "T", "o", "0", "9", " ", " ", "  ", ",", ".", "e\u{301}", "\n", "(", "-", "א",
    ]
    var compared = 0
    for _ in 0..<40_000 {
      // Most have plain characters only, or all of the others near their end.
      let plain = Int.random(in: 0...40, using: &random)
      let rest = Int.random(in: 0...3, using: &random)
      let text =
        (0..<plain).map { _ in letters[..<13].randomElement(using: &random) ?? "" }.joined()
        + (0..<rest).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
      let style = Self.style(&random)
      guard !text.isEmpty, let short = layout.plainLines(text, style) else { continue }
      compared += 1
      let long = layout.anyLines(text, style)
      #expect(short == long, "\(text.debugDescription) at \(style.maxWidth), \(style.numberOfLines) lines")
    }
    #expect(compared > 15_000)
  }

  @Test(arguments: ["a(b", "a-b", "a\nb", "é", "a ,b", ".a", "a\u{301}"])
  func leavesWhatIsNotPlainToTheOther(text: String) {
    let style = ParagraphStyle(maxWidth: 500, numberOfLines: 0, grid: PixelGrid(scale: 2))
    #expect(layout.plainLines(text, style) == nil)
  }

  @Test func marksTheEndOfALineThatIsCut() {
    let style = ParagraphStyle(maxWidth: 60, numberOfLines: 1, grid: PixelGrid(scale: 2))
    let block = layout.plainLines("harbour lantern", style)
    #expect(block?.lines.map(\.text) == ["harbo…"])
    #expect(block?.isTruncated == true)
  }
}
