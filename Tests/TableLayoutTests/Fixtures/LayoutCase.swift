import Diagnostics
import Foundation
import TableModel
import TableSyntax
import TestSupport
import Testing

/// A layout described in one place: what is laid out, in which room, and the frames that UIKit's rules give it, worked
/// out by hand.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let name: String
  let viewport: Viewport
  /// A whole native document.
  let document: String
  let expectations: [Expectation]
  /// Whether the frames are the same without the template's constraints.
  let holdsWithoutConstraints: Bool

  var testDescription: String { name }

  struct Viewport: Sendable {
    var traits = Traits(width: 320, scale: 2)
    /// Points at 17 points of font size; in proportion at others.
    var characterWidth = 10.0
    var lineHeight = 20.0
    var images: [String: Size] = [:]
  }

  enum Expectation: Sendable {
    /// Of a view by its id, in a row.
    case frame(view: String, row: Int, Rect)
    /// The view is not shown.
    case absent(view: String, row: Int)
    case height(row: Int, Double)
    /// A diagnostic with such words in its message.
    case diagnostic(String, about: String)
  }
}

/// Reads the files in Cases: `<tests>` of `<test name="…"><viewport/><input/><expectations/></test>`.
///
/// An input is a `<table>`, or else templates and cells, which are put into one; without a cell, one of template "t".
enum LayoutCaseFiles {
  private static let folder = SharedFolder.package.appending(path: "Tests/TableLayoutTests/Fixtures/Cases")

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path()))?.filter { $0.hasSuffix(".xml") }
    .sorted() ?? []

  static let cases: [LayoutCase] = names.flatMap { name in
    do {
      return try cases(of: Array(Data(contentsOf: folder.appending(path: name))))
    } catch {
      Issue.record("\(name): \(error)")
      return []
    }
  }

  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  private static func cases(of text: [UInt8]) throws -> [LayoutCase] {
    var diagnostics = DiagnosticList()
    let root = XMLElement.read(text, source: SourceID(index: 0), diagnostics: &diagnostics)
    guard let root else { throw Malformed(description: "\(diagnostics.diagnostics.map(\.message))") }
    return try root.elements.map { try layoutCase($0, in: text) }
  }

  private static func layoutCase(_ test: XMLElement, in text: [UInt8]) throws -> LayoutCase {
    let name = test.attribute("name")?.value ?? ""
    func part(_ name: String) -> XMLElement? { test.elements.first { $0.name == name } }
    guard let input = part("input"), let expectations = part("expectations"), !name.isEmpty else {
      throw Malformed(description: "the test '\(name)' lacks a part")
    }
    return LayoutCase(
      name: name, viewport: try part("viewport").map(viewport) ?? LayoutCase.Viewport(),
      document: document(input, in: text), expectations: try expectations.elements.map(expectation),
      holdsWithoutConstraints: input.attribute("constraints")?.value == "optional")
  }

  private static func document(_ input: XMLElement, in text: [UInt8]) -> String {
    func source(_ element: XMLElement) -> String {
      String(decoding: text[Int(element.range.lowerBound)..<Int(element.range.upperBound)], as: UTF8.self)
    }
    if let table = input.elements.first(where: { $0.name == "table" }) { return source(table) }
    let hasCell = input.elements.contains { $0.name == "cell" }
    let content = input.elements.map(source).joined() + (hasCell ? "" : "<cell template='t'/>")
    return "<table separatorStyle='none'>\(content)</table>"
  }

  private static func viewport(_ element: XMLElement) throws -> LayoutCase.Viewport {
    var viewport = LayoutCase.Viewport()
    for attribute in element.attributes {
      switch attribute.name {
      case "width": viewport.traits.width = try number(attribute.value)
      case "scale": viewport.traits.scale = try number(attribute.value)
      case "characterWidth": viewport.characterWidth = try number(attribute.value)
      case "lineHeight": viewport.lineHeight = try number(attribute.value)
      case "direction": viewport.traits.direction = try choice(attribute.value)
      case "profile": viewport.traits.profile = try choice(attribute.value)
      default: throw Malformed(description: "unknown attribute '\(attribute.name)'")
      }
    }
    for image in element.elements {
      let size = try numbers(image, "size", count: 2)
      viewport.images[image.attribute("name")?.value ?? ""] = Size(width: size[0], height: size[1])
    }
    return viewport
  }

  private static func expectation(_ element: XMLElement) throws -> LayoutCase.Expectation {
    let row = try element.attribute("row").map { Int(try number($0.value)) } ?? 0
    let view = element.attribute("view")?.value ?? ""
    switch element.name {
    case "frame":
      let frame = try numbers(element, "is", count: 4)
      return .frame(view: view, row: row, Rect(frame[0], frame[1], frame[2], frame[3]))
    case "absent": return .absent(view: view, row: row)
    case "height": return .height(row: row, try numbers(element, "is", count: 1)[0])
    case "diagnostic":
      return .diagnostic(
        element.attribute("is")?.value ?? "", about: element.attribute("about")?.value ?? "")
    default: throw Malformed(description: "unknown expectation <\(element.name)>")
    }
  }

  private static func numbers(_ element: XMLElement, _ name: String, count: Int) throws -> [Double] {
    let numbers = try (element.attribute(name)?.value ?? "").split(separator: " ").map {
      try number(String($0))
    }
    guard numbers.count == count else {
      throw Malformed(description: "<\(element.name)> needs \(count) numbers")
    }
    return numbers
  }

  private static func number(_ text: String) throws -> Double {
    guard let number = Double(text) else { throw Malformed(description: "'\(text)' is no number") }
    return number
  }

  private static func choice<Choice: RawRepresentable<String>>(_ text: String) throws -> Choice {
    guard let choice = Choice(rawValue: text) else { throw Malformed(description: "unknown '\(text)'") }
    return choice
  }
}
