import ConstraintSolver
import TableModel

/// A template's constraint systems for one room, solved once and solved again for every row that has that room.
struct SolverPlan {
  /// What the systems were made for.
  struct Room: Equatable {
    var content: ContentGeometry
    var parts: [ViewPart]
  }

  /// A given height counts as one of 0 here: a plan serves all.
  var room: Room
  var axes: SolverAxes
  /// As solved for contents without size: where a row goes back to when more than one solution would do.
  var origin: SolverAxes
  /// The variables of every view by axis; `nil` for the content view's width and for views left out.
  var starts: AxisPair<[Variable?]>
  var lengths: AxisPair<[Variable?]>
  /// The constraints on the content lengths of the views that have any, by place, with the points last set.
  var contentLengths: AxisPair<[ContentLength]>
  /// What holds the content view at a height that is given.
  var givenHeight: Constraint?
  /// Where each constraint of a system comes from.
  var provenances: AxisPair<[Provenance]>
  var conflicts: [PlanConflict]
  /// Whether a given height has come to exclude a required constraint, which is let go for good.
  var hasLetGo = false
  /// For each axis, whether a row has had more than one best solution, so that they are found from the origin on.
  var hasTies = AxisPair(horizontal: false, vertical: false)
}

/// The part that a view takes in a layout.
struct ViewPart: OptionSet, Hashable {
  let rawValue: UInt8

  static let isLeftOut = ViewPart(rawValue: 1)
  /// Its content has a width, and a height.
  static let hasWidth = ViewPart(rawValue: 2)
  static let hasHeight = ViewPart(rawValue: 4)
}

/// A view's content length along an axis.
struct ContentLength {
  let node: Int
  let constraint: Constraint
  var points: Double
}

/// A constraint of a system with where it comes from.
struct Provenance {
  enum Source: Hashable {
    /// One of the template's constraints, by place.
    case constraint(Int)
    /// What a view shows.
    case content(Int)
    /// A length that a view's attributes fix.
    case fixedLength(Int)
    /// How a stack view arranges: the arranged view it is about, where there is one.
    case stack(Int, arranged: Int?)
    /// A view that fills its superview.
    case fill(Int)
    /// A view's frame and autoresizing mask.
    case frame(Int)
    /// The height given to the content view, or the wish that it be small.
    case height
  }

  let constraint: Constraint
  let source: Source
  /// Whether it stands for nothing in the document.
  var isWish = false
}

/// A required constraint that was let go, with those it cannot hold beside.
struct PlanConflict: Hashable {
  let released: Provenance.Source
  let conflicting: [Provenance.Source]
}
