import TableModel

/// A visual format taken apart: views in a row or column, with what stands between them.
struct VisualFormat {
  var isVertical = false
  /// Between the superview's start and the first view; `nil` where the format begins with a view.
  var leading: FormatConnection?
  var views: [FormatView] = []
  /// Between each view and the next.
  var connections: [FormatConnection] = []
  /// Between the last view and the superview's end.
  var trailing: FormatConnection?
}

struct FormatView {
  var name: String
  /// Of the name, in bytes of the format.
  var place: Range<Int>
  var predicates: [FormatPredicate] = []
}

/// What stands between two things of a format.
struct FormatConnection {
  var space: Space
  var place: Range<Int>

  enum Space {
    /// Nothing: the things touch.
    case flush
    /// A bare `-`.
    case standard
    case predicates([FormatPredicate])
  }
}

/// What a space or the length of a view is held to.
struct FormatPredicate {
  var relation = LayoutRelation.equal
  var object: FormatObject
  var priority = LayoutConstraint.required
  var place: Range<Int>
}

enum FormatObject {
  /// Points.
  case length(Double)
  /// A length of another view; without an attribute the one along the format.
  case view(name: String, attribute: LayoutAttribute?, multiplier: Double, constant: Double)
}

/// Why a text is no visual format.
struct FormatFailure: Error {
  let message: String
  /// In bytes of the format; empty at its end.
  let place: Range<Int>
}
