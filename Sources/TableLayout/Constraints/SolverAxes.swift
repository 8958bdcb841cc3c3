import ConstraintSolver

/// The constraint systems of a template: one an axis, or one for both where a width hangs on a height.
struct SolverAxes {
  private var systems: [ConstraintSystem]

  init(isJoined: Bool) {
    systems = [ConstraintSystem](repeating: ConstraintSystem(), count: isJoined ? 1 : 2)
  }

  var isJoined: Bool { systems.count == 1 }

  private func index(_ axis: LayoutAxis) -> Int { isJoined || axis == .horizontal ? 0 : 1 }

  subscript(axis: LayoutAxis) -> ConstraintSystem {
    _read { yield systems[index(axis)] }
    _modify { yield &systems[index(axis)] }
  }

  /// Reads a system in its place: handed out it would be a copy.
  @inline(__always)
  func read<Result>(_ axis: LayoutAxis, _ body: (UnsafePointer<ConstraintSystem>) -> Result) -> Result {
    systems.withUnsafeBufferPointer { systems in
      // There are one or two systems, and `index` knows which.
      body(systems.baseAddress! + index(axis))
    }
  }

  /// Goes back to a snapshot along one axis, along both where they are one system.
  mutating func restore(_ axis: LayoutAxis, from snapshot: SolverAxes) {
    systems[index(axis)].restore(snapshot.systems[index(axis)])
  }
}

/// Where a view begins and how long it is along an axis, as expressions of a system's variables; from the content
/// view's leading or top edge.
struct ViewSpan {
  var start: LinearExpression
  var length: LinearExpression

  var end: LinearExpression { start + length }
  var center: LinearExpression { start + 0.5 * length }
}
