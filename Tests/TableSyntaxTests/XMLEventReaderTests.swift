import Diagnostics
import TableSyntax
import TestSupport
import Testing

/// Writes events down as text.
private final class Recorder: XMLEventHandler {
  var events: [String] = []
  var ranges: [Range<Int>] = []
  private var text = ""

  func startElement(_ tag: XMLStartTag) {
    flush()
    let attributes = (0..<tag.attributeCount).map { index in
      let attribute = tag.attribute(at: index)
      ranges.append(Range(attribute.nameRange))
      ranges.append(Range(attribute.valueRange))
      return " \(attribute.name)#\(attribute.id.index)=\(attribute.value)"
    }
    events.append("<\(tag.name)#\(tag.id.index)\(attributes.joined())>")
  }

  func text(_ text: XMLText) { self.text += text.string }

  func endElement(_ range: SourceRange) {
    flush()
    events.append("/")
  }

  private func flush() {
    if !text.isEmpty { events.append(text) }
    text = ""
  }
}

extension Range<Int> {
  fileprivate init(_ range: SourceRange) { self = Int(range.lowerBound)..<Int(range.upperBound) }
}

private func read(
  _ text: String, limits: SyntaxLimits = SyntaxLimits(), names: [String] = ["a", "b", "c"]
) -> (recorder: Recorder, isWellFormed: Bool, diagnostics: [Diagnostic]) {
  let recorder = Recorder()
  var diagnostics = DiagnosticList()
  let isWellFormed = XMLEventReader(names: XMLNameTable(names), limits: limits).read(
    Array(text.utf8), source: SourceID(index: 0), handler: recorder, diagnostics: &diagnostics)
  #expect(isWellFormed == !diagnostics.hasErrors)
  return (recorder, isWellFormed, diagnostics.diagnostics)
}

@Suite struct XMLEventReaderTests {
  @Test func sendsElementsAttributesAndTextInOrder() {
    let result = read("<?xml version='1.0'?><a b='1' z='2'>x<b/>y<!-- no -->z</a>")
    #expect(result.recorder.events == ["<a#0 b#1=1 z#-1=2>", "x", "<b#1>", "/", "yz", "/"])
    #expect(result.isWellFormed)
  }

  @Test func replacesReferencesAndTakesCDATAAsItIs() {
    let result = read("<a b='&lt;&#65;&amp;'>&gt;&#x42;<![CDATA[<&amp;>]]></a>")
    #expect(result.recorder.events == ["<a#0 b#1=<A&>", ">B<&amp;>", "/"])
  }

  @Test func knowsWhereNamesAndValuesStand() {
    let marked = MarkedText("<!-- é --><a «b»='«plain»' xmlns:q='u' «c» = \"«&lt;x&gt;»\" «q:z»='«é»'/>")
    let result = read(marked.text)
    #expect(result.recorder.ranges == marked.ranges)
  }

  @Test func keepsPlacesRightFarIntoALongDocument() {
    let filler = String(repeating: "<b c='filler'>some text é</b>\n", count: 30_000)
    let marked = MarkedText("<a>" + filler + "<c «b»='«here»' «c»='«a&amp;b»'/></a>")
    #expect(Array(read(marked.text).recorder.ranges.suffix(4)) == marked.ranges)
  }

  @Test func tellsBothNamesOfATagThatDoesNotMatch() {
    let result = read("<a><b></c></a>")
    #expect(result.diagnostics.first?.message == "</c> ends an element that began as <b>")
    #expect(result.diagnostics.first?.notes.first?.message == "<b> begins here")
  }

