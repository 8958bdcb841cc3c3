import TableModel

/// A constraint whose items are places in a template's list of views.
struct LinkedConstraint {
  var source: LayoutConstraint
  var first: LinkedAnchor
  var second: LinkedAnchor?

  /// - Parameters:
  ///   - owner: the view that lists the constraint.
  ///   - places: the views by id.
  ///
  /// `nil` where a view that is spoken of is not to be had.
  init?(_ source: LayoutConstraint, owner: Int, places: [String: Int]) {
    self.source = source
    guard let first = LinkedAnchor(source.first, owner: owner, places: places) else { return nil }
    self.first = first
    guard let anchor = source.second else { return }
    guard let second = LinkedAnchor(anchor, owner: owner, places: places) else { return nil }
    self.second = second
  }

  /// Whether one of its edges is another one in a right-to-left table.
  var followsReadingDirection: Bool {
    first.attribute.followsReadingDirection || (second?.attribute.followsReadingDirection ?? false)
  }

  /// Whether a length across is compared with one down the screen.
  var mixesAxes: Bool {
    guard let second else { return false }
    return first.attribute.isHorizontal != second.attribute.isHorizontal
  }
}

extension Range<Int> {
  /// For each place in a list of views, whether one of the constraints speaks of the view.
  func mentioned(by constraints: [LinkedConstraint]) -> [Bool] {
    var isMentioned = [Bool](repeating: false, count: count)
    for constraint in constraints {
      if let node = constraint.first.node { isMentioned[node] = true }
      if let node = constraint.second?.node { isMentioned[node] = true }
    }
    return isMentioned
  }
}

/// One attribute of one view of the list.
struct LinkedAnchor {
  /// A view's place in the list, 0 for the content view; `nil` for the cell around it.
  var node: Int?
  var attribute: LayoutAttribute

  init?(_ anchor: ConstraintAnchor, owner: Int, places: [String: Int]) {
    attribute = anchor.attribute
    switch anchor.item {
    case .owner: node = owner
    case .contentView: node = 0
    case .cell: node = nil
    case .view(let id):
      guard let place = places[id] else { return nil }
      node = place
    }
  }
}
