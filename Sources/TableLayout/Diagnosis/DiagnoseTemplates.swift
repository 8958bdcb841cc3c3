import ConstraintSolver
import Diagnostics
import TableModel

/// What a template's constraints leave open, say twice, or make of its views: asked for by `lint`, and told once a
/// template.
extension TemplateLayout {
  /// Rows differ in their texts, so that what one has room for another has not.
  mutating func diagnose(_ plan: SolverPlan, _ environment: inout LayoutEnvironment) {
    if diagnosedRows == 0 { noteRedundantConstraints(plan, &environment) }
    if diagnosedRows < Self.mostRows { noteAmbiguousViews(plan, &environment) }
    noteZeroSizes(&environment)
    diagnosedRows += 1
  }

  private mutating func tell(
    _ identifier: DiagnosticIdentifier, _ message: String, at place: SourceRange?,
    notes: [Diagnostic.Note] = [], _ environment: inout LayoutEnvironment
  ) {
    guard toldFindings.insert(message).inserted else { return }
    environment.diagnostics.add(Diagnostic(identifier, message, at: place, notes: notes))
  }

  /// Views whose place or size along an axis is not settled by anything but the wish that they be small.
  private mutating func noteAmbiguousViews(_ plan: SolverPlan, _ environment: inout LayoutEnvironment) {
    guard nodes.count <= Self.diagnosedViews else { return }
    var builder = PlanBuilder(
      self, SolverPlan.Room(content: roomOfRow(plan), parts: parts),
      margins: contentMargins(plan.room.content, environment), environment)
    builder.includesWishes = false
    let open = builder.build(for: plan.room)
    for axis in [LayoutAxis.horizontal, .vertical] {
      setContentLengths(axis, in: open)
      open.axes[axis].solve()
    }
    for axis in [LayoutAxis.horizontal, .vertical] {
      var isOpen = [Bool](repeating: false, count: nodes.count)
      for view in open.views[axis] {
        guard let what = openPart(of: view, axis, open.axes) else { continue }
        isOpen[view.node] = true
        // What stands in a view that is not settled is not either.
        if isOpen[view.superview], view.superview != 0 { continue }
        tell(
          .ambiguousLayout,
          "\(what) of \(name(of: view.node)) in template '\(id)' is ambiguous: more than one would do",
          at: nodes[view.node].view.range ?? range, &environment)
      }
    }
  }

  /// The row's room with the height that it has.
  private func roomOfRow(_ plan: SolverPlan) -> ContentGeometry {
    var content = plan.room.content
    if content.height != nil { content.height = heights[0].length }
    return content
  }

  private func openPart(of view: PlannedView, _ axis: LayoutAxis, _ axes: SolverAxes) -> String? {
    let isHorizontal = axis == .horizontal
    let length = axes[axis].range(of: view.length)
    if length.upperBound - length.lowerBound > Self.ambiguity {
      return isHorizontal ? "the width" : "the height"
    }
    let start = axes[axis].range(of: view.start)
    guard start.upperBound - start.lowerBound > Self.ambiguity else { return nil }
    return isHorizontal ? "the horizontal position" : "the vertical position"
  }

  /// Required constraints that follow from others; of two that say the same the one that comes later.
  private mutating func noteRedundantConstraints(_ plan: SolverPlan, _ environment: inout LayoutEnvironment) {
    guard constraints.count <= Self.diagnosedViews * 4 else { return }
    for axis in [LayoutAxis.horizontal, .vertical] {
      for provenance in plan.provenances[axis] {
        guard case .constraint(let index) = provenance.source,
          constraints[index].source.priority >= LayoutConstraint.required,
          let others = plan.axes[axis].dependencies(of: provenance.constraint), !others.isEmpty
        else { continue }
        let sources = others.compactMap { plan.provenance(of: $0, axis)?.source }
        guard sources.allSatisfy({ $0.isBefore(index) }) else { continue }
        let names = sources.map(describe).joined(separator: ", ")
        tell(
          .redundantConstraint, "\(describe(provenance.source)) in template '\(id)' follows from \(names)",
          at: place(of: provenance.source), notes: notes(on: sources), &environment)
      }
    }
  }

  /// Views that have something to show and no room for it.
  private mutating func noteZeroSizes(_ environment: inout LayoutEnvironment) {
    for node in nodes.indices.dropFirst() where !contents[node].isAbsent {
      let shown = contents[node].intrinsic
      guard shown.width > 0, shown.height > 0, widths[node].length <= 0 || heights[node].length <= 0 else {
        continue
      }
      let what = widths[node].length <= 0 ? "width" : "height"
      tell(
        .zeroSize, "\(name(of: node)) in template '\(id)' has something to show and the \(what) 0",
        at: nodes[node].view.range ?? range, &environment)
    }
  }

  /// Points by which two solutions must differ to matter.
  private static let ambiguity = 0.5
  /// How many rows of a template are asked whether they leave something open.
  private static let mostRows = 50
  /// The largest template that is asked about: each view takes a few solutions.
  private static let diagnosedViews = 200
}

extension Provenance.Source {
  /// Whether a constraint of the template follows in the document; anything but such constraints comes first.
  fileprivate func isBefore(_ index: Int) -> Bool {
    if case .constraint(let other) = self { return other < index }
    return true
  }
}
