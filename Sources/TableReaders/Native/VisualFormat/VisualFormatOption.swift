import TableModel

/// What holds for a whole visual format; the names are those of UIKit's `NSLayoutConstraint.FormatOptions`.
enum VisualFormatOption: String, CaseIterable, Sendable {
  case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading, alignAllTrailing
  case alignAllCenterX, alignAllCenterY, alignAllFirstBaseline, alignAllLastBaseline
  case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft
  case spacingEdgeToEdge, spacingBaselineToBaseline

  /// What every view of the format shares with the next.
  var alignment: LayoutAttribute? {
    switch self {
    case .alignAllLeft: .left
    case .alignAllRight: .right
    case .alignAllTop: .top
    case .alignAllBottom: .bottom
    case .alignAllLeading: .leading
    case .alignAllTrailing: .trailing
    case .alignAllCenterX: .centerX
    case .alignAllCenterY: .centerY
    case .alignAllFirstBaseline: .firstBaseline
    case .alignAllLastBaseline: .lastBaseline
    case .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft: nil
    case .spacingEdgeToEdge, .spacingBaselineToBaseline: nil
    }
  }
}

/// The edges that a format goes by.
struct FormatEdges {
  /// Where a view begins along the format, and where it ends.
  var start: LayoutAttribute
  var end: LayoutAttribute
  /// What a bare `-` leaves at the superview's start and end.
  var startMargin: LayoutAttribute
  var endMargin: LayoutAttribute
  /// Between views, where not from edge to edge.
  var between: (end: LayoutAttribute, start: LayoutAttribute)
  var length: LayoutAttribute
  /// Whether coordinates shrink along the format.
  var runsBackwards = false

  init(isVertical: Bool, options: [VisualFormatOption]) {
    if isVertical {
      (start, end, length) = (.top, .bottom, .height)
      (startMargin, endMargin) = (.topMargin, .bottomMargin)
    } else if options.contains(.directionLeftToRight) {
      (start, end, length) = (.left, .right, .width)
      (startMargin, endMargin) = (.leftMargin, .rightMargin)
    } else if options.contains(.directionRightToLeft) {
      (start, end, length) = (.right, .left, .width)
      (startMargin, endMargin) = (.rightMargin, .leftMargin)
      runsBackwards = true
    } else {
      (start, end, length) = (.leading, .trailing, .width)
      (startMargin, endMargin) = (.leadingMargin, .trailingMargin)
    }
    between = (end, start)
    if isVertical, options.contains(.spacingBaselineToBaseline) { between = (.lastBaseline, .firstBaseline) }
  }
}
