import TableModel
import TextMeasurement

extension TablePass {
  /// Measures the buttons of a cell's swipe actions, by UIKit's rule.
  mutating func arrangeSwipeButtons(of options: CellOptions) -> ArrangedSwipeButtons? {
    let leading = buttonWidths(of: options.leadingActions)
    let trailing = buttonWidths(of: options.trailingActions)
    return leading.isEmpty && trailing.isEmpty
      ? nil : ArrangedSwipeButtons(leading: leading, trailing: trailing)
  }

  /// Points; what a page draws the titles with.
  private static let buttonTitleSize = 15.0

  private mutating func buttonWidths(of configuration: SwipeActionsConfiguration?) -> [Double] {
    guard let configuration else { return [] }
    let contents = configuration.actions.map { action in
      let title = environment.layOut(action.shownTitle, font: .system(Self.buttonTitleSize))
      return SwipeButtonContent(titleWidth: title.size.width)
    }
    return SwipeButtonMetrics().widths(
      of: contents, by: .system, asked: configuration.buttonWidth, rowWidth: table.width)
  }
}
