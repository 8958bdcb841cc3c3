import TableModel
import Testing

@testable import TextMeasurement

/// Which font a text is measured with.
@Suite struct FontChoiceTests {
  private let grid = PixelGrid(scale: 2)

  private func width(_ text: String, _ font: ResolvedFont, _ measurer: SystemTextMeasurer) -> Double {
    measurer.layOut(text, font: font, paragraph: ParagraphStyle(grid: grid)).lines[0].width
  }

  private func named(_ name: String, _ weight: FontWeight = .regular) -> ResolvedFont {
    ResolvedFont(face: .named(name), pointSize: 10, weight: weight)
  }

  @Test(arguments: [
    ("HelveticaNeue-BoldItalic", "Helvetica Neue", FontWeight.bold, true),
    ("ArialMT", "Arial", nil, false),
    ("TimesNewRomanPS-ItalicMT", "Times New Roman", nil, true),
    ("CourierNewPSMT", "Courier New", nil, false),
    ("Avenir-Heavy", "Avenir", .heavy, false),
    ("AvenirNext-DemiBold", "Avenir Next", .semibold, false),
    ("Helvetica Neue", "Helvetica Neue", nil, false),
    ("Menlo-Regular", "Menlo", .regular, false),
    ("HelveticaNeue-UltraLight", "Helvetica Neue", .ultraLight, false),
    ("", "", nil, false),
  ]) func readsWhatANameSays(name: String, family: String, weight: FontWeight?, isItalic: Bool) {
    let parsed = FontName(name)
    #expect(parsed.family == family)
    #expect(parsed.weight == weight)
    #expect(parsed.isItalic == isItalic)
  }

  @Test func knowsTheSystemFontByItsInnerNames() {
    let measurer = SystemTextMeasurer()
    for name in [".SFUIText-Semibold", ".AppleSystemUIFont", "SFProText-Regular"] {
      let weight: FontWeight = name.hasSuffix("Semibold") ? .semibold : .regular
      let system = ResolvedFont.system(10, weight)
      #expect(width("Hamburg", named(name), measurer) == width("Hamburg", system, measurer))
    }
    #expect(measurer.report.entries.isEmpty)
  }

  @Test func saysWhatStandsForAFamilyThatIsNotThere() throws {
    let measurer = SystemTextMeasurer()
    #expect(width("abc", named("No Such Family"), measurer) > 0)
    let entry = try #require(measurer.report.entries.first)
    #expect(entry.need == .family("No Such Family"))
    #expect(entry.source == .tables)
    #expect(entry.isSubstitute)
    #expect(entry.file == nil)
    #expect(measurer.report.entries.count == 1)
  }

  @Test func usesAFontOfTheSameAdvances() throws {
    let measurer = SystemTextMeasurer()
    // Helvetica: a, b, c 0.556, 0.556, 0.5 em, with no kerning between them.
    let measured = width("abc", named("Helvetica"), measurer)
    let entry = try #require(measurer.report.entries.first)
    guard entry.file != nil else { return #expect(entry.source == .tables) }
    #expect(abs(measured - 16.12) < 0.05)  // 5.56 + 5.56 + 5
    let block = measurer.layOut("a", font: named("Helvetica"), paragraph: ParagraphStyle(grid: grid))
    #expect(block.size.height == 11.5)  // 10 × 1.15
  }

  @Test func measuresATypewriterFontWithoutItsFile() {
    let measurer = SystemTextMeasurer()
    let measured = width("iiii", named("Menlo"), measurer)
    #expect(abs(measured - 24.08) < 0.02)  // 4 × 0.602 × 10, by file or by rule
  }

  @Test(.enabled(if: InterFont.isInstalled, "needs Inter"))
  func prefersTheGivenFilesAndTheirNearestWeight() throws {
    let measurer = SystemTextMeasurer(fontFiles: [InterFont.regular, InterFont.bold])
    let regular = width("Hamburg", named("Inter"), measurer)
    let bold = width("Hamburg", named("Inter", .bold), measurer)
    #expect(regular < bold)
    #expect(width("Hamburg", named("Inter-Bold"), measurer) == bold)
    #expect(width("Hamburg", named("Inter", .heavy), measurer) == bold)
    let files = Set(measurer.report.entries.compactMap(\.file))
    #expect(files.isSubset(of: [InterFont.regular, InterFont.bold]))
  }

  @Test func opensNothingThatIsNoFont() {
    let measurer = SystemTextMeasurer(fontFiles: ["/nowhere/a.ttf", "/etc/passwd", "/"])
    #expect(width("abc", named("Some Family"), measurer) > 0)
    #expect(measurer.report.entries.count == 1)
  }

  @Test func asksForEachScriptOnce() {
    let measurer = SystemTextMeasurer()
    for text in ["שלום", "עולם", "שלום עולם 12"] { #expect(width(text, .system(10), measurer) > 0) }
    #expect(measurer.report.entries.map(\.need) == [.script("hebrew")])
  }

  /// U+0B80 is in the block of Tamil, but no character.
  @Test func isNotMisledByACharacterThatNoFontHas() {
    let spoilt = SystemTextMeasurer()
    #expect(width("\u{0B80}", .system(10), spoilt) > 0)
    #expect(width("தமிழ் ☃", .system(10), spoilt) == width("தமிழ் ☃", .system(10), SystemTextMeasurer()))
  }

  @Test func surveysEveryScript() {
    let measurer = SystemTextMeasurer()
    let scripts = measurer.scripts()
    #expect(scripts.map(\.script) == Script.allCases.map(\.rawValue))
    #expect(measurer.report.entries.map(\.need) == Script.allCases.map { .script($0.rawValue) })
    #expect(measurer.report.entries.map(\.file) == scripts.map(\.file))
  }

  @Test(.timeLimit(.minutes(1))) func asksForFewFontsWhateverTheText() {
    var text = ""
    for value in stride(from: UInt32(0xA500), to: 0x1_FFFF, by: 64) {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    #expect(width(text, .system(10), SystemTextMeasurer()) > 0)
  }
}

private enum InterFont {
  static let regular = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  static let bold = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
  static var isInstalled: Bool { FontFile(path: regular) != nil && FontFile(path: bold) != nil }
}
