import Diagnostics
import Foundation
import TableSyntax
import TestSupport
import Testing

private func read(_ text: String) -> ReadResult { readValue(text, as: .propertyListText) }

@Suite struct OpenStepTests {
  @Test func readsDictionariesArraysStringsAndData() {
    let result = read(
      "{ a = (x, \"y z\", ); /* Test// */ b = <feed face>; // end\n \"c d\" = { }; e; f=(); }")
    #expect(
      result.outline == #"{"a": ["x", "y z"], "b": data[254, 237, 250, 206], "c d": {}, "e": "e", "f": []}"#)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func readsStringsFiles() {
    let result = read(
      "/* menu */\n\"Open\" = \"Öffnen\";\nCLOSE = 'Schlie\\U00dfen';\n\"alone\";\n a = (b);// end")
    #expect(result.outline == #"{"Open": "Öffnen", "CLOSE": "Schließen", "alone": "alone", "a": ["b"]}"#)
    #expect(read(" /* nothing */ // here").outline == "{}")
  }

  @Test func takesWordsWithoutQuotationMarks() {
    let text = "(/usr/lib, $x_1.y-z, http://a, a /* c */, //d\n)"
    #expect(read(text).outline == #"["/usr/lib", "$x_1.y-z", "http://a", "a"]"#)
    #expect(read(text).diagnostics.isEmpty)
  }

  @Test func knowsWhereEveryValueAndKeyStands() throws {
    let marked = MarkedText("«{ «key» = \"«é»\"; \"«k»\" = «<00>»; }»")
    let root = try #require(read(marked.text).value)
    guard case .dictionary(let entries) = root.content else {
      Issue.record("no dictionary")
      return
    }
    let ranges =
      [root.range] + entries.flatMap { [$0.keyRange, $0.value.range] }
    #expect(ranges.map { Range($0) } == marked.ranges)
  }

  @Test func readsEscapes() {
    let result = read(#""a\"b\n\101\U1z\\\Ud83c\Udf89\é\q""#)
    #expect(result.value?.content == .string("a\"b\nA\u{1}z\\🎉éq"))
    #expect(result.diagnostics.isEmpty)
  }

  @Test func readsOctalEscapesInTheEncodingOfNeXTSTEP() throws {
    for byte in 0x80...0xFD {
      let text = "\"\\\(String(byte, radix: 8))\""
      let expected = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? String
      #expect(read(text).value?.content == .string(try #require(expected)), "\(text)")
    }
    #expect(read(#""\341\377\400""#).value?.content == .string("Æ\u{FFFD}\u{0}"))
  }

  @Test func readsHalfOfASurrogatePairAsAReplacementCharacter() {
    let marked = MarkedText(#""«\Ud800»x\U41""#)
    let result = read(marked.text)
    #expect(result.value?.content == .string("\u{FFFD}xA"))
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.diagnostics.first?.range.map { Range($0) } == marked.ranges[0])
  }

  @Test func saysWhereJunkBegins() {
    let text = Array("{ hello = there; }\r\nextra stuff at end".utf8)
    var library = SourceLibrary()
    _ = library.add(Source(name: "x", text: text))
    let found = readValue(text, as: .propertyListText).diagnostics.first
    #expect(found?.message == "junk after the property list")
    #expect(found?.range.map { library.position(of: $0).line } == 2)
  }

  @Test(arguments: [
    ("{ a = b «}»", "expected ';' after the value"), ("{ a «b»; }", "expected '=' after the key 'a'"),
    ("(a «b»)", "expected ',' or ')'"), ("{ a = «;» }", "expected a value"), ("{ «=» b; }", "expected a key"),
    ("«<fee>»", "data is written in pairs of digits; here is an odd number of them"),
    ("<«z»z>", "data is written in hexadecimal digits between '<' and '>'"),
    ("«<»fe", "the data that begins here has no end '>'"),
    ("«\"»a", "the string that begins here has no end"),
    ("( «'»a\\'", "the string that begins here has no end"), ("«/*» a", "the comment has no end '*/'"),
    ("{«»", "the property list breaks off before its end"),
    ("{ a = («»", "the property list breaks off before its end"),
    ("a = b; c«»", "the property list breaks off before its end"), ("a = b; «}»", "expected a key"),
    ("{ «é» = b; }", "a text with 'é' in it must stand in quotation marks"),
    ("{ a = b«+»c; }", "expected ';' after the value"),
  ])
  func explainsWhatIsWrong(marked: String, message: String) {
    expectFailure(marked, message, as: .propertyListText)
  }

  @Test func refusesWhatIsTooDeepOrTooMuch() {
    #expect(read(String(repeating: "(", count: 100_000)).diagnostics.map(\.identifier) == [.limitExceeded])
    #expect(read(String(repeating: "{a=", count: 100_000)).diagnostics.map(\.identifier) == [.limitExceeded])
    var limits = SyntaxLimits()
    limits.textBytes = 3
    for text in ["(abcd)", "(\"abcd\")", "(<00000000>)"] {
      let result = readValue(text, as: .propertyListText, limits)
      #expect(result.diagnostics.map(\.identifier) == [.limitExceeded], "\(text)")
    }
  }

  @Test func givesAnErrorWhereverADocumentIsCut() {
    let text = #"{ "é" = (a, <00 ff>, "b\U00e9"); /* c */ d = { e; }; }"#
    expectErrorsWhereCut(Array(text.utf8), as: .propertyListText, from: 1)
  }

  @Test func rejectsInvalidUTF8() {
    let result = readValue(Array("{ a = \"".utf8) + [0xFF] + Array("\"; }".utf8), as: .propertyListText)
    #expect(result.diagnostics.map(\.identifier) == [.invalidEncoding])
    #expect(result.diagnostics.first?.range?.lowerBound == 7)
  }
}
