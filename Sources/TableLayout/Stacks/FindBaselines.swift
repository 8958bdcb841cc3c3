import TableModel

extension TemplateLayout {
  /// Works out where a view's first and last baselines are at its natural height. A view without text has them at
  /// its bottom.
  ///
  /// Source: rules learned from recorded frames: a field's and a button's text is centred, a text view's begins 8
  /// below the top, a stack view's baseline is that of its first arranged view, or of its last one for the last
  /// baseline of a vertical stack.
  mutating func findBaselines(of node: Int) {
    let natural = nodes[node].rules.vertical.fixed ?? heights[node].natural
    contents[node].firstBaseline = natural
    contents[node].lastBaseline = natural
    if case .stack(let stack, let margins) = nodes[node].role {
      return findBaselines(ofStack: node, stack, margins, natural)
    }
    guard let block = contents[node].block ?? contents[node].unwrapped else { return }
    var top = (natural - block.size.height) / 2
    if case .textView = nodes[node].view.content { top = 8 }
    contents[node].firstBaseline = top + block.firstBaseline
    contents[node].lastBaseline = top + block.lastBaseline
  }

  private mutating func findBaselines(
    ofStack node: Int, _ stack: StackAttributes, _ margins: DirectionalInsets, _ natural: Double
  ) {
    takeChildren(of: node)
    guard let first = children.first, let last = children.last else { return }
    if stack.axis == .vertical {
      contents[node].firstBaseline = margins.top + contents[first].firstBaseline
      contents[node].lastBaseline =
        natural - margins.bottom - (heights[last].natural - contents[last].lastBaseline)
    } else {
      let top = margins.top + placeAcross(first, stack, room: natural - margins.sum(.vertical))
      contents[node].firstBaseline = top + contents[first].firstBaseline
      contents[node].lastBaseline = top + contents[first].lastBaseline
    }
  }

  /// Where a view of a horizontal stack begins across it, at its natural height.
  private func placeAcross(_ child: Int, _ stack: StackAttributes, room: Double) -> Double {
    let height = heights[child].natural
    switch stack.alignment {
    case .fill, .top, .leading: return 0
    case .bottom, .trailing: return room - height
    case .center: return (room - height) / 2
    case .firstBaseline: return baselineExtent(of: .firstBaseline).above - contents[child].firstBaseline
    case .lastBaseline: return baselineExtent(of: .lastBaseline).above - contents[child].lastBaseline
    }
  }

  /// How far the views just collected reach above and below their common baseline.
  func baselineExtent(of alignment: StackAttributes.Alignment) -> (above: Double, below: Double) {
    var (above, below) = (0.0, 0.0)
    for child in children {
      let baseline =
        alignment == .firstBaseline ? contents[child].firstBaseline : contents[child].lastBaseline
      above = max(above, baseline)
      below = max(below, heights[child].natural - baseline)
    }
    return (above, below)
  }
}
