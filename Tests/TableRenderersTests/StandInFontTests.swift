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
