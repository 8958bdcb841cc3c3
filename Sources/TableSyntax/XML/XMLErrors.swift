import CLibXML2
import Diagnostics

extension UnsafeMutablePointer<XMLParserState> {
  /// Turns an error of the parser into a diagnostic. The parser goes on after those that leave the structure of the
  /// document clear, and stops after any other.
  func report(_ error: xmlError) {
    guard pointee.context.pointee.disableSAX == 0 || pointee.errorCount == 0 else { return }
    if pointee.toleratesHyphensInComments, error.code == Int32(bitPattern: XML_ERR_HYPHEN_IN_COMMENT.rawValue)
    {
      return
    }
    let offset = pointee.currentOffset
    guard offset != pointee.lastErrorOffset, pointee.errorCount < Self.mostErrors else { return }
    pointee.lastErrorOffset = offset
    pointee.errorCount += 1
    let found = describe(error, at: offset)
    pointee.diagnostics.add(found.identifier, found.message, at: found.range, notes: found.notes)
    if !found.goesOn { xmlStopParser(pointee.context) }
  }

  private static var mostErrors: Int { 20 }

  private struct Finding {
    var identifier = DiagnosticIdentifier.malformedXML
    var message: String
    var range: SourceRange
    var notes: [Diagnostic.Note] = []
    var goesOn = false
  }

  private func describe(_ error: xmlError, at offset: Int) -> Finding {
    let here = pointee.range(offset, offset)
    let tag = pointee.range(pointee.lastTagStart(before: offset), offset)
    switch xmlParserErrors(rawValue: UInt32(bitPattern: error.code)) {
    case XML_ERR_TAG_NAME_MISMATCH: return mismatch(error, tag)
    case XML_ERR_TAG_NOT_FINISHED: return unfinished(here)
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      let name = Self.text(error.str1)
      return Finding(
        message: "unknown entity '&\(name);'; only &amp; &lt; &gt; &quot; &apos; and numbers are known",
        range: pointee.range(max(0, offset - name.utf8.count - 2), offset), goesOn: true)
    case XML_ERR_ATTRIBUTE_REDEFINED:
      return Finding(message: "attribute '\(Self.text(error.str1))' is given twice", range: tag, goesOn: true)
    case XML_ERR_ATTRIBUTE_NOT_STARTED:
      return Finding(message: "an attribute's value must stand in quotation marks", range: here)
    case XML_ERR_LT_IN_ATTRIBUTE:
      return Finding(message: "'<' is not allowed in an attribute's value; write &lt;", range: here)
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE, XML_ERR_EQUAL_REQUIRED:
      return Finding(message: "attribute '\(Self.text(error.str1))' has no value", range: here)
    case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING:
      return Finding(message: "'&' must be written &amp;, and '<' as &lt;, where they are text", range: here)
    case XML_ERR_DOCUMENT_END:
      return Finding(message: "nothing may follow the end of the root element", range: here)
    case XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_START:
      return Finding(message: "expected an element", range: here)
    case XML_ERR_INVALID_ENCODING:
      return Finding(identifier: .invalidEncoding, message: "the text is not valid UTF-8", range: here)
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_CHARREF:
      let isEncoded = offset < pointee.text.count && pointee.text[offset] >= 0xF8
      return isEncoded
        ? Finding(identifier: .invalidEncoding, message: "the text is not valid UTF-8", range: here)
        : Finding(message: "this character is not allowed in XML", range: here)
    case XML_ERR_GT_REQUIRED: return Finding(message: "expected '>' at the end of the tag", range: here)
    case XML_ERR_COMMENT_NOT_FINISHED: return Finding(message: "the comment has no end '-->'", range: here)
    case XML_ERR_HYPHEN_IN_COMMENT:
      return Finding(message: "'--' is not allowed inside a comment", range: here)
    case XML_ERR_CDATA_NOT_FINISHED:
      return Finding(message: "the CDATA section has no end ']]>'", range: here)
    case XML_ERR_ENTITY_LOOP:
      return Finding(identifier: .forbiddenEntity, message: "an entity refers to itself", range: here)
    default: return Finding(message: Self.plain(error), range: here)
    }
  }

  private func mismatch(_ error: xmlError, _ tag: SourceRange) -> Finding {
    let opened = Self.text(error.str1)
    let closed = Self.text(error.str2)
    let notes = pointee.openTags.last.map { start in
      [Diagnostic.Note("<\(opened)> begins here", at: pointee.range(start, start + opened.utf8.count + 1))]
    }
    return Finding(
      message: "</\(closed)> ends an element that began as <\(opened)>", range: tag, notes: notes ?? [],
      goesOn: true)
  }

  private func unfinished(_ here: SourceRange) -> Finding {
    let notes = pointee.openTags.suffix(3).reversed().map { start in
      Diagnostic.Note(
        "<\(name(at: start))> begins here and has no end",
        at: pointee.range(start, start + name(at: start).utf8.count + 1))
    }
    let open = pointee.openTags.count
    let what = open == 1 ? "one element is" : "\(open) elements are"
    return Finding(message: "the document breaks off while \(what) open", range: here, notes: notes)
  }

  private func name(at tagStart: Int) -> String {
    let name = pointee.text[min(tagStart + 1, pointee.text.count)...].prefix(64).prefix { byte in
      byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  /// libxml2's own words, in lower case at the start and without a line break.
  private static func plain(_ error: xmlError) -> String {
    let message = String(text(error.message).prefix { $0 != "\n" })
    return message.isEmpty ? "malformed XML" : message.prefix(1).lowercased() + message.dropFirst()
  }
}