  @Test func namesTheElementsThatAreOpenWhenADocumentBreaksOff() {
    let result = read("<a>\n<b>text")
    #expect(result.diagnostics.map(\.message) == ["the document breaks off while 2 elements are open"])
    #expect(
      result.diagnostics[0].notes.map(\.message) == [
        "<b> begins here and has no end", "<a> begins here and has no end",
      ])
  }

  @Test(arguments: [
    ("<a b=1/>", "an attribute's value must stand in quotation marks"),
    ("<a b='1' b='2'/>", "attribute 'b' is given twice"),
    ("<a>&nbsp;</a>", "unknown entity '&nbsp;'"),
    ("<a>R & D</a>", "'&' must be written &amp;"),
    ("<a b='&'/>", "'&' must be written &amp;"),
    ("<a b='<'/>", "'<' is not allowed in an attribute's value"),
    ("<a/><b/>", "nothing may follow the end of the root element"),
    ("text", "expected an element"),
    ("", "the document is empty"),
    ("<a>\u{0}</a>", "a NUL character is not allowed in XML"),
    ("<a>\u{1}</a>", "this character is not allowed in XML"),
    ("<a>&#0;</a>", "this character is not allowed in XML"),
    ("<a><!-- ", "the comment has no end '-->'"),
  ])
  func explainsWhatIsWrong(text: String, message: String) {
    let result = read(text)
    #expect(!result.isWellFormed)
    #expect(
      result.diagnostics.first?.message.hasPrefix(message) == true, "\(result.diagnostics.map(\.message))")
  }

  @Test func reportsSeveralMistakes() {
    let result = read("<a><b c='1' c='2'/>&x;<b></c></a>")
    #expect(result.diagnostics.count == 3)
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>",
    "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>",
    "<!DOCTYPE a [<!ENTITY % x SYSTEM 'http://example.com/x'> %x;]><a/>",
    "<!DOCTYPE a [<!ENTITY l0 'lol'><!ENTITY l1 '&l0;&l0;&l0;&l0;&l0;&l0;&l0;&l0;'>]><a>&l1;</a>",
    "<!DOCTYPE a [<!ATTLIST a b CDATA 'x'>]><a/>", "<!DOCTYPE a [<!ELEMENT a ANY>]><a/>",
  ])
  func refusesDeclarations(text: String) {
    let result = read(text)
    #expect(result.diagnostics.map(\.identifier) == [.forbiddenEntity])
    #expect(result.recorder.events.isEmpty)
  }

  @Test func takesADocumentTypeWithoutLoadingIt() {
    let text = "<!DOCTYPE a PUBLIC '-//X//EN' 'http://example.invalid/a.dtd'><a/>"
    #expect(read(text).recorder.events == ["<a#0>", "/"])
  }

  @Test func refusesWhatIsTooDeepTooLongOrTooMuch() {
    let deep = String(repeating: "<a>", count: 10_000)
    #expect(read(deep).diagnostics.map(\.message) == ["elements are nested more than 256 deep"])
    var limits = SyntaxLimits()
    limits.attributeBytes = 10
    #expect(read("<a b='12345678901'/>", limits: limits).diagnostics.map(\.identifier) == [.limitExceeded])
    limits.textBytes = 10
    #expect(read("<a>12345678901</a>", limits: limits).diagnostics.map(\.identifier) == [.limitExceeded])
    limits.elements = 2
    #expect(read("<a><b/><b/></a>", limits: limits).diagnostics.map(\.identifier) == [.limitExceeded])
  }

  @Test func readsDeepDocumentsWhereTheLimitIsRaised() {
    var limits = SyntaxLimits()
    limits.depth = 20_000
    let deep = String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000)
    #expect(read(deep, limits: limits).isWellFormed)
  }

  @Test(.timeLimit(.minutes(1))) func refusesAnAttributeOfAHundredMegabytes() {
    let long = "<a b='" + String(repeating: "x", count: 100_000_000) + "'/>"
    #expect(read(long).diagnostics.map(\.identifier) == [.limitExceeded])
  }

  @Test func neverFailsOnATruncatedDocument() {
    let text = "<?xml version='1.0'?>\n<!-- c --><a b='&amp;é'>\n<![CDATA[x]]>é&#65;<b c='1'/></a>"
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count {
      var diagnostics = DiagnosticList()
      let isWellFormed = XMLEventReader(names: XMLNameTable([])).read(
        Array(bytes[..<length]), source: SourceID(index: 0), handler: Recorder(), diagnostics: &diagnostics)
      #expect(!isWellFormed && diagnostics.hasErrors, "cut at \(length)")
    }
  }

  @Test func rejectsInvalidUTF8() {
    var diagnostics = DiagnosticList()
    let bytes = Array("<a>".utf8) + [0xFF, 0xFE, 0x80] + Array("</a>".utf8)
    _ = XMLEventReader(names: XMLNameTable([])).read(
      bytes, source: SourceID(index: 0), handler: Recorder(), diagnostics: &diagnostics)
    #expect(diagnostics.diagnostics.first?.identifier == .invalidEncoding)
  }
}

@Suite struct XMLElementTests {
  @Test func buildsATreeWithEveryPlace() throws {
    let marked = MarkedText("<a>«<«b» c='d'>x&amp;y</b>»</a>")
    var diagnostics = DiagnosticList()
    let root = try #require(
      XMLElement.read(marked.bytes, source: SourceID(index: 0), diagnostics: &diagnostics))
    #expect(diagnostics.isEmpty)
    #expect(root.elements.map(\.name) == ["b"])
    #expect(root.elements[0].text == "x&y")
    #expect(root.elements[0].attribute("c")?.value == "d")
    #expect(Range(root.elements[0].range) == marked.ranges[0])
    #expect(Range(root.elements[0].nameRange) == marked.ranges[1])
  }
}
