import Diagnostics
import TableModel

/// The plans of a template, made when a row first has their room.
extension TemplateLayout {
  /// The plan for a room, made where there is none.
  mutating func plan(for content: ContentGeometry, _ environment: inout LayoutEnvironment) -> SolverPlan {
    if parts.isEmpty || hidesViews || variesContent { updateParts() }
    var room = SolverPlan.Room(content: content, parts: parts)
    if content.height != nil { room.content.height = 0 }
    if !isVolatile {
      if let last = plans.last, last.room == room { return last }
      if let index = plans.firstIndex(where: { $0.room == room }) {
        // Used last, it goes last.
        let plan = plans.remove(at: index)
        plans.append(plan)
        return plan
      }
      if plans.count == Self.planLimit { plans.removeFirst() }
    }
    let exact = SolverPlan.Room(content: content, parts: parts)
    var builder = PlanBuilder(self, exact, margins: contentMargins(content, environment), environment)
    let plan = builder.build(for: room)
    if builder.isOverLimit { noteTooManyConstraints(&environment) }
    if !content.isImposed { note(plan.conflicts, &environment) }
    if !isVolatile { plans.append(plan) }
    return plan
  }

  /// Forgets a plan that does not hold any more.
  mutating func drop(_ plan: SolverPlan) { plans.removeAll { $0 === plan } }

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
