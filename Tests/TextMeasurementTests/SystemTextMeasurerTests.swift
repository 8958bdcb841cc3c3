import TableModel
import Testing

@testable import TextMeasurement

@Suite struct SystemTextMeasurerTests {
  private let measurer = SystemTextMeasurer()
  private let grid = PixelGrid(scale: 2)

  private func block(
    _ text: String, _ font: ResolvedFont = .system(17), width: Double = .infinity, limit: Int = 0
  ) -> TextBlock {
    measurer.layOut(
      text, font: font, paragraph: ParagraphStyle(maxWidth: width, numberOfLines: limit, grid: grid))
  }

  @Test func measuresALabelByItsAdvancesKerningAndTracking() {
    // T 0.6250 i 0.2460 t 0.3650 l 0.2540 e 0.5750, tracking 5 × -0.0253, kerning apart, × 17.
    let letters = 0.6250 + 0.2460 + 0.3650 + 0.2540 + 0.5750 - 5 * 0.0253
    let block = block("Title")
    #expect(abs(block.size.width - letters * 17) < 1)
    #expect(block.size.height == 20.5)  // 17 × 1.19336 = 20.287, up to the half point
  }

  @Test func givesTheRecordedHeightsOfOneLine() {
    let heights: [(Double, Double)] = [
      (17, 20.5), (16, 19.5), (15, 18), (14, 17), (13, 16), (12, 14.5), (11, 13.5),
    ]
    for (size, height) in heights { #expect(block("x", .system(size)).size.height == height) }
    let plus = measurer.layOut(
      "x", font: .system(17), paragraph: ParagraphStyle(grid: PixelGrid(scale: 3)))
    #expect(abs(plus.size.height - 61.0 / 3) < 0.001)  // 20.287 up to the third of a point
  }

  @Test func givesEastAsianCharactersAnEm() {
    #expect(block("日本語", .system(10)).size.width == 30)
    #expect(block("ｶﾅ", .system(10)).size.width == 10)
    #expect(block("が", .system(10)).size.width == 10)
    #expect(block("か\u{3099}", .system(10)).size.width == 10)
    #expect(block("\u{1112}\u{1161}\u{11AB}", .system(10)).size.width == 10)  // 한, in its parts
  }

  @Test func measuresAccentedLettersAsTheirBase() {
    for (accented, base) in [("é", "e"), ("Ü", "U"), ("ł", "l"), ("ǎ", "a"), ("ệ", "e"), ("Ж\u{301}", "Ж")] {
      for weight in FontWeight.allCases {
        #expect(
          block(accented, .system(17, weight)).lines[0].width
            == block(base, .system(17, weight)).lines[0].width)
      }
    }
  }

  @Test func kernsTypographicPunctuation() {
    let apart = block("A").lines[0].width + block("”").lines[0].width
    #expect(block("A”").lines[0].width < apart)
    #expect(block("\u{4}s").lines[0].width == block("s").lines[0].width)
  }

  /// The letters at text sizes are as wide in all generations; the large ones are drawn narrower since iOS
  /// 11.
  @Test func followsTheGenerationsOfTheFont() {
    func width(_ size: Double, _ generation: TrackingGeneration) -> Double {
      SystemTextMeasurer(generation: generation).layOut(
        "Authentication", font: .system(size), paragraph: ParagraphStyle(grid: grid)
      ).lines[0].width
    }
    #expect(width(12, .firstFaces) == width(12, .separateFaces))
    #expect(abs(width(12, .opticalSizes) - width(12, .separateFaces)) < 0.2)
    #expect(width(28, .firstFaces) > width(28, .separateFaces) + 5)
    #expect(abs(width(28, .opticalSizes) - 176) < 1.5)  // recorded: 176 and 177
  }

  @Test func setsLinesOfATextStyleAtItsLeading() {
    let body = Font.textStyle(.body).resolved(at: .large)
    #expect(block("a\nb\nc", body).size.height == 64.5)  // 20.287 + 2 × 22 = 64.287
    #expect(block("a\nb\nc", .system(17)).size.height == 61)  // 3 × 20.287 = 60.861
  }

