/// What a file is, by its content: its name is never looked at.
public enum DocumentFormat: Hashable, Sendable {
  /// Another XML document than the ones below, by its root element.
  case xml(root: String)
  /// A storyboard or xib of Xcode 5 and later.
  case interfaceBuilder
  case propertyListXML
  case propertyListBinary
  /// OpenStep's text form.
  case propertyListText
  case json
  /// SQLite's file format.
  case database
  /// Something that is not read; the text says what it is, for a sentence like "is a PNG image".
  case unsupported(String)

  /// Looks at the first bytes. `bytes` may be decoded already or not.
  public static func recognise(_ bytes: [UInt8]) -> DocumentFormat {
    if bytes.starts(with: Array("bplist0".utf8)) { return .propertyListBinary }
    if bytes.starts(with: Array("SQLite format 3\0".utf8)) { return .database }
    if let name = FileSignature.name(of: bytes) { return .unsupported(name) }
    if InputDecoder.looksWide(bytes) {
      // No prologue is longer; a pair of surrogates that is cut leaves the text before it.
      let text = InputDecoder.decode(Array(bytes.prefix(1 << 16))).text
      return InputDecoder.looksWide(text) ? .unsupported("a binary file") : recognise(text)
    }
    if bytes.prefix(512).contains(0) { return .unsupported("a binary file") }
    var scanner = PrologueScanner(bytes)
    scanner.skipWhiteSpace()
    guard let first = scanner.byte else { return .unsupported("an empty file") }
    switch first {
    case UInt8(ascii: "<"): return xmlFormat(&scanner)
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "{"): return scanner.looksLikeJSONObject ? .json : .propertyListText
    case UInt8(ascii: "("), UInt8(ascii: "/"), UInt8(ascii: "\""): return .propertyListText
    default: return scanner.looksLikeStringsFile ? .propertyListText : .unsupported("a text of another kind")
    }
  }

  private static func xmlFormat(_ scanner: inout PrologueScanner) -> DocumentFormat {
    if scanner.looksLikeOpenStepData { return .propertyListText }
    guard let root = scanner.rootElement() else {
      return scanner.documentType?.lowercased() == "html" ? .unsupported("an HTML page") : .xml(root: "")
    }
    if scanner.documentType?.lowercased() == "html" { return .unsupported("an HTML page") }
    switch root.name {
    case "plist": return .propertyListXML
    case "archive": return .unsupported("an Interface Builder archive of Xcode 3 or 4")
    case "html", "HTML": return .unsupported("an HTML page")
    case "svg": return .unsupported("an SVG image")
    case "document": return interfaceBuilderFormat(type: root.type ?? "")
    default: return .xml(root: root.name)
    }
  }

  private static func interfaceBuilderFormat(type: String) -> DocumentFormat {
    if type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") { return .unsupported("a macOS nib file") }
    if type.hasPrefix("com.apple.InterfaceBuilder.WatchKit") { return .unsupported("a WatchKit storyboard") }
    return type.hasPrefix("com.apple.InterfaceBuilder3") ? .interfaceBuilder : .xml(root: "document")
  }
}
