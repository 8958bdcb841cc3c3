import TableModel

extension TemplateLayout {
  /// The cheapest length of a view of simple shape, those of the views inside it known.
  mutating func simpleLength(of node: Int, _ axis: LayoutAxis) -> Double {
    if let fixed = nodes[node].rules[axis].fixed { return fixed }
    switch nodes[node].role {
    case .leaf: return max(0, axis == .horizontal ? widths[node].intrinsic : heights[node].intrinsic)
    case .spacer(let length, let along): return axis == along ? length : 0
    case .container(let margins):
      takeChildren(of: node)
      return max(0, longest(axis) + margins.sum(axis))
    case .stack(let stack, let margins):
      takeChildren(of: node)
      if stack.arrangement == axis {
        return max(0, children.reduce(gaps(of: stack)) { $0 + state($1, axis).natural } + margins.sum(axis))
      }
      if stack.alignment.isBaseline, axis == .vertical {
        let extent = baselineExtent(of: stack.alignment)
        return extent.above + extent.below + margins.sum(axis)
      }
      return longest(axis) + margins.sum(axis)
    }
  }

  private func longest(_ axis: LayoutAxis) -> Double {
    children.reduce(0) { max($0, state($1, axis).natural) }
  }
}
