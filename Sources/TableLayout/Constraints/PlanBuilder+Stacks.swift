import ConstraintSolver
import TableModel

/// Stack views by the constraints that UIKit gives them.
///
/// Source: constraint lists of stack views printed by A. Grebenyuk, "Let's Build UIStackView"; recorded frames of 456
/// arranged views.
extension PlanBuilder {
  mutating func arrange(
    _ node: Int, _ stack: StackAttributes, _ margins: DirectionalInsets, _ axis: LayoutAxis
  ) {
    let arranged = children(of: node)
    guard !arranged.isEmpty else {
      add(
        spans[axis][node].length, .greaterThanOrEqual, margins.sum(axis), axis,
        from: .stack(node, arranged: nil))
      return
    }
    if stack.arrangement == axis {
      arrangeAlong(node, arranged, stack, margins, axis)
    } else {
      arrangeAcross(node, arranged, stack, margins, axis)
    }
  }

  private mutating func arrangeAlong(
    _ node: Int, _ arranged: [Int], _ stack: StackAttributes, _ margins: DirectionalInsets, _ axis: LayoutAxis
  ) {
    let outer = spans[axis][node]
    pin(arranged[0], spans[axis][arranged[0]].start - outer.start, margins.start(axis), node, axis)
    let last = arranged[arranged.count - 1]
    let end = margins.sum(axis) - margins.start(axis)
    pinEnd(of: last, end, node, axis)
    let gaps = (1..<arranged.count).map { gap(between: arranged[$0 - 1], arranged[$0], stack, axis) }
    switch stack.distribution {
    case .fill: chain(arranged, gaps, node, axis)
    case .fillEqually:
      chain(arranged, gaps, node, axis)
      for child in arranged.dropFirst() {
        pin(child, spans[axis][child].length - spans[axis][arranged[0]].length, 0, node, axis)
      }
    case .fillProportionally: shareProportionally(arranged, gaps, node, margins, axis)
    case .equalSpacing: spaceEqually(arranged, gaps, node, margins, axis)
    case .equalCentering: centerEqually(arranged, gaps, node, margins, axis)
    }
    shareAmongSpacers(arranged, node, axis)
  }

  private mutating func pin(
    _ child: Int, _ expression: LinearExpression, _ constant: Double, _ node: Int, _ axis: LayoutAxis,
    _ relation: Relation = .equal, priority: Double = Priority.required, isEnd: Bool = false
  ) {
    let source = isEnd ? Provenance.Source.stackEnd(node, arranged: child) : .stack(node, arranged: child)
    add(expression, relation, constant, axis, priority: priority, from: source)
  }

  /// Where an arranged view ends in its stack view: at once, or for one of fixed length when all else has been said.
  private mutating func pinEnd(of child: Int, _ margin: Double, _ node: Int, _ axis: LayoutAxis) {
    let end = FixedEnd(node: node, arranged: child, margin: margin, axis: axis)
    if nodes[child].fixedLength[axis] != nil { fixedEnds.append(end) } else { pin(end) }
  }

  private mutating func pin(_ end: FixedEnd) {
    let (inner, outer) = (spans[end.axis][end.arranged], spans[end.axis][end.node])
    pin(end.arranged, outer.end - inner.end, end.margin, end.node, end.axis, isEnd: true)
  }

  mutating func pinFixedEnds() {
    for end in fixedEnds { pin(end) }
  }

  /// The room after an arranged view: from its end to the next one's beginning, or from baseline to baseline.
  private func gap(
    between child: Int, _ next: Int, _ stack: StackAttributes, _ axis: LayoutAxis
  ) -> (expression: LinearExpression, spacing: Double) {
    let spacing = nodes[child].view.sizing.customSpacing ?? stack.spacing
    if stack.isBaselineRelativeArrangement, axis == .vertical {
      return (baseline(of: next, isFirst: true) - baseline(of: child, isFirst: false), spacing)
    }
    return (spans[axis][next].start - spans[axis][child].end, spacing)
  }

