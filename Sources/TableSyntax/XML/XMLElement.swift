import Diagnostics

/// An element with everything in it, for documents that are small or needed as a whole.
public struct XMLElement: Sendable, Hashable {
  public var name: String
  public var attributes: [XMLAttribute] = []
  public var children: [XMLNode] = []
  /// From the start tag's `<` to the end tag's `>`.
  public var range: SourceRange
  /// The name in the start tag.
  public var nameRange: SourceRange

  /// The child elements.
  public var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// All text right inside the element, in order.
  public var text: String {
    children.reduce(into: "") { if case .text(let text, _) = $1 { $0 += text } }
  }

  public func attribute(_ name: String) -> XMLAttribute? { attributes.first { $0.name == name } }
}

/// An attribute as it is written, references replaced.
public struct XMLAttribute: Sendable, Hashable {
  public var name: String
  public var value: String
  public var nameRange: SourceRange
  /// Without quotation marks.
  public var valueRange: SourceRange
}

/// What stands in an element.
public enum XMLNode: Sendable, Hashable {
  case element(XMLElement)
  case text(String, SourceRange)
}

extension XMLElement {
  /// Reads a document as a tree, at most 10,000 elements deep whatever the limits say.
  ///
  /// - Returns: the root; `nil` where the document is not well formed or not within the limits.
  public static func read(
    _ text: [UInt8], source: SourceID, limits: SyntaxLimits = SyntaxLimits(),
    diagnostics: inout DiagnosticList
  ) -> XMLElement? {
    let builder = XMLTreeBuilder()
    var limits = limits
    limits.depth = limits.treeDepth
    let reader = XMLEventReader(names: XMLNameTable([]), limits: limits)
    let isWellFormed = reader.read(text, source: source, handler: builder, diagnostics: &diagnostics)
    return isWellFormed ? builder.root : nil
  }
}

/// Collects events into a tree.
private final class XMLTreeBuilder: XMLEventHandler {
  private(set) var root: XMLElement?
  private var open: [XMLElement] = []

  func startElement(_ tag: XMLStartTag) {
    var element = XMLElement(name: tag.name, range: tag.range, nameRange: tag.nameRange)
    for index in 0..<tag.attributeCount {
      let attribute = tag.attribute(at: index)
      element.attributes.append(
        XMLAttribute(
          name: attribute.name, value: attribute.value, nameRange: attribute.nameRange,
          valueRange: attribute.valueRange))
    }
    open.append(element)
  }

  func text(_ text: XMLText) {
    guard let last = open.indices.last else { return }
    if case .text(let before, let range)? = open[last].children.last {
      open[last].children.removeLast()
      open[last].children.append(.text(before + text.string, range.union(text.range)))
    } else {
      open[last].children.append(.text(text.string, text.range))
    }
  }

  func endElement(_ range: SourceRange) {
    guard var element = open.popLast() else { return }
    element.range = element.range.union(range)
    if let parent = open.indices.last {
      open[parent].children.append(.element(element))
    } else {
      root = element
    }
  }
}
