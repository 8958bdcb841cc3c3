import TableModel

extension TablePass {
  /// Stacks the table's header, its sections and its footer.
  mutating func arrangeSections(of document: Table, into arrangement: inout TableArrangement) {
    var y = 0.0
    if let header = document.header {
      let arranged = arrangeTableHeader(header, y: y)
      y = arranged.frame.maxY
      arrangement.header = arranged
    }
    arrangement.sections.reserveCapacity(document.sections.count)
    var above = SectionNeighbour.tableTop
    for (index, section) in document.sections.enumerated() {
      let arranged = arrangeSection(section, index: index, y: y, above: above)
      y += arranged.height
      above = arranged.footer?.isGap == false ? .footer : .gap
      arrangement.sections.append(arranged)
    }
    if let footer = document.footer {
      let arranged = arrangeTableHeader(footer, y: y)
      y = arranged.frame.maxY
      arrangement.footer = arranged
    }
    arrangement.contentHeight = y
  }

  private mutating func arrangeSection(
    _ section: TableSection, index: Int, y top: Double, above: SectionNeighbour
  ) -> ArrangedSection {
    var arranged = ArrangedSection(y: top)
    arranged.id = section.id
    arranged.indexTitle = section.indexTitle
    arranged.maximumRows = section.maximumRows
    arranged.header = arrangeHeader(section.header, y: top, below: above)
    var y = top + (arranged.header?.frame.height ?? 0)
    arranged.rows.reserveCapacity(section.cells.count)
    for (row, cell) in section.cells.enumerated() {
      arranged.rows.append(arrangeRow(cell, at: TableIndexPath(section: index, row: row), y: y))
      y += arranged.rows[row].frame.height
    }
    arranged.footer = arrangeFooter(section.footer, y: y)
    y += arranged.footer?.frame.height ?? 0
    arranged.height = y - top
    return arranged
  }
}

/// What stands above a section.
enum SectionNeighbour {
  /// The table begins, or its own header ends.
  case tableTop
  /// A footer with something to show.
  case footer
  /// A section without one.
  case gap
}
