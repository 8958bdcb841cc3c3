import TableModel

extension TemplateLayout {
  /// Finds the shapes of all views: after compiling, and when other views are hidden than in the row before or an
  /// image view has gained or lost its picture.
  mutating func describeShapes() {
    shapesAreStale = false
    listChildren()
    for axis in [LayoutAxis.horizontal, .vertical] {
      var growth = [[Double]](repeating: [], count: nodes.count)
      for node in nodes.indices.reversed() where !contents[node].isAbsent {
        (nodes[node].shapes[axis], growth[node]) = shape(of: node, axis, growth)
      }
    }
  }

  /// A view's shape, and what a point past its cheapest length costs at each level.
  private mutating func shape(
    of node: Int, _ axis: LayoutAxis, _ growth: [[Double]]
  ) -> (LengthShape, [Double]) {
    var (shape, slopes) = shapeOfContent(node, axis, growth)
    guard nodes[node].rules[axis].fixed != nil else { return (shape, slopes) }
    shape.isSimple = takesShortcuts
    shape.lowestCompression = 0
    shape.highestHugging = 0
    slopes = slope(at: 0)
    return (shape, slopes)
  }

  private mutating func shapeOfContent(
    _ node: Int, _ axis: LayoutAxis, _ growth: [[Double]]
  ) -> (LengthShape, [Double]) {
    let rules = nodes[node].rules[axis]
    var shape = LengthShape(isSimple: takesShortcuts, lowestCompression: rules.compression)
    switch nodes[node].role {
    case .leaf where intrinsic(of: node, axis) >= 0:
      shape.highestHugging = rules.hugging
      return (shape, slope(at: rules.hugging))
    case .leaf, .spacer:
      shape.lowestCompression = 0
      shape.highestHugging = arena.levels
      return (shape, slope(at: nil))
    case .container:
      takeChildren(of: node)
      return common(growth, axis)
    case .stack(let stack, _):
      takeChildren(of: node)
      if stack.arrangement == axis { return along(stack, growth, axis) }
      if stack.fillsAcross { return common(growth, axis) }
      // Shorter is worse for some view inside, longer only for the stack view's own hugging.
      var (across, _) = common(growth, axis)
      across.isSimple =
        takesShortcuts && areChildrenSimple(axis) && across.lowestCompression < acrossHugging
      if stack.alignment.isBaseline { across.lowestCompression = 0 }
      across.highestHugging = acrossHugging
      return (across, slope(at: acrossHugging))
    }
  }

  /// Views that have one length in common: as long as the longest where none minds growing as much as any minds
  /// shrinking.
  private func common(_ growth: [[Double]], _ axis: LayoutAxis) -> (LengthShape, [Double]) {
    var shape = LengthShape(isSimple: takesShortcuts, lowestCompression: 0, highestHugging: arena.levels)
    var slopes = slope(at: nil)
    for child in children {
      let inner = nodes[child].shapes[axis]
      shape.isSimple = shape.isSimple && inner.isSimple
      shape.lowestCompression = max(shape.lowestCompression, inner.lowestCompression)
      shape.highestHugging = min(shape.highestHugging, inner.highestHugging)
      for level in slopes.indices { slopes[level] += growth[child][level] }
    }
    if children.count > 1, shape.lowestCompression >= shape.highestHugging { shape.isSimple = false }
    return (shape, slopes)
  }

  private func along(
    _ stack: StackAttributes, _ growth: [[Double]], _ axis: LayoutAxis
  ) -> (LengthShape, [Double]) {
    var shape = LengthShape(lowestCompression: 0, highestHugging: arena.levels)
    for child in children {
      shape.lowestCompression = max(shape.lowestCompression, nodes[child].shapes[axis].lowestCompression)
    }
    switch stack.distribution {
    case .fillEqually, .fillProportionally: return (shape, slope(at: nil))
    case .equalSpacing where children.count > 1, .equalCentering where children.count > 1:
      shape.isSimple = takesShortcuts && areChildrenSimple(axis)
      shape.highestHugging = gapHugging
      return (shape, slope(at: gapHugging))
    case .fill, .equalSpacing, .equalCentering:
      shape.isSimple = takesShortcuts && areChildrenSimple(axis)
      shape.growsSimply = shape.isSimple
      for child in children {
        if let first = shape.growing.first {
          let order = compare(growth[child], growth[first])
          if order > 0 || (order == 0 && !growth[child].allSatisfy { $0 == 0 }) { continue }
          if order < 0 { shape.growing = [] }
        }
        shape.growing.append(child)
      }
      guard let first = shape.growing.first else { return (shape, slope(at: nil)) }
      shape.highestHugging = growth[first].firstIndex { $0 != 0 } ?? arena.levels
      return (shape, growth[first])
    }
  }

  private func areChildrenSimple(_ axis: LayoutAxis) -> Bool {
    children.allSatisfy { nodes[$0].shapes[axis].isSimple }
  }

  private func intrinsic(of node: Int, _ axis: LayoutAxis) -> Double {
    axis == .horizontal ? contents[node].intrinsic.width : contents[node].intrinsic.height
  }

  private func slope(at level: Int?) -> [Double] {
    var slope = [Double](repeating: 0, count: arena.levels)
    if let level { slope[level] = 1 }
    return slope
  }

  private func compare(_ a: [Double], _ b: [Double]) -> Int {
    for (first, second) in zip(a, b) where first != second { return first < second ? -1 : 1 }
    return 0
  }
}
