import CLibXML2
import Diagnostics

/// The functions that libxml2 calls: from its C arguments to a handler's events.
enum XMLCallbacks {
  static func install(in context: xmlParserCtxtPtr) {
    guard let sax = context.pointee.sax else { return }
    sax.pointee = xmlSAXHandler()
    sax.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    sax.pointee.startElementNs = { user, local, prefix, _, _, _, count, _, attributes in
      guard let state = XMLCallbacks.state(user), let local else { return }
      state.startElement(local, prefix, count, attributes)
    }
    sax.pointee.endElementNs = { user, _, _, _ in XMLCallbacks.state(user)?.endElement() }
    sax.pointee.characters = { user, text, length in XMLCallbacks.state(user)?.text(text, length) }
    sax.pointee.ignorableWhitespace = { user, text, length in XMLCallbacks.state(user)?.text(text, length) }
    sax.pointee.cdataBlock = { user, text, length in XMLCallbacks.state(user)?.text(text, length) }
    sax.pointee.entityDecl = { user, name, _, _, _, _ in XMLCallbacks.state(user)?.declaration("entity", name)
    }
    sax.pointee.elementDecl = { user, name, _, _ in XMLCallbacks.state(user)?.declaration("element", name) }
    sax.pointee.attributeDecl = { user, element, _, _, _, _, values in
      xmlFreeEnumeration(values)
      XMLCallbacks.state(user)?.declaration("attribute list", element)
    }
    sax.pointee.notationDecl = { user, name, _, _ in XMLCallbacks.state(user)?.declaration("notation", name) }
    sax.pointee.unparsedEntityDecl = { user, name, _, _, _ in
      XMLCallbacks.state(user)?.declaration("entity", name)
    }
    sax.pointee.serror = { user, error in
      guard let state = XMLCallbacks.state(user), let error else { return }
      state.report(error.pointee)
    }
  }

  private static func state(_ user: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLParserState>? {
    user?.assumingMemoryBound(to: XMLParserState.self)
  }
}

extension UnsafeMutablePointer<XMLParserState> {
  fileprivate func startElement(
    _ local: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>?, _ count: Int32,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    pointee.tagStart = pointee.lastTagStart(before: pointee.currentOffset)
    pointee.openTags.push(pointee.tagStart)
    pointee.elementCount += 1
    pointee.textBytes = 0
    let tag = XMLStartTag(
      id: pointee.id(of: local, prefix: prefix), localName: local, prefix: prefix, attributes: attributes,
      attributeCount: Int(count), state: self)
    guard isWithinLimits(tag) else { return }
    pointee.sink._withUnsafeGuaranteedRef { $0.handler.startElement(tag) }
  }

  private func isWithinLimits(_ tag: XMLStartTag) -> Bool {
    let limits = pointee.limits
    if pointee.openTags.count > limits.depth {
      pointee.stop(.limitExceeded, "elements are nested more than \(limits.depth) deep", at: tag.nameRange)
      return false
    }
    if Int(pointee.context.pointee.nsNr) / 2 > limits.attributes {
      let message = "more than \(limits.attributes) namespaces are declared"
      pointee.stop(.limitExceeded, message, at: tag.nameRange)
      return false
    }
    if pointee.elementCount > limits.elements {
      pointee.stop(
        .limitExceeded, "the document has more than \(limits.elements) elements", at: tag.nameRange)
      return false
    }
    if pointee.elementCount & 63 == 0 || tag.attributeCount > 16, !hasFewNames(tag) { return false }
    for index in 0..<tag.attributeCount {
      let attribute = tag.attribute(at: index)
      if attribute.valueBytes.count > limits.attributeBytes {
        let message = "the value of '\(attribute.name)' is longer than \(limits.attributeBytes) bytes"
        pointee.stop(.limitExceeded, message, at: attribute.nameRange)
        return false
      }
    }
    return true
  }

  /// The parser looks names up in a table that slows down when it is crowded, and namespaces one by one.
  private func hasFewNames(_ tag: XMLStartTag) -> Bool {
    if Int(xmlDictSize(pointee.context.pointee.dict)) - pointee.knownNameCount > pointee.limits.names {
      let message = "the document has more than \(pointee.limits.names) different names"
      pointee.stop(.limitExceeded, message, at: tag.nameRange)
      return false
    }
    return true
  }

  fileprivate func endElement() {
    let end = pointee.currentOffset
    let start = pointee.lastTagStart(before: end)
    pointee.openTags.pop()
    pointee.textBytes = 0
    let range = pointee.range(start, end)
    pointee.sink._withUnsafeGuaranteedRef { $0.handler.endElement(range) }
  }

  fileprivate func text(_ text: UnsafePointer<UInt8>?, _ length: Int32) {
    guard let text else { return }
    let bytes = UnsafeBufferPointer(start: text, count: Int(length))
    let start = pointee.offset(of: text)
    let range = start.map { pointee.range($0, $0 + bytes.count) } ?? pointee.place(ofCopy: bytes)
    pointee.textBytes += bytes.count
    guard pointee.textBytes <= pointee.limits.textBytes else {
      pointee.stop(.limitExceeded, "a text is longer than \(pointee.limits.textBytes) bytes", at: range)
      return
    }
    pointee.sink._withUnsafeGuaranteedRef { $0.handler.text(XMLText(bytes: bytes, range: range)) }
  }

  fileprivate func declaration(_ kind: String, _ name: UnsafePointer<UInt8>?) {
    let offset = pointee.currentOffset
    let start = pointee.lastTagStart(before: offset)
    let name = name.map { " '\(String(cString: $0))'" } ?? ""
    pointee.stop(
      .forbiddenEntity, "the \(kind)\(name) is declared in the document; declarations are not allowed",
      at: pointee.range(start, offset))
  }
}
