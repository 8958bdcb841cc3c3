import TableModel

extension TemplateLayout {
  /// Works out from the innermost views outwards which length of each view along an axis costs least.
  mutating func findNaturalLengths(_ axis: LayoutAxis) {
    if shapesAreStale { describeShapes() }
    arena.removeAll()
    for node in nodes.indices.reversed() where !contents[node].isAbsent {
      let natural: Double
      if nodes[node].shapes[axis].isSimple {
        setCost(Cost(), of: node, axis)
        natural = simpleLength(of: node, axis)
      } else {
        setCost(Cost(), of: node, axis)
        buildCosts(from: node, axis)
        natural = arena.cheapest(state(node, axis).cost)
      }
      if axis == .horizontal { widths[node].natural = natural } else { heights[node].natural = natural }
      if axis == .vertical { findBaselines(of: node) }
    }
  }

  /// Builds the cost functions of a view and of all inside it that have none yet.
  mutating func buildCosts(from start: Int, _ axis: LayoutAxis) {
    for node in (start..<nodes[start].end).reversed() where !contents[node].isAbsent {
      let state = state(node, axis)
      guard state.cost.count == 0 else { continue }
      setCost(cost(of: node, axis, intrinsic: state.intrinsic), of: node, axis)
    }
  }

  private mutating func setCost(_ cost: Cost, of node: Int, _ axis: LayoutAxis) {
    if axis == .horizontal { widths[node].cost = cost } else { heights[node].cost = cost }
  }

  private mutating func cost(of node: Int, _ axis: LayoutAxis, intrinsic: Double) -> Cost {
    let rules = nodes[node].rules[axis]
    if let fixed = rules.fixed { return arena.leaf(fixed, compression: 0, hugging: 0) }
    switch nodes[node].role {
    case .leaf:
      guard intrinsic >= 0 else { return arena.leaf(0, compression: 0, hugging: nil) }
      return arena.leaf(intrinsic, compression: rules.compression, hugging: rules.hugging)
    case .spacer(let length, let along):
      return arena.leaf(axis == along ? length : 0, compression: 0, hugging: nil)
    case .container(let margins):
      takeChildren(of: node)
      return sumOfChildren(axis, lead: margins.sum(axis))
    case .stack(let stack, let margins):
      takeChildren(of: node)
      if stack.arrangement == axis { return along(stack, margins, axis) }
      return across(stack, margins, axis)
    }
  }

  private mutating func along(
    _ stack: StackAttributes, _ margins: DirectionalInsets, _ axis: LayoutAxis
  ) -> Cost {
    let lead = margins.sum(axis) + gaps(of: stack)
    inputs.removeAll(keepingCapacity: true)
    for child in children { inputs.append(CostInput(cost: state(child, axis).cost)) }
    switch stack.distribution {
    case .fill: return arena.divide(inputs, lead: lead)
    case .equalSpacing, .equalCentering:
      return arena.divide(inputs, lead: lead, gapHugging: children.count > 1 ? gapHugging : nil)
    case .fillEqually:
      let count = Double(max(1, children.count))
      for index in inputs.indices {
        inputs[index].scale = 1 / count
        inputs[index].offset = -lead / count
      }
      return arena.sum(inputs, lead: lead)
    case .fillProportionally:
      setShares(gaps: gaps(of: stack), margins: margins.sum(axis), axis)
      return arena.sum(inputs.filter { $0.scale > 0 }, lead: lead)
    }
  }

  /// Each view has the share of the whole that its own length is of all lengths and gaps; the last one takes what
  /// remains.
  private mutating func setShares(gaps: Double, margins: Double, _ axis: LayoutAxis) {
    let total = children.reduce(gaps) { $0 + state($1, axis).natural }
    var rest = 1.0
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      let share =
        isLast ? rest : total > 0 ? state(child, axis).natural / total : 1 / Double(children.count)
      rest -= share
      inputs[index].scale = share
      inputs[index].offset = -margins * share - (isLast ? gaps : 0)
    }
  }

  private mutating func across(
    _ stack: StackAttributes, _ margins: DirectionalInsets, _ axis: LayoutAxis
  ) -> Cost {
    let lead = margins.sum(axis)
    if stack.alignment.isBaseline, axis == .vertical {
      let extent = baselineExtent(of: stack.alignment)
      return arena.leaf(lead + extent.above + extent.below, compression: 0, hugging: acrossHugging)
    }
    return sumOfChildren(axis, lead: lead, hugging: stack.fillsAcross ? nil : acrossHugging)
  }

  private mutating func sumOfChildren(_ axis: LayoutAxis, lead: Double, hugging: Int? = nil) -> Cost {
    inputs.removeAll(keepingCapacity: true)
    for child in children { inputs.append(CostInput(cost: state(child, axis).cost, offset: -lead)) }
    return arena.sum(inputs, lead: lead, hugging: hugging)
  }

  func state(_ node: Int, _ axis: LayoutAxis) -> LengthState {
    axis == .horizontal ? widths[node] : heights[node]
  }
}

extension StackAttributes {
  /// Baselines align the views of a horizontal stack only.
  var fillsAcross: Bool { alignment == .fill || (alignment.isBaseline && axis == .vertical) }
}

extension StackAttributes.Alignment {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
