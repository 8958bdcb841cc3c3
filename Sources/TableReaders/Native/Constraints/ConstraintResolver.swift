import Diagnostics
import TableModel

/// Makes the constraints of a template out of what its document says, once every view is known.
struct ConstraintResolver {
  let views: TemplateViews
  var diagnostics: DiagnosticList

  /// Puts each constraint into the list that it stands in.
  static func resolve(
    _ pending: [PendingConstraint], in template: inout CellTemplate, diagnostics: inout DiagnosticList
  ) {
    let views = TemplateViews(of: template, diagnostics: &diagnostics)
    guard let first = pending.first else { return }
    if template.layout == .frame {
      diagnostics.add(
        Diagnostic(
          .conflictingAttributes,
          "template '\(template.id)' has layout='frame', in which constraints hold nothing",
          at: first.range, severity: .warning))
    }
    var resolver = ConstraintResolver(views: views, diagnostics: diagnostics)
    resolver.noteHiddenViews(at: first.range)
    var lists: [Int: [LayoutConstraint]] = [:]
    for item in pending {
      let constraints = resolver.constraints(of: item)
      if let owner = item.owner {
        lists[owner, default: []] += constraints
      } else {
        template.constraints += constraints
      }
    }
    diagnostics = resolver.diagnostics
    var place = 0
    for index in template.views.indices { template.views[index].take(lists, at: &place) }
  }

  private mutating func constraints(of item: PendingConstraint) -> [LayoutConstraint] {
    switch item.rule {
    case .constraint(let draft): constraint(draft, of: item).map { [$0] } ?? []
    case .visualFormat(let draft, let text): constraints(draft, text, of: item)
    }
  }

  private mutating func constraint(_ draft: ConstraintDraft, of pending: PendingConstraint)
    -> LayoutConstraint?
  {
    guard let first = draft.firstAttribute, let firstItem = item(draft.firstItem),
      let secondItem = item(draft.secondItem), isPossible(draft, at: pending.range)
    else { return nil }
    var constraint = LayoutConstraint(
      ConstraintAnchor(firstItem, first.attribute), draft.relation,
      draft.secondAttribute.map { ConstraintAnchor(secondItem, $0.attribute) })
    constraint.id = draft.id
    constraint.multiplier = draft.multiplier
    constraint.priority = draft.priority
    constraint.range = pending.range
    switch draft.constant {
    case .points(let points): constraint.constant = points
    case .standard:
      guard let points = standardSpace(of: constraint, owner: pending.owner) else {
        diagnostics.add(
          .conflictingAttributes,
          "a constant is 'standard' only between an edge and the one that it faces, or the superview's same edge",
          at: pending.range)
        return nil
      }
      constraint.constant = points
    }
    return constraint
  }

  /// Views whose ids mean something else in constraints.
  private mutating func noteHiddenViews(at range: SourceRange) {
    for name in Self.items.keys.sorted() where views.place(ofID: name) != nil {
      diagnostics.add(
        Diagnostic(
          .duplicateIdentifier,
          "the template has a view with the id '\(name)', which constraints cannot name: to them it means \(Self.meanings[name] ?? name)",
          at: range, severity: .warning))
    }
  }

  private static let meanings = [
    "superview": "what they stand in", "contentView": "the cell's content view", "cell": "the cell",
  ]

  /// What a name stands for; a diagnostic and `nil` where nothing has it.
  private mutating func item(_ named: NamedItem?) -> ConstraintItem? {
    guard let named else { return .owner }
    if let known = Self.items[named.name] { return known }
    if views.place(ofID: named.name) != nil { return .view(named.name) }
    diagnostics.add(
      .unknownView,
      "no view of the template has the id '\(named.name)'\(suggestion(for: named.name))", at: named.range)
    return nil
  }

  /// None where there are more errors than anyone reads: looking for one takes longer than all else.
  private func suggestion(for name: String) -> String {
    guard diagnostics.errorCount < diagnostics.capacity else { return "" }
    return Spelling.suggestion(for: name, in: views.ids.sorted() + Self.items.keys.sorted())
  }

  private static let items: [String: ConstraintItem] = [
    "superview": .owner, "contentView": .contentView, "cell": .cell,
  ]
}

extension ViewNode {
  /// Takes over the constraints listed for the view and those inside it, counting through them.
  fileprivate mutating func take(_ lists: [Int: [LayoutConstraint]], at place: inout Int) {
    constraints = lists[place] ?? []
    place += 1
    for index in subviews.indices { subviews[index].take(lists, at: &place) }
  }
}
