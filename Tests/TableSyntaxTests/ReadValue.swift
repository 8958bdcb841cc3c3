import Diagnostics
import TableSyntax
import TestSupport
import Testing

/// What came of reading a value.
struct ReadResult {
  let value: SyntaxValue?
  let diagnostics: [Diagnostic]

  /// The value in a notation like JSON, in which all forms of documents can be compared.
  var outline: String { value.map(Self.outline) ?? "none" }

  private static func outline(_ value: SyntaxValue) -> String {
    switch value.content {
    case .dictionary(let entries):
      "{" + entries.map { "\"\($0.key)\": \(outline($0.value))" }.joined(separator: ", ") + "}"
    case .array(let elements): "[" + elements.map(outline).joined(separator: ", ") + "]"
    case .string(let string): "\"\(string)\""
    case .integer(let text), .real(let text), .date(let text): text
    case .boolean(let isTrue): "\(isTrue)"
    case .data(let bytes): "data\(bytes)"
    case .null: "null"
    }
  }
}

func readValue(
  _ text: String, as format: DocumentFormat, _ limits: SyntaxLimits = SyntaxLimits()
) -> ReadResult {
  readValue(Array(text.utf8), as: format, limits)
}

/// Reads, and holds that there is a value or an error, never both or neither.
func readValue(
  _ bytes: [UInt8], as format: DocumentFormat, _ limits: SyntaxLimits = SyntaxLimits()
) -> ReadResult {
  var list = DiagnosticList()
  let value = SyntaxValue.read(
    bytes, as: format, source: SourceID(index: 0), limits: limits, diagnostics: &list)
  #expect((value == nil) == list.hasErrors, "\(list.diagnostics.map(\.message))")
  return ReadResult(value: value, diagnostics: list.diagnostics)
}

/// Holds that a document which is cut off anywhere gives an error with a place.
func expectErrorsWhereCut(_ bytes: [UInt8], as format: DocumentFormat, from first: Int = 0) {
  #expect(readValue(bytes, as: format).diagnostics.isEmpty)
  for length in first..<bytes.count {
    let result = readValue(Array(bytes[..<length]), as: format)
    #expect(result.value == nil, "cut at \(length)")
    #expect(result.diagnostics.contains { $0.severity == .error && $0.range != nil }, "cut at \(length)")
  }
}

/// Holds that a document is refused with one message at the marked place.
func expectFailure(_ marked: String, _ message: String, as format: DocumentFormat) {
  let text = MarkedText(marked)
  let result = readValue(text.text, as: format)
  #expect(result.value == nil)
  #expect(result.diagnostics.map(\.message) == [message])
  #expect(result.diagnostics.first?.range?.lowerBound == text.ranges.first.map { UInt32($0.lowerBound) })
}
