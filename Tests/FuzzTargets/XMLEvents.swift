import Diagnostics
import TableSyntax

/// Bytes to XML events: names and values stand where their ranges say, elements that begin end, and the events are the
/// same wherever the parser's pieces end.
@_cdecl("LLVMFuzzerTestOneInput")
public func readEvents(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: start, count: count))
  let plain = Recorder(text, shift: 0)
  guard !text.isEmpty, !text.starts(with: Array("<?".utf8)), !text.starts(with: [0xEF, 0xBB, 0xBF]) else {
    return 0
  }
  // So many bytes before it that the first piece ends within the text.
  let cut = Int(text[text.count / 2]) * text.count / 256
  let comment = Array("<!--".utf8) + [UInt8](repeating: 0x2E, count: 16_384 - 7 - cut) + Array("-->".utf8)
  let shifted = Recorder(comment + text, shift: comment.count)
  // The parser may find other first words for what is wrong, so that only what is right is compared.
  guard plain.isWellFormed == shifted.isWellFormed, !plain.isWellFormed || plain.events == shifted.events
  else {
    fatalError("the events depend on where a piece ends")
  }
  return 0
}

private final class Recorder: XMLEventHandler {
  var events: [String] = []
  var isWellFormed = false
  private let text: [UInt8]
  private let shift: Int
  private var depth = 0
  private var run = ""

  init(_ text: [UInt8], shift: Int) {
    self.text = text
    self.shift = shift
    var diagnostics = DiagnosticList(capacity: 20)
    let names = XMLNameTable(["a", "b", "q:c", "table", "cell", "value", "key"])
    isWellFormed = XMLEventReader(names: names).read(
      text, source: SourceID(index: 0), handler: self, diagnostics: &diagnostics)
    flush()
    guard isWellFormed != diagnostics.hasErrors else { fatalError("neither well formed nor an error") }
    guard !isWellFormed || depth == 0 else { fatalError("an element does not end") }
    for diagnostic in diagnostics.diagnostics {
      for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
        guard let range, Int(range.upperBound) <= text.count else { fatalError("no place in the text") }
      }
    }
    var again = DiagnosticList(capacity: 20)
    guard (XMLElement.read(text, source: SourceID(index: 0), diagnostics: &again) != nil) == isWellFormed
    else {
      fatalError("a tree of what is not well formed")
    }
  }

  func startElement(_ tag: XMLStartTag) {
    flush()
    depth += 1
    guard spelled(tag.nameRange) == tag.name else { fatalError("the name is elsewhere") }
    events.append("<\(tag.name) \(tag.id.index) \(place(tag.range))")
    for index in 0..<tag.attributeCount {
      let attribute = tag.attribute(at: index)
      guard spelled(attribute.nameRange) == attribute.name else { fatalError("the name is elsewhere") }
      let written = spelled(attribute.valueRange)
      let isPlain = !written.utf8.contains { $0 == UInt8(ascii: "&") || $0 < 0x20 }
      guard !isPlain || written == attribute.value else { fatalError("the value is elsewhere") }
      events.append(
        "\(attribute.name)=\(attribute.value) \(attribute.id.index) \(place(attribute.valueRange))")
    }
  }

  func text(_ text: XMLText) {
    _ = spelled(text.range)
    run += text.string
  }

  func endElement(_ range: SourceRange) {
    flush()
    depth -= 1
    guard depth >= 0 else { fatalError("an element ends that did not begin") }
    events.append("> \(place(range))")
  }

  private func flush() {
    if !run.isEmpty { events.append(run) }
    run = ""
  }

  private func place(_ range: SourceRange) -> String {
    "\(Int(range.lowerBound) - shift) \(Int(range.upperBound) - shift)"
  }

  private func spelled(_ range: SourceRange) -> String {
    guard Int(range.upperBound) <= text.count else { fatalError("a place outside of the text") }
    return String(decoding: text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }
}
