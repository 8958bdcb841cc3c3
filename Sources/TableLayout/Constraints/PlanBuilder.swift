import ConstraintSolver
import TableModel
import TextMeasurement

/// Makes the constraint systems of a template for one room.
///
/// What is certain comes first, so that it is not let go: a given height, fixed lengths, the rules of stack views and
/// frames, then the template's required constraints, then the ends of views of fixed length in stack views, then
/// optional ones from the highest priority down, and last the wishes that make the result certain. Within each the order
/// is that of the views' ranks and the attributes, never that of the document, so that the same views and constraints in
/// another order give the same frames.
struct PlanBuilder {
  let nodes: [TemplateNode]
  let contents: [NodeContent]
  let constraints: [LinkedConstraint]
  let parents: [Int]
  let content: ContentGeometry
  let margins: DirectionalInsets
  let designSize: Size?
  let parts: [ViewPart]
  let standsByFrames: Bool
  /// Views that a constraint speaks of.
  let isMentioned: [Bool]
  let environment: LayoutEnvironment
  /// Each view's place in the order in which ties are decided.
  let ranks: [Int]

  var axes: SolverAxes
  var spans: AxisPair<[ViewSpan]>
  var starts: AxisPair<[Variable?]>
  var lengths: AxisPair<[Variable?]>
  var contentLengths = AxisPair<[ContentLength]>(horizontal: [], vertical: [])
  var provenances = AxisPair<[Provenance]>(horizontal: [], vertical: [])
  var conflicts: [PlanConflict] = []
  var givenHeight: Constraint?
  /// The ends of arranged views whose length is fixed: what gives way where the stack view is longer or shorter.
  var fixedEnds: [FixedEnd] = []
  var isOverLimit = false
  /// Whether views without anything to size them are made small, so that the result is certain.
  var includesWishes = true
  /// How many numbers the systems' tables may have: 64 MB of them.
  var tableLimit = 1 << 23

  init(
    _ layout: TemplateLayout, _ room: SolverPlan.Room, margins: DirectionalInsets,
    _ environment: LayoutEnvironment
  ) {
    nodes = layout.nodes
    contents = layout.contents
    constraints = layout.constraints
    parents = layout.parents
    content = room.content
    designSize = layout.designSize
    parts = room.parts
    self.margins = margins
    self.environment = environment
    axes = SolverAxes(isJoined: constraints.contains { $0.mixesAxes })
    standsByFrames = layout.standsByFrames
    isMentioned = layout.isMentioned
    ranks = nodes.ranked()
    let none = [Variable?](repeating: nil, count: nodes.count)
    starts = AxisPair(horizontal: none, vertical: none)
    lengths = starts
    let nowhere = ViewSpan(start: LinearExpression(constant: 0), length: LinearExpression(constant: 0))
    let spans = [ViewSpan](repeating: nowhere, count: nodes.count)
    self.spans = AxisPair(horizontal: spans, vertical: spans)
  }

  mutating func build(for room: SolverPlan.Room) -> SolverPlan {
    addVariables()
    holdHeight()
    for axis in [LayoutAxis.horizontal, .vertical] { addStructure(axis) }
    addTemplateConstraints(required: true)
    pinFixedEnds()
    addTemplateConstraints(required: false)
    addContentLengths()
    wishForSmallness()
    return SolverPlan(self, for: room)
  }

  func plannedViews(_ axis: LayoutAxis) -> [PlannedView] {
    nodes.indices.compactMap { node in
      guard let start = starts[axis][node], let length = lengths[axis][node] else { return nil }
      return PlannedView(node: node, superview: parents[node], start: start, length: length)
    }
  }

  func isLeftOut(_ node: Int) -> Bool { parts[node].contains(.isLeftOut) }

  /// Places in the order of the ranks, without the views left out.
  var orderedNodes: [Int] {
    nodes.indices.filter { !isLeftOut($0) }.sorted { ranks[$0] < ranks[$1] }
  }

  private mutating func addVariables() {
    let whole = LinearExpression(constant: content.width)
    spans.horizontal[0] = ViewSpan(start: LinearExpression(constant: 0), length: whole)
    for axis in [LayoutAxis.horizontal, .vertical] {
      let count = orderedNodes.count
      axes[axis].reserve(
        variables: axes.isJoined ? 4 * count : 2 * count, constraints: constraints.count + 3 * count)
      for node in orderedNodes {
        if node == 0, axis == .horizontal { continue }
        let length = axes[axis].addVariable(isNegativeAllowed: false)
        lengths[axis][node] = length
        spans[axis][node].length = LinearExpression(length)
        guard node != 0 else { continue }
        let start = axes[axis].addVariable()
        starts[axis][node] = start
        spans[axis][node].start = LinearExpression(start)
      }
    }
  }

  /// A given height is held; otherwise the content view is as low as anything but its own wish allows.
  private mutating func holdHeight() {
    let height = spans.vertical[0].length
    if let given = content.height {
      givenHeight = add(height, .equal, given, .vertical, from: .height)
    }
  }

  /// Adds a constraint and remembers where it comes from.
  @discardableResult
  mutating func add(
    _ expression: LinearExpression, _ relation: Relation, _ constant: Double, _ axis: LayoutAxis,
    priority: Double = Priority.required, from source: Provenance.Source, isWish: Bool = false
  ) -> Constraint? {
    guard hasRoom(axis) else { return nil }
    do throws(UnsatisfiableConstraint) {
      let constraint = try axes[axis].add(expression, relation, constant, priority: priority)
      provenances[axis].append(
        Provenance(
          constraint: constraint, source: source, offset: -expression.constant, isWish: isWish))
      return constraint
    } catch {
      note(error, released: source, axis)
      return nil
    }
  }

  mutating func note(_ error: UnsatisfiableConstraint, released source: Provenance.Source, _ axis: LayoutAxis)
  {
    let conflicting = error.conflicting.compactMap {
      provenances.provenance(of: $0, axis, in: axes)?.source
    }
    conflicts.append(PlanConflict(released: source, conflicting: conflicting))
  }

  /// The table grows with the square of the views: beyond a limit constraints are left out, and that is said.
  mutating func hasRoom(_ axis: LayoutAxis) -> Bool {
    if axes[axis].size < tableLimit { return true }
    isOverLimit = true
    return false
  }
}
