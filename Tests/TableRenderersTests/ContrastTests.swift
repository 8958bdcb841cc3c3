import TableModel
import Testing

@testable import TableRenderers

@Suite struct ContrastTests {
  /// Source: WCAG's own examples.
  @Test(arguments: [
    ("000000", "ffffff", 21.0), ("777777", "ffffff", 4.48), ("767676", "ffffff", 4.54),
    ("ffffff", "ffffff", 1),
    ("0000ff", "ffffff", 8.59), ("ff0000", "ffffff", 4.0),
  ])
  func findsRatios(first: String, second: String, expected: Double) throws {
    let (a, b) = (try #require(RGBA(hexadecimal: first)), try #require(RGBA(hexadecimal: second)))
    #expect(abs(Contrast.ratio(a, b) - expected) < 0.01)
    #expect(Contrast.ratio(a, b) == Contrast.ratio(b, a))
  }

  @Test(arguments: SystemColor.allCases.filter { $0 != .clear }, TableStyle.allCases)
  func makesEverySystemColourReadable(color: SystemColor, style: TableStyle) {
    let palette = Palette(style)
    for background in [palette.page, palette.cell, palette.selected] {
      let text = ReadableColor.text(.semantic(color), on: background)
      #expect(Contrast.ratio(text.light, background.light) >= 4.5)
      #expect(Contrast.ratio(text.dark, background.dark) >= 4.5)
    }
    let fill = ReadableColor.fill(.semantic(color))
    #expect(Contrast.ratio(fill.light, .white) >= 4.5)
    #expect(Contrast.ratio(fill.dark, .white) >= 4.5)
  }

  @Test func leavesAColourThatCanBeReadAsItIs() {
    let white = ColorPair(light: .white, dark: .black)
    #expect(ReadableColor.text(.semantic(.label), on: white) == ColorPair(.label))
    #expect(ReadableColor.text(.semantic(.systemIndigo), on: white).light == SystemColor.systemIndigo.light)
    let own = Color.components(RGBA(red: 250, green: 250, blue: 0))
    #expect(ReadableColor.text(own, on: white) == ColorPair(own))
  }
}
