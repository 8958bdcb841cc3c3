import ConstraintSolver
import TableModel
import TextMeasurement

/// Laying one row out after another by constraints.
extension TemplateLayout {
  /// Solves across, breaks the texts at the widths found, solves down.
  mutating func arrangeConstraints(
    in content: ContentGeometry, _ environment: inout LayoutEnvironment
  ) -> (views: [ArrangedView], height: Double) {
    var plan = plan(for: content, &environment)
    var height = solve(with: plan, height: content.height, environment)
    if plan.hasLetGo {
      // Made for another height: what does not hold at this one may be something else.
      drop(plan)
      plan = self.plan(for: content, &environment)
      height = solve(with: plan, height: content.height, environment)
      if !content.isImposed { note(plan.letGo, &environment) }
    }
    if content.height == nil {
      measuredPlan = plan
      standsIn = height <= 0
      let measured = height > 0 ? environment.grid.ceil(height) : standInHeight(content, &environment)
      if measured != height {
        var known = content
        known.height = measured
        known.isImposed = true
        return arrangeConstraints(in: known, &environment)
      }
    }
    if environment.diagnosesLayout { diagnose(plan, &environment) }
    return (emitViews(environment), height)
  }

  /// What UIKit takes for the height of a cell whose constraints make it 0, whichever constraints these are: "we're
  /// considering the collapse unintentional", says its log.
  mutating func standInHeight(
    _ content: ContentGeometry, _ environment: inout LayoutEnvironment
  ) -> Double {
    noteHeightless(&environment)
    return environment.metrics.rows.minimumHeight - content.missingPixel
  }

  /// - Returns: the height of the content view, unrounded.
  private mutating func solve(
    with plan: SolverPlan, height: Double?, _ environment: LayoutEnvironment
  ) -> Double {
    for node in nodes.indices where !contents[node].isLeftOut { resetText(node) }
    if let height, let constraint = plan.givenHeight {
      // Before anything is solved: a width may hang on it.
      plan.axes[.vertical].setConstant(of: constraint, to: height)
      plan.origin[.vertical].setConstant(of: constraint, to: height)
    }
    solve(.horizontal, with: plan)
    if !plan.wrapping.isEmpty {
      takeLengths(of: plan.wrapping, plan.axes)
      if breakTexts(environment) {
        solve(.horizontal, with: plan)
        takeLengths(of: plan.wrapping, plan.axes)
        breakTextsAgain(environment)
      }
    }
    solve(.vertical, with: plan)
    return takeSpans(of: plan)
  }

  /// From the row before to this one; from the origin where there would be a choice, so that it never depends on
  /// other rows.
  private mutating func solve(_ axis: LayoutAxis, with plan: SolverPlan) {
    if !plan.hasTies[axis] {
      setContentLengths(axis, in: plan)
      plan.solve(axis)
      if plan.isSettled(axis) { return }
      plan.hasTies[axis] = true
    }
    plan.axes.restore(axis, from: plan.origin)
    plan.forgetContentLengths(axis)
    setContentLengths(axis, in: plan)
    plan.solve(axis)
  }

  func setContentLengths(_ axis: LayoutAxis, in plan: SolverPlan) {
    setContentLengths(axis, alone: axis, in: plan)
    if plan.axes.isJoined { setContentLengths(axis.other, alone: axis, in: plan) }
  }

  private func setContentLengths(_ axis: LayoutAxis, alone: LayoutAxis, in plan: SolverPlan) {
    let states = axis == .horizontal ? widths : heights
    plan.contentLengths[axis].withUnsafeMutableBufferPointer { lengths in
      for index in lengths.indices {
        let points = states[lengths[index].node].intrinsic
        guard points != lengths[index].points else { continue }
        lengths[index].points = points
        plan.axes[axis].setConstant(of: lengths[index].constraint, to: max(0, points))
      }
    }
  }

  private mutating func takeLengths(of views: [PlannedView], _ axes: SolverAxes) {
    axes.read(.horizontal) { system in
      for view in views { widths[view.node].length = max(0, system.pointee.value(of: view.length)) }
    }
  }

  /// Takes places and lengths over from a solution, places relative to the superview.
  ///
  /// - Returns: the height of the content view.
  private mutating func takeSpans(of plan: SolverPlan) -> Double {
    widths[0].length = plan.room.content.width
    Self.takeSpans(.horizontal, of: plan, into: &widths, &absolutePlaces.horizontal)
    if let height = plan.contentHeight {
      heights[0].length = max(0, plan.axes.read(.vertical) { $0.pointee.value(of: height) })
    }
    Self.takeSpans(.vertical, of: plan, into: &heights, &absolutePlaces.vertical)
    return heights[0].length
  }

  private static func takeSpans(
    _ axis: LayoutAxis, of plan: SolverPlan, into states: inout [LengthState], _ places: inout [Double]
  ) {
    plan.readSpans(axis) { views, spans in
      states.withUnsafeMutableBufferPointer { states in
        places.withUnsafeMutableBufferPointer { places in
          for index in views.indices {
            let (node, place) = (views[index].node, spans[2 &* index])
            places[node] = place
            states[node].position = place - places[views[index].superview]
            states[node].length = max(0, spans[2 &* index &+ 1])
          }
        }
      }
    }
  }
}

extension SolverPlan {
  fileprivate func solve(_ axis: LayoutAxis) {
    for conflict in axes[axis].solve() {
      guard let released = provenance(of: conflict.released, axis) else { continue }
      letGo.append(
        PlanConflict(
          released: released.source,
          conflicting: conflict.conflicting.compactMap { provenance(of: $0, axis)?.source }))
    }
  }

  /// The systems are as at the origin again, where content has no length.
  fileprivate func forgetContentLengths(_ axis: LayoutAxis) {
    for index in contentLengths[axis].indices { contentLengths[axis][index].points = 0 }
    guard axes.isJoined else { return }
    for index in contentLengths[axis.other].indices { contentLengths[axis.other][index].points = 0 }
  }
}
