import TableModel

/// Stack views that share their height in proportion: equations between all of their views, which add up to the height
/// but tell nobody why. Their terms are told as what the views came out to be.
extension TemplateLayout {
  /// The arranged views that take part in the layout of the row at hand.
  func arrangedViews(of stack: Int) -> [Int] {
    nodes.indices.filter { node in
      node > 0 && parents[node] == stack
        && !(parts.indices.contains(node) && parts[node].contains(.isLeftOut))
    }
  }

  /// The outermost stack view around what a constraint comes from that shares its height in proportion.
  func sharingStack(of source: Provenance.Source) -> Int? {
    guard var node = source.node else { return nil }
    var found: Int?
    while true {
      if sharesItsHeight(node) { found = node }
      guard node > 0 else { return found }
      node = parents[node]
    }
  }

  func sharesItsHeight(_ node: Int) -> Bool {
    guard case .stack(let stack, _) = nodes[node].role else { return false }
    return stack.arrangement == .vertical && stack.distribution == .fillProportionally
  }

  /// Each view's height and what is between them; together the stack view's height.
  func sharedTerms(of stack: Int) -> [PlacedTerm] {
    let whole = node(stack)
    let owner = stack == 0 ? nil : "of \(name(of: stack))"
    var terms: [PlacedTerm] = []
    var end = whole.top
    func add(_ points: Double, _ what: String, _ detail: String?) {
      guard points.magnitude > 0.0005 else { return }
      terms.append(PlacedTerm(term: HeightExplanation.Term(points, what, detail), y: end))
    }
    for (index, view) in arrangedViews(of: stack).enumerated() {
      let place = node(view)
      add(place.top - end, index == 0 ? "margin" : "spacing", owner)
      end = place.top
      add(place.height, name(of: view), "its share of \(name(of: stack))")
      if let last = terms.indices.last { terms[last].term.range = nodes[view].view.range ?? range }
      end += place.height
    }
    add(whole.top + whole.height - end, "margin", owner)
    return terms
  }

  private func node(_ node: Int) -> (top: Double, height: Double) {
    (absolutePlaces.vertical[node], heights[node].length)
  }
}

extension Provenance.Source {
  /// The view that says it; `nil` for the template's own constraints.
  fileprivate var node: Int? {
    switch self {
    case .content(let node), .fixedLength(let node), .stack(let node, _), .stackEnd(let node, _): node
    case .constraint, .fill, .frame, .frameStart, .frameEnd, .height: nil
    }
  }
}
