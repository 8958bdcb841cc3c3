import Diagnostics

/// Steps through the attributes of a well-formed tag as it is written.
struct XMLTagScanner {
  struct Attribute {
    let name: Range<Int>
    let value: Range<Int>
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private let end: Int

  /// - Parameters:
  ///   - tagStart: the offset of `<`.
  ///   - end: where the attributes end, at the latest.
  init(text: UnsafeBufferPointer<UInt8>, tagStart: Int, end: Int) {
    self.text = text
    self.end = min(end, text.count)
    offset = min(tagStart + 1, self.end)
    skipName()
  }

  /// The next attribute that declares no namespace.
  mutating func next() -> Attribute? {
    while let attribute = step() {
      if !declaresNamespace(attribute.name) { return attribute }
    }
    return nil
  }

  private mutating func step() -> Attribute? {
    skipSpace()
    let nameStart = offset
    skipName()
    let name = nameStart..<offset
    skipSpace()
    guard offset < end, text[offset] == UInt8(ascii: "=") else { return nil }
    offset += 1
    skipSpace()
    guard offset < end else { return nil }
    let quote = text[offset]
    let valueStart = offset + 1
    offset = valueStart
    while offset < end, text[offset] != quote { offset += 1 }
    let value = valueStart..<max(valueStart, offset)
    offset += 1
    return Attribute(name: name, value: value)
  }

  private func declaresNamespace(_ name: Range<Int>) -> Bool {
    let spelled = text[name].prefix(6)
    return spelled.elementsEqual("xmlns".utf8) || spelled.elementsEqual("xmlns:".utf8)
  }

  private mutating func skipName() {
    while offset < end, !Self.isSpace(text[offset]), text[offset] != UInt8(ascii: "=") { offset += 1 }
  }

  private mutating func skipSpace() { while offset < end, Self.isSpace(text[offset]) { offset += 1 } }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
