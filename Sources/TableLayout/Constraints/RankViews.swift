import TableModel

extension [TemplateNode] {
  /// Each view's rank: of views that would do with one length as well as with another, the one that comes first has its
  /// way.
  ///
  /// A view comes before what stands in it. Of the views in a stack view the last comes first, so that the first one
  /// grows and gives way; in other views the order is that of the ids, since there the document's means nothing.
  func ranked() -> [Int] {
    var ranks = [Int](repeating: 0, count: count)
    var next = 0
    var waiting = isEmpty ? [] : [0]
    while let node = waiting.popLast() {
      ranks[node] = next
      next += 1
      // The last one waiting is the next one ranked.
      let inside = views(in: node)
      waiting += self[node].isStack ? inside : inside.sorted { precedes($1, $0) }
    }
    return ranks
  }

  private func views(in node: Int) -> [Int] {
    var found: [Int] = []
    var view = node + 1
    while view < self[node].end {
      found.append(view)
      view = self[view].end
    }
    return found
  }

  /// By id; those without stand behind, in the document's order.
  private func precedes(_ a: Int, _ b: Int) -> Bool {
    switch (self[a].view.id, self[b].view.id) {
    case (let first?, let second?) where first != second: first < second
    case (.some, nil): true
    case (nil, .some): false
    default: a < b
    }
  }
}
