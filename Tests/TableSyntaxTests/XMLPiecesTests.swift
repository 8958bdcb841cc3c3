import Diagnostics
import TableSyntax
import Testing

/// The parser gets a document in pieces of 16,384 bytes; nothing that it says may depend on where they end.
@Suite struct XMLPiecesTests {
  private let text = Array(
    "<a b='é&amp;日' c = \"x\ty\" xmlns:q='u'>\r\n<![CDATA[é]]]]>t&#233;&lt;日本<q:b/><?p i?><!-- é -->🎉</a >"
      .utf8)

  @Test func givesTheSameEventsWhereverAPieceEnds() {
    let expected = Recorder.events(of: text, after: 0)
    #expect(expected.count == 8)
    for cut in 0...text.count {
      let comment =
        Array("<!--".utf8) + [UInt8](repeating: 0x2E, count: 16_384 - 7 - cut) + Array("-->".utf8)
      #expect(Recorder.events(of: comment + text, after: comment.count) == expected, "a piece ends at \(cut)")
    }
  }

  @Test func givesTheSameEventsInPlainTextOfAnyLength() {
    for length in [299, 300, 301, 16_383, 16_384, 40_000] {
      for filler in ["x", "é", "日本\n", "🎉"] {
        let run = Array(String(repeating: filler, count: length).utf8)
        let document = Array("<a>".utf8) + run + Array("</a>".utf8)
        let text = String(decoding: run, as: UTF8.self)
        #expect(
          Recorder.events(of: document, after: 0) == [
            "<a 1 2", "\(text) 3 \(3 + run.count)", "> \(3 + run.count)",
          ])
      }
    }
  }
}

/// Writes down events with their places.
private final class Recorder: XMLEventHandler {
  private var events: [String] = []
  private var run: (text: String, start: Int, end: Int)?
  private let shift: Int

  private init(shift: Int) { self.shift = shift }

  static func events(of document: [UInt8], after shift: Int) -> [String] {
    let recorder = Recorder(shift: shift)
    var diagnostics = DiagnosticList()
    let isWellFormed = XMLEventReader(names: XMLNameTable([])).read(
      document, source: SourceID(index: 0), handler: recorder, diagnostics: &diagnostics)
    #expect(isWellFormed && diagnostics.isEmpty)
    return recorder.events
  }

  func startElement(_ tag: XMLStartTag) {
    flush()
    events.append("<\(tag.name) \(place(tag.nameRange))")
    for index in 0..<tag.attributeCount {
      let attribute = tag.attribute(at: index)
      events.append(
        "\(attribute.name) \(place(attribute.nameRange)) \(attribute.value) \(place(attribute.valueRange))")
    }
  }

  func text(_ text: XMLText) {
    let start = Int(text.range.lowerBound) - shift
    run = ((run?.text ?? "") + text.string, run?.start ?? start, Int(text.range.upperBound) - shift)
  }

  func endElement(_ range: SourceRange) {
    flush()
    events.append("> \(Int(range.lowerBound) - shift)")
  }

  private func flush() {
    if let run { events.append("\(run.text) \(run.start) \(run.end)") }
    run = nil
  }

  private func place(_ range: SourceRange) -> String {
    "\(Int(range.lowerBound) - shift) \(Int(range.upperBound) - shift)"
  }
}
