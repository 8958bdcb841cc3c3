import TableModel
import Testing
import TextMeasurement

@testable import TableRenderers

@Suite struct StandInFontTests {
  /// San Francisco is narrower than Inter at text sizes, wider at the smallest.
  @Test(arguments: [(11.0, 1.0), (13, 0.98), (17, 0.94), (34, 0.89)])
  func isScaledToTheMeasuredWidths(size: Double, expected: Double) throws {
    let rule = StandInFont(.system(size)).rule(widths: SystemTextMeasurer())
    let found = try #require(rule.firstMatch(of: /size-adjust:([0-9.]+)%/))
    #expect(abs(try #require(Double(found.output.1)) / 100 - expected) < 0.02)
    #expect(rule.contains("local(\"Inter-Regular\")"))
  }

  @Test func standsInForAFontThatADocumentNames() throws {
    let font = ResolvedFont(face: .named("HelveticaNeue-Bold"), pointSize: 11, weight: .regular)
      .withNamedStyle
    #expect(font.weight == .bold)
    #expect(
      font.cssFamilies
        == #""HelveticaNeue-Bold","Helvetica Neue",-apple-system,like-helvetica-neue-11,var(--more)"#)
    let rule = font.standIn.rule(widths: SystemTextMeasurer())
    #expect(rule.hasPrefix("@font-face{font-family:like-helvetica-neue-11;font-weight:700;"))
    let named = StandInFont(ResolvedFont(face: .named("HelveticaNeue"), pointSize: 11, weight: .regular))
    #expect(scale(named) < scale(StandInFont(.system(11))) - 0.01, "Helvetica Neue is narrower")
  }

  private func scale(_ font: StandInFont) -> Double {
    let found = font.rule(widths: SystemTextMeasurer()).firstMatch(of: /size-adjust:([0-9.]+)%/)
    return (found.flatMap { Double($0.output.1) } ?? 0) / 100
  }

  @Test func keepsTheLineOfSanFrancisco() throws {
    let rule = StandInFont(.system(17, .bold)).rule(widths: SystemTextMeasurer())
    func percent(_ name: String) throws -> Double {
      let found = try #require(rule.firstMatch(of: try Regex("\(name):([0-9.]+)%")))
      return try #require(found.output[1].substring.flatMap { Double($0) })
    }
    let adjust = try percent("size-adjust") / 100
    #expect(abs(try percent("ascent-override") * adjust - 95.2148) < 0.01)
    #expect(abs(try percent("descent-override") * adjust - 24.1211) < 0.01)
  }
}
