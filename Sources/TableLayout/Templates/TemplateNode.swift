import TableModel

/// One view of a template, as layout keeps it: in one flat list, a view before what stands inside it.
struct TemplateNode {
  /// The view as the template describes it, without its subviews and bindings.
  var view: ViewNode
  let kind: ViewKind
  /// What its frame is larger than its alignment rectangle, which layout sees.
  let alignmentInsets: DirectionalInsets
  /// Where its subviews end in the list; they begin right after it.
  var end: Int
  var role: Role
  /// How many views stand right inside it to be seen.
  var shownCount = 0
  /// The length that its attributes fix along each axis, points.
  let fixedLength: AxisPair<Double?>
  /// Whether a cell's values can change more of it than a label's text or an image view's picture.
  var bindsAttributes = false

  enum Role {
    /// Its content sizes it.
    case leaf
    /// Arranges its subviews.
    case stack(StackAttributes, margins: DirectionalInsets)
    /// Its subviews stand by their frames or fill it but for the margins.
    case container(margins: DirectionalInsets)
    /// Room in a stack view along `axis`.
    case spacer(length: Double, axis: LayoutAxis)
  }
}

enum LayoutAxis: Sendable {
  case horizontal, vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A thing for each axis.
struct AxisPair<Element> {
  var horizontal: Element
  var vertical: Element

  subscript(axis: LayoutAxis) -> Element {
    get { axis == .horizontal ? horizontal : vertical }
    // In place: what is written through a copy copies whole arrays.
    _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
  }
}

extension AxisPair: Sendable where Element: Sendable {}

/// A view's length and place along an axis while a row is laid out, in points.
struct LengthState {
  /// The content's own length; negative for none.
  var intrinsic = -1.0
  var length = 0.0
  /// From the superview's leading or top edge.
  var position = 0.0
}

extension DirectionalInsets {
  func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? leading : top }
  func sum(_ axis: LayoutAxis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}
