import TableModel

extension ConstraintResolver {
  /// Points between a view and the edge of its superview that says nothing else.
  ///
  /// Source: what Interface Builder writes for a standard constant.
  private static let toSuperview = 20.0

  /// What `standard` means as the constant of a constraint, with its sign; `nil` where it means nothing.
  func standardSpace(of constraint: LayoutConstraint, owner: Int?) -> Double? {
    guard let second = constraint.second,
      let facing = constraint.first.attribute.side(facing: second.attribute)
    else { return nil }
    let firstPlace = place(of: constraint.first.item, owner: owner)
    let secondPlace = place(of: second.item, owner: owner)
    if views.isView(secondPlace, around: firstPlace) {
      guard facing.isSame else { return nil }
      return second.attribute.isMargin ? 0 : facing.sign * Self.toSuperview
    }
    if views.isView(firstPlace, around: secondPlace) {
      guard facing.isSame else { return nil }
      return constraint.first.attribute.isMargin ? 0 : -facing.sign * Self.toSuperview
    }
    return facing.isSame ? nil : facing.sign * FormatConstraints.standardSpace
  }

  /// The view that an item is; `nil` is the content view, for which the cell counts too.
  private func place(of item: ConstraintItem, owner: Int?) -> Int? {
    switch item {
    case .owner: owner
    case .view(let id): views.place(ofID: id)
    case .contentView, .cell: nil
    }
  }
}

extension LayoutAttribute {
  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether an edge is the same one of its view as another, and which way the first lies from the second: where the
  /// coordinates grow is 1. `nil` where one is no edge.
  fileprivate func side(facing other: LayoutAttribute) -> (isSame: Bool, sign: Double)? {
    guard let mine = isStart, let others = other.isStart else { return nil }
    return (mine == others, mine ? 1 : -1)
  }

  /// Whether an edge is one where its view begins; `nil` where it is no edge.
  private var isStart: Bool? {
    switch self {
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin: true
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: false
    default: nil
    }
  }
}
