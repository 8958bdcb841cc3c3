import Diagnostics
import TableSyntax

/// Bytes to text of whatever encoding, to whatever they are recognised as.
@_cdecl("LLVMFuzzerTestOneInput")
public func readBytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var format = DocumentFormat.recognise(bytes)
  var text = bytes
  if format != .propertyListBinary {
    let decoded = InputDecoder.decode(bytes)
    text = decoded.text
    format = DocumentFormat.recognise(text)
    guard Int(decoded.failureRange(in: SourceID(index: 0)).upperBound) <= text.count else {
      fatalError("no place in the text")
    }
  }
  var diagnostics = DiagnosticList(capacity: 20)
  switch format {
  case .xml, .interfaceBuilder:
    _ = XMLElement.read(text, source: SourceID(index: 0), diagnostics: &diagnostics)
  default: _ = SyntaxValue.read(text, as: format, source: SourceID(index: 0), diagnostics: &diagnostics)
  }
  var library = SourceLibrary()
  _ = library.add(Source(name: "input", text: text))
  var formatter = DiagnosticFormatter(library: library)
  _ = formatter.format(diagnostics)
  return 0
}
