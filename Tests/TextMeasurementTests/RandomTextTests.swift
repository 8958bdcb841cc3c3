import TableModel
import TestSupport
import Testing

@testable import TextMeasurement

/// What holds for every text, width and way to break it.
@Suite struct RandomTextTests {
  private let measurer = SystemTextMeasurer()
  private let pieces = [
    "a", "W", "é", "e\u{301}", " ", "  ", "-", ",", "\"", "日", "本。", "👩‍👩‍👧", "👍🏽", "🇵🇹", "1️⃣", "\u{200D}",
    "\u{FE0F}",
    "שלום", "مرحبا", "ไทย", "नमस्ते", "\u{AD}", "\u{200B}", "\u{A0}", "\t", "\0", "\u{FFFD}", "\u{10FFFF}", "𝔸",
    "wonderful", "3.14", "http://example.com/a?b=c",
  ]

  private func text(_ random: inout SplitMix64, from pieces: [String]) -> String {
    (0..<Int.random(in: 1...30, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  private func style(_ random: inout SplitMix64) -> ParagraphStyle {
    ParagraphStyle(
      maxWidth: Double.random(in: 0...200, using: &random),
      numberOfLines: Int.random(in: 0...3, using: &random),
      lineBreakMode: LineBreakMode.allCases.randomElement(using: &random) ?? .clip, grid: PixelGrid(scale: 3))
  }

  @Test func keepsItsPromisesForAnyText() {
    var random = SplitMix64(state: 11)
    for _ in 0..<1_000 {
      let text = text(&random, from: pieces + ["\n", "\r\n", "\u{2028}"])
      let style = style(&random)
      let block = measurer.layOut(text, font: .system(17), paragraph: style)
      #expect(style.numberOfLines == 0 || block.lines.count <= style.numberOfLines)
      #expect(!block.lines.isEmpty)
      #expect(block.size.height > 0)
      #expect(block == SystemTextMeasurer().layOut(text, font: .system(17), paragraph: style))
      // A mark is shown however narrow the line.
      let room = max(style.maxWidth, block.isTruncated ? 13.43 : 0)
      let isClipped = style.numberOfLines == 1 && style.lineBreakMode == .clip
      for line in block.lines where line.text.count > 1 && !isClipped {
        #expect(
          line.width <= room + 0.01, "\(line.text.debugDescription) in \(text.debugDescription)")
      }
    }
  }

  /// Shown lines put together again are the text, less the spaces that lines end with.
  @Test func losesNoClusterWhereLinesAreNotLimited() {
    var random = SplitMix64(state: 12)
    for _ in 0..<2_000 {
      let text = text(&random, from: pieces.filter { $0 != "\t" })
      var style = style(&random)
      style.numberOfLines = 0
      let lines = measurer.layOut(text, font: .system(17), paragraph: style).lines
      let shown = lines.flatMap { $0.text.filter { $0 != " " } }
      #expect(shown == Array(text.filter { $0 != " " }), "\(text.debugDescription)")
    }
  }

  /// Cutting a text at its end, start or middle leaves whole clusters of it.
  @Test func marksWhatItLeavesOut() {
    var random = SplitMix64(state: 13)
    for _ in 0..<2_000 {
      let text = text(&random, from: pieces.filter { $0 != "\u{200D}" && $0 != "\u{FE0F}" })
      var style = style(&random)
      style.numberOfLines = 1
      style.lineBreakMode =
        [.tailTruncation, .headTruncation, .middleTruncation][
          Int.random(in: 0..<3, using: &random)]
      let block = measurer.layOut(text, font: .system(17), paragraph: style)
      guard block.isTruncated, let line = block.lines.first else { continue }
      let parts = line.text.split(separator: "…", omittingEmptySubsequences: false)
      #expect(parts.count == 2, "\(line.text.debugDescription)")
      #expect(text.hasPrefix(parts[0]), "\(line.text.debugDescription) of \(text.debugDescription)")
      #expect(text.hasSuffix(parts[parts.count - 1]) || style.lineBreakMode == .tailTruncation)
    }
  }
}