  private mutating func chain(
    _ arranged: [Int], _ gaps: [(expression: LinearExpression, spacing: Double)], _ node: Int,
    _ axis: LayoutAxis
  ) {
    for (index, gap) in gaps.enumerated() {
      pin(arranged[index + 1], gap.expression, gap.spacing, node, axis)
    }
  }

  /// Each view has the share of the whole that its own length is of all lengths and gaps; the last one takes what
  /// remains.
  private mutating func shareProportionally(
    _ arranged: [Int], _ gaps: [(expression: LinearExpression, spacing: Double)], _ node: Int,
    _ margins: DirectionalInsets, _ axis: LayoutAxis
  ) {
    chain(arranged, gaps, node, axis)
    let outer = spans[axis][node]
    let natural = arranged.map { naturalLength(of: $0, axis) }
    let total = natural.reduce(gaps.reduce(0) { $0 + $1.spacing }, +)
    for (index, child) in arranged.enumerated().dropLast() {
      let share = total > 0 ? natural[index] / total : 1 / Double(arranged.count)
      pin(
        child, spans[axis][child].length - share * outer.length, -share * margins.sum(axis), node, axis,
        priority: StackPriority.share)
    }
  }

  /// What a view's content makes of its length, by itself.
  func naturalLength(of node: Int, _ axis: LayoutAxis) -> Double {
    if let fixed = nodes[node].fixedLength[axis] { return fixed }
    let children = children(of: node)
    switch nodes[node].role {
    case .leaf:
      return max(0, axis == .horizontal ? contents[node].intrinsic.width : contents[node].intrinsic.height)
    case .spacer(let length, let along): return axis == along ? length : 0
    case .container(let margins):
      return children.reduce(0) { max($0, naturalLength(of: $1, axis)) } + margins.sum(axis)
    case .stack(let stack, let margins):
      let lengths = children.map { naturalLength(of: $0, axis) }
      guard stack.arrangement == axis else { return (lengths.max() ?? 0) + margins.sum(axis) }
      let gaps = children.dropLast().reduce(0) { $0 + (nodes[$1].view.sizing.customSpacing ?? stack.spacing) }
      return lengths.reduce(gaps, +) + margins.sum(axis)
    }
  }

  private mutating func spaceEqually(
    _ arranged: [Int], _ gaps: [(expression: LinearExpression, spacing: Double)], _ node: Int,
    _ margins: DirectionalInsets, _ axis: LayoutAxis
  ) {
    guard let first = gaps.first else { return }
    let widest = gaps.reduce(first.spacing) { max($0, $1.spacing) }
    pin(arranged[1], first.expression, widest, node, axis, .greaterThanOrEqual)
    for (index, gap) in gaps.enumerated().dropFirst() {
      pin(arranged[index + 1], gap.expression - first.expression, 0, node, axis)
    }
    hugGaps(arranged, total: widest * Double(gaps.count), node, margins, axis)
  }

  private mutating func centerEqually(
    _ arranged: [Int], _ gaps: [(expression: LinearExpression, spacing: Double)], _ node: Int,
    _ margins: DirectionalInsets, _ axis: LayoutAxis
  ) {
    guard hasRoom(axis), !gaps.isEmpty else { return }
    let distance = LinearExpression(axes[axis].addVariable(isNegativeAllowed: false))
    for (index, gap) in gaps.enumerated() {
      let (child, next) = (arranged[index], arranged[index + 1])
      pin(next, gap.expression, gap.spacing, node, axis, .greaterThanOrEqual)
      pin(
        next, spans[axis][next].center - spans[axis][child].center - distance, 0, node, axis,
        priority: StackPriority.centering)
    }
    hugGaps(arranged, total: gaps.reduce(0) { $0 + $1.spacing }, node, margins, axis)
  }

