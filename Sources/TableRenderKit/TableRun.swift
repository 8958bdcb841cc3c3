import BuiltInTemplates
import Diagnostics
import TableLayout
import TableModel
import TableReaders
import TableRenderers
import TextMeasurement

/// One run of the pipeline: read → resolve → arrange → render. Texts and diagnostics of all stages gather here.
///
///     var run = TableRun(options)
///     if let document = run.read("page.xml") {
///       let table = run.arrange(document)
///       run.render(table, to: &out)
///     }
public struct TableRun {
  public let options: RunOptions
  public private(set) var library = SourceLibrary()
  public internal(set) var diagnostics = DiagnosticList()
  private var texts = TextMeasurers()
  var images: FolderImages

  public init(_ options: RunOptions = RunOptions()) {
    self.options = options
    texts = TextMeasurers(fontFiles: options.fontPaths.flatMap(Self.fontFiles))
    images = FolderImages(loader: Self.loader(options), documentName: ".", scale: options.traits.scale)
  }

  /// Whether anything was found that stops the run: errors, and warnings where the options are strict.
  public var hasFailed: Bool { diagnostics.hasErrors || (options.isStrict && diagnostics.warningCount > 0) }

  private static func loader(_ options: RunOptions) -> FolderLoader {
    FolderLoader(root: options.root, limits: options.limits, dataPath: options.dataPath)
  }

  static func fontFiles(in folder: String) -> [String] {
    let names =
      Platform.isFolder(folder) ? Platform.names(in: folder).map { FilePath.join(folder, $0) } : [folder]
    return names.filter { ["ttf", "otf", "ttc"].contains(FilePath.fileExtension($0)) }
  }
}

// MARK: Reading

extension TableRun {
  /// Reads a document and resolves its references.
  ///
  /// - Parameters:
  ///   - path: a file; `-` is standard input.
  ///   - place: the path that the file stands for, where it is a copy of one: what it names is looked for there.
  /// - Returns: what could be read, however much is wrong with it; `nil` where that is nothing.
  public mutating func read(_ path: String, standingFor place: String? = nil) -> TableDocument? {
    guard let bytes = bytes(of: path) else { return nil }
    let name = name(of: place ?? path)
    useImages(besides: place ?? path)
    var document = reader.read(bytes, named: name, library: &library, diagnostics: &diagnostics)
    for templatePath in options.templatePaths { document?.templates += readTemplates(templatePath) }
    guard var document else { return nil }
    let builtIn = builtInTemplates(for: document.foreignTemplates)
    document.resolveReferences(builtIn: builtIn, into: &diagnostics)
    if options.isEditing { document.table.isEditing = true }
    return document
  }

  /// Reads the templates of a library or a document, or of every XML file in a folder.
  mutating func readTemplates(_ path: String) -> [CellTemplate] {
    guard !Platform.isFolder(path) else {
      let names = Platform.names(in: path).filter { FilePath.fileExtension($0) == "xml" }
      return names.flatMap { readTemplates(FilePath.join(path, $0)) }
    }
    guard let bytes = bytes(of: path) else { return [] }
    return reader.readTemplates(bytes, named: name(of: path), library: &library, diagnostics: &diagnostics)
  }

  /// Reads the templates of several files or folders to show them: that there is none is an error.
  public mutating func readTemplates(in paths: [String]) -> [CellTemplate] {
    if let first = paths.first { useImages(besides: first) }
    let templates = paths.flatMap { readTemplates($0) }
    if templates.isEmpty, !diagnostics.hasErrors {
      let places = paths.map { "'\($0)'" }.joined(separator: ", ")
      diagnostics.add(.unrecognisedShape, "there is no template in \(places)", at: nil)
    }
    return templates
  }

  /// The templates of these names that come with the tool; all of them where a name is none of theirs, so that the
  /// nearest can be told.
  private mutating func builtInTemplates(for names: Set<String>) -> [CellTemplate] {
    guard !names.isEmpty else { return [] }
    let known = BuiltInTemplate.all.filter { names.contains($0.id) }
    return read(known.count == names.count ? known : BuiltInTemplate.all)
  }

