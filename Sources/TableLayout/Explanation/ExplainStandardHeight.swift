import TableModel

extension LayoutEnvironment {
  /// The parts of a standard row's height: the least there is, or what it shows and the room around that.
  func explainStandardHeight(of row: ArrangedRow) -> [HeightExplanation.Term] {
    let least = metrics.rows.minimumHeight - (metrics.rows.minimumLeavesOutSeparator ? grid.pixel : 0)
    if (row.frame.height - least).magnitude < 0.0005 {
      return [HeightExplanation.Term(least, "least height of a standard row")]
    }
    let shown = row.views.filter { $0.frame.height > 0 }
    let texts = shown.filter { $0.kind == .label && $0.textHeight > 0 }
    var terms = texts.map { HeightExplanation.Term($0.textHeight, $0.name, $0.textDetail) }
    if texts.count > 1, !areStacked(texts) {
      // Side by side the higher one decides.
      terms = [terms.max { $0.points < $1.points }].compactMap { $0 }
    }
    let text = terms.reduce(0) { $0 + $1.points }
    if let image = shown.first(where: { $0.kind == .imageView }), image.frame.height > text {
      terms = [HeightExplanation.Term(image.frame.height, image.name)]
    }
    let rest = row.frame.height - terms.reduce(0) { $0 + $1.points }
    terms.append(HeightExplanation.Term(rest, "room above and below"))
    return terms
  }

  private func areStacked(_ texts: [ArrangedView]) -> Bool { texts[1].frame.y > texts[0].frame.y + 1 }
}

extension ArrangedView {
  /// The height of the text that the view shows; 0 for none.
  fileprivate var textHeight: Double {
    guard case .text(let text) = content, !text.block.lines.isEmpty else { return 0 }
    return text.block.size.height
  }

  fileprivate var name: String { id.map { "\(kind.rawValue) '\($0)'" } ?? kind.rawValue }

  fileprivate var textDetail: String? {
    guard case .text(let text) = content else { return nil }
    return text.block.summary(in: text.font)
  }
}
