import Diagnostics
import TableModel

/// The plans of a template, made when a row first has their room.
extension TemplateLayout {
  /// Takes the plan for a room out of the list, made where there is none.
  mutating func takePlan(for content: ContentGeometry, _ environment: inout LayoutEnvironment) -> SolverPlan {
    if parts.isEmpty || hidesViews || variesContent { updateParts() }
    var room = SolverPlan.Room(content: content, parts: parts)
    if content.height != nil { room.content.height = 0 }
    if !isVolatile, let index = plans.lastIndex(where: { $0.room == room }) {
      return plans.remove(at: index)
    }
    let exact = SolverPlan.Room(content: content, parts: parts)
    var builder = PlanBuilder(self, exact, margins: contentMargins(content, environment), environment)
    var plan = builder.build()
    plan.room = room
    if builder.isOverLimit { noteTooManyConstraints(&environment) }
    note(plan.conflicts, &environment)
    return plan
  }

  /// Puts a plan back, the one used last at the end.
  mutating func keep(_ plan: SolverPlan) {
    guard !isVolatile else { return }
    if plans.count == Self.planLimit { plans.removeFirst() }
    plans.append(plan)
  }

  /// Rows differ in accessories and hidden views; more rooms than this at a time are made anew.
  static let planLimit = 16

  private mutating func updateParts() {
    if parts.isEmpty { parts = nodes.map { _ in [] } }
    for node in nodes.indices {
      var part: ViewPart = contents[node].isLeftOut ? .isLeftOut : []
      if contents[node].intrinsic.width >= 0 { part.insert(.hasWidth) }
      if contents[node].intrinsic.height >= 0 { part.insert(.hasHeight) }
      if parts[node] != part { parts[node] = part }
    }
  }
}

extension TemplateNode {
  var isStack: Bool {
    if case .stack = role { return true }
    return false
  }
}
