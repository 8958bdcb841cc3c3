import Diagnostics
import Foundation
import TableSyntax
import TestSupport
import Testing

private func read(_ body: String) -> ReadResult { readValue(body, as: .propertyListXML) }

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
    "2026-05-02T09:41:00+01:00", "2026-02-30T09:41:00Z", "2025-02-29T00:00:00Z", "1582-10-10T00:00:00Z",
    " 2026-05-02T09:41:00Z", "2026-05-02T09:60:00Z", "2026-00-02T09:41:00Z",
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
    #expect(!result.diagnostics.isEmpty && result.diagnostics.allSatisfy { $0.range != nil })
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

  @Test func givesAnErrorWhereverADocumentIsCut() {
    let text = """
      <?xml version='1.0'?><!-- é --><plist><dict><key>é</key><array><integer>1</integer><true/>\
      <data>aGVsbG8=</data><date>2026-05-02T09:41:00Z</date></array></dict></plist>
      """
    expectErrorsWhereCut(Array(text.utf8), as: .propertyListXML)
  }

  @Test func keepsThePairsOfEmptyKeysAndValues() {
    let result = read(
      "<plist><dict><key/><string/><key>a</key><string></string><key></key><true/></dict></plist>")
    #expect(result.outline == #"{"": "", "a": "", "": true}"#)
    #expect(result.diagnostics.map(\.identifier) == [.duplicateIdentifier])
  }

  @Test func refusesWhatIsTooDeepOrTooMuch() {
    let deep = "<plist>" + String(repeating: "<array>", count: 10_000)
    #expect(read(deep).diagnostics.map(\.identifier) == [.limitExceeded])
    var limits = SyntaxLimits()
    limits.textBytes = 3
    let long = "<plist><string>a&amp;<![CDATA[b]]>cd</string></plist>"
    #expect(readValue(long, as: .propertyListXML, limits).diagnostics.map(\.identifier) == [.limitExceeded])
  }
}
