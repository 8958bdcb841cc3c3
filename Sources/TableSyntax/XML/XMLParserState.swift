import CLibXML2
import Diagnostics

/// What the parser's callbacks share.
///
/// Behind one pointer and without anything that is counted, so that an event costs no reference counting. Whoever makes
/// one calls `deallocate`.
struct XMLParserState {
  let context: xmlParserCtxtPtr
  /// Alive as long as the reading lasts: whoever made this holds it.
  let sink: Unmanaged<XMLEventSink>
  let source: SourceID
  let text: UnsafeBufferPointer<UInt8>
  let reader: UnsafePointer<XMLEventReader>
  let limits: SyntaxLimits
  let names: XMLNameLookup
  /// The names that the parser has from the start, those of the table among them.
  let knownNameCount: Int
  /// What the callbacks find, alive as long as the reading lasts.
  let diagnostics: UnsafeMutablePointer<DiagnosticList>
  /// Where the tag that is being reported begins.
  var tagStart = 0
  /// How far `place(ofAttribute:)` has stepped through that tag.
  private var scan: AttributeScan?
  /// Where each open element begins.
  var openTags = OffsetStack()
  var elementCount = 0
  var textBytes = 0
  var errorCount = 0
  var lastErrorOffset = -1
  /// Errors that the reader was asked to take.
  var toleratedCount = 0

  init(
    context: xmlParserCtxtPtr, sink: XMLEventSink, source: SourceID,
    text: UnsafeBufferPointer<UInt8>, reader: UnsafePointer<XMLEventReader>,
    diagnostics: UnsafeMutablePointer<DiagnosticList>
  ) {
    self.context = context
    self.sink = .passUnretained(sink)
    self.source = source
    self.text = text
    self.reader = reader
    limits = reader.pointee.limits
    names = XMLNameLookup(reader.pointee.names, in: context.pointee.dict)
    knownNameCount = Int(xmlDictSize(context.pointee.dict))
    self.diagnostics = diagnostics
  }

  func deallocate() {
    names.deallocate()
    openTags.deallocate()
  }

  /// Whether the parser has not been stopped.
  var isGoing: Bool { context.pointee.disableSAX == 0 || context.pointee.errNo == 0 }

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
    // Only where its buffer is full does the parser send a copy before it steps past the last character.
    guard bytes.count >= Self.copyLength else { return range(end, end) }
    var next = end + 1
    while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
    if next <= text.count, let start = start(ofCopy: bytes, endingAt: next) { return range(start, next) }
    return range(end, end)
  }

  private static var copyLength: Int { 300 }

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

  /// Never past the end of the text.
  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(source: source, lowerBound: min(lower, text.count), upperBound: min(upper, text.count))
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
    guard prefix != nil else { return names.id(of: local) }
    return reader.pointee.names.id(of: Self.spelled(local, prefix)) ?? .unknown
  }

  static func spelled(_ local: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>?) -> String {
    let name = String(cString: local)
    return prefix.map { "\(String(cString: $0)):\(name)" } ?? name
  }

  mutating func stop(_ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange) {
    diagnostics.pointee.add(identifier, message, at: range)
    errorCount += 1
    xmlStopParser(context)
  }

  private struct AttributeScan {
    let tagStart: Int
    var scanner: XMLTagScanner
    var index = -1
    var attribute: XMLTagScanner.Attribute?
  }

  /// Finds an attribute in the tag as it is written: only for places that a diagnostic or a model asks for and that
  /// the parser did not leave where they were. Attribute after attribute costs one pass.
  mutating func place(ofAttribute index: Int) -> (name: SourceRange, value: SourceRange) {
    var scan =
      scan.flatMap { $0.tagStart == tagStart && $0.index <= index ? $0 : nil }
      ?? AttributeScan(
        tagStart: tagStart, scanner: XMLTagScanner(text: text, tagStart: tagStart, end: currentOffset))
    while scan.index < index {
      scan.attribute = scan.scanner.next()
      scan.index += 1
    }
    self.scan = scan
    let whole = tagStart..<currentOffset
    return (range(scan.attribute?.name ?? whole), range(scan.attribute?.value ?? whole))
  }

  private func range(_ bytes: Range<Int>) -> SourceRange { range(bytes.lowerBound, bytes.upperBound) }
}

/// Holds the handler in such a way that an event need not count references to it.
final class XMLEventSink {
  let handler: any XMLEventHandler

  init(_ handler: any XMLEventHandler) { self.handler = handler }
}
