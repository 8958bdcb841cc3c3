/// Numbers at places in a file's bytes. A place outside them gives `nil`, whatever a header says.
struct HeaderBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(_ offset: Int) -> Int? {
    bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
  }

  func bigEndian(_ offset: Int, count: Int) -> Int? {
    number(at: offset, count: count) { $0 << 8 | $1 }
  }

  func littleEndian(_ offset: Int, count: Int) -> Int? {
    var shift = -8
    return number(at: offset, count: count) { value, byte in
      shift += 8
      return value | byte << shift
    }
  }

  func holds(_ expected: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, offset <= bytes.count - expected.count else { return false }
    return bytes[offset..<offset + expected.count].elementsEqual(expected)
  }

  func holds(_ expected: StaticString, at offset: Int) -> Bool {
    expected.withUTF8Buffer { holds(Array($0), at: offset) }
  }

  private func number(at offset: Int, count: Int, _ join: (Int, Int) -> Int) -> Int? {
    guard offset >= 0, count <= 4, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { join($0, Int($1)) }
  }
}
