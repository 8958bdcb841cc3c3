import TableModel
import TestSupport
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

  @Test func marksTheFirstParagraphWhereOthersAreLeftOut() {
    #expect(lines("one\ntwo", width: 100, limit: 1) == ["one…"])
    #expect(lines("a\nb\nc", width: 100, limit: 2) == ["a", "b…"])
    #expect(lines("one\ntwo", width: 100, limit: 1, .wordWrap) == ["one"])
    #expect(block("one\ntwo", width: 100, limit: 1, .wordWrap).isTruncated)
    #expect(!block("one\n", width: 100, limit: 1).isTruncated)
  }

  @Test func clipsToItsWidth() {
    #expect(block("one two three", width: 40, limit: 1, .clip).size.width == 40)
  }

  @Test func fitsTheWidthThatItMeasured() {
    for length in 1...60 {
      let text = String(repeating: "Wavy Tail. ", count: 6).prefix(length)
      for scale in [1.0, 2, 3] {
        let grid = PixelGrid(scale: scale)
        let measurer = SystemTextMeasurer()
        let wide = measurer.layOut(String(text), font: .system(17), paragraph: ParagraphStyle(grid: grid))
        let fitted = measurer.layOut(
          String(text), font: .system(17), paragraph: ParagraphStyle(maxWidth: wide.size.width, grid: grid))
        #expect(fitted == wide)
      }
    }
  }

  /// Only so much of a long text is measured as its lines can show.
  @Test func measuresAsMuchAsItShows() {
    let words = "one two, three four-five, six"
    for limit in 1...4 {
      for mode in [LineBreakMode.tailTruncation, .wordWrap, .characterWrap] {
        let short = block(String(repeating: words + " ", count: 12), width: 60, limit: limit, mode)
        let long = block(String(repeating: words + " ", count: 1200), width: 60, limit: limit, mode)
        #expect(short == long)
      }
    }
    let spaces = "one" + String(repeating: " ", count: 5000)
    #expect(!block(spaces, width: 60, limit: 1).isTruncated)
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
    let flags = String(repeating: "🇵🇹", count: 41)
    for width in [25.0, 35, 45, 55] {
      let joined = lines("a" + flags, width: width, .characterWrap)
      #expect(joined.joined() == "a" + flags)
      #expect(joined.allSatisfy { $0.unicodeScalars.count { $0.value >= 0x1F1E6 }.isMultiple(of: 2) })
    }
  }

  @Test func knowsTheDirectionOfALine() {
    #expect(block("مرحبا abc", width: .infinity).lines[0].direction == .rightToLeft)
    #expect(block("12 שלום", width: .infinity).lines[0].direction == .rightToLeft)
    #expect(block("abc שלום", width: .infinity).lines[0].direction == .leftToRight)
    #expect(block("٣ abc", width: .infinity).lines[0].direction == .leftToRight)  // digits have none
    // Every line of a paragraph has the paragraph's.
    #expect(block("שלום abc", width: 20).lines.map(\.direction) == [.rightToLeft, .rightToLeft])
    #expect(block("abc\nשלום", width: 20).lines.map(\.direction) == [.leftToRight, .rightToLeft])
  }

  @Test func takesTheTablesDirectionWhereATextHasNone() {
    let style = ParagraphStyle(numberOfLines: 0, grid: PixelGrid(scale: 2), direction: .rightToLeft)
    for text in ["12:30", "12\n13", "…"] {
      let block = measurer.layOut(text, font: font, paragraph: style)
      #expect(block.lines.allSatisfy { $0.direction == .rightToLeft })
    }
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
