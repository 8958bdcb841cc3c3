import ConstraintSolver
import TableModel

/// The template's own constraints, and what views wish for by their content.
extension PlanBuilder {
  mutating func addTemplateConstraints(required: Bool) {
    let chosen = constraints.indices.filter {
      (constraints[$0].source.priority >= Priority.required) == required && takesPart(constraints[$0])
    }
    let keyed = chosen.map { (index: $0, key: OrderKey(constraints[$0], ranks)) }
    for (index, _) in keyed.sorted(by: { $0.key < $1.key }) { add(constraints[index], index) }
  }

  /// A constraint of a view that is left out holds nothing.
  private func takesPart(_ constraint: LinkedConstraint) -> Bool {
    let places = [constraint.first.node, constraint.second?.node].compactMap { $0 }
    return !places.contains { isLeftOut($0) }
  }

  private mutating func add(_ constraint: LinkedConstraint, _ index: Int) {
    let source = constraint.source
    guard source.constant.isFinite, source.multiplier.isFinite else { return }
    var (axis, expression) = self.expression(of: constraint)
    if axes.isJoined { axis = .horizontal }
    add(
      expression, Relation(source.relation), source.constant, axis, priority: max(1, source.priority),
      from: .constraint(index))
  }

  /// From the highest compression resistance down; ties by the views' ranks.
  mutating func addContentLengths() {
    for axis in [LayoutAxis.horizontal, .vertical] {
      let sized = orderedNodes.filter { hasContentLength($0, axis) }
      let byPriority = sized.sorted {
        let (a, b) = (compression(of: $0, axis), compression(of: $1, axis))
        return a == b ? ranks[$0] < ranks[$1] : a > b
      }
      for node in byPriority { addContentLength(of: node, axis) }
    }
  }

  private func hasContentLength(_ node: Int, _ axis: LayoutAxis) -> Bool {
    guard !nodes[node].isStack, node != 0, nodes[node].fixedLength[axis] == nil else { return false }
    return parts[node].contains(axis == .horizontal ? .hasWidth : .hasHeight)
  }

  /// A text that may break gives way before whatever else resists alike: it is still there to be read.
  private func compression(of node: Int, _ axis: LayoutAxis) -> Double {
    let said = nodes[node].view.compression(axis)
    guard axis == .horizontal, nodes[node].view.content.breaksText else { return said }
    return said - FittingPriority.breaking
  }

  private mutating func addContentLength(of node: Int, _ axis: LayoutAxis) {
    guard hasRoom(axis) else { return }
    let view = nodes[node].view
    do throws(UnsatisfiableConstraint) {
      let constraint = try axes[axis].addContentLength(
        spans[axis][node].length, 0, hugging: view.hugging(axis),
        compressionResistance: compression(of: node, axis))
      contentLengths[axis].append(ContentLength(node: node, constraint: constraint, points: 0))
      provenances[axis].append(Provenance(constraint: constraint, source: .content(node)))
    } catch {
      note(error, released: .content(node), axis)
    }
  }

  /// A stack view with views in it has the length that they give it.
  private func isArrangement(_ node: Int) -> Bool { nodes[node].isStack && !children(of: node).isEmpty }

  /// Nothing is to be seen of a spacer: how high it is in a row, nobody asks.
  private func isSpacerAcross(_ node: Int, _ axis: LayoutAxis) -> Bool {
    if case .spacer(_, let along) = nodes[node].role { axis != along } else { false }
  }

  /// Nothing is larger than something asks for: a content view without a given height, and views without content.
  mutating func wishForSmallness() {
    if content.height == nil {
      add(
        spans.vertical[0].length, .equal, 0, .vertical, priority: FittingPriority.height, from: .height,
        isWish: true)
    }
    for axis in [LayoutAxis.horizontal, .vertical] {
      for node in orderedNodes where node != 0 && !hasContentLength(node, axis) && !isArrangement(node) {
        guard includesWishes || isSpacerAcross(node, axis) else { continue }
        add(
          spans[axis][node].length, .equal, 0, axis, priority: FittingPriority.emptyView,
          from: .content(node),
          isWish: true)
      }
    }
  }
}

/// Priorities of wishes that no document states.
enum FittingPriority {
  /// The height of a cell that sizes itself. UIKit's `fittingSizeLevel`.
  static let height = 50.0
  static let emptyView = 0.5
  /// By how much a text of several lines resists less to be narrow.
  static let breaking = 0.01
}

extension Relation {
  init(_ relation: LayoutRelation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

/// Where a constraint stands among others whatever the order of the document.
private struct OrderKey: Comparable {
  private let numbers: [Double]

  init(_ constraint: LinkedConstraint, _ ranks: [Int]) {
    var (first, second) = (
      Self.place(constraint.first, ranks), constraint.second.map { Self.place($0, ranks) }
    )
    var constant = constraint.source.constant
    if let other = second, constraint.source.multiplier == 1, other < first {
      (first, second) = (other, first)
      constant = -constant
    }
    numbers = [
      -constraint.source.priority, first, second ?? -1, constraint.source.multiplier, constant,
      constraint.source.relation == .equal ? 0 : 1,
    ]
  }

  private static func place(_ anchor: LinkedAnchor, _ ranks: [Int]) -> Double {
    let attributes = LayoutAttribute.allCases
    let attribute = attributes.firstIndex(of: anchor.attribute) ?? 0
    return Double((anchor.node.map { ranks[$0] + 1 } ?? 0) * attributes.count + attribute)
  }

  static func < (a: OrderKey, b: OrderKey) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
}
