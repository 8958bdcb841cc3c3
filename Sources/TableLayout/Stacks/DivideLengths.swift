import TableModel

extension TemplateLayout {
  /// Gives every view its length and place along an axis, from the content view inwards.
  mutating func divideLengths(_ axis: LayoutAxis, whole: Double) {
    set(0, axis, position: 0, length: whole)
    for node in nodes.indices where !contents[node].isAbsent {
      switch nodes[node].role {
      case .leaf, .spacer: continue
      case .container(let margins): fill(node, margins, axis)
      case .stack(let stack, let margins):
        takeChildren(of: node)
        guard !children.isEmpty else { continue }
        let start = margins.start(axis)
        let room = max(0, state(node, axis).length - margins.sum(axis))
        if stack.arrangement == axis {
          divideAlong(node, stack, from: start, room, axis)
        } else {
          placeAcross(stack, from: start, room, axis)
        }
      }
    }
  }

  mutating func set(_ node: Int, _ axis: LayoutAxis, position: Double, length: Double) {
    // A length that the template fixes holds even where the superview leaves more or less.
    let length = max(0, nodes[node].rules[axis].fixed ?? length)
    if axis == .horizontal {
      widths[node].position = position
      widths[node].length = length
    } else {
      heights[node].position = position
      heights[node].length = length
    }
  }

  private mutating func fill(_ node: Int, _ margins: DirectionalInsets, _ axis: LayoutAxis) {
    let room = max(0, state(node, axis).length - margins.sum(axis))
    var child = node + 1
    while child < nodes[node].end {
      if let frame = nodes[child].view.sizing.frame {
        let (position, length) = placement(of: child, at: frame, in: node, axis)
        set(child, axis, position: position, length: length)
      } else {
        set(child, axis, position: margins.start(axis), length: room)
      }
      child = nodes[child].end
    }
  }

  private mutating func divideAlong(
    _ node: Int, _ stack: StackAttributes, from start: Double, _ room: Double, _ axis: LayoutAxis
  ) {
    let minimum = gaps(of: stack)
    lengths.removeAll(keepingCapacity: true)
    for child in children { lengths.append(state(child, axis).natural) }
    let natural = lengths.reduce(minimum, +)
    switch stack.distribution {
    case .fillEqually:
      let share = max(0, room - minimum) / Double(children.count)
      for index in lengths.indices { lengths[index] = share }
    case .fillProportionally: divideProportionally(room, minimum)
    case .equalSpacing where natural <= room && children.count > 1:
      return spaceEqually(from: start, room, axis)
    case .equalCentering where natural <= room && children.count > 1:
      return centerEqually(stack, from: start, room, axis)
    case .fill, .equalSpacing, .equalCentering:
      if natural < room, nodes[node].shapes[axis].growsSimply {
        grow(nodes[node].shapes[axis].growing, by: room - natural)
      } else if natural != room {
        distribute(room - minimum, in: node, axis)
      }
    }
    var position = start
    for (index, child) in children.enumerated() {
      set(child, axis, position: position, length: lengths[index])
      position += state(child, axis).length
      guard index < children.count - 1 else { continue }
      position +=
        stack.distribution == .equalSpacing
        ? minimum / Double(children.count - 1) : gap(after: index, stack)
    }
  }

  /// Gives more room to the views that take it, in equal parts.
  private mutating func grow(_ growing: [Int], by room: Double) {
    for (index, child) in children.enumerated() where growing.contains(child) {
      lengths[index] += room / Double(growing.count)
    }
  }

  /// Weighs what each length costs each view.
  private mutating func distribute(_ room: Double, in node: Int, _ axis: LayoutAxis) {
    for child in children { buildCosts(from: child, axis) }
    takeChildren(of: node)
    inputs.removeAll(keepingCapacity: true)
    for child in children { inputs.append(CostInput(cost: state(child, axis).cost)) }
    arena.distribute(max(0, room), among: inputs, into: &lengths)
  }

  private mutating func placeAcross(
    _ stack: StackAttributes, from start: Double, _ room: Double, _ axis: LayoutAxis
  ) {
    if stack.alignment.isBaseline, axis == .vertical {
      return alignBaselines(stack.alignment, from: start, room)
    }
    for child in children {
      let length = stack.fillsAcross ? room : min(room, state(child, axis).natural)
      set(child, axis, position: start, length: length)
      let rest = room - state(child, axis).length
      switch stack.alignment {
      case .center: move(child, axis, by: rest / 2)
      case .trailing, .bottom: move(child, axis, by: rest)
      default: break
      }
    }
  }

  private mutating func move(_ node: Int, _ axis: LayoutAxis, by distance: Double) {
    if axis == .horizontal { widths[node].position += distance } else { heights[node].position += distance }
  }

  private mutating func alignBaselines(
    _ alignment: StackAttributes.Alignment, from start: Double, _ room: Double
  ) {
    let extent = baselineExtent(of: alignment)
    let slack = alignment == .lastBaseline ? max(0, room - extent.above - extent.below) : 0
    for child in children {
      let baseline =
        alignment == .firstBaseline ? contents[child].firstBaseline : contents[child].lastBaseline
      let position = min(max(0, extent.above - baseline + slack), room)
      let length = min(heights[child].natural, room - position)
      set(child, .vertical, position: start + position, length: length)
    }
  }
}
