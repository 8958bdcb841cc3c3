extension CellTemplate {
  /// Drops what only Interface Builder's canvas goes by: placeholder constraints, and lengths that stand in for those
  /// of content that a program gives.
  public mutating func leaveCanvas() {
    constraints.removeAll { $0.isPlaceholder }
    views.leaveCanvas(depth: 0)
  }
}

extension [ViewNode] {
  fileprivate mutating func leaveCanvas(depth: Int) {
    guard depth < ViewNode.maximumDepth else { return }
    for index in indices {
      self[index].sizing.placeholderIntrinsicWidth = nil
      self[index].sizing.placeholderIntrinsicHeight = nil
      self[index].constraints.removeAll { $0.isPlaceholder }
      if !self[index].subviews.isEmpty { self[index].subviews.leaveCanvas(depth: depth + 1) }
    }
  }
}
