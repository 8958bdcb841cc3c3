import Diagnostics
import TableModel
import TableSyntax

/// Reads a described table, whatever dialect describes it: the first verb of the pipeline.
///
/// The dialect is told by the content and never by a name. What is wrong in a document is diagnosed, and what
/// could be read is returned all the same.
public struct TableReader {
  private let loader: (any DocumentLoading)?
  private let limits: SyntaxLimits
  private let locale: String?
  private let screenWidth: Double?

  /// - Parameters:
  ///   - loader: gets the files that a document names; without one, naming a file is an error.
  ///   - locale: the language that a storyboard's texts are taken in, where they are beside it.
  ///   - screenWidth: points of the screen that a storyboard is laid out anew for, which decides between its variations
  ///     by size class; `nil` keeps the screen that it was drawn on.
  public init(
    loader: (any DocumentLoading)? = nil, limits: SyntaxLimits = SyntaxLimits(), locale: String? = nil,
    screenWidth: Double? = nil
  ) {
    self.loader = loader
    self.limits = limits
    self.locale = locale
    self.screenWidth = screenWidth
  }

  /// The document in the bytes of a file. References in it are not resolved yet.
  ///
  /// - Parameters:
  ///   - name: the file's path, for messages and as the start of relative paths in the document.
  ///   - library: receives every text that is read.
  /// - Returns: `nil` where the bytes are of a kind that is not read at all.
  public func read(
    _ bytes: [UInt8], named name: String, library: inout SourceLibrary, diagnostics: inout DiagnosticList
  ) -> TableDocument? {
    var files = FileAccess(
      loader: loader, limits: limits, library: library, locale: locale, screenWidth: screenWidth)
    defer { library = files.library }
    guard let input = DecodedInput(bytes, name: name, namedAt: nil, &files.library, &diagnostics) else {
      return nil
    }
    switch input.format {
    case .xml: return NativeDocument.read(input, files: &files, diagnostics: &diagnostics)
    case .interfaceBuilder:
      return IBReader.read(input, files: &files, &diagnostics).map(\.document)
    case .propertyListXML, .propertyListBinary, .propertyListText, .json:
      let root = SyntaxValue.read(
        input.text, as: input.format, source: input.source, limits: limits, diagnostics: &diagnostics)
      guard let root else { return nil }
      return DataTableReader.read(root, source: input.source, files: &files, &diagnostics)
    case .database:
      let element = "<dataSource src=\"\(name)\" query=\"SELECT …\"/>"
      diagnostics.add(
        .unsupportedFormat, "'\(name)' is an SQLite database; a page takes rows from it by \(element)",
        at: nil)
    case .unsupported(let kind):
      diagnostics.add(
        .unsupportedFormat, "'\(name)' is \(kind); what is read is \(DocumentFormat.readable)", at: nil)
    }
    return nil
  }

  /// The tables of a file, in its order: one of most files, those with rows of a storyboard. References in them are not
  /// resolved yet.
  public func readScenes(
    _ bytes: [UInt8], named name: String, library: inout SourceLibrary, diagnostics: inout DiagnosticList
  ) -> [TableScene] {
    guard DocumentFormat.recognise(InputDecoder.decode(bytes).text) == .interfaceBuilder else {
      let document = read(bytes, named: name, library: &library, diagnostics: &diagnostics)
      return document.map { [TableScene(name: $0.table.title, document: $0)] } ?? []
    }
    var files = FileAccess(
      loader: loader, limits: limits, library: library, locale: locale, screenWidth: screenWidth)
    defer { library = files.library }
    guard let input = DecodedInput(bytes, name: name, namedAt: nil, &files.library, &diagnostics),
      let reader = IBReader.read(input, files: &files, &diagnostics)
    else { return [] }
    let scenes = reader.tableScenes
    if scenes.isEmpty {
      let count = reader.document.templates.count
      diagnostics.add(
        .unrecognisedShape,
        "'\(name)' has no table with rows of its own"
          + (count > 0 ? "; 'preview' draws its \(count) \(count == 1 ? "cell" : "cells")" : ""), at: nil)
    }
    return scenes
  }

  /// All tables in the bytes of a file, each with its templates, for comparing them with another revision's.
  ///
  /// Cells that are drawn but stand in no section are rows of a section of their own.
  public func readFile(
    _ bytes: [UInt8], named name: String, library: inout SourceLibrary, diagnostics: inout DiagnosticList
  ) -> TableFile? {
    guard DocumentFormat.recognise(InputDecoder.decode(bytes).text) == .interfaceBuilder else {
      let document = read(bytes, named: name, library: &library, diagnostics: &diagnostics)
      return document.map { TableFile([$0]) }
    }
    var files = FileAccess(
      loader: loader, limits: limits, library: library, locale: locale, screenWidth: screenWidth)
    defer { library = files.library }
    guard let input = DecodedInput(bytes, name: name, namedAt: nil, &files.library, &diagnostics) else {
      return nil
    }
    return IBReader.read(input, files: &files, &diagnostics).map(\.file)
  }

  /// The templates in a file of them, or of a document: for a preview.
  public func readTemplates(
    _ bytes: [UInt8], named name: String, library: inout SourceLibrary, diagnostics: inout DiagnosticList
  ) -> [CellTemplate] {
    guard var document = read(bytes, named: name, library: &library, diagnostics: &diagnostics) else {
      return []
    }
    document.templates.removeDuplicates(into: &diagnostics)
    return document.templates
  }
}
