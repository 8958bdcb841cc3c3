import Diagnostics

/// A linear relation that layout keeps: `first = multiplier × second + constant`, or with ≤ or ≥.
public struct LayoutConstraint: Hashable, Sendable {
  /// Interface Builder's object id, or the name that a document gives it.
  public var id: String?
  public var first: ConstraintAnchor
  public var relation = LayoutRelation.equal
  /// `nil` compares the first anchor with the constant alone.
  public var second: ConstraintAnchor?
  /// Of the second anchor.
  public var multiplier = 1.0
  /// Points.
  public var constant = 0.0
  /// 1 to 1000; 1000 is required. A lower priority never buys anything from a higher one.
  public var priority = LayoutConstraint.required
  /// Whether it holds on Interface Builder's canvas only.
  public var isPlaceholder = false
  public var range: SourceRange?

  public static let required = 1000.0

  public init(
    _ first: ConstraintAnchor, _ relation: LayoutRelation = .equal, _ second: ConstraintAnchor? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
  }
}

/// One attribute of one thing that a constraint speaks of.
public struct ConstraintAnchor: Hashable, Sendable {
  public var item: ConstraintItem
  public var attribute: LayoutAttribute

  public init(_ item: ConstraintItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// A thing that a constraint speaks of.
public enum ConstraintItem: Hashable, Sendable {
  /// The view whose list the constraint stands in; for a template's own constraints the content view.
  case owner
  /// A view of the same template, by its id.
  case view(String)
  /// The template's content view.
  case contentView
  /// The cell itself, accessory included.
  case cell
}

/// How the two sides of a constraint relate; the raw values are Interface Builder's.
public enum LayoutRelation: String, Sendable, CaseIterable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// What a constraint can hold of a view; the raw values are Interface Builder's.
public enum LayoutAttribute: String, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline
  case lastBaseline = "baseline"
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// Whether it is a place or length across the screen, rather than down it.
  public var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: true
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: true
    default: false
    }
  }

  /// Whether it is another edge in a right-to-left table.
  public var followsReadingDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is a length, which may be compared with a length of the other axis.
  public var isLength: Bool { self == .width || self == .height }
}
