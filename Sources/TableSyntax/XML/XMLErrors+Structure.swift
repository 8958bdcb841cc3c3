import CLibXML2
import Diagnostics

/// Mistakes that concern two places, or a place and the end of the document.
extension UnsafeMutablePointer<XMLParserState> {
  func mismatch(opened: String, closed: String, at offset: Int) -> XMLFinding {
    let start = pointee.lastTagStart(before: offset)
    let notes = pointee.openTags.last.map { start in
      [Diagnostic.Note("<\(opened)> begins here", at: pointee.range(start, start + opened.utf8.count + 1))]
    }
    return XMLFinding(
      "</\(closed)> ends an element that began as <\(opened)>", at: pointee.range(start, offset),
      notes: notes ?? [], goesOn: true)
  }

  /// Finds the first name in the tag that is there before.
  func repeatedAttribute(at offset: Int) -> XMLFinding {
    let start = pointee.lastTagStart(before: offset)
    var scanner = XMLTagScanner(text: pointee.text, tagStart: start, end: pointee.text.count)
    var seen: [String: SourceRange] = [:]
    while seen.count <= pointee.limits.attributes, let attribute = scanner.next() {
      let name = String(decoding: pointee.text[attribute.name], as: UTF8.self)
      let range = pointee.range(attribute.name.lowerBound, attribute.name.upperBound)
      if let first = seen.updateValue(range, forKey: name) {
        return XMLFinding(
          "attribute '\(name)' is given twice", at: range,
          notes: [Diagnostic.Note("it is given here before", at: first)], goesOn: true)
      }
    }
    return XMLFinding("an attribute is given twice", at: pointee.range(start, offset), goesOn: true)
  }

  /// The document ends before what it has begun. Names the elements that are open, the innermost first.
  func breaksOff(_ code: xmlParserErrors) -> XMLFinding {
    let end = pointee.text.count
    let here = pointee.range(end, end)
    let open = pointee.openTags.count
    let notes = pointee.openTags.suffix(3).map { start in
      let name = pointee.name(at: start + 1)
      return Diagnostic.Note(
        "<\(name)> begins here and has no end", at: pointee.range(start, start + name.utf8.count + 1))
    }
    if let markup = pointee.unfinishedMarkup(code) {
      return XMLFinding(markup.message, at: markup.range, notes: notes)
    }
    let what = open == 0 ? "before its root element" : open == 1 ? "while one element is open" : ""
    let several = "while \(open) elements are open"
    return XMLFinding("the document breaks off \(what.isEmpty ? several : what)", at: here, notes: notes)
  }
}

extension XMLParserState {
  /// A tag, comment or the like that is cut off by the end of the document.
  fileprivate func unfinishedMarkup(_ code: xmlParserErrors) -> (message: String, range: SourceRange)? {
    func found(_ start: Int, _ length: Int, _ message: String) -> (String, SourceRange) {
      (message, range(start, min(start + length, text.count)))
    }
    if code == XML_ERR_COMMENT_NOT_FINISHED || context.pointee.instate == XML_PARSER_COMMENT {
      return found(lastStart(of: "<!--"), 4, "the comment has no end '-->'")
    }
    if code == XML_ERR_CDATA_NOT_FINISHED || context.pointee.instate == XML_PARSER_CDATA_SECTION {
      return found(lastStart(of: "<![CDATA["), 9, "the CDATA section has no end ']]>'")
    }
    let start = lastTagStart(before: text.count)
    let rest = text[min(start, text.count)...]
    guard rest.first == UInt8(ascii: "<"), !endsTag(from: start) else { return nil }
    switch rest.dropFirst().first {
    case UInt8(ascii: "?"):
      return found(start, 2, "the processing instruction has no end '?>'")
    case UInt8(ascii: "!"): return found(start, 2, "the document breaks off within this declaration")
    case nil: return nil
    default:
      let opening = rest.dropFirst().first == UInt8(ascii: "/") ? "</" : "<"
      let name = opening + name(at: start + opening.utf8.count)
      return found(start, name.utf8.count, "the document breaks off within the tag \(name)")
    }
  }

  private func lastStart(of markup: StaticString) -> Int {
    let wanted = UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount)
    var offset = lastTagStart(before: text.count)
    while offset > 0, !text[offset...].starts(with: wanted) { offset = lastTagStart(before: offset) }
    return offset
  }

  /// Whether there is a `>` outside of quotation marks.
  private func endsTag(from start: Int) -> Bool {
    var quote: UInt8?
    for byte in text[start...] {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return true
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return false
  }
}
