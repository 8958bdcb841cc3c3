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
  /// The document that is shown: what images are looked for beside.
  private var imagePlace = "."
  var texts = TextMeasurers()
  /// The stand-ins for fonts that were told of.
  var toldSubstitutes: [FontReport.Entry] = []
  var images: FolderImages

  public init(_ options: RunOptions = RunOptions()) {
    self.options = options
    texts = TextMeasurers(fontFiles: options.fontPaths.flatMap(Self.fontFiles))
    images = FolderImages(loader: Self.loader(options), documentNames: ["."], scale: options.traits.scale)
  }

  /// Takes over what another run has read, which has what this one read and more.
  mutating func adoptSources(of other: TableRun) { library = other.library }

  /// Whether anything was found that stops the run: errors, and warnings where the options are strict.
  public var hasFailed: Bool { diagnostics.hasErrors || (options.isStrict && diagnostics.warningCount > 0) }

  /// What files of templates are called.
  private static let templateExtensions: Set<String> = ["xml", "storyboard", "xib"]

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
    resolve(&document)
    return document
  }

  /// Reads every table of a file and resolves its references, for a comparison.
  mutating func readFile(_ path: String, standingFor place: String) -> TableFile? {
    guard let bytes = bytes(of: path) else { return nil }
    useImages(besides: place)
    let file = reader.readFile(bytes, named: name(of: place), library: &library, diagnostics: &diagnostics)
    guard var file else { return nil }
    let added = options.templatePaths.flatMap { readTemplates($0) }
    for index in file.tables.indices {
      file.tables[index].templates += added
      resolve(&file.tables[index])
    }
    return file
  }

  /// Reads the tables of a file and resolves their references: one of most files, all that have rows of a storyboard,
  /// or the one that the options name.
  public mutating func readScenes(_ path: String) -> [TableScene] {
    guard let bytes = bytes(of: path) else { return [] }
    useImages(besides: path)
    var scenes = reader.readScenes(
      bytes, named: name(of: path), library: &library, diagnostics: &diagnostics)
    if let wanted = options.sceneName { scenes = choose(wanted, from: scenes) }
    let added = options.templatePaths.flatMap { readTemplates($0) }
    for index in scenes.indices {
      scenes[index].document.templates += added
      resolve(&scenes[index].document)
    }
    return scenes
  }

  private mutating func choose(_ name: String, from scenes: [TableScene]) -> [TableScene] {
    let chosen = scenes.filter { $0.isNamed(name) }
    if chosen.isEmpty, !scenes.isEmpty {
      let known = scenes.flatMap { [$0.name].compactMap { $0 } + $0.identifiers }
      diagnostics.add(
        .missingKey,
        "no table with rows is named '\(name)'" + Spelling.suggestion(for: name, in: known), at: nil)
    }
    return chosen
  }

  private mutating func resolve(_ document: inout TableDocument) {
    let builtIn = builtInTemplates(for: document.foreignTemplates)
    document.resolveReferences(builtIn: builtIn, into: &diagnostics)
    useImages(ofTemplates: document.templates)
    if options.isEditing { document.table.isEditing = true }
  }

  /// Reads the templates of a library or a document, or of every XML file, storyboard and xib in a folder.
  mutating func readTemplates(_ path: String) -> [CellTemplate] {
    guard !Platform.isFolder(path) else {
      let names = Platform.names(in: path).filter {
        Self.templateExtensions.contains(FilePath.fileExtension($0))
      }
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

  private var reader: TableReader {
    TableReader(
      loader: Self.loader(options), limits: options.limits.syntax, locale: options.locale,
      screenWidth: options.asked.width ? options.traits.width : nil)
  }

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
    imagePlace = name
    images = FolderImages(loader: Self.loader(options), documentNames: [name], scale: options.traits.scale)
  }

  /// Images may also stand beside the storyboards that a document takes its templates from.
  private mutating func useImages(ofTemplates templates: [CellTemplate]) {
    var names = [imagePlace]
    for template in templates where template.design != nil {
      guard let source = template.range?.source, let name = library[source]?.name, !names.contains(name)
      else { continue }
      names.append(name)
    }
    guard names.count > 1 else { return }
    images = FolderImages(loader: Self.loader(options), documentNames: names, scale: options.traits.scale)
  }
}

// MARK: Arranging and rendering

extension TableRun {
  /// Works out every frame of a document.
  public mutating func arrange(_ document: TableDocument) -> TableArrangement {
    let engine = engine(for: document.canvas, width: document.drawnWidth)
    defer { tellSubstitutes(in: document.templates) }
    return options.output.isInteractive
      ? engine.arrangeInteractively(document, diagnostics: &diagnostics)
      : engine.arrange(document, diagnostics: &diagnostics)
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
    tellSubstitutes(in: templates)
    return gallery
  }

  /// - Parameter width: how wide a table was drawn.
  mutating func engine(for canvas: Canvas?, width: Double? = nil) -> LayoutEngine {
    var traits = traits(for: canvas)
    if let width, canvas != nil, !options.asked.width { traits.width = width }
    let generation =
      canvas.flatMap { options.asked.profile ? nil : TrackingGeneration($0.version) }
      ?? TrackingGeneration(traits.profile)
    var metrics = canvas.flatMap { options.asked.profile ? nil : LayoutMetrics(version: $0.version) }
    if options.asked.relaysDesigns { metrics?.leaveCanvas() }
    var engine = LayoutEngine(traits: traits, text: texts[generation], images: images, metrics: metrics)
    engine.relaysDesigns = options.asked.relaysDesigns
    engine.diagnosesLayout = options.diagnosesLayout
    engine.cachesHeights = options.cachesHeights
    return engine
  }

  /// What was asked for, else what the canvas had.
  private func traits(for canvas: Canvas?) -> Traits {
    var traits = options.traits
    guard let canvas else { return traits }
    if !options.asked.width { traits.width = canvas.size.width }
    if !options.asked.scale { traits.scale = canvas.scale }
    if !options.asked.profile { traits.profile = canvas.version.profile }
    if !options.asked.contentSize { traits.contentSize = canvas.contentSize }
    // A light canvas is what Xcode has anyway; a dark one was chosen.
    if !options.asked.appearance, canvas.appearance == .dark { traits.appearance = .dark }
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

  /// Writes the tables of one file, each under its name.
  public func render(_ tables: [NamedTable], to out: inout OutputBuffer) {
    if tables.count == 1 { return render(tables[0].table, to: &out) }
    switch options.output.format {
    case .text: TextRenderer(options: textOptions).render(tables, to: &out)
    case .html: HTMLRenderer(options: htmlOptions).render(tables, to: &out)
    case .json: JSONRenderer().render(tables, to: &out)
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
