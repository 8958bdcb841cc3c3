import Diagnostics
import TableModel
import TableReaders
import TestSupport
import Testing

/// Files that a test has made up, by path.
struct MadeUpFiles: DocumentLoading {
  var files: [String: String] = [:]

  func load(_ path: String, relativeTo name: String) throws(LoadFailure) -> LoadedFile {
    if path.hasPrefix("/") || path.hasPrefix("..") {
      throw LoadFailure(.outsideRoot, "lies outside the folder of the document")
    }
    let folder = name.split(separator: "/").dropLast().joined(separator: "/")
    let full = folder.isEmpty ? path : folder + "/" + path
    guard let text = files[full] else { throw LoadFailure(.unreadableFile, "does not exist") }
    return LoadedFile(name: full, bytes: Array(text.utf8))
  }
}

/// What reading gave.
struct Reading {
  let document: TableDocument?
  let diagnostics: DiagnosticList
  let library: SourceLibrary

  init(
    _ bytes: [UInt8], named name: String = "page.xml", files: [String: String] = [:], resolved: Bool = false
  ) {
    self.init(bytes, named: name, loader: MadeUpFiles(files: files), resolved: resolved)
  }

  init(_ text: String, loader: any DocumentLoading) {
    self.init(Array(text.utf8), named: "page.xml", loader: loader, resolved: false)
  }

  private init(_ bytes: [UInt8], named name: String, loader: any DocumentLoading, resolved: Bool) {
    var library = SourceLibrary()
    var diagnostics = DiagnosticList()
    let reader = TableReader(loader: loader)
    var document = reader.read(bytes, named: name, library: &library, diagnostics: &diagnostics)
    if resolved { document?.resolveReferences(into: &diagnostics) }
    self.document = document
    self.diagnostics = diagnostics
    self.library = library
  }

  init(_ text: String, named name: String = "page.xml", files: [String: String] = [:], resolved: Bool = false)
  {
    self.init(Array(text.utf8), named: name, files: files, resolved: resolved)
  }

  var table: Table { document?.table ?? Table() }
  var cells: [TableCell] { table.sections.flatMap(\.cells) }
  /// A cell without anything where there is none.
  var cell: TableCell { cells.first ?? TableCell() }
  var templates: [CellTemplate] { document?.templates ?? [] }

  /// `line:column severity identifier: message`, with notes and fix-its.
  var messages: [String] {
    diagnostics.diagnostics.map { diagnostic in
      let place = diagnostic.range.map { position(of: $0) } ?? "-"
      let notes = diagnostic.notes.map { " (\($0.message))" }.joined()
      let fixIts = diagnostic.fixIts.map { " [\($0.replacement)]" }.joined()
      return
        "\(place) \(diagnostic.severity) \(diagnostic.identifier.rawValue): \(diagnostic.message)\(notes)\(fixIts)"
    }
  }

  private func position(of range: SourceRange) -> String {
    let found = library.position(of: range)
    let name = range.source.index == 0 ? "" : library.name(of: range) + ":"
    return "\(name)\(found.line):\(found.column)"
  }

  /// The text that a range stands for.
  func text(at range: SourceRange?) -> String? {
    guard let range, let source = library[range.source] else { return nil }
    return String(decoding: source.text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }
}

/// Reads a text in which marks stand around what the only diagnostic points at.
func expectDiagnostic(
  _ marked: String, _ identifier: DiagnosticIdentifier, _ message: String, files: [String: String] = [:],
  ignoring isIgnored: (Diagnostic) -> Bool = { _ in false }, at location: SourceLocation = #_sourceLocation
) {
  let text = MarkedText(marked)
  let reading = Reading(text.bytes, files: files)
  let found = reading.diagnostics.diagnostics.filter { !isIgnored($0) }
  #expect(found.count == 1, "\(reading.messages)", sourceLocation: location)
  guard let first = found.first else { return }
  #expect(first.identifier == identifier, sourceLocation: location)
  #expect(first.message == message, sourceLocation: location)
  let range = first.range.map { Int($0.lowerBound)..<Int($0.upperBound) }
  #expect(range == text.ranges.first, "\(reading.text(at: first.range) ?? "-")", sourceLocation: location)
}
