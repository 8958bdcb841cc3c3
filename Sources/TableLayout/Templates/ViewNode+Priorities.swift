import TableModel

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
