import CLibXML2
import Diagnostics

extension UnsafeMutablePointer<XMLParserState> {
  /// Turns an error of the parser into a diagnostic. The parser goes on after those that leave the structure of the
  /// document clear, and stops after any other.
  func report(_ error: xmlError) {
    guard pointee.context.pointee.disableSAX == 0 || pointee.errorCount == 0 else { return }
    let code = xmlParserErrors(rawValue: UInt32(bitPattern: error.code))
    if code == XML_ERR_HYPHEN_IN_COMMENT, pointee.reader.pointee.toleratesHyphensInComments {
      pointee.toleratedCount += 1
      return
    }
    guard error.level != XML_ERR_WARNING || code == XML_WAR_UNDECLARED_ENTITY else { return }
    let offset = pointee.currentOffset
    guard offset != pointee.lastErrorOffset else { return }
    pointee.lastErrorOffset = offset
    pointee.errorCount += 1
    guard pointee.errorCount <= Self.mostErrors else { return xmlStopParser(pointee.context) }
    let found = describe(code, error, at: offset)
    pointee.diagnostics.pointee.add(found.diagnostic)
    if !found.goesOn { xmlStopParser(pointee.context) }
  }

  /// The parser's last word, for a document that it found wrong without saying so.
  func checkVerdict() {
    guard pointee.errorCount == 0, pointee.toleratedCount == 0, pointee.context.pointee.wellFormed == 0 else {
      return
    }
    let end = pointee.currentOffset
    pointee.stop(.malformedXML, "the document is not well-formed XML", at: pointee.range(end, end))
  }

  private static var mostErrors: Int { 20 }

  private func describe(_ code: xmlParserErrors, _ error: xmlError, at offset: Int) -> XMLFinding {
    let detail = error.str1.map { String(cString: $0) } ?? ""
    switch code {
    case XML_ERR_TAG_NAME_MISMATCH:
      return mismatch(opened: detail, closed: error.str2.map { String(cString: $0) } ?? "", at: offset)
    case XML_ERR_ATTRIBUTE_REDEFINED, XML_NS_ERR_ATTRIBUTE_REDEFINED: return repeatedAttribute(at: offset)
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      return XMLFinding(
        "unknown entity '&\(detail);'; only &amp; &lt; &gt; &quot; &apos; and numbers are known",
        at: pointee.range(max(0, offset - detail.utf8.count - 2), offset), goesOn: true)
    case XML_NS_ERR_UNDEFINED_NAMESPACE:
      return XMLFinding("the prefix '\(detail)' is not declared", at: pointee.tagName(offset), goesOn: true)
    case XML_ERR_HYPHEN_IN_COMMENT:
      return XMLFinding(
        "'--' is not allowed inside a comment", at: pointee.range(offset, offset + 2), goesOn: true)
    case XML_ERR_INVALID_ENCODING:
      return XMLFinding("the text is not valid UTF-8", at: pointee.range(offset, offset), .invalidEncoding)
    case XML_ERR_NAME_TOO_LONG:
      return XMLFinding("a name is too long", at: pointee.range(offset, offset), .limitExceeded)
    case XML_ERR_DOCUMENT_END where pointee.elementCount > 0 && pointee.openTags.count == 0:
      return XMLFinding("nothing may follow the end of the root element", at: pointee.character(offset))
    case XML_ERR_DOCUMENT_END, XML_ERR_TAG_NOT_FINISHED: return breaksOff(code)
    default:
      // A slash that nothing follows is still to be read when the parser misses a space before it.
      let end = pointee.text.count - (code == XML_ERR_SPACE_REQUIRED ? 1 : 0)
      if offset >= end { return breaksOff(code) }
      return XMLFinding(Self.message(code) ?? Self.plain(error), of: code, at: offset, in: self)
    }
  }

  private static func message(_ code: xmlParserErrors) -> String? {
    switch code {
    case XML_ERR_LT_IN_ATTRIBUTE: "'<' is not allowed in an attribute's value; write &lt;"
    case XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_START: "expected an element"
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_CHARREF: "this character is not allowed in XML"
    case XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_HEX_CHARREF:
      "a character is written by its number as &#65; or &#x41;"
    case XML_ERR_ENTITYREF_SEMICOL_MISSING: "a reference must end with ';', and '&' as text is written &amp;"
    case XML_ERR_GT_REQUIRED: "expected an attribute or '>' at the end of the tag"
    case XML_ERR_SPACE_REQUIRED: "expected a space"
    case XML_ERR_MISPLACED_CDATA_END: "']]>' is written ]]&gt; where it is text"
    case XML_ERR_DOCTYPE_NOT_FINISHED: "the document type has no end '>'"
    case XML_ERR_RESERVED_XML_NAME: "the XML declaration may only stand at the very start of the document"
    case XML_ERR_VERSION_MISSING, XML_ERR_XMLDECL_NOT_FINISHED, XML_ERR_XMLDECL_NOT_STARTED,
      XML_ERR_STRING_NOT_STARTED, XML_ERR_STRING_NOT_CLOSED, XML_ERR_ENCODING_NAME, XML_ERR_STANDALONE_VALUE:
      "the XML declaration is malformed; it is written <?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    case XML_ERR_ENTITY_LOOP: "an entity refers to itself"
    case XML_ERR_NO_MEMORY: "there is no memory for this document"
    default: nil
    }
  }

  /// libxml2's own words, in lower case at the start and without a line break.
  private static func plain(_ error: xmlError) -> String {
    let text = error.message.map { String(cString: $0) } ?? ""
    let message = String(text.prefix { $0 != "\n" })
    return message.isEmpty ? "malformed XML" : message.prefix(1).lowercased() + message.dropFirst()
  }
}
