import CLibXML2
import Diagnostics

/// Reads an XML document as events, without a tree: memory does not grow with the document.
///
/// Nothing is fetched, no external entity is loaded, and no document may declare entities or a grammar of its own.
public struct XMLEventReader {
  public let names: XMLNameTable
  public let limits: SyntaxLimits
  /// Takes `--` inside comments, as Apple's property list reader does.
  public var toleratesHyphensInComments = false

  public init(names: XMLNameTable, limits: SyntaxLimits = SyntaxLimits()) {
    self.names = names
    self.limits = limits
  }

  /// Sends the document to `handler`.
  ///
  /// - Parameters:
  ///   - text: UTF-8 without a byte order mark, whatever encoding it declares.
  ///   - source: what ranges name as their source.
  /// - Returns: whether the document is well formed and within the limits. Where it is not, the handler has received
  ///   what came before, and the elements that are open then do not end.
  public func read(
    _ text: [UInt8], source: SourceID, handler: any XMLEventHandler, diagnostics: inout DiagnosticList
  ) -> Bool {
    text.withUnsafeBufferPointer { text in
      guard isAcceptable(text, source, &diagnostics) else { return false }
      XMLParserLibrary.prepare()
      guard let context = xmlCreatePushParserCtxt(nil, nil, nil, 0, nil) else {
        diagnostics.add(.malformedXML, "there is no memory for an XML parser", at: nil)
        return false
      }
      defer { xmlFreeParserCtxt(context) }
      return withUnsafePointer(to: self) { reader in
        withUnsafeMutablePointer(to: &diagnostics) { diagnostics in
          let sink = XMLEventSink(handler)
          var state = XMLParserState(
            context: context, sink: sink, source: source, text: text, reader: reader,
            diagnostics: diagnostics)
          defer { state.deallocate() }
          withExtendedLifetime(sink) {
            withUnsafeMutablePointer(to: &state) { state in
              XMLParserLibrary.silently { Self.parse(text, context, state) }
            }
          }
          return state.errorCount == 0
        }
      }
    }
  }

  /// In pieces, so that the parser never holds a copy of the whole text. A piece is as long as what waits for its end,
  /// since the parser looks through all that waits whenever a piece comes.
  private static func parse(
    _ text: UnsafeBufferPointer<UInt8>, _ context: xmlParserCtxtPtr,
    _ state: UnsafeMutablePointer<XMLParserState>
  ) {
    // NOENT makes &amp; in an attribute plain text; there are no other entities, since declarations are refused.
    let options =
      XML_PARSE_HUGE.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
      | XML_PARSE_RECOVER.rawValue | XML_PARSE_NOENT.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    context.pointee.userData = UnsafeMutableRawPointer(state)
    XMLCallbacks.install(in: context)
    text.withMemoryRebound(to: CChar.self) { text in
      var offset = 0
      while offset < text.count, state.pointee.isGoing {
        let waiting = offset - state.pointee.currentOffset
        let length = min(max(pieceLength, waiting), text.count - offset)
        xmlParseChunk(context, text.baseAddress.map { $0 + offset }, Int32(length), 0)
        offset += length
      }
      xmlParseChunk(context, nil, 0, 1)
    }
    state.checkVerdict()
    if let document = context.pointee.myDoc { xmlFreeDoc(document) }
    context.pointee.myDoc = nil
    context.pointee.userData = nil
  }

  private static var pieceLength: Int { 1 << 14 }

  private func isAcceptable(
    _ text: UnsafeBufferPointer<UInt8>, _ source: SourceID, _ diagnostics: inout DiagnosticList
  ) -> Bool {
    func place(_ offset: Int, _ length: Int = 1) -> SourceRange {
      SourceRange(source: source, lowerBound: offset, upperBound: offset + length)
    }
    let mostBytes = min(limits.fileBytes, Int(Int32.max))
    if text.isEmpty {
      diagnostics.add(.malformedXML, "the document is empty", at: place(0, 0))
    } else if text.count > mostBytes {
      diagnostics.add(
        .limitExceeded, "the document is longer than \(mostBytes) bytes", at: place(mostBytes, 0))
    } else {
      switch XMLTextCheck.firstFault(in: text, limits: limits) {
      case .nul(let offset)?:
        diagnostics.add(.malformedXML, "a NUL character is not allowed in XML", at: place(offset))
      case .invalidUTF8(let offset)?:
        diagnostics.add(.invalidEncoding, "the text is not valid UTF-8", at: place(offset))
      case .tooManyAttributes(let start)?:
        diagnostics.add(
          .limitExceeded, "an element has more than \(limits.attributes) attributes", at: place(start))
      case nil: return true
      }
    }
    return false
  }
}
