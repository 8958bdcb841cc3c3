import Testing

@testable import Diagnostics

/// A text with the place meant between « and », so that no test counts bytes.
private struct MarkedText {
  let library: SourceLibrary
  let range: SourceRange

  init(_ marked: String, name: String = "page.xml") {
    var bytes: [UInt8] = []
    var bounds: [Int] = []
    for character in marked {
      if character == "«" || character == "»" {
        bounds.append(bytes.count)
      } else {
        bytes += Array(character.utf8)
      }
    }
    var library = SourceLibrary()
    let id = library.add(Source(name: name, text: bytes))
    range = SourceRange(source: id, lowerBound: bounds[0], upperBound: bounds[1])
    self.library = library
  }

  func formatted(_ message: String = "message", notes: [Diagnostic.Note] = []) -> String {
    var formatter = DiagnosticFormatter(library: library)
    return formatter.format(Diagnostic(.unknownAttribute, message, at: range, notes: notes))
  }
}

@Suite struct DiagnosticFormatterTests {
  @Test func pointsAtThePlaceWithACaret() {
    let text = MarkedText("<table>\n  <cell «seperatorInset»=\"3\"/>\n</table>")
    #expect(
      text.formatted() == """
        page.xml:2:9: error: message [unknown-attribute]
          2 |   <cell seperatorInset="3"/>
            |         ^~~~~~~~~~~~~~

        """)
  }

  @Test func alignsTheCaretUnderWideAndCombiningCharacters() {
    let text = MarkedText("表e\u{301}«x»")
    // 表 takes two columns, é one.
    #expect(text.formatted().hasSuffix("  1 | 表e\u{301}x\n    |    ^\n"))
    #expect(text.formatted().hasPrefix("page.xml:1:4:"))
  }

  @Test func cutsALineOfAMegabyteAroundThePlace() {
    let filler = String(repeating: "a", count: 1_000_000)
    let shown = MarkedText(filler + "«here»" + filler).formatted()
    #expect(shown.utf8.count < 400)
    #expect(shown.contains("ahere"))
    #expect(shown.contains("^~~~\n"))
  }

  @Test func letsNoControlCharacterReachTheTerminal() {
    let text = MarkedText("a\u{1B}[31m«b\u{202E}»c", name: "evil\u{7}.xml")
    let shown = text.formatted("no \u{1B}[2J")
    #expect(!shown.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\u{202E}" })
  }

  @Test func pointsAtTheEndOfATextThatBreaksOff() {
    #expect(MarkedText("<table>\n«»").formatted().hasPrefix("page.xml:2:1: error"))
    #expect(MarkedText("«»").formatted().contains("  1 | \n    | ^\n"))
  }

  @Test func namesNoFileWhereThereIsNone() {
    var formatter = DiagnosticFormatter(library: SourceLibrary())
    let diagnostic = Diagnostic(.unreadableFile, "cannot read 'x.xml': no such file", at: nil)
    #expect(
      formatter.format(diagnostic)
        == "tablerender: error: cannot read 'x.xml': no such file [unreadable-file]\n")
  }

  @Test func tellsTheSecondPlaceInANote() {
    let text = MarkedText("<a id=\"x\"/>\n<b id=\"«x»\"/>")
    let shown = text.formatted(notes: [Diagnostic.Note("first used here", at: text.range)])
    #expect(shown.contains("page.xml:2:8: note: first used here\n"))
  }

  @Test func saysTheSameInJSON() {
    let text = MarkedText("<t>\n <c «x»=\"\"/>")
    var list = DiagnosticList()
    list.add(.unknownAttribute, "bad \"x\"\u{1}", at: text.range)
    var json = DiagnosticJSON(library: text.library)
    #expect(
      json.format(list) == #"""
        {"diagnostics":[{"severity":"error","identifier":"unknown-attribute","message":"bad \"x\"\u0001",\#
        "file":"page.xml","line":2,"column":5,"endLine":2,"endColumn":6,"notes":[],"fixIts":[]}],\#
        "errors":1,"warnings":0,"omitted":0}

        """#)
  }
}

@Suite struct DiagnosticListTests {
  @Test func keepsErrorsThatComeAfterManyWarnings() {
    var list = DiagnosticList(capacity: 3)
    for _ in 0..<10 { list.add(.missingImage, "w", at: nil) }
    for _ in 0..<5 { list.add(.unknownElement, "e", at: nil) }
    #expect(list.diagnostics.map(\.severity) == [.warning, .warning, .warning, .error, .error, .error])
    #expect(list.omittedCount == 9)  // 7 warnings + 2 errors
    #expect((list.errorCount, list.warningCount) == (5, 10))
  }
}
