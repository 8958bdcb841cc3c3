import Diagnostics

/// One view of a cell template, with the views inside it.
public struct ViewNode: Hashable, Sendable {
  /// Unique within its template; also what a diagnostic calls the view.
  public var id: String?
  public var content: ViewContent
  public var isHidden = false
  /// 0 to 1.
  public var alpha = 1.0
  public var backgroundColor: Color?
  public var tintColor: Color?
  /// Points.
  public var cornerRadius = 0.0
  public var contentMode = ContentMode.scaleToFill
  /// What a screen reader says in place of the content.
  public var accessibilityLabel: String?
  public var link: Link?
  public var sizing = ViewSizing()
  /// Space between the view's edges and what stands inside; `nil` means the view kind's own.
  public var layoutMargins: DirectionalInsets?
  public var subviews: [ViewNode] = []
  /// Constraints listed in this view; they may speak of any view of the template.
  public var constraints: [LayoutConstraint] = []
  /// Attributes whose text has a `{key}` in it, in document order.
  public var bindings: [ViewBinding] = []
  public var range: SourceRange?

  /// How many views may stand inside each other: layout, comparing and freeing take the program's stack, level by
  /// level. A template that a person can read has a tenth of that.
  public static let maximumDepth = 500

  public init(_ content: ViewContent, id: String? = nil) {
    self.content = content
    self.id = id
  }
}

/// What sizes a view beside its content.
public struct ViewSizing: Hashable, Sendable {
  /// Fixed lengths in points.
  public var width: Double?
  public var height: Double?
  /// Where the view stands in a plain view, points relative to it; `nil` is placed by constraints, and where none
  /// speaks of the view, fills the superview.
  public var frame: Rect?
  /// Whether the view is as high as its content at the frame's width, whatever the frame's height.
  public var fitsFrameHeight = false
  /// What of the frame grows with the superview; `nil` keeps it at the top left.
  public var autoresizing: AutoresizingMask?
  /// What stands in for the content's own lengths, points; negative for no length at all.
  public var placeholderIntrinsicWidth: Double?
  public var placeholderIntrinsicHeight: Double?
  /// Content hugging, 1 to 1000: the higher, the less the view grows past its content. 250 unless said.
  public var horizontalHuggingPriority: Double?
  public var verticalHuggingPriority: Double?
  /// Compression resistance, 1 to 1000: the higher, the later the view is squeezed. 750 unless said.
  public var horizontalCompressionResistancePriority: Double?
  public var verticalCompressionResistancePriority: Double?
  /// In a stack view: the gap to the next arranged view, points, in place of the stack's spacing; may be below 0.
  public var customSpacing: Double?

  public init() {}
}

/// How an image fills its view.
public enum ContentMode: String, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}
