/// The RELAX NG schema of the native format, for editors: written out from the tables that the reader goes by.
///
/// What a schema cannot say (that a cell has a style or a template, that a font's words agree) only the reader
/// finds.
public enum NativeSchema {
  /// The schema as XML.
  public static var relaxNG: String {
    var writer = SchemaWriter()
    writer.open("grammar", namespaces)
    writer.open("start")
    writer.choice(Element.roots) { $0.reference($1) }
    writer.close("start")
    for element in Element.allCases { writer.define(element) }
    writer.close("grammar")
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + writer.text
  }

  private static let namespaces = [
    ("xmlns", "http://relaxng.org/ns/structure/1.0"),
    ("datatypeLibrary", "http://www.w3.org/2001/XMLSchema-datatypes"),
  ]
}

extension SchemaWriter {
  fileprivate mutating func define(_ element: Element) {
    open("define", [("name", element.rawValue)])
    open("element", [("name", element.rawValue)])
    for attribute in element.attributes { attributePattern(attribute) }
    reservedAttributes()
    content(of: element)
    close("element")
    close("define")
  }

  private mutating func content(of element: Element) {
    let hasText = element.text != nil
    if element.children.isEmpty {
      empty(hasText ? "text" : "empty")
      return
    }
    let hasParts = hasText || !element.singleChildren.isEmpty
    if hasParts { open("interleave") }
    for child in element.singleChildren {
      open("optional")
      reference(child)
      close("optional")
    }
    if hasText { empty("text") }
    let others = element.children.filter { !element.singleChildren.contains($0) }
    open("zeroOrMore")
    choice(others) { $0.reference($1) }
    close("zeroOrMore")
    if hasParts { close("interleave") }
  }

  private mutating func attributePattern(_ attribute: AttributeDescription) {
    if !attribute.isRequired { open("optional") }
    open("attribute", [("name", attribute.name)])
    if attribute.isBindable, attribute.form != .text {
      open("choice")
      pattern(of: attribute.form)
      placeholder()
      close("choice")
    } else {
      pattern(of: attribute.form)
    }
    close("attribute")
    if !attribute.isRequired { close("optional") }
  }

  /// `xml:space` and `xml:lang`, which every element may have.
  private mutating func reservedAttributes() {
    open("optional")
    open("attribute", [("name", "xml:space")])
    choice(["default", "preserve"]) { $0.value($1) }
    close("attribute")
    close("optional")
    open("optional")
    open("attribute", [("name", "xml:lang")])
    empty("text")
    close("attribute")
    close("optional")
  }

  fileprivate mutating func reference(_ element: Element) { reference(element.rawValue) }
}