  /// Gaps grow before views do, and no more than they must.
  private mutating func hugGaps(
    _ arranged: [Int], total: Double, _ node: Int, _ margins: DirectionalInsets, _ axis: LayoutAxis
  ) {
    var rest = spans[axis][node].length
    for child in arranged { rest.add(spans[axis][child].length, times: -1) }
    add(
      rest, .equal, total + margins.sum(axis), axis, priority: StackPriority.gapHugging,
      from: .stack(node, arranged: nil))
  }

  /// Spacers of one stack view are equally long as far as anything else allows.
  private mutating func shareAmongSpacers(_ arranged: [Int], _ node: Int, _ axis: LayoutAxis) {
    let spacers = arranged.filter { nodes[$0].kind == .spacer }
    guard let first = spacers.first else { return }
    for spacer in spacers.dropFirst() {
      pin(
        spacer, spans[axis][spacer].length - spans[axis][first].length, 0, node, axis,
        priority: StackPriority.spacers)
    }
  }

  private mutating func arrangeAcross(
    _ node: Int, _ arranged: [Int], _ stack: StackAttributes, _ margins: DirectionalInsets, _ axis: LayoutAxis
  ) {
    let outer = spans[axis][node]
    let (before, after) = (margins.start(axis), margins.sum(axis) - margins.start(axis))
    for child in arranged {
      let inner = spans[axis][child]
      if stack.fillsAcross {
        pin(child, inner.start - outer.start, before, node, axis)
        pinEnd(of: child, after, node, axis)
        continue
      }
      align(child, arranged[0], stack.alignment, node, margins, axis)
      pin(child, inner.start - outer.start, before, node, axis, .greaterThanOrEqual)
      pin(child, outer.end - inner.end, after, node, axis, .greaterThanOrEqual, isEnd: true)
    }
    guard !stack.fillsAcross else { return }
    add(
      outer.length, .lessThanOrEqual, margins.sum(axis), axis, priority: StackPriority.acrossHugging,
      from: .stack(node, arranged: nil))
  }

  private mutating func align(
    _ child: Int, _ first: Int, _ alignment: StackAttributes.Alignment, _ node: Int,
    _ margins: DirectionalInsets, _ axis: LayoutAxis
  ) {
    let (inner, outer) = (spans[axis][child], spans[axis][node])
    let (before, after) = (margins.start(axis), margins.sum(axis) - margins.start(axis))
    switch alignment {
    case .fill: break
    case .leading, .top: pin(child, inner.start - outer.start, before, node, axis)
    case .trailing, .bottom: pin(child, outer.end - inner.end, after, node, axis, isEnd: true)
    case .center: pin(child, inner.center - outer.center, (before - after) / 2, node, axis)
    case .firstBaseline, .lastBaseline:
      let isFirst = alignment == .firstBaseline
      if child != first {
        pin(
          child, baseline(of: child, isFirst: isFirst) - baseline(of: first, isFirst: isFirst), 0, node, axis)
      }
      // The views together keep to the top, or to the bottom.
      let edge = isFirst ? inner.start - outer.start : outer.end - inner.end
      pin(
        child, edge, isFirst ? before : after, node, axis, .lessThanOrEqual, priority: StackPriority.centering
      )
    }
  }
}

/// Where an arranged view ends in its stack view, `margin` points before the stack view does.
struct FixedEnd {
  let node: Int
  let arranged: Int
  let margin: Double
  let axis: LayoutAxis
}

extension StackAttributes {
  /// Baselines align the views of a horizontal stack only.
  fileprivate var fillsAcross: Bool { alignment == .fill || (alignment.isBaseline && axis == .vertical) }
}

extension StackAttributes.Alignment {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// Priorities that stack views set of their own.
///
/// Source: constraint lists of stack views printed by A. Grebenyuk, "Let's Build UIStackView".
enum StackPriority {
  /// The hugging of the content across, and of the gaps along.
  static let acrossHugging = 51.0
  static let gapHugging = 49.0
  /// Below required, above whatever content asks for.
  static let share = 999.5
  static let centering = 48.0
  static let spacers = 0.25
}
