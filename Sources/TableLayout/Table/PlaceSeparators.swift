import TableModel

extension TablePass {
  /// Draws the lines between rows: one pixel, in the bottom of the row they belong to.
  func placeSeparators(in arrangement: inout TableArrangement, _ document: Table) {
    guard table.hasSeparators else { return }
    let hasEnds = !environment.takesPart
    for section in arrangement.sections.indices {
      let last = arrangement.sections[section].rows.count - 1
      guard last >= 0 else { continue }
      for row in 0...last {
        placeSeparator(
          of: &arrangement.sections[section].rows[row], isLast: row == last && hasEnds,
          document.separatorInset)
      }
      if style == .grouped, hasEnds {
        arrangement.sections[section].rows[0].topSeparator = Rect(
          x: 0, y: 0, width: table.width, height: environment.grid.pixel)
      }
    }
  }

  /// The last row of a grouped section has its line from edge to edge, that of an inset grouped one none.
  private func placeSeparator(
    of row: inout ArrangedRow, isLast: Bool, _ tableInset: DirectionalInsets?
  ) {
    if isLast, style == .insetGrouped { return }
    let pixel = environment.grid.pixel
    var (start, end) = (0.0, table.width)
    if !(isLast && style == .grouped) {
      let own = row.cell.hasOptions ? row.cell.options.separatorInset : nil
      if let inset = own ?? tableInset {
        (start, end) = (inset.leading, table.width - inset.trailing)
      } else {
        (start, end) = automaticSeparator(of: row)
      }
    }
    guard end > start else { return }
    row.separator = Rect(
      x: start, y: max(0, row.frame.height - pixel), width: end - start, height: pixel)
  }

  /// From where the text of a standard style begins, or from the margin of a template's content, to the edge.
  private func automaticSeparator(of row: ArrangedRow) -> (start: Double, end: Double) {
    var start = row.contentFrame.x + table.margin
    if case .style = row.cell.look, let image = row.views.first, image.kind == .imageView {
      start = row.contentFrame.x + image.frame.maxX + environment.metrics.rows.imageSpacing
    }
    let trailing =
      environment.metrics.separators.endsAtMargin ? max(table.margin, table.indexWidth) : table.indexWidth
    return (start, table.width - trailing)
  }
}
