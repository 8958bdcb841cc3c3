import Diagnostics
import TableModel
import TextMeasurement

/// Lays a table out: model and traits in, frames out.
public struct LayoutEngine {
  public let traits: Traits
  /// What UIKit's generation lays out by; the profile's own unless given.
  public let metrics: LayoutMetrics
  let text: any TextMeasuring
  let images: any ImageProvider
  /// Whether cells that were drawn on a canvas are laid out for these traits instead of as they stood there.
  public var relaysDesigns = false
  var textBounds = TextBounds()
  /// Whether what templates leave open, say twice or make of their views is diagnosed; costs several solutions a
  /// view.
  public var diagnosesLayout = false
  /// Whether the heights of rows that show the same in the same room are measured once, which is counted.
  public var cachesHeights = false
  /// Whether the table is laid out for a page that takes part in what its reader does: the buttons beside rows are
  /// measured, and every row has the line that it has between two others, the last and the first of a section too, since
  /// rows move; what the ends of a section have is added by the page.
  var takesPart = false

  public init(
    traits: Traits, text: any TextMeasuring, images: any ImageProvider, metrics: LayoutMetrics? = nil
  ) {
    self.traits = traits
    self.metrics = metrics ?? LayoutMetrics(profile: traits.profile)
    self.text = text
    self.images = images
  }

  /// Every section, header and row of a document whose references are resolved.
  public func arrange(
    _ document: TableDocument, diagnostics: inout DiagnosticList
  ) -> TableArrangement {
    var pass = TablePass(document, environment: LayoutEnvironment(engine: self, diagnostics: diagnostics))
    var arrangement = TableArrangement(describing: document.table, traits: traits)
    arrangement.sectionIndex = pass.arrangeIndex(of: document.table)
    pass.arrangeSections(of: document.table, into: &arrangement)
    pass.placeSeparators(in: &arrangement, document.table)
    if traits.direction == .rightToLeft { arrangement.mirrorFrames() }
    arrangement.heightStatistics = pass.measuredHeights?.statistics
    diagnostics = pass.environment.diagnostics
    return arrangement
  }

  /// Each template once, as a row of a plain table, with its sample values; a key without one shows its name.
  public func arrange(
    _ templates: [CellTemplate], diagnostics: inout DiagnosticList
  ) -> TemplateArrangement {
    var document = TableDocument(templates: templates)
    document.table.separatorStyle = .none
    var environment = LayoutEnvironment(engine: self, diagnostics: diagnostics)
    environment.isPreview = true
    var pass = TablePass(document, environment: environment)
    let arranged = templates.indices.map { pass.arrangePreview(of: templates[$0], at: $0) }
    diagnostics = pass.environment.diagnostics
    return TemplateArrangement(traits: traits, templates: arranged)
  }
}

extension TableArrangement {
  /// What an arrangement takes over from a table as it is.
  init(describing table: Table, traits: Traits) {
    self.init(traits: traits, style: table.style)
    title = table.title
    language = table.language
    isEditing = table.isEditing
    separatorColor = table.separatorColor
    backgroundColor = table.backgroundColor
    swipeButtonRule = table.swipeButtonRule
    refreshControl = table.refreshControl
    nextPage = table.nextPage
  }
}
