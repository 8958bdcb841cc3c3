import Diagnostics
import TableModel
import TableSyntax

/// Reads a storyboard or xib: its tables, and every cell and header in it as a template.
struct IBReader {
  private var context: IBContext
  let root: XMLElement
  private(set) var scenes: [IBScene] = []
  /// Cells and headers that stand in no table.
  private(set) var loose: [CellTemplate] = []
  private var sceneTitle: String?
  private var sceneID: String?

  /// - Returns: `nil` where the document is not well formed.
  static func read(
    _ input: DecodedInput, files: inout FileAccess, _ diagnostics: inout DiagnosticList
  ) -> IBReader? {
    let root = XMLElement.read(
      input.text, source: input.source, limits: files.limits, diagnostics: &diagnostics)
    guard let root else { return nil }
    var reader = IBReader(root, screenWidth: files.screenWidth, diagnostics)
    if let locale = files.locale {
      reader.context.strings = IBStrings(
        of: input, locale: locale, files: &files, &reader.context.diagnostics)
    }
    reader.context.globalTint = reader.context.color(IBNode(root), .tintColor)
    reader.visit(root, parent: nil, depth: 0)
    reader.context.reportUnknown()
    diagnostics = reader.context.diagnostics
    return reader
  }

  private static let placeholder = "placeholder"

  /// Far beyond any scene; deeper elements are no tables.
  private static let maximumDepth = 1000

  private init(_ root: XMLElement, screenWidth: Double?, _ diagnostics: DiagnosticList) {
    var diagnostics = diagnostics
    let resources = IBResources(root, &diagnostics)
    self.root = root
    context = IBContext(
      canvas: Canvas(root, &diagnostics), screenWidth: screenWidth, resources: resources,
      diagnostics: diagnostics)
  }

  var canvas: Canvas { context.canvas }

  private mutating func visit(_ xml: XMLElement, parent: XMLElement?, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    let isHeader = xml.text(.key).flatMap(IBKey.init(rawValue:)).map { IBKey.headers.contains($0) } ?? false
    switch IBElement(rawValue: xml.name) {
    case .scene:
      sceneID = xml.text(.sceneID)
      sceneTitle = xml.title(context.strings)
    case .objects where sceneID == nil:
      for child in xml.elements where child.name == Self.placeholder { context.noteOwner(child) }
    case .tableViewCell:
      loose.append(context.cell(xml, in: nil))
      return
    case .tableView: visitTable(xml, refreshControl: parent?.first(.refreshControl))
    default:
      if isHeader || isNibHeader(xml, parent), let header = context.header(xml) { loose.append(header) }
    }
    for case .element(let child) in xml.children where !isTablePart(child, of: xml) {
      visit(child, parent: xml, depth: depth + 1)
    }
  }

  /// A view in a file of its own, where there is no table: a header, most likely.
  private func isNibHeader(_ xml: XMLElement, _ parent: XMLElement?) -> Bool {
    parent?.name == IBElement.objects.rawValue && sceneID == nil
      && [IBElement.view.rawValue, IBElement.tableViewHeaderFooterView.rawValue].contains(xml.name)
  }

  /// Whether the table's own reading takes care of an element.
  private func isTablePart(_ child: XMLElement, of parent: XMLElement) -> Bool {
    guard parent.name == IBElement.tableView.rawValue else { return false }
    return child.name == IBElement.prototypes.rawValue || child.name == IBElement.sections.rawValue
      || child.text(.key).flatMap(IBKey.init(rawValue:)).map { IBKey.headers.contains($0) } ?? false
  }

  private mutating func visitTable(_ xml: XMLElement, refreshControl: XMLElement?) {
    var scene = IBScene(id: xml.text(.id), document: context.table(xml, title: sceneTitle))
    scene.document.table.refreshControl = refreshControl.map { context.refreshControl($0) }
    scene.sceneID = sceneID
    scene.name = sceneTitle
    scenes.append(scene)
  }
}

/// One table of a file.
struct IBScene {
  /// The table view's object id.
  var id: String?
  var sceneID: String?
  var name: String?
  var document: TableDocument

  init(id: String?, document: TableDocument) {
    self.id = id
    self.document = document
  }
}

extension XMLElement {
  /// The title of a scene: that of the first navigation item in it, else its controller's.
  fileprivate func title(_ strings: IBStrings) -> String? {
    func search(_ xml: XMLElement, depth: Int) -> String? {
      guard depth < 6 else { return nil }
      for case .element(let child) in xml.children {
        if child.name == IBElement.navigationItem.rawValue, let title = child.text(.title) {
          return strings.text(of: child.text(.id), "title") ?? title
        }
        if let title = search(child, depth: depth + 1) { return title }
      }
      return nil
    }
    return search(self, depth: 0) ?? first(.objects)?.elements.lazy.compactMap { $0.text(.title) }.first
  }
}

extension Canvas {
  fileprivate init(_ root: XMLElement, _ diagnostics: inout DiagnosticList) {
    let digits = (root.text(.toolsVersion) ?? "").prefix { $0.isASCII && $0.isNumber }
    self.init(version: ToolsVersion(Int(digits) ?? 0))
    guard let xml = root.first(.device), let id = xml.text(.id) else { return }
    device = CanvasDevice.named(id)
    isLandscape = xml.text(.orientation) == "landscape"
    if xml.text(.appearance) == Appearance.dark.rawValue { appearance = .dark }
    if device == nil {
      diagnostics.add(
        .unsupportedFeature, "the device '\(id)' is not known; a phone stands in", at: xml.range)
      device = CanvasDevice.named("retina6_12")
    }
  }
}

extension IBReader {
  /// The whole file as one document: its first table that has rows, and every template.
  var document: TableDocument {
    var document = scenes.first { !$0.document.table.sections.isEmpty }?.document ?? TableDocument()
    document.templates = scenes.flatMap(\.document.templates) + loose
    document.canvas = canvas
    return document
  }
}

extension IBReader {
  /// The tables that have rows.
  var tableScenes: [TableScene] {
    scenes.filter { !$0.document.table.sections.isEmpty }.map { scene in
      var document = scene.document
      document.canvas = canvas
      return TableScene(
        name: scene.name, identifiers: [scene.sceneID, scene.id].compactMap { $0 }, document: document)
    }
  }
}
