import Diagnostics
import TableModel
import TableReaders
import TableSyntax

/// Bytes to a document whose references are resolved, by whatever dialect they are. The files that a document
/// names are the input itself again.
@_cdecl("LLVMFuzzerTestOneInput")
public func readDocument(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var library = SourceLibrary()
  var diagnostics = DiagnosticList(capacity: 20)
  var document = TableReader(loader: Itself(bytes: bytes)).read(
    bytes, named: "input", library: &library, diagnostics: &diagnostics)
  document?.resolveReferences(into: &diagnostics)
  var formatter = DiagnosticFormatter(library: library)
  _ = formatter.format(diagnostics)
  _ = ImageHeader(bytes: bytes)
  return 0
}

private struct Itself: DocumentLoading {
  let bytes: [UInt8]

  func load(_ path: String, relativeTo name: String) throws(LoadFailure) -> LoadedFile {
    // What stands after a line of dashes is the data of the page before it.
    let mark = Array("\n----\n".utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: mark) }
    return LoadedFile(name: path, bytes: start.map { Array(bytes[($0 + mark.count)...]) } ?? bytes)
  }
}
