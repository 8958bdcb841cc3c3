import Diagnostics
import TableModel
import TableSyntax

/// What readers need to follow a document into the files that it names.
struct FileAccess {
  let loader: (any DocumentLoading)?
  let limits: SyntaxLimits
  /// The language that a storyboard's texts are taken in.
  let locale: String?
  /// Of the screen that drawn cells are laid out anew for, points; `nil` is the one they were drawn on.
  let screenWidth: Double?
  var library: SourceLibrary
  /// The files that are being read, each named by the one before.
  private var open: [String] = []
  /// The template files that were read already: naming one twice is no mistake.
  private var known: Set<String> = []

  init(
    loader: (any DocumentLoading)?, limits: SyntaxLimits, library: SourceLibrary, locale: String? = nil,
    screenWidth: Double? = nil
  ) {
    self.locale = locale
    self.screenWidth = screenWidth
    self.loader = loader
    self.limits = limits
    self.library = library
  }

  /// The templates in a file that a document names.
  mutating func readTemplates(
    _ path: String, namedAt range: SourceRange, in source: SourceID, _ diagnostics: inout DiagnosticList
  ) -> [CellTemplate] {
    guard let file = load(path, namedAt: range, in: source, &diagnostics) else { return [] }
    let first = library[source]?.name ?? ""
    if open.contains(file.identity) || (open.isEmpty && first == file.name) {
      let ring = ((open.isEmpty ? [first] : open) + [file.identity]).joined(separator: " → ")
      diagnostics.add(.templateCycle, "'\(path)' is being read already: \(ring)", at: range)
      return []
    }
    guard known.insert(file.identity).inserted else { return [] }
    guard let input = DecodedInput(file.bytes, name: file.name, namedAt: range, &library, &diagnostics) else {
      return []
    }
    guard input.isTemplateFile(namedAt: range, &diagnostics) else { return [] }
    if input.format == .interfaceBuilder {
      return IBReader.read(input, files: &self, &diagnostics)?.document.templates ?? []
    }
    open.append(file.identity)
    let result = NativeDocument.read(input, files: &self, diagnostics: &diagnostics)
    open.removeLast()
    return result.templates
  }

  /// The bytes of a file that a document names; a diagnostic where they can't be had.
  func load(
    _ path: String, namedAt range: SourceRange, in source: SourceID, isData: Bool = false,
    _ diagnostics: inout DiagnosticList
  ) -> LoadedFile? {
    guard let loader else {
      diagnostics.add(.unreadableFile, "'\(path)' is not read: no other file may be opened", at: range)
      return nil
    }
    do throws(LoadFailure) {
      let name = library[source]?.name ?? ""
      return try isData ? loader.loadData(path, relativeTo: name) : loader.load(path, relativeTo: name)
    } catch {
      diagnostics.add(error.identifier, "'\(path)' \(error.reason)", at: range)
      return nil
    }
  }
}
