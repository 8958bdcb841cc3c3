import TableModel

extension TemplateLayout {
  /// Marks the hidden views and what is inside them: they are not drawn. Those that a stack view arranges take no part;
  /// others do where constraints place them.
  mutating func updateAbsence() {
    updateLeftOut()
    var hiddenEnd = 0
    for node in nodes.indices {
      if node >= hiddenEnd, contents[node].view.isHidden { hiddenEnd = nodes[node].end }
      let isAbsent = keepsHidden ? contents[node].isLeftOut : node < hiddenEnd
      if contents[node].isAbsent != isAbsent { shapesAreStale = true }
      contents[node].isAbsent = isAbsent
    }
  }

  private mutating func updateLeftOut() {
    for node in nodes.indices {
      let parent = parents[node]
      let isArranged = engine != .constraints || nodes[parent].isStack
      contents[node].isLeftOut =
        node != 0 && (contents[parent].isLeftOut || (isArranged && contents[node].view.isHidden))
    }
  }

  /// Takes the views that a stack view arranges, or that fill a plain view, for the `children` at hand.
  mutating func takeChildren(of node: Int) { children = nodes[node].children }

  /// Lists the views that each view arranges, as long as the same ones are hidden: in a stack view all, in a plain
  /// view those without a frame of their own.
  mutating func listChildren() {
    for node in nodes.indices {
      nodes[node].children = []
      nodes[node].shownCount = 0
      var isContainer = false
      if case .container = nodes[node].role { isContainer = true }
      var child = node + 1
      while child < nodes[node].end {
        let isPlaced = isContainer && nodes[child].view.sizing.frame != nil
        if !contents[child].isAbsent {
          if !isPlaced { nodes[node].children.append(child) }
          if nodes[child].kind != .spacer { nodes[node].shownCount += 1 }
        }
        child = nodes[child].end
      }
    }
  }

  /// The room between the arranged views just collected, at the least. Equal gaps are all as wide as the widest.
  func gaps(of stack: StackAttributes) -> Double {
    guard children.count > 1 else { return 0 }
    var (sum, widest) = (0.0, 0.0)
    for index in 0..<children.count - 1 {
      let gap = gap(after: index, stack)
      sum += gap
      widest = max(widest, gap)
    }
    return stack.distribution == .equalSpacing ? widest * Double(children.count - 1) : sum
  }

  /// The room after one of the arranged views just collected. May be negative where spacing counts from baseline
  /// to baseline.
  func gap(after index: Int, _ stack: StackAttributes) -> Double {
    let child = children[index]
    let spacing = nodes[child].view.sizing.customSpacing ?? stack.spacing
    guard stack.isBaselineRelativeArrangement, stack.axis == .vertical else { return spacing }
    let next = children[index + 1]
    return spacing - (heights[child].natural - contents[child].lastBaseline) - contents[next].firstBaseline
  }
}
