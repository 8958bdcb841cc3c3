import Diagnostics
import Foundation
import TableModel
import TestSupport
import Testing

@testable import TableReaders

/// What visual formats mean, and what is said of those that mean nothing.
@Suite struct VisualFormatTests {
  /// A template of three labels, and a format among its constraints.
  private func document(_ format: String, _ attributes: String = "") -> String {
    """
    <template id="t">
      <label id="a"/><label id="b"/><label id="c"/><view id="box-1"><label id="d"/></view><view><label id="e"/></view>
      <constraints><visualFormat \(attributes)>\(format)</visualFormat></constraints>
    </template>
    """
  }

  private func constraints(
    _ format: String, _ attributes: String = "", at location: SourceLocation = #_sourceLocation
  ) -> [String] {
    let escaped = format.replacingOccurrences(of: "<", with: "&lt;")
    let reading = Reading(document(escaped, attributes))
    #expect(reading.messages == [], sourceLocation: location)
    return reading.templates.first?.constraints.map(\.description) ?? []
  }

  private func expect(
    _ marked: String, _ message: String, _ attributes: String = "",
    at location: SourceLocation = #_sourceLocation
  ) {
    expectDiagnostic(document(marked, attributes), .malformedVisualFormat, message, at: location)
  }

  // MARK: The grammar

  @Test func leavesEightPointsBetweenViews() {
    #expect(constraints("[a]-[b]") == ["b.leading = a.trailing + 8"])
  }

  @Test func letsViewsTouchWithoutAHyphen() {
    #expect(constraints("[a][b]") == ["b.leading = a.trailing"])
    #expect(constraints("|[a]|") == ["a.leading = superview.leading", "superview.trailing = a.trailing"])
  }

