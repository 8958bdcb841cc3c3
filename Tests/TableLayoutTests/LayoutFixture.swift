import Diagnostics
import TableModel
import Testing
import TextMeasurement

@testable import TableLayout

/// Lays out documents with a measurer of round numbers: at 16 points a character is 8 wide and a line 20 high, at
/// 12 points 6 and 15, at 8 points 4 and 10.
struct LayoutFixture {
  var traits = Traits(width: 375, scale: 2)
  var images: [String: Size] = [:]
  var textBounds = TextBounds()

  func arrange(_ document: TableDocument) -> (TableArrangement, DiagnosticList) {
    var document = document
    var diagnostics = DiagnosticList()
    document.resolveReferences(into: &diagnostics)
    let arrangement = engine.arrange(document, diagnostics: &diagnostics)
    return (arrangement, diagnostics)
  }

  var engine: LayoutEngine {
    var engine = LayoutEngine(
      traits: traits, text: FixedAdvanceMeasurer(), images: FixedImages(sizes: images))
    engine.textBounds = textBounds
    return engine
  }

  /// Expects that there is nothing to say about the document.
  func arrangeInSilence(_ document: TableDocument) -> TableArrangement {
    let (arrangement, diagnostics) = arrange(document)
    #expect(diagnostics.diagnostics.map(\.message) == [])
    return arrangement
  }

  /// One cell without separators and with margins of 0 made of the views.
  ///
  /// - Parameter allowed: what may be said of them.
  func arrange(
    _ views: [ViewNode], values: [CellValue] = [], height: Double? = nil,
    allowing allowed: Set<DiagnosticIdentifier> = []
  ) -> ArrangedRow {
    var template = CellTemplate(id: "t")
    template.views = views
    template.margins = .zero
    template.height = height
    let cell = TableCell(look: .template(TemplateReference("t")), values: values)
    let (table, diagnostics) = arrange(.document([cell], templates: [template]))
    #expect(diagnostics.diagnostics.filter { !allowed.contains($0.identifier) }.map(\.message) == [])
    return table.sections[0].rows[0]
  }
}

struct FixedImages: ImageProvider {
  var sizes: [String: Size] = [:]

  func image(named name: String) -> ImageFile? {
    sizes[name].map { ImageFile(name: name, size: $0, mediaType: "image/png", location: name) }
  }

  func contents(of image: ImageFile) -> [UInt8]? { nil }
}

extension TableDocument {
  static func document(
    _ cells: [TableCell], style: TableStyle = .plain, templates: [CellTemplate] = []
  ) -> TableDocument {
    var section = TableSection()
    section.cells = cells
    var document = TableDocument(templates: templates)
    document.table.style = style
    document.table.sections = [section]
    return document
  }
}

extension TableCell {
  static func style(
    _ style: CellStyle, _ text: String, _ detail: String? = nil, image: String? = nil,
    options: CellOptions? = nil
  ) -> TableCell {
    var values = [CellValue("text", text)]
    if let detail { values.append(CellValue("detail", detail)) }
    if let image { values.append(CellValue("image", image)) }
    return TableCell(look: .style(style), values: values, options: options)
  }
}

extension ViewNode {
  static func label(
    _ text: String, size: Double = 16, lines: Int = 1, _ change: (inout ViewNode) -> Void = { _ in }
  ) -> ViewNode {
    var label = LabelAttributes()
    label.text = text
    label.font = .system(size)
    label.numberOfLines = lines
    return ViewNode(.label(label)).with(change)
  }

  static func image(_ name: String?, _ change: (inout ViewNode) -> Void = { _ in }) -> ViewNode {
    var attributes = ImageViewAttributes()
    attributes.image = name
    return ViewNode(.imageView(attributes)).with(change)
  }

  static func stack(
    _ axis: StackAttributes.Axis, spacing: Double = 0, alignment: StackAttributes.Alignment = .fill,
    distribution: StackAttributes.Distribution = .fill, _ views: [ViewNode],
    _ change: (inout ViewNode) -> Void = { _ in }
  ) -> ViewNode {
    var attributes = StackAttributes()
    attributes.axis = axis
    attributes.spacing = spacing
    attributes.alignment = alignment
    attributes.distribution = distribution
    var node = ViewNode(.stackView(attributes))
    node.subviews = views
    return node.with(change)
  }

  /// A plain view of a size.
  static func box(_ width: Double?, _ height: Double?) -> ViewNode {
    var node = ViewNode(.view)
    node.sizing.width = width
    node.sizing.height = height
    return node
  }

  func with(_ change: (inout ViewNode) -> Void) -> ViewNode {
    var node = self
    change(&node)
    return node
  }

  func bound(_ property: ViewProperty, to key: String) -> ViewNode {
    with { $0.bindings.append(ViewBinding(property, BoundText([.key(key)]), at: nil)) }
  }
}

extension Rect {
  /// x, y, width, height.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
