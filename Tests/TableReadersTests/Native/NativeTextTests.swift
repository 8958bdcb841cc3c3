import Diagnostics
import TableModel
import TableReaders
import TestSupport
import Testing

@Suite struct NativeTextTests {
  @Test(arguments: [
    ("Alice", "Alice"),
    ("  Alice\t", "Alice"),
    ("a  b", "a  b"),
    ("a\n    b", "a b"),
    ("\n  a \n\n b  c\n", "a b  c"),
    ("a&#10;b", "a\nb"),
    ("a  &#10;  b", "a  \n  b"),
    ("&#32;a&#32;", "a"),
    ("a&amp;b &lt;c&gt;", "a&b <c>"),
    ("<![CDATA[<b> & ]]>x", "<b> & x"),
    ("", ""),
    (" \n ", ""),
    ("é\n  ü", "é ü"),
    ("née&#10;où\n là", "née\noù là"),
    ("人人生而自由\n人", "人人生而自由 人"),
    ("a<!-- no -->b", "ab"),
    ("a\r\n  é\r\nb", "a é b"),
    ("a long text with \r one return", "a long text with one return"),
    ("a long text<!-- no --> in pieces", "a long text in pieces"),
    ("a long text<![CDATA[ of two]]> kinds", "a long text of two kinds"),
    ("   a long text with room around it   ", "a long text with room around it"),
    ("\n  a long text with breaks around it\n", "a long text with breaks around it"),
  ])
  func meansTextInElements(written: String, meant: String) {
    #expect(text(of: written) == meant)
  }

  @Test(arguments: [
    ("<value key='k' xml:space='preserve'> a\n b </value>", " a\n b "),
    ("<value key='k' xml:space='default'> a\n b </value>", "a b"),
  ])
  func keepsWhiteSpaceWhereAsked(value: String, meant: String) {
    let reading = Reading("<table><cell>\(value)</cell></table>")
    #expect(reading.messages.isEmpty)
    #expect(reading.cell.values["k"] == meant)
  }

  @Test func inheritsThePreservingOfWhiteSpace() {
    let reading = Reading(
      """
      <table xml:space="preserve"><cell><value key="a"> x </value><value key="b" xml:space="default"> x </value>\
      </cell></table>
      """)
    #expect(reading.messages.isEmpty)
    #expect(reading.cell.values["a"] == " x ")
    #expect(reading.cell.values["b"] == "x")
  }

  @Test func keepsAttributeValuesAsXMLHasThem() {
    let reading = Reading("<table><cell text='  a &#10;b\n c &amp; d  '/></table>")
    #expect(reading.messages.isEmpty)
    #expect(reading.cell.values["text"] == "  a \nb  c & d  ")
  }

  @Test func joinsPiecesOfLongTexts() {
    for unit in ["abc ", "äöü ", "人&amp;", "x&#10;"] {
      let written = String(repeating: unit, count: 5000) + "."
      let meant = written.replacing("&amp;", with: "&").replacing("&#10;", with: "\n")
      #expect(text(of: written) == meant)
    }
  }

  @Test func staysQuickWithVeryLongRunsOfSpaces() {
    let spaces = String(repeating: " ", count: 300_000)
    #expect(text(of: "a\(spaces)b\n\(spaces)c")?.utf8.count == 300_004)  // a, the spaces, b, one space, c
  }

  @Test func pointsAtTheTextOfAValue() {
    let text = MarkedText("<table><cell><value key='k'>«Grüße an alle»</value></cell></table>")
    let range = Reading(text.bytes).cell.values[0].range
    #expect(range.map { Int($0.lowerBound)..<Int($0.upperBound) } == text.ranges[0])
  }

  private func text(of written: String) -> String? {
    let reading = Reading("<table><cell><value key='k'>\(written)</value></cell></table>")
    #expect(reading.messages.isEmpty)
    return reading.cells.first?.values["k"]
  }
}
