import TableModel

/// A constraint in words, whichever of its two sides is written first.
struct ConstraintText: Hashable {
  /// The sides and the relation: constraints that agree in it differ in their numbers only.
  let sides: String
  let multiplier: String
  let constant: String
  let priority: String

  /// - Parameters:
  ///   - owner: the name of the view whose list it stands in.
  ///   - name: what a view's identifier is called.
  init(_ constraint: LayoutConstraint, owner: String, name: (String) -> String) {
    func text(_ anchor: ConstraintAnchor) -> String {
      let item =
        switch anchor.item {
        case .owner: owner.isEmpty ? "content view" : owner
        case .view(let id): name(id)
        case .contentView: "content view"
        case .cell: "cell"
        }
      return "\(item) \(anchor.attribute.rawValue)"
    }
    var first = text(constraint.first)
    var second = constraint.second.map(text)
    var (multiplier, constant) = (constraint.multiplier, constraint.constant)
    var relation = constraint.relation
    // a = m·b + c says the same as b = a/m - c/m.
    if let other = second, other < first, multiplier != 0 {
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
    sides = second.map { "\(first) \(sign) \($0)" } ?? "\(first) \(sign)"
    self.multiplier = DecimalText.text(multiplier)
    self.constant = DecimalText.text(constant)
    priority = DecimalText.text(constraint.priority)
  }

  var text: String {
    var text = "\(sides)\(multiplier == "1" ? "" : " × \(multiplier)") \(constant)"
    if priority != "1000" { text += " @\(priority)" }
    return text
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
      let subject = "constraint \(constraint.sides)"
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
