import TableLayout
import TableModel

/// What the views of one superview have in common.
struct ViewContext {
  /// The superview's corner in the row.
  var at: Point
  /// What stands behind the views, opaque.
  var background: ColorPair
  /// The opacity of all superviews together.
  var alpha = 1.0
  /// All views of the row: a control without a name of its own is called by the first text among them.
  var rowViews: [ArrangedView] = []
  /// Whether everything here is inside a link, in which no other may be.
  var isInLink = false

  init(at origin: Point, on background: ColorPair) {
    at = origin
    self.background = background
  }

  /// A frame of the superview as one of the row.
  func place(_ frame: Rect) -> Rect {
    Rect(x: at.x + frame.x, y: at.y + frame.y, width: frame.width, height: frame.height)
  }
}