  @Test func growsWithWeight() {
    let widths = FontWeight.allCases.map { block("Hamburgefonstiv", .system(17, $0)).size.width }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  @Test func widensGreekMoreThanLatin() {
    func ratio(_ text: String) -> Double {
      block(text, .system(17, .bold)).size.width / block(text, .system(17)).size.width
    }
    // Inter's bold letters against its regular ones: 1.085 and 1.055; spaces do not widen.
    let greek = ratio("ανθρωποι ελευθεροι και ισοι στην αξιοπρεπεια")
    let latin = ratio("hamburgefonstiv quick brown foxes jump over it")
    #expect(greek > latin + 0.01, "\(greek), \(latin)")
  }

  @Test func growsWithContentSize() {
    for style in TextStyle.allCases {
      let widths = ContentSizeCategory.allCases.map { category in
        block("Hamburgefonstiv", Font.textStyle(style).resolved(at: category)).size.width
      }
      #expect(widths == widths.sorted(), "\(style)")
    }
  }

  @Test func opensNoFontForEuropeanAndEastAsianText() {
    let texts = [
      "Zoë Łukasiewicz", "Ελληνικά", "Русский язык", "日本語", "한국어", "Tiếng Việt", "🎉👩‍🚀", "a…“b” – 3 €",
    ]
    for text in texts { #expect(block(text).size.width > 0) }
    #expect(measurer.report.entries.isEmpty)
  }

  @Test func kernsAccentedLettersAsTheirBase() {
    let plain = block("To").size.width - block("T").size.width - block("o").size.width
    let accented = block("Tö").size.width - block("T").size.width - block("ö").size.width
    #expect(abs(plain - accented) <= 0.5)
  }

  @Test func givesDigitsOneWidthWhereAsked() {
    let font = ResolvedFont(face: .monospacedDigit, pointSize: 17, weight: .regular)
    #expect(block("1111", font).size.width == block("8888", font).size.width)
    #expect(block("1111").size.width < block("8888").size.width)
  }

  @Test func measuresFixedWidthFonts() {
    let font = ResolvedFont(face: .monospaced, pointSize: 10, weight: .regular)
    #expect(block("iiii", font).size.width == 25)  // 4 × 6.18 = 24.72, up to the half point
  }

  @Test func measuresAJoinedEmojiOnce() {
    let one = block("👍").size.width
    #expect(block("👍🏽").size.width == one)
    #expect(block("👩‍👩‍👧‍👦").size.width == one)
    #expect(block("🇵🇹").size.width == one)
    #expect(block("❤️").size.width == one)
    #expect(block("🏃‍♂️").size.width == one)
    #expect(block("1️⃣").size.width == one)
    #expect(block("🏴󠁧󠁢󠁥󠁮󠁧󠁿").size.width == one)
    #expect(block("👍👍").lines[0].width == 2 * block("👍").lines[0].width)
    #expect(one == 23)  // as recorded
  }

  @Test(arguments: ["مرحبا بالعالم", "שלום עולם", "สวัสดีชาวโลก", "नमस्ते दुनिया"])
  func measuresScriptsByShaping(text: String) {
    let whole = block(text)
    #expect(whole.size.width > 20)
    #expect(block(text, width: whole.size.width / 2 + 10).lines.count >= 2)
    #expect(measurer.report.entries.count == 1)
  }

  @Test func fitsEveryLineItBreaks() {
    let text =
      "The quick brown fox, 日本語とEnglish, jumps over – well-known – “lazy” dogs: 3.14 €/m² and מילה too."
    for width in stride(from: 20.0, through: 400, by: 7) {
      for line in block(text, width: width).lines where line.text.count > 1 {
        #expect(line.width <= width + 0.01, "\(line.text) at \(width)")
      }
    }
  }

  @Test func losesNoCharacterWhenItBreaks() {
    let text = "The quick brown fox jumps over thirteen lazy dogs and then some more of them"
    for width in stride(from: 10.0, through: 300, by: 11) {
      let joined = block(text, width: width).lines.map(\.text).joined()
      #expect(joined.filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test func toleratesAnyNumberAndText() {
    for width in [0, -1, .infinity, -.infinity, .nan, 1e300] {
      for text in ["\0", "\u{301}", "\u{200D}", "\u{FFFD}", "a\u{0}b", "\u{10FFFF}"] {
        for size in [0.0, 1e-9, 1e9] {
          let block = block(text, .system(size), width: width)
          #expect(block.size.width >= 0 && block.size.width.isFinite)
          #expect(block.size.height >= 0 && block.size.height.isFinite)
        }
      }
    }
  }

  @Test func staysInsideTheWidthWhenItTruncates() {
    for width in stride(from: 20.0, through: 200, by: 3) {
      let block = block("Some title that is too long to stand on one line", width: width, limit: 1)
      #expect(block.size.width <= width + 0.5)
      #expect(block.lines.count == 1)
    }
  }
}
