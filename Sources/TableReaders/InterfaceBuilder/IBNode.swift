import Diagnostics
import TableSyntax

/// An element of an Interface Builder file, with what its variations change.
struct IBNode {
  let xml: XMLElement
  let element: IBElement?
  /// The variations that apply, the strongest last.
  private let variations: [XMLElement]

  init(_ xml: XMLElement, _ sizeClasses: IBSizeClasses? = nil) {
    self.xml = xml
    element = IBElement(rawValue: xml.name)
    variations = sizeClasses.map { $0.variations(of: xml) } ?? []
  }

  var range: SourceRange { xml.nameRange }

  subscript(_ attribute: IBAttribute) -> XMLAttribute? {
    for variation in variations.reversed() {
      if let value = variation.attribute(attribute.rawValue) { return value }
    }
    return xml.attribute(attribute.rawValue)
  }

  func text(_ attribute: IBAttribute) -> String? { self[attribute]?.value }

  var id: String? { xml.attribute(IBAttribute.id.rawValue)?.value }
  var key: IBKey? { xml.attribute(IBAttribute.key.rawValue).flatMap { IBKey(rawValue: $0.value) } }

  /// The first child of a key, in the strongest variation that has one.
  func child(_ key: IBKey) -> XMLElement? {
    for variation in variations.reversed() {
      if let child = Self.child(key, of: variation) { return child }
    }
    return Self.child(key, of: xml)
  }

  private static func child(_ key: IBKey, of xml: XMLElement) -> XMLElement? {
    for case .element(let child) in xml.children
    where child.attribute(IBAttribute.key.rawValue)?.value == key.rawValue {
      return child
    }
    return nil
  }

  /// The children of the first child of a kind.
  func list(_ element: IBElement) -> [XMLElement] { xml.first(element)?.elements ?? [] }

  /// The ids that variations leave out of a list.
  func excluded(from list: IBKey) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations {
      for mask in variation.elements
      where mask.name == IBElement.mask.rawValue
        && mask.attribute(IBAttribute.key.rawValue)?.value == list.rawValue
      {
        for entry in mask.elements {
          guard let id = entry.attribute(IBAttribute.reference.rawValue)?.value else { continue }
          if entry.name == IBElement.exclude.rawValue { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
    return excluded
  }
}

extension XMLElement {
  func first(_ element: IBElement) -> XMLElement? {
    for case .element(let child) in children where child.name == element.rawValue { return child }
    return nil
  }

  func text(_ attribute: IBAttribute) -> String? { self.attribute(attribute.rawValue)?.value }
}
