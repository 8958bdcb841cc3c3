import Diagnostics

/// Receives an XML document piece by piece, in document order.
public protocol XMLEventHandler: AnyObject {
  /// An element begins. The tag is valid during the call only.
  func startElement(_ tag: XMLStartTag)

  /// Text between tags, references replaced. One text may come in several pieces. Valid during the call only.
  func text(_ text: XMLText)

  /// The element that began last and has not ended, ends.
  ///
  /// - Parameter range: the end tag, or the whole tag of an empty element.
  func endElement(_ range: SourceRange)
}

/// A piece of text between tags.
public struct XMLText {
  /// UTF-8.
  public let bytes: UnsafeBufferPointer<UInt8>
  /// Where it stands; where a reference is replaced, the place after the reference.
  public let range: SourceRange

  /// Whether the text stands for a reference: written on purpose, be it white space.
  public var isReference: Bool { range.lowerBound == range.upperBound && !bytes.isEmpty }

  /// Whether it is all spaces, tabs and line breaks.
  public var isWhiteSpace: Bool {
    bytes.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
  }

  public var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// A start tag with its attributes. Valid during the call that it is given to.
public struct XMLStartTag {
  /// The element's name; `unknown` where the name table does not have it.
  public let id: XMLNameID
  let localName: UnsafePointer<UInt8>
  let prefix: UnsafePointer<UInt8>?
  let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  public let attributeCount: Int
  let state: UnsafeMutablePointer<XMLParserState>

  /// The element's name as it is written.
  public var name: String { XMLParserState.spelled(localName, prefix) }

  /// From `<` to the end of the last attribute.
  public var range: SourceRange { state.pointee.range(state.pointee.tagStart, state.pointee.currentOffset) }

  /// The name, without `<`.
  public var nameRange: SourceRange {
    let start = state.pointee.tagStart + 1
    return state.pointee.range(start, start + name.utf8.count)
  }

  /// - Parameter index: 0 to `attributeCount` - 1, in document order, namespace declarations left out.
  public func attribute(at index: Int) -> XMLAttributeView { XMLAttributeView(tag: self, index: index) }
}

/// One attribute of a start tag. Valid as long as the tag is.
public struct XMLAttributeView {
  let tag: XMLStartTag
  let index: Int

  private func field(_ field: Int) -> UnsafePointer<UInt8>? { tag.attributes?[index * 5 + field] }

  /// The name; `unknown` where the name table does not have it.
  public var id: XMLNameID { field(0).map { tag.state.pointee.id(of: $0, prefix: field(1)) } ?? .unknown }

  /// The name as it is written, with its prefix.
  public var name: String { field(0).map { XMLParserState.spelled($0, field(1)) } ?? "" }

  /// The value's UTF-8, references replaced and white space normalised.
  public var valueBytes: UnsafeBufferPointer<UInt8> {
    guard let start = field(3), let end = field(4) else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: start, count: end - start)
  }

  public var value: String { String(decoding: valueBytes, as: UTF8.self) }

  public var nameRange: SourceRange { tag.state.pointee.place(ofAttribute: index).name }

  /// The value as it is written, without quotation marks.
  public var valueRange: SourceRange {
    if let start = field(3), let offset = tag.state.pointee.offset(of: start) {
      return tag.state.pointee.range(offset, offset + valueBytes.count)
    }
    return tag.state.pointee.place(ofAttribute: index).value
  }
}
