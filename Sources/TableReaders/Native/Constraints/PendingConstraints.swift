import Diagnostics

/// What the `<constraints>` of a template say, kept until all its views are known: a constraint may speak of a view that
/// comes later.
struct PendingConstraints {
  /// In document order.
  private(set) var items: [PendingConstraint] = []

  mutating func removeAll() { items.removeAll() }

  mutating func append(_ rule: PendingConstraint.Rule, owner: Int?, range: SourceRange) {
    items.append(PendingConstraint(owner: owner, rule: rule, range: range))
  }

  /// Hands over what has been gathered.
  mutating func take() -> [PendingConstraint] {
    defer { items.removeAll() }
    return items
  }
}

struct PendingConstraint {
  /// The view whose list it stands in, by its place among the template's views in document order; `nil` for the
  /// template's own.
  let owner: Int?
  let rule: Rule
  /// Of the start tag.
  let range: SourceRange

  enum Rule {
    case constraint(ConstraintDraft)
    case visualFormat(VisualFormatDraft, FormatText)
  }
}
