import ConstraintSolver
import TableModel
import TextMeasurement

/// What a constraint's attribute stands for in variables.
extension PlanBuilder {
  /// The axis and the expression of an attribute.
  func expression(of anchor: LinkedAnchor) -> (axis: LayoutAxis, expression: LinearExpression) {
    let axis: LayoutAxis = anchor.attribute.isHorizontal ? .horizontal : .vertical
    guard let node = anchor.node else { return (axis, edge(anchor.attribute, of: cell(axis), .zero, axis)) }
    if anchor.attribute == .firstBaseline { return (axis, baseline(of: node, isFirst: true)) }
    if anchor.attribute == .lastBaseline { return (axis, baseline(of: node, isFirst: false)) }
    return (axis, edge(anchor.attribute, of: spans[axis][node], layoutMargins(of: node), axis))
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

  /// Places count from the leading edge, so that left and right change sides in a right-to-left layout.
  private func edge(
    _ attribute: LayoutAttribute, of span: ViewSpan, _ margins: DirectionalInsets, _ axis: LayoutAxis
  ) -> LinearExpression {
    switch attribute {
    case .left where environment.isRightToLeft: return mirrored(span.end)
    case .right where environment.isRightToLeft: return mirrored(span.start)
    case .leftMargin where environment.isRightToLeft: return mirrored(span.end + -margins.trailing)
    case .rightMargin where environment.isRightToLeft: return mirrored(span.start + margins.leading)
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
    case .stackView(let stack):
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
