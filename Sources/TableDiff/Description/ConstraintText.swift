import TableModel

/// A constraint in words, whichever of its two sides is written first.
struct ConstraintText {
  /// The sides and the relation by identifiers: constraints that agree in it differ in their numbers only.
  let sides: String
  /// The same by the names of the views.
  let spokenSides: String
  let multiplier: String
  let constant: String
  let priority: String

  /// - Parameters:
  ///   - owner: the view whose list it stands in.
  ///   - names: what views are called, by their identifiers.
  init(_ constraint: LayoutConstraint, owner: ConstraintItem, names: [String: String]) {
    var first = Side(constraint.first, owner, names)
    var second = constraint.second.map { Side($0, owner, names) }
    var (multiplier, constant) = (constraint.multiplier, constraint.constant)
    var relation = constraint.relation
    // a = m·b + c says the same as b = a/m - c/m.
    if let other = second, other.key < first.key, multiplier != 0 {
      (first, second) = (other, first)
      (multiplier, constant) = (1 / multiplier, -constant / multiplier)
      relation = multiplier > 0 ? relation.turned : relation
    }
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    sides = "\(first.key) \(sign) \(second?.key ?? "")"
    spokenSides = second.map { "\(first.name) \(sign) \($0.name)" } ?? "\(first.name) \(sign)"
    self.multiplier = DecimalText.text(multiplier)
    self.constant = DecimalText.text(constant)
    priority = DecimalText.text(constraint.priority)
  }

  /// An attribute of a view, by identifier and by name.
  private struct Side {
    let key: String
    let name: String

    init(_ anchor: ConstraintAnchor, _ owner: ConstraintItem, _ names: [String: String]) {
      let item = if case .owner = anchor.item { owner } else { anchor.item }
      let (key, name) =
        switch item {
        case .view(let id): ("#\(id)", names[id] ?? id)
        case .contentView, .owner: ("contentView", "content view")
        case .cell: ("cell", "cell")
        }
      self.key = "\(key) \(anchor.attribute.rawValue)"
      self.name = "\(name) \(anchor.attribute.rawValue)"
    }
  }

  var text: String {
    var text = "\(spokenSides)\(multiplier == "1" ? "" : " × \(multiplier)") \(constant)"
    if priority != "1000" { text += " @\(priority)" }
    return text
  }
}

/// By what they say, not by what views are called.
extension ConstraintText: Hashable {
  static func == (a: ConstraintText, b: ConstraintText) -> Bool {
    a.sides == b.sides && a.multiplier == b.multiplier && a.constant == b.constant && a.priority == b.priority
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(sides)
    hasher.combine(constant)
  }
}

extension LayoutRelation {
  fileprivate var turned: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension ViewOutline {
  /// Constraints compared by what they say, not by their identifiers or their order.
  func constraintChanges(to other: ViewOutline) -> [ValueChange] {
    var gone = constraints.subtracting(other.constraints)
    var changes: [ValueChange] = []
    for constraint in other.constraints.subtracting(constraints) {
      guard let place = gone.firstIndex(where: { $0.sides == constraint.sides }) else {
        changes.append(ValueChange("constraint", from: nil, to: constraint.text))
        continue
      }
      let before = gone.remove(at: place)
      let subject = "constraint \(constraint.spokenSides)"
      let numbers = [
        ("multiplier", before.multiplier, constraint.multiplier),
        ("constant", before.constant, constraint.constant),
        ("priority", before.priority, constraint.priority),
      ]
      for (key, old, new) in numbers where old != new {
        changes.append(ValueChange(key, from: old, to: new, of: subject))
      }
    }
    return changes + gone.map { ValueChange("constraint", from: $0.text, to: nil) }
  }
}

extension [ConstraintText] {
  /// What is left once each of some others has taken one equal one away.
  fileprivate func subtracting(_ others: [ConstraintText]) -> [ConstraintText] {
    var counts: [ConstraintText: Int] = [:]
    for other in others { counts[other, default: 0] += 1 }
    return filter { constraint in
      guard let count = counts[constraint], count > 0 else { return true }
      counts[constraint] = count - 1
      return false
    }
  }
}
