import Diagnostics
import Foundation
import TableModel
import TestSupport
import Testing

@testable import TableReaders

/// Holds the schema and the reader to each other: what one accepts, the other does.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/xmllint"))) struct NativeSchemaTests {
  @Test func acceptsTheSamplesAndTheBuiltInTemplates() throws {
    let folders = ["Samples", "Templates"].map { SharedFolder.package.appending(path: $0) }
    var documents: [String] = []
    for folder in folders {
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      where file.hasSuffix(".xml") {
        documents.append(try String(contentsOf: folder.appending(path: file), encoding: .utf8))
      }
    }
    #expect(documents.count > 15)
    #expect(try validity(of: documents) == documents.map { _ in true })
  }

  @Test func agreesWithTheReaderOnEveryAttribute() throws {
    var documents: [String] = []
    for element in Element.allCases {
      for attribute in element.attributes {
        let values = Self.values(of: attribute.form) + (attribute.isBindable ? ["{key}", "a {key} b"] : [])
        documents += values.map { Self.document(element, attribute.name, $0) }
      }
      documents.append(Self.document(element, "unheardOf", "x"))
      documents.append(Self.document(element, "xml:space", "preserve"))
      documents.append(Self.document(element, nil, ""))
    }
    try expectAgreement(documents)
  }

  @Test func agreesWithTheReaderOnEveryChild() throws {
    var documents: [String] = []
    for parent in Element.allCases {
      for child in Element.allCases {
        documents.append(Self.document(parent, nil, "", content: Self.minimal(child)))
      }
      documents.append(Self.document(parent, nil, "", content: "<unheardOf/>"))
      documents.append(Self.document(parent, nil, "", content: "text"))
      if let single = parent.singleChildren.first {
        documents.append(Self.document(parent, nil, "", content: Self.minimal(single) + Self.minimal(single)))
      }
    }
    for root in Element.allCases { documents.append(Self.minimal(root)) }
    try expectAgreement(documents)
  }

  @Test func describesAttributesInTheOrderOfTheirRules() {
    #expect(Element.cell.attributes.map(\.name).prefix(4) == ["id", "template", "style", "text"])
    #expect(Element.allCases.count <= 64)
    #expect(Element.allCases.allSatisfy { $0.attributes.count <= 64 })
    for element in Element.allCases {
      let names = element.attributes.map(\.name)
      #expect(Set(names).count == names.count, "\(element.rawValue) has an attribute twice")
    }
  }

  /// Right and wrong values of a form. Of fonts and links the schema knows less than the reader.
  private static func values(of form: ValueForm) -> [String] {
    switch form {
    case .text: ["", "any text"]
    case .name: ["", "name"]
    case .font: ["", "body"]
    case .link: ["a.html"]
    case .number(let range):
      [
        "", "x", "1", "0.5", ".5", "1.", "+1", " 1 ", "1e2", "NaN", "INF", "\(range.upperBound)", "-2e9",
        "99999999999",
      ]
    case .automaticLength:
      ["", "automatic", " automatic ", "Automatic", "44", "44.5", "-1", "100001", "1e2", "NaN"]
    case .integer(let range):
      [
        "", "1", "1.0", "+1", " 1 ", "x", "\(range.upperBound)", "\(range.upperBound)0", "-1",
        "99999999999999999999",
      ]
    case .boolean: ["", "true", "false", "YES", "NO", " true ", "TRUE", "1", "0", "2", "maybe"]
    case .choice(let names): names + ["", "unheardOf", " \(names[0]) ", names[0].uppercased() + "X"]
    case .color: ["", "systemRed", "#fff", "fff", "#12345678", "#12345", "redish", " label ", "#ggg"]
    case .insets: ["", "1", "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5", " 1  2 ", "1,2", "x", "-1", "1 100001"]
    case .frame:
      [
        "", "1 2 3 4", "-1 -2 3 4", "1 2 -3 4", "1 2 3", "1 2 3 4 5", "0.5 .5 1. 2", "1 2 3 automatic",
        " 1 2 3  automatic ", "1 2 automatic 4", "1 2 automatic", "1 2 3 auto",
      ]
    case .size: ["", "1", "1 2", " 1.5  2 ", "1 2 3", "-1 2", "1 100001", "a b"]
    case .multiplier:
      [
        "", "1", "-0.5", "16:9", "3/4", " 1:2 ", "1:0", "1/0.0", "1/.0", "0:1", "1:", ":2", "1:2:3", "1e2",
        "a:b",
        "1 : 2", "+1.:-.5", "1/00.10", "100001",
      ]
    case .constant: ["", "8", "-8.5", "standard", " standard ", "Standard", "100001", "-100001", "8 9"]
    case .priority:
      [
        "", "1", "1000", "250.5", "0", "1001", "-1", "required", "high", " low ", "fittingSizeLevel",
        "medium",
      ]
    case .intrinsicLength: ["", "none", " none ", "0", "44.5", "-1", "None", "100001"]
    case .words(let names):
      ["", names[0], names.joined(separator: " "), " \(names[0]) ", "unheardOf", names[0] + ","]
    case .namedNumbers:
      [
        "", "a=1", " gap=12  side=-20.5 ", "a=1,b=2", "a =1", "a=", "=1", "a", "1a=2", "_a1=.5", "a=1=2",
        "a=1e3",
      ]
    }
  }

  /// The smallest document in which an element stands with an attribute and some content.
  private static func document(
    _ element: Element, _ attribute: String?, _ value: String, content: String = ""
  ) -> String {
    var attributes = required(element)
    if let attribute { attributes[attribute] = value }
    let written = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
    return around(element, "<\(element.rawValue)\(written)>\(content)</\(element.rawValue)>")
  }

  /// An element with just the attributes that it needs.
  private static func minimal(_ element: Element) -> String {
    let written = required(element).sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
    return "<\(element.rawValue)\(written)/>"
  }

  private static func required(_ element: Element) -> [String: String] {
    var attributes: [String: String] = [:]
    for attribute in element.attributes where attribute.isRequired { attributes[attribute.name] = "x" }
    // Without a template, a header has no use for the values that it may have.
    if element == .header || element == .footer { attributes["template"] = "x" }
    if element == .constraint { attributes["firstAttribute"] = "width" }
    if element == .action { attributes["title"] = "x" }
    if element == .map { (attributes["key"], attributes["to"]) = ("a", "b") }
    return attributes
  }

  private static func around(_ element: Element, _ text: String) -> String {
    switch element {
    case .table, .templates: return text
    case .template: return "<templates>\(text)</templates>"
    case .header, .footer, .cell: return "<table><section>\(text)</section></table>"
    case .value, .leadingActions, .trailingActions, .menu:
      return "<table><section><cell>\(text)</cell></section></table>"
    case .action: return "<table><section><cell><menu>\(text)</menu></cell></section></table>"
    case .sample: return "<template id='t'>\(text)</template>"
    case .map, .default: return "<table><dataSource src='x'>\(text)</dataSource></table>"
    case .segment: return "<template id='t'><segmentedControl>\(text)</segmentedControl></template>"
    case .constraint, .visualFormat:
      return "<template id='t'><constraints>\(text)</constraints></template>"
    default:
      return element.viewKind == nil && element != .constraints
        ? "<table>\(text)</table>" : "<template id='t'>\(text)</template>"
    }
  }

  private func expectAgreement(_ documents: [String], at location: SourceLocation = #_sourceLocation) throws {
    let valid = try validity(of: documents)
    #expect(valid.contains(true) && valid.contains(false), sourceLocation: location)
    for (document, isValid) in zip(documents, valid) {
      let reading = Reading(document, files: ["x": "[]"])
      let errors = reading.diagnostics.diagnostics.filter { diagnostic in
        diagnostic.severity == .error && !Self.beyondASchema.contains(diagnostic.identifier)
      }
      #expect(errors.isEmpty == isValid, "\(document): \(errors.map(\.message))", sourceLocation: location)
    }
  }

  /// What a schema does not say: which attributes exclude each other, what is in a named file, which views there are.
  private static let beyondASchema: Set<DiagnosticIdentifier> = [
    .conflictingAttributes, .unsupportedFormat, .unreadableFile, .malformedPlaceholder,
    .missingKey, .unknownView, .malformedVisualFormat,
  ]

  /// Whether each document is valid by the schema.
  private func validity(of documents: [String]) throws -> [Bool] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try NativeSchema.relaxNG.write(
      to: folder.appending(path: "schema.rng"), atomically: true, encoding: .utf8)
    for (index, document) in documents.enumerated() {
      try document.write(to: folder.appending(path: "\(index).xml"), atomically: false, encoding: .utf8)
    }
    let log = folder.appending(path: "log")
    _ = FileManager.default.createFile(atPath: log.path(), contents: nil)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xmllint")
    process.currentDirectoryURL = folder
    process.arguments = ["--noout", "--relaxng", "schema.rng"] + documents.indices.map { "\($0).xml" }
    process.standardError = try FileHandle(forWritingTo: log)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let lines = Set(try String(contentsOf: log, encoding: .utf8).components(separatedBy: "\n"))
    return documents.indices.map { lines.contains("\($0).xml validates") }
  }
}
