import ConstraintSolver
import TableModel

/// A template's constraint systems for one room, solved once and solved again for every row that has that room.
///
/// One object, since rows take it in turn and its arrays are written in place.
final class SolverPlan {
  /// What the systems were made for.
  struct Room: Equatable {
    var content: ContentGeometry
    var parts: [ViewPart]
  }

  /// A given height counts as one of 0 here: a plan serves all.
  let room: Room
  // Read and written one after the other, hundreds of times a row: checks for overlaps would take longer than the rest.
  @exclusivity(unchecked) var axes: SolverAxes
  /// As solved for contents without size: where a row goes back to when more than one solution would do.
  var origin: SolverAxes
  /// The views that take part, superviews before what stands in them.
  let views: AxisPair<[PlannedView]>
  /// Where each of `views` begins and how long it is, one after the other; and room for their values.
  private let spans: AxisPair<[Variable]>
  @exclusivity(unchecked) private var spanValues: [Double]
  /// `nil` where nothing is left to find.
  let contentHeight: Variable?
  /// Views whose text may be broken once their width is known.
  let wrapping: [PlannedView]
  /// The constraints on the content lengths of the views that have any, by place, with the points last set.
  @exclusivity(unchecked) var contentLengths: AxisPair<[ContentLength]>
  /// What holds the content view at a height that is given.
  let givenHeight: Constraint?
  /// Where each constraint of a system comes from.
  let provenances: AxisPair<[Provenance]>
  let conflicts: [PlanConflict]
  /// Required constraints that a row's height or content has come to exclude, and that are let go for good.
  var letGo: [PlanConflict] = []
  var hasLetGo: Bool { !letGo.isEmpty }
  /// For each axis, whether a row has had more than one best solution, so that they are found from the origin on.
  var hasTies = AxisPair(horizontal: false, vertical: false)
  /// Bases at which there is no choice, as found so far: rows share a few.
  @exclusivity(unchecked) private var settledBases = AxisPair<[ConstraintSystem.Basis]>(
    horizontal: [], vertical: [])
  private static let basisLimit = 4

  init(_ builder: PlanBuilder, for room: Room) {
    self.room = room
    axes = builder.axes
    origin = builder.axes
    views = AxisPair(
      horizontal: builder.plannedViews(.horizontal), vertical: builder.plannedViews(.vertical))
    spans = AxisPair(
      horizontal: views.horizontal.flatMap { [$0.start, $0.length] },
      vertical: views.vertical.flatMap { [$0.start, $0.length] })
    spanValues = [Double](repeating: 0, count: max(spans.horizontal.count, spans.vertical.count))
    contentHeight = builder.lengths.vertical[0]
    wrapping = views.horizontal.filter { builder.contents[$0.node].view.content.breaksText }
    contentLengths = builder.contentLengths
    givenHeight = builder.givenHeight
    provenances = builder.provenances
    conflicts = builder.conflicts
  }

  /// Hands over the views along an axis, and where each begins and how long it is, one after the other.
  @inline(__always)
  func readSpans(
    _ axis: LayoutAxis, _ body: (UnsafeBufferPointer<PlannedView>, UnsafeBufferPointer<Double>) -> Void
  ) {
    axes.read(axis) { $0.pointee.readValues(of: spans[axis], into: &spanValues) }
    views[axis].withUnsafeBufferPointer { views in
      spanValues.withUnsafeBufferPointer { body(views, $0) }
    }
  }

  /// Whether no other values along an axis are as good.
  func isSettled(_ axis: LayoutAxis) -> Bool {
    axes.read(axis) { system in
      let bases = settledBases[axis]
      for index in bases.indices where system.pointee.isAt(bases[index]) { return true }
      guard system.pointee.isSettled else { return false }
      if bases.count < Self.basisLimit { settledBases[axis].append(system.pointee.basis) }
      return true
    }
  }
}

/// A view and its variables along an axis.
struct PlannedView {
  let node: Int
  let superview: Int
  let start: Variable
  let length: Variable
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
    /// Where an arranged view ends in its stack view.
    case stackEnd(Int, arranged: Int)
    /// A view that fills its superview.
    case fill(Int)
    /// A view's frame and autoresizing mask.
    case frame(Int)
    /// Where a frame begins in the superview, and how far below it a superview ends that fits what it holds.
    case frameStart(Int)
    case frameEnd(Int)
    /// The height given to the content view, or the wish that it be small.
    case height
  }

  let constraint: Constraint
  let source: Source
  /// What margins and baselines in its attributes add to its constant, points.
  var offset = 0.0
  /// Whether it stands for nothing in the document.
  var isWish = false
}

/// A required constraint that was let go, with those it cannot hold beside.
struct PlanConflict: Hashable {
  let released: Provenance.Source
  let conflicting: [Provenance.Source]
}

extension AxisPair where Element == [Provenance] {
  /// Where a constraint comes from that `axes` has along an axis. Constraints of two systems may be equal, so that
  /// only those of the same system are asked.
  func provenance(of constraint: Constraint, _ axis: LayoutAxis, in axes: SolverAxes) -> Provenance? {
    self[axis].first { $0.constraint == constraint }
      ?? (axes.isJoined ? self[axis.other].first { $0.constraint == constraint } : nil)
  }
}

extension SolverPlan {
  func provenance(of constraint: Constraint, _ axis: LayoutAxis) -> Provenance? {
    provenances.provenance(of: constraint, axis, in: axes)
  }
}
