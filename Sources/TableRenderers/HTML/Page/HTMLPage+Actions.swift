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
    var (leftButtons, rightButtons) = (row.swipeButtons?.leading, row.swipeButtons?.trailing)
    if head.isRightToLeft {
      swap(&left, &right)
      swap(&leftButtons, &rightButtons)
    }
    let (hasLeft, hasRight) = (left?.actions.isEmpty == false, right?.actions.isEmpty == false)
    let name = row.views.firstText.map { "\($0): swipe actions" } ?? "Swipe actions"
    if hasLeft {
      html.raw("<div class=\"strip back\"")
      begin(name, isNamed: !hasRight)
      buttons(left, leftButtons, isReversed: head.isRightToLeft)
    }
    if hasRight {
      html.raw("<div class=\"strip\"")
      begin(name, isNamed: true)
    }
    cell(&self)
    if hasRight {
      buttons(right, rightButtons, isReversed: !head.isRightToLeft)
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
  private mutating func buttons(
    _ configuration: SwipeActionsConfiguration?, _ arranged: [ArrangedSwipeButton]?, isReversed: Bool = false
  ) {
    guard let configuration else { return }
    // Where nobody measured them they have the width that is asked for, else the least.
    let width = configuration.buttonWidth ?? SwipeButtonMetrics().systemMinimum
    let arranged = arranged ?? configuration.actions.map { _ in ArrangedSwipeButton(width: width) }
    html.raw("<div class=\"actions\"")
    if head.isInteractive, configuration.performsFirstActionWithFullSwipe { html.raw(" data-full") }
    html.raw(">")
    let pairs = Array(zip(configuration.actions, arranged))
    for (action, button) in isReversed ? pairs.reversed() : pairs { self.button(action, button) }
    html.raw("</div>")
  }

  private mutating func button(_ action: TableAction, _ arranged: ArrangedSwipeButton) {
    let color = action.color ?? .semantic(action.style == .destructive ? .systemRed : .systemGray)
    var part = Part("")
    part.fill = .button(color)
    open("button", part)
    html.raw(" type=\"button\"")
    if head.isInteractive {
      html.attribute("data-action", action.id)
      if action.style == .destructive { html.raw(" data-destructive") }
    }
    html.raw(" style=\"")
    html.pixels("width", arranged.width)
    html.raw("\"")
    if arranged.image != nil, !arranged.showsTitle { html.attribute("aria-label", action.shownTitle) }
    html.raw(">")
    if let image = arranged.image { picture(image) }
    if arranged.showsTitle { html.text(action.shownTitle) }
    html.raw("</button>")
  }

  /// In its own size and colours, above the title.
  private mutating func picture(_ image: ImageFile) {
    var part = Part("pic glyph")
    part.image = image
    open("span", part)
    html.raw(" style=\"")
    html.pixels("width", image.size.width)
    html.pixels("height", image.size.height)
    html.raw("\"></span>")
  }
}
