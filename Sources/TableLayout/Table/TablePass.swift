import Diagnostics
import TableModel

/// The state of laying out one table.
struct TablePass {
  var environment: LayoutEnvironment
  let table: TableGeometry
  let style: TableStyle
  let rowHeight: Double?
  let estimatedRowHeight: Double?
  let sectionHeaderHeight: Double?
  let sectionFooterHeight: Double?
  /// One for each of the document's templates.
  var templates: [TemplateLayout]
  /// The templates as the document has them.
  let sources: [CellTemplate]
  /// For each template the standard look that stands for it, where it has no views of its own.
  let standardLooks: [StandardLook?]
  /// Whether rows are as high as they were drawn: only where the whole table was, and is shown as it was.
  let showsDrawnHeights: Bool
  /// Heights of rows that were measured; `nil` where nobody asked that they be kept.
  var measuredHeights: ContentHeightCache?
  /// The places across a cell that says nothing of its own.
  let plainCell: CellGeometry

  init(_ document: TableDocument, environment: LayoutEnvironment) {
    let table = document.table
    self.environment = environment
    self.table = TableGeometry(
      table, hasIndex: !table.sectionIndex.isEmpty, traits: environment.traits,
      metrics: environment.metrics)
    style = table.style
    rowHeight = table.rowHeight
    estimatedRowHeight = table.estimatedRowHeight
    sectionHeaderHeight = table.sectionHeaderHeight
    sectionFooterHeight = table.sectionFooterHeight
    plainCell = CellGeometry(.default, in: self.table, environment)
    sources = document.templates
    standardLooks = sources.map { $0.views.isEmpty ? $0.standard : nil }
    showsDrawnHeights = document.canvas != nil && !environment.relaysDesigns
    self.environment.showsCanvas =
      (environment.isPreview || document.canvas != nil) && !environment.relaysDesigns
    var prepared: [CellTemplate] = []
    for template in document.templates { prepared.append(self.environment.prepare(template)) }
    measuredHeights =
      environment.cachesHeights ? ContentHeightCache(traits: HeightTraits(environment.traits)) : nil
    templates = self.environment.compile(prepared)
  }
}
