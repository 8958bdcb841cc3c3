import ConstraintSolver
import TableModel
import TextMeasurement

/// What a constraint's attribute stands for in variables.
extension PlanBuilder {
  /// What a constraint holds to its constant, and along which axis.
  ///
  /// Places count, as in UIKit, from the left or top edge of the innermost view around both sides, which shows where a
  /// multiplier is not 1; in a right-to-left table too, where leading and trailing change edges and the sign of the
  /// constant.
  func expression(of constraint: LinkedConstraint) -> (axis: LayoutAxis, expression: LinearExpression) {
    let (first, multiplier) = (constraint.first, constraint.source.multiplier)
    let axis: LayoutAxis = first.attribute.isHorizontal ? .horizontal : .vertical
    let isMirrored = environment.isRightToLeft && axis == .horizontal
    let countsFromLeft = isMirrored && !constraint.followsReadingDirection
    var expression = expression(of: first, fromLeft: countsFromLeft)
    guard let second = constraint.second else { return (axis, expression) }
    expression.add(self.expression(of: second, fromLeft: countsFromLeft), times: -multiplier)
    guard multiplier != 1, !first.attribute.isLength else { return (axis, expression) }
    let around = commonSuperview(first.node, second.node).map { spans[axis][$0] } ?? cell(axis)
    let origin = countsFromLeft ? mirrored(around.end) : isMirrored ? around.end : around.start
    expression.add(origin, times: multiplier - 1)
    return (axis, expression)
  }

  /// The innermost view that is or holds both; `nil` is the cell.
  private func commonSuperview(_ first: Int?, _ second: Int?) -> Int? {
    guard let first, let second else { return nil }
    var around = first
    while around > 0, second < around || second >= nodes[around].end { around = parents[around] }
    return around
  }

  private func expression(of anchor: LinkedAnchor, fromLeft: Bool) -> LinearExpression {
    let axis: LayoutAxis = anchor.attribute.isHorizontal ? .horizontal : .vertical
    guard let node = anchor.node else { return edge(anchor.attribute, of: cell(axis), .zero, fromLeft) }
    if anchor.attribute == .firstBaseline { return baseline(of: node, isFirst: true) }
    if anchor.attribute == .lastBaseline { return baseline(of: node, isFirst: false) }
    return edge(anchor.attribute, of: spans[axis][node], layoutMargins(of: node), fromLeft)
  }

  /// The cell around the content view.
  private func cell(_ axis: LayoutAxis) -> ViewSpan {
    let content = spans[axis][0]
    if axis == .vertical {
      return ViewSpan(start: content.start, length: content.length + self.content.missingPixel)
    }
    return ViewSpan(
      start: LinearExpression(constant: -self.content.cellX),
      length: LinearExpression(constant: self.content.cellWidth))
  }

  /// Counts from the leading edge, or from the left one where that is another.
  private func edge(
    _ attribute: LayoutAttribute, of span: ViewSpan, _ margins: DirectionalInsets, _ fromLeft: Bool
  ) -> LinearExpression {
    guard !attribute.isLength else { return span.length }
    guard fromLeft else { return edge(attribute, of: span, margins) }
    switch attribute {
    case .left: return mirrored(span.end)
    case .right: return mirrored(span.start)
    case .leftMargin: return mirrored(span.end + -margins.trailing)
    case .rightMargin: return mirrored(span.start + margins.leading)
    default: return mirrored(edge(attribute, of: span, margins))
    }
  }

  private func edge(
    _ attribute: LayoutAttribute, of span: ViewSpan, _ margins: DirectionalInsets
  ) -> LinearExpression {
    let axis: LayoutAxis = attribute.isHorizontal ? .horizontal : .vertical
    switch attribute {
    case .left, .leading, .top: return span.start
    case .right, .trailing, .bottom, .firstBaseline, .lastBaseline: return span.end
    case .width, .height: return span.length
    case .centerX, .centerY: return span.center
    case .leftMargin, .leadingMargin, .topMargin: return span.start + margins.start(axis)
    case .rightMargin, .trailingMargin, .bottomMargin:
      return span.end + (margins.start(axis) - margins.sum(axis))
    case .centerXWithinMargins, .centerYWithinMargins:
      return span.center + (margins.start(axis) - margins.sum(axis) / 2)
    }
  }

  /// A place from the other side: what stands at the leading edge in a mirrored layout stands at the right.
  private func mirrored(_ place: LinearExpression) -> LinearExpression {
    -1 * place + content.width
  }

  /// The margins that constraints to a view's margins see.
  func layoutMargins(of node: Int) -> DirectionalInsets {
    node == 0 ? margins : nodes[node].view.layoutMargins ?? environment.metrics.margins.ofViews
  }

  /// Source: recorded frames: a label's text keeps to its top and bottom, a field's and a button's is centred, a text
  /// view's begins below its inset; a stack view's baseline is an arranged view's; other views' is their bottom.
  func baseline(of node: Int, isFirst: Bool) -> LinearExpression {
    let span = spans.vertical[node]
    switch nodes[node].view.content {
    case .label:
      let metrics = fontMetrics(of: node)
      return isFirst ? span.start + metrics.ascent : span.end + (metrics.ascent - metrics.lineHeight)
    case .button, .textField:
      let metrics = fontMetrics(of: node)
      return span.center + (metrics.ascent - metrics.lineHeight / 2)
    case .textView where isFirst:
      return span.start + (environment.metrics.controls.textViewInset.height + fontMetrics(of: node).ascent)
    case .stackView(let stack) where nodes[node].isStack:
      let arranged = children(of: node)
      guard let child = isFirst || stack.axis == .horizontal ? arranged.first : arranged.last else {
        return span.end
      }
      return baseline(of: child, isFirst: isFirst)
    default: return span.end
    }
  }

  private func fontMetrics(of node: Int) -> FontMetrics {
    environment.text.metrics(of: contents[node].font, grid: environment.grid)
  }

  /// The views right inside another that take part, in the document's order.
  func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < nodes[node].end {
      if !isLeftOut(child) { children.append(child) }
      child = nodes[child].end
    }
    return children
  }
}
