import TableModel

/// Which views of the row at hand take part, and which are drawn.
extension TemplateLayout {
  /// Marks the hidden views and what is inside them: they are not drawn. Those that a stack view arranges, that fill a
  /// plain view or stand in frame layout take no part; others do, where constraints or frames place them.
  mutating func updateAbsence() {
    updateLeftOut()
    var hiddenEnd = 0
    for node in nodes.indices {
      if node >= hiddenEnd, contents[node].view.isHidden { hiddenEnd = nodes[node].end }
      contents[node].isAbsent = keepsHidden ? contents[node].isLeftOut : node < hiddenEnd
    }
    countShownViews()
  }

  private mutating func updateLeftOut() {
    for node in nodes.indices.dropFirst() {
      let parent = parents[node]
      contents[node].isLeftOut =
        contents[parent].isLeftOut || (contents[node].view.isHidden && !keepsPlace(node, in: parent))
    }
  }

  /// Whether a view takes room where it is hidden.
  private func keepsPlace(_ node: Int, in parent: Int) -> Bool {
    guard !standsByFrames, !nodes[parent].isStack else { return false }
    return isMentioned[node] || nodes[node].view.sizing.frame != nil
  }

  private mutating func countShownViews() {
    for node in nodes.indices { nodes[node].shownCount = 0 }
    for node in nodes.indices.dropFirst() where !contents[node].isAbsent && nodes[node].kind != .spacer {
      nodes[parents[node]].shownCount += 1
    }
  }
}
