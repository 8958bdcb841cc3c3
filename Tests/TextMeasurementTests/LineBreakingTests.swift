import TableModel
import Testing

@testable import TextMeasurement

/// 10-point text of 5 points a character, 12.5 points a line.
@Suite struct LineBreakingTests {
  private let measurer = FixedAdvanceMeasurer(advance: 0.5, lineHeight: 1.25)
  private let font = ResolvedFont.system(10)

  private func lines(
    _ text: String, width: Double, limit: Int = 0, _ mode: LineBreakMode = .tailTruncation
  ) -> [String] {
    block(text, width: width, limit: limit, mode).lines.map(\.text)
  }

  private func block(
    _ text: String, width: Double, limit: Int = 0, _ mode: LineBreakMode = .tailTruncation
  ) -> TextBlock {
    measurer.layOut(
      text, font: font,
      paragraph: ParagraphStyle(
        maxWidth: width, numberOfLines: limit, lineBreakMode: mode, grid: PixelGrid(scale: 2)))
  }

  @Test func measuresOneLine() {
    let block = block("hello", width: .infinity)
    #expect(block.size == Size(width: 25, height: 12.5))  // 5 × 5, 10 × 1.25
    #expect(block.firstBaseline == 10)  // 12.5 × 4/5
    #expect(block.lastBaseline == 10)
    #expect(!block.isTruncated)
  }

  @Test func hasNoSizeWithoutText() {
    #expect(block("", width: 100).size == .zero)
    #expect(block("", width: 100).lines.isEmpty)
  }

  @Test func breaksBetweenWordsAndDropsTheSpaceThere() {
    #expect(lines("one two three", width: 40) == ["one two", "three"])  // 7 × 5 = 35 ≤ 40
    #expect(lines("one two three", width: 34) == ["one", "two", "three"])
    #expect(lines("one two   ", width: 35) == ["one two"])
  }

  @Test func addsUpTheLines() {
    let block = block("one two three", width: 34)
    #expect(block.size == Size(width: 25, height: 37.5))  // "three" 5 × 5, 3 × 12.5
    #expect(block.lastBaseline == 35)  // 10 + 2 × 12.5
  }

  @Test func breaksWhereTheTextSaysSo() {
    #expect(lines("a\nb\r\nc\u{2028}d", width: .infinity) == ["a", "b", "c", "d"])
    #expect(lines("a\n\nb", width: 100) == ["a", "", "b"])
    #expect(lines("\n", width: 100) == [""])
  }

  @Test func breaksAWordThatIsLongerThanTheLine() {
    #expect(lines("abcdefgh ij", width: 15) == ["abc", "def", "gh", "ij"])
    #expect(lines("x", width: 1) == ["x"])
    #expect(lines("xyz", width: 0) == ["x", "y", "z"])
    #expect(lines("xy", width: -.infinity) == ["x", "y"])
  }

  @Test func breaksAnywhereByCharacter() {
    #expect(lines("ab cd ef", width: 20, .characterWrap) == ["ab c", "d ef"])
  }

  @Test func breaksAfterAHyphenAndBetweenIdeographs() {
    #expect(lines("well-known", width: 30) == ["well-", "known"])
    #expect(lines("日本語の文", width: 20) == ["日本", "語の", "文"])  // 10 points each
    #expect(lines("「日本」語", width: 20) == ["「日", "本」", "語"])
  }

  @Test func endsWithAnEllipsisWhereLinesAreLimited() {
    #expect(lines("one two three four", width: 45, limit: 2) == ["one two", "three fo…"])
    #expect(block("one two three four", width: 45, limit: 2).isTruncated)
    #expect(lines("one two three", width: 40, limit: 1) == ["one two…"])
    #expect(lines("one two three", width: 25, limit: 1) == ["one…"])  // no space before the mark
  }

  @Test func leavesOutTheHeadOrTheMiddle() {
    #expect(lines("abcdefghij", width: 25, limit: 1, .headTruncation) == ["…ghij"])
    #expect(lines("abcdefghij", width: 25, limit: 1, .middleTruncation) == ["ab…ij"])
  }

  @Test func cutsWithoutAMarkWhereAsked() {
    #expect(lines("one two three", width: 40, limit: 1, .wordWrap) == ["one two"])
    #expect(lines("one two three", width: 40, limit: 1, .clip) == ["one two three"])
    #expect(block("one two three", width: 40, limit: 1, .clip).isTruncated)
  }

  @Test func saysNothingIsLeftOutWhenAllFits() {
    #expect(!block("one two", width: 20, limit: 2).isTruncated)
  }

  @Test func neverSplitsAGraphemeCluster() {
    #expect(
      lines("e\u{301}e\u{301}e\u{301}", width: 5, .characterWrap) == ["e\u{301}", "e\u{301}", "e\u{301}"])
    let family = "👩‍👩‍👧"
    #expect(lines(family + family, width: 10, .characterWrap) == [family, family])
    #expect(lines(family + "abc", width: 15, limit: 1) == [family + "…"])
    #expect(lines("🇵🇹🇯🇵", width: 10, .characterWrap) == ["🇵🇹", "🇯🇵"])
  }

  @Test func knowsTheDirectionOfALine() {
    #expect(block("مرحبا abc", width: .infinity).lines[0].direction == .rightToLeft)
    #expect(block("12 שלום", width: .infinity).lines[0].direction == .rightToLeft)
    #expect(block("abc שלום", width: .infinity).lines[0].direction == .leftToRight)
  }

  /// The short way for plain text against UAX 14 as ICU has it: 20,000 random texts.
  @Test func breaksPlainTextAsICUDoes() {
    var random = SplitMix64(state: 7)
    let letters = Array("aZ09 ,.  ".utf8)
    let breaker = LineBreaker()
    var compared = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...24, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? 0x20
      }
      guard LineBreaker.breaksOnlyAtSpaces(text) else { continue }
      compared += 1
      // A quotation mark far off, after a space, sends the text to ICU and changes nothing before it.
      let byICU = breaker.opportunities(in: text + Array(" a\"".utf8)).filter { $0 < text.count }
      let byRule = breaker.opportunities(in: text).filter { $0 < text.count }
      #expect(byICU == byRule, "\(String(decoding: text, as: UTF8.self))")
    }
    #expect(compared > 5_000)
  }

  @Test(.timeLimit(.minutes(1))) func takesTimeInProportionToTheText() {
    let word = String(repeating: "x", count: 2_000_000)
    #expect(block(word, width: 50).lines.count == 200_000)
    #expect(lines(word, width: 50, limit: 1) == ["xxxxxxxxx…"])
    let breaks = String(repeating: "\n", count: 1_000_000)
    #expect(block(breaks, width: 50).lines.count == 1_000_000)
    let marks = "e" + String(repeating: "\u{301}", count: 300_000)
    #expect(block(marks, width: 50).lines.count == 1)
  }
}

struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
