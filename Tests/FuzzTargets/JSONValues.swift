import Diagnostics
import TableSyntax

/// Bytes to values: a value or an error, and every place in the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func readValues(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: start, count: count))
  var diagnostics = DiagnosticList(capacity: 20)
  let value = SyntaxValue.read(text, as: .json, source: SourceID(index: 0), diagnostics: &diagnostics)
  guard (value == nil) == diagnostics.hasErrors else { fatalError("neither a value nor an error") }
  for diagnostic in diagnostics.diagnostics {
    guard let range = diagnostic.range, Int(range.upperBound) <= text.count else {
      fatalError("no place in the text")
    }
  }
  if let value { check(value, count) }
  return 0
}

private func check(_ value: SyntaxValue, _ count: Int) {
  guard Int(value.range.upperBound) <= count else { fatalError("a place outside of the text") }
  switch value.content {
  case .array(let elements): for element in elements { check(element, count) }
  case .dictionary(let entries):
    for entry in entries {
      guard Int(entry.keyRange.upperBound) <= count else { fatalError("a place outside of the text") }
      check(entry.value, count)
    }
  default: break
  }
}
