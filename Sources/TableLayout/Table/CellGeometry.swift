import TableModel

/// The places across one cell, in points from its leading edge.
struct CellGeometry {
  var contentX = 0.0
  var contentWidth: Double
  /// Between the content view's trailing edge and what stands inside.
  var trailingMargin: Double
  /// Between the content view's trailing edge and a standard style's text.
  var textTrailing: Double
  var accessory: (kind: Accessory, x: Double, width: Double)?
  var editingStyle: EditingStyle?
  var controlX: Double?
  var reorderX: Double?

  init(_ options: CellOptions, in table: TableGeometry, _ environment: LayoutEnvironment) {
    let metrics = environment.metrics
    contentWidth = table.width - table.indexWidth
    trailingMargin = table.margin
    textTrailing = metrics.rows.textTrailing ?? table.margin
    if table.isEditing {
      makeRoomForEditing(options, margin: table.margin, metrics)
    } else {
      makeRoom(for: options.accessory, margin: table.margin, environment)
    }
    let indentation = Double(max(0, options.indentationLevel)) * options.indentationWidth
    contentX += indentation
    contentWidth = max(0, contentWidth - indentation)
  }

  private mutating func makeRoom(
    for kind: Accessory, margin: Double, _ environment: LayoutEnvironment
  ) {
    guard kind != .none else { return }
    let metrics = environment.metrics
    let width = metrics.accessories.width(of: kind, on: environment.grid)
    contentWidth = max(0, contentWidth - width - (metrics.margins.accessoryMargin ?? margin))
    accessory = (kind, contentWidth, width)
    trailingMargin = metrics.margins.beforeAccessory
    textTrailing = metrics.rows.textTrailing(beside: kind, isWide: margin >= metrics.margins.wide)
  }

  /// A delete or insert control moves the content; a row with neither moves along unless it says not to. The
  /// accessory is hidden.
  private mutating func makeRoomForEditing(
    _ options: CellOptions, margin: Double, _ metrics: LayoutMetrics
  ) {
    if options.isEditable {
      let style = options.editingStyle ?? .delete
      editingStyle = style
      if style != .none { controlX = metrics.editing.controlLeading }
      if style != .none || options.shouldIndentWhileEditing { contentX = metrics.editing.indentation }
    }
    if options.isMovable {
      let x = max(0, contentWidth - margin - metrics.editing.reorderWidth)
      reorderX = x
      contentWidth = x
      trailingMargin = metrics.margins.beforeAccessory
      textTrailing = metrics.rows.textToAccessory
    }
    contentWidth = max(0, contentWidth - contentX)
  }
}
