import TableLayout
import TableModel

extension HTMLPage {
  /// A strip that scrolls sideways over the actions beside a row.
  ///
  /// A strip rests where it begins: one that reads from the left on the row with the actions of its right side
  /// behind it, one that reads from the right on the row with those of its left side. A row with both stands in a strip
  /// within a strip. So no script is needed to hide actions that come first.
  mutating func strip(_ row: ArrangedRow, _ options: CellOptions, _ cell: (inout HTMLPage) -> Void) {
    var (left, right) = (options.leadingActions, options.trailingActions)
    var (leftWidths, rightWidths) = (row.swipeButtons?.leading, row.swipeButtons?.trailing)
    if head.isRightToLeft {
      swap(&left, &right)
      swap(&leftWidths, &rightWidths)
    }
    let (hasLeft, hasRight) = (left?.actions.isEmpty == false, right?.actions.isEmpty == false)
    let name = row.views.firstText.map { "\($0): swipe actions" } ?? "Swipe actions"
    if hasLeft {
      html.raw("<div class=\"strip back\"")
      begin(name, isNamed: !hasRight)
      buttons(left, leftWidths, isReversed: head.isRightToLeft)
    }
    if hasRight {
      html.raw("<div class=\"strip\"")
      begin(name, isNamed: true)
    }
    cell(&self)
    if hasRight {
      buttons(right, rightWidths, isReversed: !head.isRightToLeft)
      html.raw("</div>")
    }
    if hasLeft { html.raw("</div>") }
  }

  private mutating func begin(_ name: String, isNamed: Bool) {
    if isNamed {
      html.raw(" tabindex=\"0\" role=\"group\"")
      html.attribute("aria-label", name)
    }
    html.raw(">")
  }

  /// The outermost action stands at the edge: first at the side where reading begins, last at the other.
  ///
  /// - Parameter widths: as they were measured; where they were not, a browser finds them.
  private mutating func buttons(
    _ configuration: SwipeActionsConfiguration?, _ widths: [Double]?, isReversed: Bool = false
  ) {
    guard let configuration else { return }
    html.raw("<div class=\"actions\"")
    if head.isInteractive, configuration.performsFirstActionWithFullSwipe { html.raw(" data-full") }
    html.raw(">")
    let indices = Array(configuration.actions.indices)
    for index in isReversed ? indices.reversed() : indices {
      button(configuration.actions[index], width: widths?[index] ?? configuration.buttonWidth)
    }
    html.raw("</div>")
  }

  private mutating func button(_ action: TableAction, width: Double?) {
    let color = action.color ?? .semantic(action.style == .destructive ? .systemRed : .systemGray)
    var part = Part("")
    part.fill = .button(color)
    open("button", part)
    html.raw(" type=\"button\"")
    if head.isInteractive {
      html.attribute("data-action", action.id)
      if action.style == .destructive { html.raw(" data-destructive") }
    }
    if let width {
      html.raw(" style=\"")
      html.pixels("width", width)
      html.raw("\"")
    }
    html.raw(">")
    html.text(action.shownTitle)
    html.raw("</button>")
  }
}
