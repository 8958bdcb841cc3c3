import Diagnostics
import TableSyntax

/// Bytes to values: as a file, and as the objects of a file whose header and trailer are right.
@_cdecl("LLVMFuzzerTestOneInput")
public func readValues(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  read(bytes)
  guard let first = bytes.first, bytes.count > 1 else { return 0 }
  // The first byte tells how many objects there are, as many bytes after it where they begin.
  let objects = min(Int(first & 31) + 1, bytes.count - 1)
  let body = bytes[(1 + objects)...]
  let offsets = bytes[1...objects].map { 8 + ($0 & 127) }
  let trailer: [UInt8] =
    [0, 0, 0, 0, 0, 0, 1, 1] + bigEndian(objects) + bigEndian(0) + bigEndian(8 + body.count)
  read(Array("bplist00".utf8) + body + offsets + trailer)
  return 0
}

private func bigEndian(_ number: Int) -> [UInt8] {
  (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}

private func read(_ bytes: [UInt8]) {
  var diagnostics = DiagnosticList(capacity: 20)
  let value = SyntaxValue.read(
    bytes, as: .propertyListBinary, source: SourceID(index: 0), diagnostics: &diagnostics)
  guard (value == nil) == diagnostics.hasErrors else { fatalError("neither a value nor an error") }
  for diagnostic in diagnostics.diagnostics {
    guard let range = diagnostic.range, Int(range.upperBound) <= bytes.count else {
      fatalError("no place in the file")
    }
  }
}