  private mutating func read(_ templates: [BuiltInTemplate]) -> [CellTemplate] {
    templates.flatMap { template in
      reader.readTemplates(
        template.text, named: "<built-in \(template.id)>", library: &library, diagnostics: &diagnostics)
    }
  }

  private var reader: TableReader { TableReader(loader: Self.loader(options), limits: options.limits.syntax) }

  mutating func addSource(_ source: Source) -> SourceID { library.add(source) }

  mutating func addDiagnostic(_ diagnostic: Diagnostic) { diagnostics.add(diagnostic) }

  mutating func bytes(of path: String) -> [UInt8]? {
    do throws(Platform.Failure) {
      return try Platform.read(path == "-" ? nil : path, limit: options.limits.fileBytes)
    } catch {
      diagnostics.add(.unreadableFile, "cannot read '\(path)': \(error.reason)", at: nil)
      return nil
    }
  }

  func name(of path: String) -> String { path == "-" ? "<stdin>" : path }

  /// Images stand beside the document that is shown, not beside the libraries that it takes templates from.
  private mutating func useImages(besides path: String) {
    let name = Platform.isFolder(path) ? FilePath.join(path, "templates") : path
    images = FolderImages(loader: Self.loader(options), documentName: name, scale: options.traits.scale)
  }
}

// MARK: Arranging and rendering

extension TableRun {
  /// Works out every frame of a document.
  public mutating func arrange(_ document: TableDocument) -> TableArrangement {
    engine(for: document.canvas).arrange(document, diagnostics: &diagnostics)
  }

  /// Works out a preview of templates, each as its canvas had it where it was drawn.
  public mutating func arrange(_ templates: [CellTemplate]) -> TemplateArrangement {
    var gallery = TemplateArrangement(traits: traits(for: templates.first?.design?.canvas), templates: [])
    var rest = templates[...]
    while let canvas = rest.first.map({ $0.design?.canvas }) {
      let run = rest.prefix { $0.design?.canvas == canvas }
      rest = rest.dropFirst(run.count)
      gallery.templates += engine(for: canvas).arrange(Array(run), diagnostics: &diagnostics).templates
    }
    return gallery
  }

  private mutating func engine(for canvas: Canvas?) -> LayoutEngine {
    let traits = traits(for: canvas)
    let generation =
      canvas.flatMap { options.asked.profile ? nil : TrackingGeneration($0.version) }
      ?? TrackingGeneration(traits.profile)
    let metrics = canvas.flatMap { options.asked.profile ? nil : LayoutMetrics(version: $0.version) }
    return LayoutEngine(traits: traits, text: texts[generation], images: images, metrics: metrics)
  }

  /// What was asked for, else what the canvas had.
  private func traits(for canvas: Canvas?) -> Traits {
    var traits = options.traits
    guard let canvas else { return traits }
    if !options.asked.width { traits.width = canvas.size.width }
    if !options.asked.scale { traits.scale = canvas.scale }
    if !options.asked.profile { traits.profile = canvas.version.profile }
    if !options.asked.contentSize { traits.contentSize = canvas.contentSize }
    return traits
  }

  /// Writes a table in the format that the options ask for, or in another.
  public func render(_ table: TableArrangement, as format: OutputFormat? = nil, to out: inout OutputBuffer) {
    switch format ?? options.output.format {
    case .text: TextRenderer(options: textOptions).render(table, to: &out)
    case .html: HTMLRenderer(options: htmlOptions).render(table, to: &out)
    case .json: JSONRenderer().render(table, to: &out)
    }
  }

  public func render(_ gallery: TemplateArrangement, to out: inout OutputBuffer) {
    switch options.output.format {
    case .text: TextRenderer(options: textOptions).render(gallery, to: &out)
    case .html: HTMLRenderer(options: htmlOptions).render(gallery, to: &out)
    case .json: JSONRenderer().render(gallery, to: &out)
    }
  }

  private var textOptions: TextOptions {
    var text = TextOptions()
    text.columns = options.output.columns
    text.isColored = options.output.isColored
    text.showsHeights = options.output.showsHeights
    return text
  }

  private var htmlOptions: HTMLOptions {
    HTMLOptions(images: images, isFragment: options.output.isFragment)
  }

  /// Which fonts text was measured with so far.
  public var fonts: FontReport { texts.report }
}
