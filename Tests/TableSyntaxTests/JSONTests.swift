import Diagnostics
import Foundation
import TableSyntax
import TestSupport
import Testing

@Suite struct JSONTests {
  @Test func keepsTheOrderOfKeysAndTheTextOfNumbers() {
    let text = #"{"b": [1, -2, 1.50, 1E+2, -0, true, false, null], "a": "x", "": {}, "e": []}"#
    let result = readValue(text, as: .json)
    #expect(result.outline == text)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func knowsWhereEveryValueAndKeyStands() throws {
    let marked = MarkedText(#" «{ "«é»": «[«1», "«x\"y»"]», "«k»" :«true»}» "#)
    let root = try #require(readValue(marked.text, as: .json).value)
    guard case .dictionary(let entries) = root.content, case .array(let items) = entries[0].value.content
    else {
      Issue.record("not the values that were written")
      return
    }
    let ranges = [
      root.range, entries[0].keyRange, entries[0].value.range, items[0].range, items[1].range,
      entries[1].keyRange, entries[1].value.range,
    ]
    #expect(ranges.map { Range($0) } == marked.ranges)
  }

  @Test(arguments: [
    ("18446744073709551616", SyntaxValue.Content.integer("18446744073709551616")),
    ("-9223372036854775809", .integer("-9223372036854775809")), ("0", .integer("0")),
    ("1e999", .real("1e999")), ("-1.0e-5", .real("-1.0e-5")),
  ])
  func takesNumbersOfAnySize(text: String, content: SyntaxValue.Content) {
    #expect(readValue(text, as: .json).value?.content == content)
  }

  @Test func readsEscapes() {
    let result = readValue(#""\"\\\/\b\f\n\r\t\u00e9\uD83C\uDF89x""#, as: .json)
    #expect(result.value?.content == .string("\"\\/\u{8}\u{C}\n\r\té🎉x"))
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (#""«\uD800»""#, "\u{FFFD}"), (#""a«\uDC00»b""#, "a\u{FFFD}b"), (#""«\uD800»\u0041""#, "\u{FFFD}A"),
    (#""«\uD800»\n""#, "\u{FFFD}\n"),
  ])
  func readsHalfOfASurrogatePairAsAReplacementCharacter(marked: String, text: String) {
    let marked = MarkedText(marked)
    let result = readValue(marked.text, as: .json)
    #expect(result.value?.content == .string(text))
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.diagnostics.map(\.identifier) == [.invalidEncoding])
    #expect(result.diagnostics.first?.range.map { Range($0) } == marked.ranges[0])
  }

  @Test func warnsOfAKeyThatIsGivenTwiceAndTakesTheLast() {
    let marked = MarkedText(#"{"«a»": 1, "b": 2, "«a»": 3}"#)
    let result = readValue(marked.text, as: .json)
    #expect(result.value?["a"]?.content == .integer("3"))
    #expect(result.diagnostics.map(\.identifier) == [.duplicateIdentifier])
    #expect(result.diagnostics.first?.range.map { Range($0) } == marked.ranges[1])
    #expect(result.diagnostics.first?.notes.first?.range.map { Range($0) } == marked.ranges[0])
    let many = "{" + (0..<20).map { "\"k\($0 % 19)\": 0" }.joined(separator: ",") + "}"
    #expect(readValue(many, as: .json).diagnostics.map(\.identifier) == [.duplicateIdentifier])
  }

  @Test(arguments: [
    ("[1«,»]", "a comma may not stand before the closing bracket"),
    ("{\"a\": 1«,» }", "a comma may not stand before the closing bracket"),
    ("[1 «2»]", "expected ',' or ']' after a value"), ("{\"a\": 1 «]»", "expected ',' or '}' after a value"),
    ("{\"a\" «1»}", "expected ':' after the key 'a'"), ("{«a»: 1}", "expected a key in quotation marks"),
    ("[«'»a']", "a string must stand in double quotation marks"),
    ("[1, «/»* x */ 2]", "JSON has no comments"),
    ("[«True»]", "'True' is no value; did you mean true?"), ("[«nul»]", "'nul' is no value"),
    ("[«NaN»]", "'NaN' is no value"), ("[«,»]", "expected a value before the comma"),
    ("[«é»]", "'é' is no value"), ("[«+»1]", "a number may not begin with '+'"),
    ("[«.»5]", "a number must have a digit before the point"),
    ("[-«x»]", "a number must have a digit after '-'"),
    ("[1.«]»", "a number must have a digit after the point"), ("[1e+«]»", "an exponent must have a digit"),
    ("[«0»1]", "a number may not begin with 0"),
    ("[1] «é»", "nothing may follow the value of the document"),
    ("[«\"»abc]", "the string that begins here has no end"),
    ("[«\"»abc\\", "the string that begins here has no end"),
    ("[\"a«\n»b\"]", "a line break in a string must be written as an escape"),
    ("[\"a«\t»b\"]", "a tab in a string must be written as an escape"),
    (
      "[\"«\\x»\"]",
      "unknown escape in a string; JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits"
    ),
    ("[\"«\\u12»\"]", "\\u needs four hexadecimal digits"),
    ("[1, [2, {\"a\":«»", "the document breaks off while 3 values are open"),
    ("[1«»", "the document breaks off while one value is open"), ("«»", "the document is empty"),
    (" \n«»", "the document is empty"),
  ])
  func explainsWhatIsWrong(marked: String, message: String) {
    expectFailure(marked, message, as: .json)
  }

  @Test func namesWhatIsOpenWhenADocumentBreaksOff() {
    let notes = readValue("[{\"a\": [", as: .json).diagnostics.first?.notes ?? []
    #expect(
      notes.map(\.message) == [
        "the array that begins here has no end", "the dictionary that begins here has no end",
        "the array that begins here has no end",
      ])
    #expect(notes.map { $0.range?.lowerBound } == [7, 1, 0])
  }

  @Test func refusesWhatIsTooDeepOrTooMuch() {
    let deep = String(repeating: "[", count: 10_000)
    #expect(readValue(deep, as: .json).diagnostics.map(\.message) == ["values are nested more than 256 deep"])
    let objects = String(repeating: "{\"a\":", count: 100_000)
    #expect(readValue(objects, as: .json).diagnostics.map(\.identifier) == [.limitExceeded])
    var limits = SyntaxLimits()
    limits.textBytes = 3
    limits.elements = 3
    for text in ["\"abcd\"", "\"\\nbcd\"", "12345", "[1,2,3]", "{\"abcd\": 1}"] {
      #expect(readValue(text, as: .json, limits).diagnostics.map(\.identifier) == [.limitExceeded], "\(text)")
    }
    limits.fileBytes = 2
    #expect(readValue("[1]", as: .json, limits).diagnostics.map(\.identifier) == [.limitExceeded])
  }

  @Test func readsDeepDocumentsWhereTheLimitIsRaised() {
    var limits = SyntaxLimits()
    limits.depth = .max
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(readValue(deep, as: .json, limits).value != nil)
    #expect(readValue("[\(deep)]", as: .json, limits).diagnostics.map(\.identifier) == [.limitExceeded])
  }

  @Test func keepsEveryElementOfALongArray() {
    let text = "[" + String(repeating: "1,", count: 150_000) + "[2]]"
    guard case .array(let elements)? = readValue(text, as: .json).value?.content else {
      Issue.record("no array")
      return
    }
    #expect(elements.count == 150_001)
    #expect(elements.first?.content == .integer("1") && elements.last?.kindName == "an array")
  }

  @Test(.timeLimit(.minutes(1))) func refusesAStringOfAHundredMegabytes() {
    let bytes = Array("[\"".utf8) + [UInt8](repeating: 0x78, count: 100_000_000) + Array("\"]".utf8)
    #expect(readValue(bytes, as: .json).diagnostics.map(\.identifier) == [.limitExceeded])
  }

  @Test func givesAnErrorWhereverADocumentIsCut() {
    expectErrorsWhereCut(Array(#"{"a": [1.5e3, "é\u00e9\uD83C\uDF89"], "b": {"c": null}}"#.utf8), as: .json)
  }

  @Test func rejectsInvalidUTF8() {
    for invalid in [[0xC0, 0x80], [0xFF], [0xED, 0xA0, 0x80]] as [[UInt8]] {
      let result = readValue(Array("[\"0123456789".utf8) + invalid + Array("\"]".utf8), as: .json)
      #expect(result.diagnostics.map(\.identifier) == [.invalidEncoding])
      #expect(result.diagnostics.first?.range?.lowerBound == 12)  // 2 + 10
    }
  }

  @Test(.enabled(if: SharedFolder.contains("cases/json/test_parsing"), "needs the JSON parsing cases"))
  func givesTheRightAnswerToEveryParsingCase() throws {
    let folder = URL(filePath: SharedFolder.path("cases/json/test_parsing"))
    var counts: [Character: Int] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() {
      let decoded = InputDecoder.decode([UInt8](try Data(contentsOf: folder.appending(path: name))))
      let result = readValue(decoded.text, as: .json)
      if name.hasPrefix("y_") { #expect(result.value != nil, "\(name)") }
      if name.hasPrefix("n_") {
        #expect(result.value == nil && result.diagnostics.contains { $0.range != nil }, "\(name)")
      }
      counts[name.first ?? "?", default: 0] += 1
    }
    #expect(counts == ["i": 35, "n": 188, "y": 95])
  }
}
