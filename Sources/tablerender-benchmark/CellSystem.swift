import ConstraintSolver

/// The constraints of a typical cell: a photo with a dot below it, a name and a date, a role and a badge, a note and a
/// button. Eight views, whose content lengths count twice where hugging and compression resistance differ: 44
/// constraints.
struct CellSystem {
  /// A view's place and length along an axis.
  struct Span {
    var start: Variable
    var length: Variable
  }

  struct Views {
    var photo, dot, name, date, role, badge, note, button: Span

    init(in system: inout ConstraintSystem) {
      func span() -> Span {
        Span(start: system.addVariable(), length: system.addVariable(isNegativeAllowed: false))
      }
      (photo, dot, name, date) = (span(), span(), span(), span())
      (role, badge, note, button) = (span(), span(), span(), span())
    }
  }

  /// The axes that are one system.
  enum Axes { case both, horizontal, vertical }

  var system: ConstraintSystem
  /// The content view's width and height.
  private(set) var width: Variable?
  private(set) var height: Variable?
  /// What a row's texts change.
  private(set) var nameWidth: Constraint?
  private(set) var roleWidth: Constraint?
  private(set) var noteHeight: Constraint?

  init(_ axes: Axes) throws(UnsatisfiableConstraint) {
    let count = axes == .both ? 2 : 1
    system = ConstraintSystem(variables: 17 * count, constraints: 19 * count)
    var across: Views?
    if axes != .vertical {
      let (width, views) = (system.addVariable(isNegativeAllowed: false), Views(in: &system))
      self.width = width
      across = views
      try addPlacesAcross(views, width)
      try addWidths(views)
    }
    if axes != .horizontal {
      let (height, views) = (system.addVariable(isNegativeAllowed: false), Views(in: &system))
      self.height = height
      try addShapes(views, across)
      try addPlacesDown(views, height)
      try addHeights(views)
    }
  }

  private mutating func addPlacesAcross(_ views: Views, _ width: Variable) throws(UnsatisfiableConstraint) {
    try require([(1, width)], .equal, 375)
    try require([(1, views.photo.start)], .equal, 16)
    try require([(1, views.photo.length)], .equal, 60)
    try require([(1, views.dot.start), (-1, views.photo.start)], .equal, 0)
    try require([(1, views.dot.length)], .equal, 8)
    try require([(1, views.name.start), (-1, views.photo.start), (-1, views.photo.length)], .equal, 12)
    try require([(1, views.role.start), (-1, views.name.start)], .equal, 0)
    try require([(1, views.note.start), (-1, views.name.start)], .equal, 0)
    try require([(1, views.button.start), (-1, views.note.start)], .equal, 0)
    for (leading, trailing) in [(views.name, views.date), (views.role, views.badge)] {
      try require(
        [(1, trailing.start), (-1, leading.start), (-1, leading.length)], .greaterThanOrEqual, 8)
      try require([(1, trailing.start), (1, trailing.length), (-1, width)], .equal, -16)
    }
    try require([(1, views.note.start), (1, views.note.length), (-1, width)], .lessThanOrEqual, -16)
  }

  private mutating func addWidths(_ views: Views) throws(UnsatisfiableConstraint) {
    nameWidth = try content(views.name, 120.5, 251, 750)
    roleWidth = try content(views.role, 90, 250, 749)
    _ = try content(views.note, 260, 250, 748)
    _ = try content(views.date, 48, 751, 751)
    _ = try content(views.badge, 24, 750, 750)
    _ = try content(views.button, 80, 750, 750)
  }

  /// The photo and the dot are square.
  private mutating func addShapes(_ views: Views, _ across: Views?) throws(UnsatisfiableConstraint) {
    if let across {
      try require([(1, views.photo.length), (-1, across.photo.length)], .equal, 0)
      try require([(1, views.dot.length), (-1, across.dot.length)], .equal, 0)
    } else {
      try require([(1, views.photo.length)], .equal, 60)
      try require([(1, views.dot.length)], .equal, 8)
    }
  }

  private mutating func addPlacesDown(_ views: Views, _ height: Variable) throws(UnsatisfiableConstraint) {
    try require([(1, views.photo.start)], .equal, 11)
    try require([(1, views.name.start)], .equal, 11)
    for (upper, lower, gap) in [
      (views.photo, views.dot, 4.0), (views.name, views.role, 4), (views.role, views.note, 6),
      (views.note, views.button, 8),
    ] {
      try require([(1, lower.start), (-1, upper.start), (-1, upper.length)], .equal, gap)
    }
    for (view, other) in [(views.date, views.name), (views.badge, views.role)] {
      try require([(2, view.start), (1, view.length), (-2, other.start), (-1, other.length)], .equal, 0)
    }
    try require([(1, height), (-1, views.button.start), (-1, views.button.length)], .greaterThanOrEqual, 11)
    try system.add(.equal, 0, priority: 50) { $0.add(1, height) }
  }

  private mutating func addHeights(_ views: Views) throws(UnsatisfiableConstraint) {
    _ = try content(views.name, 20.5, 251, 750)
    _ = try content(views.role, 18, 250, 750)
    noteHeight = try content(views.note, 36, 250, 750)
    _ = try content(views.date, 16, 750, 750)
    _ = try content(views.badge, 20, 750, 750)
    _ = try content(views.button, 30, 750, 750)
  }

  @inline(__always)
  private mutating func require(
    _ terms: [(Double, Variable)], _ relation: Relation, _ constant: Double
  ) throws(UnsatisfiableConstraint) {
    try system.add(relation, constant) { row in
      for (coefficient, variable) in terms { row.add(coefficient, variable) }
    }
  }

  private mutating func content(
    _ span: Span, _ points: Double, _ hugging: Double, _ compressionResistance: Double
  ) throws(UnsatisfiableConstraint) -> Constraint {
    try system.addContentLength(
      points, hugging: hugging, compressionResistance: compressionResistance
    ) { $0.add(1, span.length) }
  }
}
