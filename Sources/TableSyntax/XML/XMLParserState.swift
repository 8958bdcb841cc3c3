import CLibXML2
import Diagnostics

/// What the parser's callbacks share: behind one pointer, so that an event costs no reference counting.
struct XMLParserState {
  let context: xmlParserCtxtPtr
  let handler: any XMLEventHandler
  let source: SourceID
  let text: UnsafeBufferPointer<UInt8>
  let limits: SyntaxLimits
  let names: XMLNameLookup
  var diagnostics: DiagnosticList
  /// Where the tag that is being reported begins.
  var tagStart = 0
  /// Where each open element begins.
  var openTags: [Int] = []
  var elementCount = 0
  var textBytes = 0
  var errorCount = 0
  var lastErrorOffset = -1
  var toleratesHyphensInComments = false

  /// How far the parser is, in bytes of the text.
  var currentOffset: Int {
    guard let input = context.pointee.input, let base = input.pointee.base, let cur = input.pointee.cur else {
      return 0
    }
    return min(Int(input.pointee.consumed) + (cur - base), text.count)
  }

  /// The offset of a byte that the parser has in its window on the text; `nil` for any other.
  func offset(of pointer: UnsafePointer<UInt8>) -> Int? {
    guard let input = context.pointee.input, let base = input.pointee.base, let end = input.pointee.end,
      pointer >= base, pointer <= end
    else { return nil }
    return Int(input.pointee.consumed) + (pointer - base)
  }

  /// Where a text stands that the parser has copied, as it does with all that is not ASCII: right before the place
  /// that the parser has reached, or around it. Empty where other bytes stand there: then the text is what a
  /// reference stands for.
  func place(ofCopy bytes: UnsafeBufferPointer<UInt8>) -> SourceRange {
    let end = currentOffset
    if let start = start(ofCopy: bytes, endingAt: end) { return range(start, end) }
    var next = end + 1
    while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
    if next <= text.count, let start = start(ofCopy: bytes, endingAt: next) { return range(start, next) }
    return range(end, end)
  }

  /// Line breaks of the text are one byte in the copy.
  private func start(ofCopy bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> Int? {
    var offset = end
    for byte in bytes.reversed() {
      guard offset > 0 else { return nil }
      offset -= 1
      if text[offset] == byte {
        if byte == UInt8(ascii: "\n"), offset > 0, text[offset - 1] == UInt8(ascii: "\r") { offset -= 1 }
      } else if byte != UInt8(ascii: "\n") || text[offset] != UInt8(ascii: "\r") {
        return nil
      }
    }
    return offset
  }

  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(source: source, lowerBound: lower, upperBound: upper)
  }

  /// The last `<` before an offset: no attribute's value can hold one.
  func lastTagStart(before offset: Int) -> Int {
    var offset = min(offset, text.count)
    while offset > 0 {
      offset -= 1
      if text[offset] == UInt8(ascii: "<") { return offset }
    }
    return 0
  }

  func id(of local: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?) -> XMLNameID {
    prefix == nil ? names.id(of: local) : names.id(of: Self.spelled(local, prefix))
  }

  static func spelled(_ local: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>?) -> String {
    let name = String(cString: local)
    return prefix.map { "\(String(cString: $0)):\(name)" } ?? name
  }

  mutating func stop(_ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange) {
    diagnostics.add(identifier, message, at: range)
    errorCount += 1
    xmlStopParser(context)
  }

  /// Finds an attribute in the tag as it is written: only for places that a diagnostic or a model asks for and that
  /// the parser did not leave where they were.
  func scanAttribute(_ index: Int) -> (name: SourceRange, value: SourceRange) {
    var scanner = XMLTagScanner(text: text, offset: tagStart + 1, end: currentOffset)
    scanner.skipName()
    var found = 0
    while let attribute = scanner.next() {
      if !attribute.isNamespace {
        if found == index { return (range(attribute.name), range(attribute.value)) }
        found += 1
      }
    }
    let whole = range(tagStart, currentOffset)
    return (whole, whole)
  }

  private func range(_ bytes: Range<Int>) -> SourceRange { range(bytes.lowerBound, bytes.upperBound) }
}

/// Steps through the attributes of a well-formed tag.
private struct XMLTagScanner {
  let text: UnsafeBufferPointer<UInt8>
  var offset: Int
  let end: Int

  mutating func skipName() {
    while offset < end, !Self.isSpace(text[offset]), text[offset] != UInt8(ascii: "=") { offset += 1 }
  }

  private mutating func skipSpace() { while offset < end, Self.isSpace(text[offset]) { offset += 1 } }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  mutating func next() -> (name: Range<Int>, value: Range<Int>, isNamespace: Bool)? {
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
    let spelled = text[name].prefix(6)
    let isNamespace =
      spelled.starts(with: "xmlns:".utf8) || (name.count == 5 && spelled.elementsEqual("xmlns".utf8))
    return (name, value, isNamespace)
  }
}

/// Finds a name's number by the pointer under which the parser keeps the name.
struct XMLNameLookup {
  private let table: XMLNameTable
  /// Open addressing; the number of slots is a power of two at least four times that of the names.
  private var pointers: [UnsafePointer<UInt8>?]
  private var ids: [Int32]

  init(_ table: XMLNameTable, in dictionary: xmlDictPtr) {
    self.table = table
    var size = 16
    while size < table.names.count * 4 { size *= 2 }
    pointers = Array(repeating: nil, count: size)
    ids = Array(repeating: -1, count: size)
    for (index, name) in table.names.enumerated() {
      guard let pointer = xmlDictLookup(dictionary, name, Int32(name.utf8.count)) else { continue }
      var slot = self.slot(of: pointer)
      while pointers[slot] != nil, pointers[slot] != pointer { slot = (slot + 1) & (size - 1) }
      if pointers[slot] == nil {
        pointers[slot] = pointer
        ids[slot] = Int32(index)
      }
    }
  }

  private func slot(of pointer: UnsafePointer<UInt8>) -> Int {
    let bits = UInt(bitPattern: pointer)
    return Int(truncatingIfNeeded: (bits ^ (bits >> 7)) &* 0x9E37_79B1) & (pointers.count - 1)
  }

  func id(of pointer: UnsafePointer<UInt8>) -> XMLNameID {
    var slot = self.slot(of: pointer)
    while let found = pointers[slot] {
      if found == pointer { return XMLNameID(index: ids[slot]) }
      slot = (slot + 1) & (pointers.count - 1)
    }
    return .unknown
  }

  /// For names with a prefix.
  func id(of name: String) -> XMLNameID { table.id(of: name) ?? .unknown }
}
