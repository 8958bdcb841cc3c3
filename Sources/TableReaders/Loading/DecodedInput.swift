import Diagnostics
import TableSyntax

/// A file as text, entered into the library, and what it is.
struct DecodedInput {
  let source: SourceID
  let name: String
  let text: [UInt8]
  let format: DocumentFormat

  /// - Parameter range: where the file is named; `nil` for the one that reading starts with.
  /// - Returns: `nil` with a diagnostic where the bytes are no text in the encoding that they claim.
  init?(
    _ bytes: [UInt8], name: String, namedAt range: SourceRange?, _ library: inout SourceLibrary,
    _ diagnostics: inout DiagnosticList
  ) {
    let recognised = DocumentFormat.recognise(bytes)
    self.name = name
    if recognised == .propertyListBinary {
      format = recognised
      text = bytes
      source = library.add(Source(name: name, text: []))
      return
    }
    let decoded = InputDecoder.decode(bytes)
    text = decoded.text
    format = DocumentFormat.recognise(decoded.text)
    source = library.add(Source(name: name, text: decoded.text))
    if let failure = decoded.failure {
      let notes = range.map { [Diagnostic.Note("'\(name)' is named here", at: $0)] } ?? []
      diagnostics.add(.invalidEncoding, failure, at: decoded.failureRange(in: source), notes: notes)
      return nil
    }
  }

  /// Whether the file is a tree of values.
  var isDataFile: Bool {
    switch format {
    case .propertyListXML, .propertyListBinary, .propertyListText, .json: true
    case .xml, .interfaceBuilder, .database, .unsupported: false
    }
  }

  /// Whether the file can be read as templates, or is at least so near that reading it tells what is wrong.
  func isTemplateFile(namedAt range: SourceRange, _ diagnostics: inout DiagnosticList) -> Bool {
    switch format {
    case .xml, .interfaceBuilder: return true
    case .propertyListXML, .propertyListBinary, .propertyListText, .json, .database:
      diagnostics.add(.unsupportedFormat, "'\(name)' is \(format.phrase), not a file of templates", at: range)
    case .unsupported(let kind):
      diagnostics.add(.unsupportedFormat, "'\(name)' is \(kind), not a file of templates", at: range)
    }
    return false
  }
}

extension DocumentFormat {
  /// What the format is called in a sentence.
  var phrase: String {
    switch self {
    case .xml(let root): "an XML document with the root <\(root)>"
    case .interfaceBuilder: "an Interface Builder file"
    case .propertyListXML, .propertyListBinary, .propertyListText: "a property list"
    case .json: "a JSON file"
    case .database: "an SQLite database"
    case .unsupported(let kind): kind
    }
  }

  static let readable =
    "a native table (<table>, <templates>), a storyboard or xib of Xcode 5 or later, a property list or JSON"
}
