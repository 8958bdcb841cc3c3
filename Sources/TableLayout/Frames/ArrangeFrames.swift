import TableModel

/// Views that stand where their frames say.
extension TemplateLayout {
  /// Frames grow with the content view by their masks: across always, down only where the height is given, since a
  /// measured height is made from the frames.
  mutating func arrangeFrames(
    in content: ContentGeometry, _ environment: inout LayoutEnvironment
  ) -> (views: [ArrangedView], height: Double) {
    nodes[0].role = .container(margins: contentMargins(content, environment))
    growsDown = content.height != nil
    layOutWidths(content.width, environment)
    findNaturalLengths(.vertical)
    var height = content.height ?? environment.grid.ceil(fittingHeight(of: 0))
    if height <= 0, content.height == nil { height = standInHeight(content, &environment) }
    divideLengths(.vertical, whole: height)
    return (emitViews(environment), height)
  }

  /// A view's place and length by its frame, in a superview whose length is known.
  func placement(of child: Int, at frame: Rect, in node: Int, _ axis: LayoutAxis) -> (Double, Double) {
    let sizing = nodes[child].view.sizing
    var (position, length) = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
    let design = designLength(of: node, axis)
    if let design, let mask = sizing.autoresizing {
      let share = AutoresizingShare(mask, frame, in: design, axis)
      let growth = state(node, axis).length - design
      position += share.before * growth
      length += share.length * growth
    }
    if axis == .vertical, sizing.fitsFrameHeight { length = fittingHeight(of: child) }
    length = nodes[child].rules[axis].fixed ?? max(0, length)
    // A frame counts from the left in every table.
    if axis == .horizontal, isRightToLeft { position = widths[node].length - position - length }
    return (position, length)
  }

  /// The length of a superview that the frames in it were drawn for; `nil` where they do not grow.
  private func designLength(of node: Int, _ axis: LayoutAxis) -> Double? {
    if axis == .horizontal { return node == 0 ? designSize?.width : nodes[node].view.sizing.frame?.width }
    if node == 0 { return growsDown ? designSize?.height : nil }
    return nodes[node].view.sizing.fitsFrameHeight ? nil : nodes[node].view.sizing.frame?.height
  }

  /// As high as what a view shows, or as the lowest edge of the views inside it and the margin below them.
  func fittingHeight(of node: Int) -> Double {
    if let fixed = nodes[node].rules.vertical.fixed { return fixed }
    guard case .container(let margins) = nodes[node].role else { return heights[node].natural }
    var height = 0.0
    var child = node + 1
    while child < nodes[node].end {
      if !contents[child].isAbsent {
        let sizing = nodes[child].view.sizing
        let bottom =
          sizing.frame.map { $0.y + (sizing.fitsFrameHeight ? fittingHeight(of: child) : $0.height) }
          ?? margins.top + heights[child].natural
        height = max(height, bottom + margins.bottom)
      }
      child = nodes[child].end
    }
    return height
  }
}