  @Test func leavesTheMarginToTheSuperview() {
    #expect(
      constraints("|-[a]-|") == [
        "a.leading = superview.leadingMargin", "superview.trailingMargin = a.trailing",
      ])
    #expect(constraints("V:|-[a]-|") == ["a.top = superview.topMargin", "superview.bottomMargin = a.bottom"])
  }

  @Test func countsAGivenSpaceFromTheSuperviewsEdge() {
    #expect(
      constraints("H:|-50-[a]-50.5-|") == [
        "a.leading = superview.leading + 50", "superview.trailing = a.trailing + 50.5",
      ])
  }

  @Test func runsDownTheScreenAfterV() {
    #expect(constraints("V:[a]-10-[b]") == ["b.top = a.bottom + 10"])
  }

  @Test func holdsViewsToLengths() {
    #expect(constraints("[a(100)]") == ["a.width = 100"])
    #expect(constraints("[a(100@20)]") == ["a.width = 100 @20"])
    #expect(constraints("V:[a(>=70,<=100)]") == ["a.height >= 70", "a.height <= 100"])
    #expect(constraints("[a(==44)]") == ["a.width = 44"])
  }

  @Test func holdsViewsToEachOther() {
    #expect(constraints("[a(==b)]") == ["a.width = b.width"])
    #expect(constraints("V:[a(b@250)]") == ["a.height = b.height @250"])
    #expect(constraints("[a(>=b*2+3)]") == ["a.width >= 2 * b.width + 3"])
    #expect(constraints("[a(==b/2-4)]") == ["a.width = 0.5 * b.width - 4"])
    #expect(constraints("[a(==a.height*1.5)]") == ["a.width = 1.5 * a.height"])
  }

  @Test func holdsSpacesToPredicates() {
    #expect(
      constraints("[a]-(>=8,<=20@250)-[b]") == [
        "b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @250",
      ])
    #expect(constraints("[a]-(-8)-[b]") == ["b.leading = a.trailing - 8"])
    #expect(constraints("[a]-12@750-[b]") == ["b.leading = a.trailing + 12 @750"])
  }

  @Test func takesNumbersFromMetrics() {
    let metrics = "metrics='gap=12 side=20.5 soft=250 minus=-4'"
    #expect(
      constraints("|-side-[a(>=gap@soft)]-gap-[b]-(minus)-[c]", metrics) == [
        "a.leading = superview.leading + 20.5", "a.width >= 12 @250", "b.leading = a.trailing + 12",
        "c.leading = b.trailing - 4",
      ])
    #expect(constraints("[a]-gap*2-[b(gap/2+1)]", metrics) == ["b.leading = a.trailing + 24", "b.width = 7"])
  }

  @Test func readsACompleteLine() {
    #expect(
      constraints("|-[a]-[b]-[c(>=20)]-|") == [
        "a.leading = superview.leadingMargin", "b.leading = a.trailing + 8", "c.leading = b.trailing + 8",
        "c.width >= 20", "superview.trailingMargin = c.trailing",
      ])
  }

  @Test func passesOverWhiteSpaceBetweenParts() {
    #expect(
      constraints(" H: | - 8 - [ a ( >= 3 , <= 9 @ 20 ) ]\n - [b] ") == [
        "a.leading = superview.leading + 8", "a.width >= 3", "a.width <= 9 @20", "b.leading = a.trailing + 8",
      ])
  }

  @Test func readsIDsWithHyphens() {
    #expect(constraints("[box-1(==a)]") == ["box-1.width = a.width"])
    #expect(
      constraints("[a(==box-1)]-[box-1]") == ["a.width = box-1.width", "box-1.leading = a.trailing + 8"])
  }

  @Test func meansTheSuperviewOfTheViewAtTheBar() {
    #expect(constraints("|-5-[d]") == ["d.leading = box-1.leading + 5"])
    expect(
      "|-[«e»]", "the superview of 'e' needs an id for '|' to mean it from here")
  }

  @Test func readsReferencesInTheText() {
    let reading = Reading(document("[a(&lt;=9,&gt;=3)]"))
    #expect(reading.templates.first?.constraints.map(\.description) == ["a.width <= 9", "a.width >= 3"])
    let ranges = reading.templates.first?.constraints.map { reading.text(at: $0.range) }
    #expect(ranges == ["&lt;=9", "&gt;=3"])
    expect("[a(&lt;=9,&gt;=«x»)]", "'x' is neither a metric nor the id of a view; did you mean 'a'?")
  }

  @Test func placesEachConstraintAtWhatItComesFrom() {
    let reading = Reading(document("|-[a(30, b@20)]-(>=4)-[c]"))
    let texts = reading.templates.first?.constraints.map { reading.text(at: $0.range) }
    #expect(texts == ["-", "30", "b@20", ">=4"])
  }

  // MARK: Options

  @Test func alignsEachViewWithTheOneBefore() {
    #expect(
      constraints("[a]-[b]-[c]", "options='alignAllCenterY'") == [
        "b.leading = a.trailing + 8", "b.centerY = a.centerY", "c.leading = b.trailing + 8",
        "c.centerY = b.centerY",
      ])
    #expect(
      constraints("V:[a][b]", "options='alignAllLeading alignAllTrailing'") == [
        "b.top = a.bottom", "b.leading = a.leading", "b.trailing = a.trailing",
      ])
  }

  @Test(arguments: [
    ("alignAllTop", "top"), ("alignAllBottom", "bottom"), ("alignAllFirstBaseline", "firstBaseline"),
    ("alignAllLastBaseline", "baseline"), ("alignAllCenterY", "centerY"),
  ])
  func alignsARow(_ option: (name: String, attribute: String)) {
    #expect(
      constraints("[a][b]", "options='\(option.name)'") == [
        "b.leading = a.trailing", "b.\(option.attribute) = a.\(option.attribute)",
      ])
  }

  @Test(arguments: [
    ("alignAllLeft", "left"), ("alignAllRight", "right"), ("alignAllLeading", "leading"),
    ("alignAllTrailing", "trailing"), ("alignAllCenterX", "centerX"),
  ])
  func alignsAColumn(_ option: (name: String, attribute: String)) {
    #expect(
      constraints("V:[a][b]", "options='\(option.name)'") == [
        "b.top = a.bottom", "b.\(option.attribute) = a.\(option.attribute)",
      ])
  }

  @Test func runsLeftToRightWhereAsked() {
    #expect(
      constraints("|-[a]-4-[b]-5-|", "options='directionLeftToRight'") == [
        "a.left = superview.leftMargin", "b.left = a.right + 4", "superview.right = b.right + 5",
      ])
  }

  @Test func runsRightToLeftWhereAsked() {
    // The first view stands at the right, and a space is how far the next lies to its left.
    #expect(
      constraints("|-3-[a]-4-[b]-|", "options='directionRightToLeft'") == [
        "superview.right = a.right + 3", "a.left = b.right + 4", "b.left = superview.leftMargin",
      ])
  }

  @Test func countsFromBaselineToBaselineWhereAsked() {
    #expect(
      constraints("V:|-3-[a]-20-[b]", "options='spacingBaselineToBaseline'") == [
        "a.top = superview.top + 3", "b.firstBaseline = a.baseline + 20",
      ])
    #expect(
      constraints("[a]-20-[b]", "options='spacingBaselineToBaseline'") == ["b.leading = a.trailing + 20"])
  }

  @Test func rejectsAlignmentAlongTheFormat() {
    expectDiagnostic(
      document("V:[a]-[b]", "options=\"«alignAllTop»\""), .conflictingAttributes,
      "views of a vertical format stand one after the other and can't have 'alignAllTop'")
    expectDiagnostic(
      document("[a]-[b]", "options=\"«alignAllTop alignAllLeft»\""), .conflictingAttributes,
      "views of a horizontal format stand one after the other and can't have 'alignAllLeft'")
  }

  // MARK: What is no format

  @Test func pointsAtTheCharacterThatIsWrong() {
    expect("V«-»[a]", "'-' stands where ':' after the direction is needed")
    expect("[a]-[«B»]", "no view of the template has the id 'B'; did you mean 'b'?")
    expect("[a«-»", "'-' stands where ']' after the view is needed")
    expect("[a]-(«=»5)-[b]", "a relation is one of ==, <=, >=")
    expect("[a]-(«&lt;»5)-[b]", "a relation is one of ==, <=, >=")
    expect("[a]-(&lt;=«)»-[b]", "')' stands where a number, a metric or a view is needed")
    expect("[a]-(8-«[»b]", "'[' stands where a number or metric is needed")
    expect("[a]-8«[»b]", "'[' stands where '-' after the space is needed")
    expect(
      "[a]-«gpa»-[b]", "'gpa' is neither a metric nor the id of a view; did you mean 'gap'?",
      "metrics='gap=1'")
    expect("[a]|«-»[b]", "nothing can follow the '|' of the superview's end")
    expect("[«]»", "']' stands where the id of a view is needed")
    expect("[a(5@«1001»)]", "a priority is a number from 1 to 1000")
    expect("[a(b/«0»)]", "nothing can be divided by 0")
    expect("[a(«1e9»)]", "a number in a format is from -100000 to 100000")
    expect("[a(b.«top»)]", "a predicate can't be about 'top'; it can be about width and height")
    expect("[a]-(«==c»)-[b]", "a space can't be measured by the view 'c'; only a view's own length can")
    expect("[a]-[«a»]", "the view 'a' can't stand beside itself")
    expect("«é»", "'é' stands where a view in brackets is needed")
  }

  @Test func pointsAtTheElementWhereTheFormatIsEmpty() {
    expectDiagnostic(
      """
      <template id="t"><label/><constraints>«<visualFormat»></visualFormat></constraints></template>
      """, .malformedVisualFormat, "the format ends where a view in brackets is needed")
  }

  @Test func survivesAnyText() {
    let alphabet = Array("HV:|[](),-@=<>*/+.ab9 é\n".utf8)
    var random = SplitMix64(state: 7)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<16, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      var parser = FormatParser(bytes, metrics: ["b9": 4], views: ["a", "b", "a-b"])
      do throws(FormatFailure) {
        let format = try parser.parse()
        #expect(!format.views.isEmpty && format.connections.count == format.views.count - 1)
      } catch {
        #expect(error.place.lowerBound >= 0 && error.place.upperBound <= bytes.count)
      }
    }
  }

  @Test func survivesFormatsCutAnywhere() {
    let whole = Array("V:|-(>=8,<=side@250)-[a(==b*2+3,>=20@low)]-gap-[b(a.width/2)]-|".utf8)
    let metrics = ["side": 9.0, "gap": 4, "low": 250]
    for end in 0..<whole.count {
      var parser = FormatParser(Array(whole[..<end]), metrics: metrics, views: ["a", "b"])
      do throws(FormatFailure) {
        _ = try parser.parse()
        #expect([UInt8(ascii: "]"), UInt8(ascii: "|")].contains(whole[end - 1]))
      } catch {
        #expect(error.place.upperBound <= end)
      }
    }
    var parser = FormatParser(whole, metrics: metrics, views: ["a", "b"])
    #expect((try? parser.parse())?.views.count == 2)
  }
}
