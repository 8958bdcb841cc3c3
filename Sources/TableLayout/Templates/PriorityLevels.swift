import TableModel

/// The priorities that a template's views name, from the highest down; a level is a place in the list.
struct PriorityLevels {
  /// Level 0 is required.
  private(set) var priorities: [Double]

  /// What a stack view adds of its own: the hugging of its content across, and of its gaps.
  ///
  /// Source: constraint lists of stack views printed by A. Grebenyuk, "Let's Build UIStackView".
  static let acrossHugging = 51.0
  static let gapHugging = 49.0

  init(of template: CellTemplate) {
    var found: Set<Double> = [1000, Self.acrossHugging, Self.gapHugging]
    func visit(_ views: [ViewNode], depth: Int) {
      guard depth < ViewNode.maximumDepth else { return }
      for view in views {
        for axis in [LayoutAxis.horizontal, .vertical] {
          found.insert(view.hugging(axis))
          found.insert(view.compression(axis))
        }
        visit(view.subviews, depth: depth + 1)
      }
    }
    visit(template.views, depth: 0)
    priorities = found.sorted(by: >)
  }

  func level(_ priority: Double) -> Int { priorities.firstIndex(of: priority) ?? 0 }
}

extension ViewNode {
  /// 250 unless said otherwise; a switch keeps its size.
  func hugging(_ axis: LayoutAxis) -> Double {
    let said =
      axis == .horizontal ? sizing.horizontalHuggingPriority : sizing.verticalHuggingPriority
    return said ?? (content.kind == .toggle ? 750 : 250)
  }

  func compression(_ axis: LayoutAxis) -> Double {
    let said =
      axis == .horizontal
      ? sizing.horizontalCompressionResistancePriority : sizing.verticalCompressionResistancePriority
    return said ?? 750
  }
}
