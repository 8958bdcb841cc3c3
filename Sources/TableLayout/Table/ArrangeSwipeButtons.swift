import Diagnostics
import TableModel
import TextMeasurement

extension TablePass {
  /// Measures the buttons of a cell's swipe actions, by the rule of the actions or the table.
  mutating func arrangeSwipeButtons(of options: CellOptions) -> ArrangedSwipeButtons? {
    let leading = buttonWidths(of: options.leadingActions)
    let trailing = buttonWidths(of: options.trailingActions)
    return leading.isEmpty && trailing.isEmpty
      ? nil : ArrangedSwipeButtons(leading: leading, trailing: trailing)
  }

  private mutating func buttonWidths(of configuration: SwipeActionsConfiguration?) -> [Double] {
    guard let configuration, !configuration.actions.isEmpty else { return [] }
    let contents = configuration.actions.map { environment.swipeButtonContent(of: $0) }
    return SwipeButtonMetrics().widths(
      of: contents, by: configuration.buttonRule ?? table.swipeButtonRule, asked: configuration.buttonWidth,
      rowWidth: table.width)
  }
}

extension LayoutEnvironment {
  /// Points; what a page draws the titles with.
  private static let buttonTitleSize = 15.0

  /// How wide what a button shows is.
  mutating func swipeButtonContent(of action: TableAction) -> SwipeButtonContent {
    SwipeButtonContent(
      titleWidth: layOut(action.shownTitle, font: .system(Self.buttonTitleSize)).size.width)
  }
}

extension LayoutEngine {
  /// How wide what a button of a swipe shows is, in points.
  public func swipeButtonContent(of action: TableAction) -> SwipeButtonContent {
    var environment = LayoutEnvironment(engine: self, diagnostics: DiagnosticList())
    return environment.swipeButtonContent(of: action)
  }

  /// How wide the rows of a table are, in points.
  public func rowWidth(of table: Table) -> Double {
    TableGeometry(table, hasIndex: false, traits: traits, metrics: metrics).width
  }
}
