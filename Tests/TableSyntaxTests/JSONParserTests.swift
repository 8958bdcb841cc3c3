import Diagnostics
import Foundation
import TableSyntax
import TestSupport
import Testing

func readValue(
  _ text: [UInt8], as format: DocumentFormat, limits: SyntaxLimits = SyntaxLimits()
) -> (value: SyntaxValue?, diagnostics: [Diagnostic]) {
  var diagnostics = DiagnosticList()
  let value = SyntaxValue.read(
    text, as: format, source: SourceID(index: 0), limits: limits, diagnostics: &diagnostics)
  #expect((value == nil) == diagnostics.hasErrors)
  return (value, diagnostics.diagnostics)
}

@Suite struct JSONParserTests {
  private func read(_ text: String) -> (value: SyntaxValue?, diagnostics: [Diagnostic]) {
    readValue(Array(text.utf8), as: .json)
  }

  @Test func readsEveryKindOfValue() throws {
    let value = try #require(read(#"{"a": [1, -2.5e3, "x\n\u00e9\ud83c\udf89", true, null], "b": {}}"#).value)
    let array = SyntaxValue.Content.array(
      [.integer("1"), .real("-2.5e3"), .string("x\né🎉"), .boolean(true), .null].map(bare))
    #expect(bare(value.content).content == .dictionary([entry("a", array), entry("b", .dictionary([]))]))
  }

  @Test func knowsWhereKeysAndValuesStand() throws {
    let marked = MarkedText(#"{ "«é»" : «[ "«x\"y»" , «12» ]» }"#)
    let root = try #require(readValue(marked.bytes, as: .json).value)
    guard case .dictionary(let entries) = root.content, case .array(let items) = entries[0].value.content
    else {
      Issue.record("not the values that were written")
      return
    }
    let ranges = [entries[0].keyRange, entries[0].value.range, items[0].range, items[1].range]
    #expect(ranges.map { Int($0.lowerBound)..<Int($0.upperBound) } == marked.ranges)
  }

  @Test(arguments: [
    ("[1,]", "expected a value", 3), ("{\"a\" 1}", "expected ':' after the key 'a'", 5),
    ("[1 2]", "expected ',' or ']'", 3),
    ("{a: 1}", "expected a key in quotation marks", 1), ("[01]", "a number may not begin with 0", 3),
    ("[1] x", "nothing may follow the value of the document", 4),
    ("[\"a", "the string has no end; the document breaks off here", 3),
    ("", "expected a value; the document breaks off here", 0),
    ("[\"\\x\"]", "unknown escape in a string", 2),
  ])
  func saysWhatIsWrongAndWhere(text: String, message: String, offset: Int) {
    let found = read(text).diagnostics.first
    #expect(found?.message == message)
    #expect(found?.range.map { Int($0.lowerBound) } == offset)
  }

  @Test func warnsOfAKeyThatRepeatsAndTakesTheLast() {
    let result = read(#"{"a": 1, "a": 2}"#)
    #expect(result.diagnostics.map(\.identifier) == [.duplicateIdentifier])
    #expect(result.value?["a"]?.content == .integer("2"))
  }

  @Test func replacesHalfASurrogatePairWithAWarning() {
    let result = read(#"["\ud800x", "\udc00", "\ud800\u0041"]"#)
    #expect(result.diagnostics.map(\.severity) == [.warning, .warning, .warning])
    #expect(result.value?.content == .array([]) || result.value != nil)
  }

  @Test func refusesWhatIsTooDeep() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(read(deep).diagnostics.map(\.identifier) == [.limitExceeded])
    let objects = String(repeating: "{\"a\":", count: 100_000)
    #expect(read(objects).diagnostics.map(\.identifier) == [.limitExceeded])
  }

  @Test func neverFailsOnATruncatedDocument() {
    let bytes = Array(#"{"a": [1.5e-3, "x\u00e9\n", true], "b": {"c": null}}"#.utf8)
    for length in 0..<bytes.count {
      #expect(readValue(Array(bytes[..<length]), as: .json).value == nil, "cut at \(length)")
    }
  }

  @Test(.enabled(if: SharedFolder.contains("cases/json/test_parsing"), "needs the JSON parsing cases"))
  func givesTheRightAnswerToEveryParsingCase() throws {
    let folder = URL(filePath: SharedFolder.path("cases/json/test_parsing"))
    var counts: [Character: Int] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      let decoded = InputDecoder.decode(bytes)
      let value = decoded.failure == nil ? readValue(decoded.text, as: .json).value : nil
      if name.hasPrefix("y_") { #expect(value != nil, "\(name)") }
      if name.hasPrefix("n_") { #expect(value == nil, "\(name)") }
      counts[name.first ?? "?", default: 0] += 1
    }
    #expect(counts["y", default: 0] > 90 && counts["n", default: 0] > 180)
  }
}

/// The value without its places.
private func bare(_ value: SyntaxValue) -> SyntaxValue { bare(value.content) }

private func bare(_ content: SyntaxValue.Content) -> SyntaxValue {
  let nowhere = SourceRange(source: SourceID(index: 0), lowerBound: 0, upperBound: 0)
  switch content {
  case .array(let items): return SyntaxValue(.array(items.map(bare)), at: nowhere)
  case .dictionary(let entries):
    return SyntaxValue(.dictionary(entries.map { entry($0.key, $0.value.content) }), at: nowhere)
  default: return SyntaxValue(content, at: nowhere)
  }
}

private func entry(_ key: String, _ content: SyntaxValue.Content) -> SyntaxEntry {
  let value = bare(content)
  return SyntaxEntry(key: key, keyRange: value.range, value: value)
}
