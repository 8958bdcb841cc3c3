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
      XMLParserLibrary.prepare()
      if let zero = text.firstIndex(of: 0) {
        let range = SourceRange(source: source, lowerBound: zero, upperBound: zero + 1)
        diagnostics.add(.malformedXML, "a NUL character is not allowed in XML", at: range)
        return false
      }
      guard text.count < Int(Int32.max) else {
        diagnostics.add(.limitExceeded, "the document is larger than 2 GB", at: nil)
        return false
      }
      guard !text.isEmpty, let context = Self.makeContext(text) else {
        let range = SourceRange(source: source, lowerBound: 0, upperBound: 0)
        diagnostics.add(.malformedXML, "the document is empty", at: range)
        return false
      }
      defer { xmlFreeParserCtxt(context) }
      var state = XMLParserState(
        context: context, handler: handler, source: source, text: text, limits: limits,
        names: XMLNameLookup(names, in: context.pointee.dict), diagnostics: diagnostics)
      state.toleratesHyphensInComments = toleratesHyphensInComments
      withUnsafeMutablePointer(to: &state) { state in
        context.pointee.userData = UnsafeMutableRawPointer(state)
        XMLCallbacks.install(in: context)
        xmlParseDocument(context)
        context.pointee.userData = nil
      }
      diagnostics = state.diagnostics
      if let document = context.pointee.myDoc { xmlFreeDoc(document) }
      context.pointee.myDoc = nil
      return state.errorCount == 0
    }
  }

  private static func makeContext(_ text: UnsafeBufferPointer<UInt8>) -> xmlParserCtxtPtr? {
    text.withMemoryRebound(to: CChar.self) { text in
      guard let context = xmlCreateMemoryParserCtxt(text.baseAddress, Int32(text.count)) else { return nil }
      // NOENT makes &amp; in an attribute plain text; there are no other entities, since declarations are refused.
      let options =
        XML_PARSE_HUGE.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
        | XML_PARSE_RECOVER.rawValue | XML_PARSE_NOENT.rawValue
      xmlCtxtUseOptions(context, Int32(options))
      return context
    }
  }
}

/// Sets libxml2 up once in the life of the program.
enum XMLParserLibrary {
  static func prepare() { _ = isPrepared }

  private static let isPrepared: Bool = {
    xmlInitParser()
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    return true
  }()
}
