import TableModel

/// The backgrounds that a table's parts stand on.
struct PageColors {
  let page: ColorPair
  let row: ColorPair
  let selected: ColorPair

  init(_ style: TableStyle) {
    switch style {
    case .plain:
      page = ColorPair(.semantic(.systemBackground))
      row = page
    case .grouped, .insetGrouped:
      page = ColorPair(.semantic(.systemGroupedBackground))
      row = ColorPair(.semantic(.secondarySystemGroupedBackground))
    }
    selected = ColorPair(.semantic(.systemGray5))
  }

  func background(_ color: Color?, isSelected: Bool) -> ColorPair {
    if isSelected { return selected }
    return color.map { ColorPair($0).over(row) } ?? row
  }
}
