import TableModel

/// The places across a table that all its rows share, in points.
struct TableGeometry {
  /// Of the cells, in the table.
  let x: Double
  let width: Double
  /// The layout margin at either side of a cell.
  let margin: Double
  /// What the section index takes from the trailing end of a cell's content.
  let indexWidth: Double
  let isEditing: Bool
  let hasSeparators: Bool
  let swipeButtonRule: SwipeButtonRule

  init(_ table: Table, hasIndex: Bool, traits: Traits, metrics: LayoutMetrics) {
    margin = min(metrics.margins.horizontal(tableWidth: traits.width), traits.width / 2)
    let isInset = table.style == .insetGrouped
    x = isInset ? margin : 0
    width = traits.width - 2 * x
    indexWidth = hasIndex && !isInset ? min(metrics.sectionIndexWidth, width) : 0
    isEditing = table.isEditing
    hasSeparators = table.separatorStyle != .none
    swipeButtonRule = table.swipeButtonRule
  }
}
