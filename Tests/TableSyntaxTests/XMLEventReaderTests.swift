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
    ("<a b=«1»/>", "the value of attribute 'b' must stand in quotation marks"),
    ("<a b='1' c='' «b»='2'/>", "attribute 'b' is given twice"),
    ("<a «b»/>", "attribute 'b' has no value"),
    ("<a b='1'«c»='2'/>", "expected a space"),
    ("<a>«&nbsp;»</a>", "unknown entity '&nbsp;'"),
    ("<a>R «&» D</a>", "'&' must be written &amp; where it is text"),
    ("<a b='«&»'/>", "'&' must be written &amp; where it is text"),
    ("<a>&amp«» x</a>", "a reference must end with ';', and '&' as text is written &amp;"),
    ("<a>1 «<» 2</a>", "expected the name of an element; '<' as text is written &lt;"),
    ("<a b='«<»'/>", "'<' is not allowed in an attribute's value; write &lt;"),
    ("<a/>«<»b/>", "nothing may follow the end of the root element"),
    ("<a/>\n«é»", "nothing may follow the end of the root element"),
    ("«t»ext", "expected an element"), ("«»", "the document is empty"),
    ("<a>«\u{0}»</a>", "a NUL character is not allowed in XML"),
    ("<a>«\u{1}»</a>", "this character is not allowed in XML"),
    ("<a>&#0;«»</a>", "this character is not allowed in XML"),
    ("<a>&#x«»zz;</a>", "a character is written by its number as &#65; or &#x41;"),
    ("<«q:a»/>", "the prefix 'q' is not declared"),
    ("<a>«<?xml» version='1.0'?></a>", "the XML declaration may only stand at the very start"),
    ("<a><!-- x«--» --></a>", "'--' is not allowed inside a comment"),
    ("<a>«]]>»</a>", "']]>' is written ]]&gt; where it is text"),
    ("<a>«<!--» ", "the comment has no end '-->'"),
    ("<a>«<![CDATA[» x", "the CDATA section has no end ']]>'"),
    ("<a>\n«<b» c='x>y", "the document breaks off within the tag <b"),
    ("<a>«</a»", "the document breaks off within the tag </a"),
    ("<?xml version='1.0'?>\n«»", "the document breaks off before its root element"),
  ])
  func explainsWhatIsWrong(marked: String, message: String) {
    let text = MarkedText(marked)
    let result = read(text.text)
    let found = result.diagnostics.first
    #expect(!result.isWellFormed)
    #expect(found?.message.hasPrefix(message) == true, "\(result.diagnostics.map(\.message))")
    #expect(found?.range.map { $0.lowerBound } == text.ranges.first.map { UInt32($0.lowerBound) })
  }

  @Test func offersToMendWhatItUnderstands() {
    let mended = ["<a b=1/>": "\"1\"", "<a b=x>": "\"x\"", "<a>R & D</a>": "&amp;", "<a>1 < 2</a>": "&lt;"]
    for (text, replacement) in mended {
      #expect(read(text).diagnostics.first?.fixIts.map(\.replacement) == [replacement], "\(text)")
    }
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

  @Test func refusesMoreAttributesNamesOrBytesThanTheLimits() {
    let attributes = (0..<1025).map { " a\($0)='\($0)>'" }.joined()
    let few = (0..<1024).map { " a\($0)='\($0)>'" }.joined()
    #expect(read("<a>\n<b\(few)/></a>").isWellFormed)
    #expect(read("<a>\n<b\(attributes)/></a>").diagnostics.map(\.identifier) == [.limitExceeded])
    #expect(read("<a>\n<b\(attributes)").diagnostics.map(\.identifier) == [.limitExceeded])
    var limits = SyntaxLimits()
    limits.names = 500
    let names = (0..<1000).map { "<n\($0)/>" }.joined()
    #expect(read("<a>\(names)</a>", limits: limits).diagnostics.map(\.identifier) == [.limitExceeded])
    limits.fileBytes = 3
    #expect(read("<a/>", limits: limits).diagnostics.map(\.identifier) == [.limitExceeded])
  }

  @Test func refusesMoreNamespacesThanTheLimits() {
    let declarations = (0..<1000).map { " xmlns:n\($0)='u'" }.joined()
    let text = "<a\(declarations)><b\(declarations)/></a>"
    #expect(read(text).diagnostics.map(\.identifier) == [.limitExceeded])
  }

  @Test(.timeLimit(.minutes(1))) func takesLongMarkupInOnePass() {
    let long = String(repeating: "x ", count: 4_000_000)
    #expect(read("<a><!--\(long)--><?p \(long)?>\n</a>").recorder.events == ["<a#0>", "\n", "/"])
    #expect(read("<a b='\(long)'/>").isWellFormed)
  }

  @Test func readsDeepDocumentsWhereTheLimitIsRaised() {
    var limits = SyntaxLimits()
    limits.depth = 20_000
    let deep = String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000)
    #expect(read(deep, limits: limits).isWellFormed)
  }

  @Test(.timeLimit(.minutes(1))) func refusesAnAttributeOfAHundredMegabytes() {
    let long = Array("<a b='".utf8) + [UInt8](repeating: 0x78, count: 100_000_000) + Array("'/>".utf8)
    var diagnostics = DiagnosticList()
    _ = XMLEventReader(names: XMLNameTable([])).read(
      long, source: SourceID(index: 0), handler: Recorder(), diagnostics: &diagnostics)
    #expect(diagnostics.diagnostics.map(\.identifier) == [.limitExceeded])
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

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xC1, 0x81], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xC3],
    ] as [[UInt8]])
  func rejectsInvalidUTF8(invalid: [UInt8]) {
    var diagnostics = DiagnosticList()
    let bytes = Array("<a>0123456789".utf8) + invalid + Array("</a>".utf8)
    _ = XMLEventReader(names: XMLNameTable([])).read(
      bytes, source: SourceID(index: 0), handler: Recorder(), diagnostics: &diagnostics)
    #expect(diagnostics.diagnostics.map(\.identifier) == [.invalidEncoding])
    #expect(diagnostics.diagnostics.first?.range?.lowerBound == 13)  // 3 + 10
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
