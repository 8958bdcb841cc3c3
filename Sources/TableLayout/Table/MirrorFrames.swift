import TableModel

extension TableArrangement {
  /// Turns every frame from reading direction into the physical place in a right-to-left table.
  ///
  /// All phases before reckon with leading as left; this is the one place that knows better.
  mutating func mirrorFrames() {
    let width = traits.width
    header?.mirror(in: width)
    footer?.mirror(in: width)
    for section in sections.indices {
      sections[section].header?.mirror(in: width)
      sections[section].footer?.mirror(in: width)
      for row in sections[section].rows.indices { sections[section].rows[row].mirror(in: width) }
    }
  }
}

extension Rect {
  /// Moves to the other side of a superview.
  mutating func mirror(in width: Double) { x = width - x - self.width }
}

extension ArrangedHeaderFooter {
  fileprivate mutating func mirror(in width: Double) {
    for view in views.indices { views[view].mirror(in: frame.width) }
    frame.mirror(in: width)
  }
}

extension ArrangedRow {
  mutating func mirror(in width: Double) {
    for view in views.indices { views[view].mirror(in: contentFrame.width) }
    contentFrame.mirror(in: frame.width)
    accessory?.frame.mirror(in: frame.width)
    editing?.control?.mirror(in: frame.width)
    editing?.reorder?.mirror(in: frame.width)
    separator?.mirror(in: frame.width)
    topSeparator?.mirror(in: frame.width)
    frame.mirror(in: width)
  }
}

extension ArrangedView {
  fileprivate mutating func mirror(in width: Double) {
    for view in subviews.indices { subviews[view].mirror(in: frame.width) }
    if case .button(var button) = content {
      button.titleFrame.mirror(in: frame.width)
      if button.image != nil { button.imageFrame.mirror(in: frame.width) }
      content = .button(button)
    }
    frame.mirror(in: width)
  }
}
