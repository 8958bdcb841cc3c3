import CLibXML2
import Diagnostics

/// A mistake in a document, in our words.
struct XMLFinding {
  let diagnostic: Diagnostic
  /// Whether the rest of the document can still be understood.
  let goesOn: Bool

  init(
    _ message: String, at range: SourceRange, _ identifier: DiagnosticIdentifier = .malformedXML,
    notes: [Diagnostic.Note] = [], goesOn: Bool = false
  ) {
    diagnostic = Diagnostic(identifier, message, at: range, notes: notes)
    self.goesOn = goesOn
  }

  private init(_ message: String, at range: SourceRange, write replacement: String, over old: SourceRange) {
    diagnostic = Diagnostic(
      .malformedXML, message, at: range, fixIts: [Diagnostic.FixIt(replace: old, with: replacement)])
    goesOn = false
  }

  /// Mistakes whose place and cure the bytes around them tell.
  init(
    _ message: String, of code: xmlParserErrors, at offset: Int,
    in state: UnsafeMutablePointer<XMLParserState>
  ) {
    let text = state.pointee.text
    let before = offset > 0 ? text[offset - 1] : 0
    switch code {
    case XML_ERR_NAME_REQUIRED where before == UInt8(ascii: "&"):
      let mark = state.pointee.range(offset - 1, offset)
      self.init("'&' must be written &amp; where it is text", at: mark, write: "&amp;", over: mark)
    case XML_ERR_NAME_REQUIRED where before == UInt8(ascii: "<"):
      let mark = state.pointee.range(offset - 1, offset)
      self.init(
        "expected the name of an element; '<' as text is written &lt;", at: mark, write: "&lt;", over: mark)
    case XML_ERR_ATTRIBUTE_NOT_STARTED:
      let value = state.pointee.unquotedValue(at: offset)
      let name = state.pointee.wordBeforeEqualsSign(offset)
      let spelled = String(decoding: text[value], as: UTF8.self)
      self.init(
        "the value of attribute '\(String(decoding: text[name], as: UTF8.self))' must stand in quotation marks",
        at: state.pointee.range(value.lowerBound, value.upperBound), write: "\"\(spelled)\"",
        over: state.pointee.range(value.lowerBound, value.upperBound))
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE, XML_ERR_EQUAL_REQUIRED:
      let name = state.pointee.wordBefore(offset)
      self.init(
        "attribute '\(String(decoding: text[name], as: UTF8.self))' has no value",
        at: state.pointee.range(name.lowerBound, name.upperBound))
    case XML_ERR_RESERVED_XML_NAME:
      let start = state.pointee.lastTagStart(before: offset)
      self.init(message, at: state.pointee.range(start, offset))
    default: self.init(message, at: state.pointee.character(offset))
    }
  }
}

extension XMLParserState {
  /// The character at an offset.
  func character(_ offset: Int) -> SourceRange {
    var end = min(offset + 1, text.count)
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return range(min(offset, text.count), end)
  }

  /// The name in the tag that an offset is in.
  func tagName(_ offset: Int) -> SourceRange {
    var start = lastTagStart(before: offset) + 1
    if start < text.count, text[start] == UInt8(ascii: "/") { start += 1 }
    return range(start, start + name(at: start).utf8.count)
  }

  /// The name at an offset, at most 64 bytes of it.
  func name(at start: Int) -> String {
    let name = text[min(start, text.count)...].prefix(64).prefix { byte in
      byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "=")
    }
    return String(decoding: name, as: UTF8.self)
  }

  func unquotedValue(at start: Int) -> Range<Int> {
    let value = text[start...].prefix(64).prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
    let isSelfClosing = value.last == UInt8(ascii: "/") && value.endIndex < text.count
    return start..<(isSelfClosing ? value.endIndex - 1 : value.endIndex)
  }

  func wordBeforeEqualsSign(_ offset: Int) -> Range<Int> {
    var end = offset
    while end > 0, text[end - 1] <= 0x20 || text[end - 1] == UInt8(ascii: "=") { end -= 1 }
    return wordBefore(end)
  }

  func wordBefore(_ offset: Int) -> Range<Int> {
    var end = min(offset, text.count)
    while end > 0, text[end - 1] <= 0x20 { end -= 1 }
    var start = end
    while start > 0, end - start < 64, text[start - 1] > 0x20, text[start - 1] != UInt8(ascii: "<") {
      start -= 1
    }
    return start..<end
  }
}
