import TableModel

/// What decides how far a row has to be dragged: how wide it is, and how wide its buttons are.
public struct SwipeGeometry {
  /// Where the actions name none.
  public var rule: SwipeButtonRule
  public var metrics = SwipeButtonMetrics()
  /// Points.
  public var rowWidth: Double
  /// What a button shows; only rules other than `fixed` ask.
  public var content: (_ action: TableAction, _ row: TableIndexPath) -> SwipeButtonContent

  public init(
    rule: SwipeButtonRule = .system, rowWidth: Double = 375,
    content: @escaping (_ action: TableAction, _ row: TableIndexPath) -> SwipeButtonContent = { _, _ in
      SwipeButtonContent(titleWidth: 0)
    }
  ) {
    self.rule = rule
    self.rowWidth = rowWidth
    self.content = content
  }

  /// The total width of the buttons of a row, points.
  public func buttonsWidth(of configuration: SwipeActionsConfiguration, at row: TableIndexPath) -> Double {
    let buttons = configuration.actions.map { content($0, row) }
    return metrics.widths(
      of: buttons, by: configuration.buttonRule ?? rule, asked: configuration.buttonWidth, rowWidth: rowWidth
    ).reduce(0, +)
  }
}
