import Diagnostics
import Foundation
import TableSyntax
import Testing

private func read(_ body: String) -> (value: SyntaxValue?, diagnostics: [Diagnostic]) {
  readValue(Array(body.utf8), as: .propertyListXML)
}

private func plist(_ body: String) -> SyntaxValue.Content? {
  let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """
  return read("\(head)<plist version=\"1.0\">\(body)</plist>").value?.content
}

@Suite struct PropertyListXMLTests {
  @Test func readsEveryKindOfValue() throws {
    let value = try #require(
      read("<plist><dict><key>a</key><array><true/><real>1.5</real></array><key/><string/></dict></plist>")
        .value)
    #expect(value["a"]?.kindName == "an array")
    #expect(value[""]?.content == .string(""))
    #expect(plist("<data>aGVsbG8=</data>") == .data(Array("hello".utf8)))
    #expect(plist("<data>\n aGVs\n bG8h\n</data>") == .data(Array("hello!".utf8)))
    #expect(plist("<date>0000-01-02T00:00:00Z</date>") == .date("0000-01-02T00:00:00Z"))
  }

  @Test(arguments: [
    ("0x721B", "29211"), ("-0xFFFF", "-65535"), ("\" +\t42\"", nil), (" +\t42", "42"), ("\t-   99", "-99"),
    (" -\t0xFACE", "-64206"),
    ("9223372036854775807", "9223372036854775807"), ("-9223372036854775808", "-9223372036854775808"),
    ("18446744073709551615", "18446744073709551615"), ("18446744073709551616", nil),
    ("-9223372036854775809", nil), ("", nil), ("42q", nil), ("42A", nil),
    ("12345678901234567890123456789012345678901", nil), ("1.0", nil), ("0x", nil), ("-0", "0"),
  ])
  func readsWholeNumbersAsAppleDoes(text: String, value: String?) {
    #expect(plist("<integer>\(text)</integer>") == value.map { .integer($0) })
  }

  @Test(arguments: [
    ("  -3.14", "-3.14"), ("1.5  ", nil), ("0x10", nil), ("infinite", nil), ("1.2.3", nil), ("1.e", nil),
    ("-iNf", "-inf"), ("infInItY", "inf"), ("nAn", "nan"),
    ("abc123", nil), ("", nil), ("1e400", nil), ("1e3", "1e3"),
  ])
  func readsNumbersAsAppleDoes(text: String, value: String?) {
    #expect(plist("<real>\(text)</real>") == value.map { .real($0) })
  }

  @Test(arguments: [
    "", "2026-05-02T09:41:00.5Z", "2026-05-02", "2026-13-02T09:41:00Z", "2026-05-02T24:00:00Z",
    "2026-05-02T09:41:00+01:00",
  ])
  func rejectsDatesOfAnyOtherForm(text: String) {
    #expect(plist("<date>\(text)</date>") == nil)
  }

  @Test func replacesReferences() {
    #expect(
      plist("<string>&#169; &#xA9; &amp;&apos;&lt;&gt;&quot; &#128664;</string>") == .string("© © &'<>\" 🚘"))
    #expect(
      plist("<string><![CDATA[Test &amp; &33; <![CDATA[]]]> outside</string>")
        == .string("Test &amp; &33; <![CDATA[] outside"))
  }

  @Test(arguments: [
    "?xml version='1.0'?><plist><true/></plist>", "<?xml version='1.0'?><!-- <plist><true/></plist>",
    "<!foobar plist><plist><true/></plist>",
    "<plist><dict>", "<?DOCTYPE plist><plist><true/></plist>", "<plist><array></dict></plist>",
    "<plist><dict <key>a</key></dict></plist>",
    "<plist><true/><true/></plist>", "<plist><dict><string>a</string></dict></plist>",
    "<plist><dict><key>a</key></dict></plist>",
    "<plist><dict><key>a</key><key>b</key><true/></dict></plist>", "<plist></plist>", "<plist/>",
    "<plist><string>&#12341234128664;</string></plist>",
    "<plist><string>&#12866411;</string></plist>",
    "<!DOCTYPE plist [<!ENTITY a 'b'>]><plist><string>&a;</string></plist>",
    "<!DOCTYPE plist [<!ELEMENT plist ANY>]><plist><true/></plist>",
    "<!DOCTYPE plist> text <plist><true/></plist>", "<plist>text</plist>", "<plist><foo/></plist>",
    "<plist><string><b/></string></plist>", "<plist><key>a</key></plist>", "<array/>",
    "<plist><true>x</true></plist>", "<plist><plist/></plist>",
    "<plist><array>x</array></plist>", "<plist><data>a</data></plist>", "<plist><data>$$$$</data></plist>",
  ])
  func rejectsWhatAppleRejects(text: String) {
    let result = read(text)
    #expect(result.value == nil)
    #expect(result.diagnostics.allSatisfy { $0.range != nil })
  }

  @Test func takesHyphensInACommentAsAppleDoes() {
    #expect(plist("<!-- ---- --><true/>") == .boolean(true))
  }

  @Test func saysWhichKeyHasNoValue() {
    let result = read("<plist>\n<dict>\n<key>height</key>\n</dict></plist>")
    #expect(result.diagnostics.map(\.message) == ["value missing for key 'height' inside <dict>"])
    #expect(result.diagnostics.first?.notes.first?.message == "the key is here")
  }

  @Test func suggestsTheElementThatWasMeant() {
    #expect(
      read("<plist><sting>x</sting></plist>").diagnostics.first?.message
        == "unknown element <sting> in a property list; did you mean 'string'?")
  }

  @Test func neverFailsOnATruncatedDocument() {
    let bytes = Array(
      "<?xml version='1.0'?><plist><dict><key>é</key><array><integer>1</integer></array></dict></plist>".utf8)
    for length in 0..<bytes.count {
      #expect(readValue(Array(bytes[..<length]), as: .propertyListXML).value == nil, "cut at \(length)")
    }
  }
}

@Suite struct PropertyListTextTests {
  private func read(_ text: String) -> (value: SyntaxValue?, diagnostics: [Diagnostic]) {
    readValue(Array(text.utf8), as: .propertyListText)
  }

  @Test func readsDictionariesArraysStringsAndData() throws {
    let value = try #require(
      read("{ a = (x, \"y z\", ); /* Test// */ b = <feed face>; // end\n \"c d\" = { }; e; }").value)
    #expect(value["b"]?.content == .data([0xFE, 0xED, 0xFA, 0xCE]))
    #expect(value["c d"]?.kindName == "a dictionary")
    #expect(value["e"]?.content == .string("e"))
    guard case .array(let items)? = value["a"]?.content else {
      Issue.record("no array")
      return
    }
    #expect(items.map(\.content) == [.string("x"), .string("y z")])
  }

  @Test func readsStringsFiles() throws {
    let value = try #require(
      read("/* menu */\n\"Open\" = \"Öffnen\";\nCLOSE = \"Schlie\\U00dfen\";\n\"alone\";\n").value)
    #expect(value["Open"]?.content == .string("Öffnen"))
    #expect(value["CLOSE"]?.content == .string("Schließen"))
    #expect(value["alone"]?.content == .string("alone"))
  }

  @Test func readsEscapes() {
    #expect(read(#""a\"b\n\101\U1z\\\ud83c\udf89""#).value?.content == .string("a\"b\nA\u{1}z\\🎉"))
  }

  @Test func saysWhereJunkBegins() {
    var library = SourceLibrary()
    let text = Array("{ hello = there; }\r\nextra stuff at end".utf8)
    _ = library.add(Source(name: "x", text: text))
    let found = readValue(text, as: .propertyListText).diagnostics.first
    #expect(found?.message == "junk after the property list")
    #expect(found?.range.map { library.position(of: $0).line } == 2)
  }

  @Test(arguments: [
    "{ a = b }", "{ a b; }", "(a b)", "{ a = ; }", "<fee>", "<zz>", "\"a", "/* a", "{", "(", "{ a = (",
    "a = b; c",
  ])
  func rejectsWhatIsMalformed(text: String) {
    #expect(read(text).value == nil)
  }

  @Test func refusesWhatIsTooDeep() {
    #expect(read(String(repeating: "(", count: 100_000)).diagnostics.map(\.identifier) == [.limitExceeded])
    #expect(read(String(repeating: "{a=", count: 100_000)).diagnostics.map(\.identifier) == [.limitExceeded])
  }
}

@Suite struct PropertyListBinaryTests {
  private func encode(_ value: Any) throws -> [UInt8] {
    [UInt8](try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  @Test func readsEveryKindOfValue() throws {
    let date = Date(timeIntervalSince1970: 1_777_714_860)
    let value = try #require(
      readValue(
        try encode(["a": [1, -5, 2.5, true, "é🎉", Data([1, 2])], "d": date] as [String: Any]),
        as: .propertyListBinary
      ).value)
    guard case .array(let items)? = value["a"]?.content else {
      Issue.record("no array")
      return
    }
    #expect(
      items.map(\.content) == [
        .integer("1"), .integer("-5"), .real("2.5"), .boolean(true), .string("é🎉"), .data([1, 2]),
      ])
    #expect(value["d"]?.content == .date("2026-05-02T09:41:00Z"))
  }

  @Test func refusesAFileThatContainsItself() {
    // An array of one reference: to itself.
    let objects: [UInt8] = Array("bplist00".utf8) + [0xA1, 0x00]
    let trailer: [UInt8] =
      [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0] + [
        0, 0, 0, 0, 0, 0, 0, 10,
      ]
    let result = readValue(objects + [8] + trailer, as: .propertyListBinary)
    #expect(result.diagnostics.first?.message == "the binary property list contains itself")
  }

  @Test func refusesAFileThatUnfoldsToBillions() throws {
    // Ten levels of arrays, each ten times the one below.
    var objects: [UInt8] = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for level in 0..<10 {
      offsets.append(UInt8(objects.count))
      objects += [0xAA] + [UInt8](repeating: UInt8(level + 1), count: 10)
    }
    offsets.append(UInt8(objects.count))
    objects.append(0x09)
    let table = UInt8(objects.count)
    let trailer: [UInt8] =
      [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 11] + [0, 0, 0, 0, 0, 0, 0, 0] + [
        0, 0, 0, 0, 0, 0, 0, table,
      ]
    let result = readValue(objects + offsets + trailer, as: .propertyListBinary)
    #expect(result.diagnostics.map(\.identifier) == [.limitExceeded])
  }

  @Test func neverFailsOnATruncatedOrMutatedFile() throws {
    let bytes = try encode(
      ["a": [1, "two", ["three": 3.0]], "b": Data(count: 40), "c": Date(timeIntervalSince1970: 0)]
        as [String: Any])
    for length in 0..<bytes.count { _ = readValue(Array(bytes[..<length]), as: .propertyListBinary) }
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var mutated = bytes
        mutated[index] = value
        _ = readValue(mutated, as: .propertyListBinary)
      }
    }
  }
}
