import TableModel

/// One document of a comparison, its rows numbered through all sections.
struct Revision {
  let document: TableDocument
  let sections: [TableSection]
  /// The number of each section's first row, and at the end the number of rows.
  let starts: [Int]
  private let shown: ShownValues

  init(_ document: TableDocument) {
    self.document = document
    sections = document.table.sections
    var starts = [0]
    var count = 0
    for section in sections {
      count += section.cells.count
      starts.append(count)
    }
    self.starts = starts
    shown = ShownValues(document)
  }

  var rowCount: Int { starts[sections.count] }

  func rows(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  func section(of row: Int) -> Int {
    var low = 0
    var high = sections.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle } else { high = middle }
    }
    // A section without rows begins where the next one does.
    return low
  }

  func path(of row: Int) -> TableIndexPath {
    let section = section(of: row)
    return TableIndexPath(section: section, row: row - starts[section])
  }

  func cell(_ row: Int) -> TableCell {
    let path = path(of: row)
    return sections[path.section].cells[path.row]
  }

  /// Whether a row of a section has no identifier.
  func isNameless(_ row: Int, in section: Int) -> Bool {
    sections[section].cells[row - starts[section]].id == nil
  }

  /// The values of a cell that its look shows, each key once, in the order of the keys.
  func shownValues(of cell: TableCell) -> [CellValue] { shown.values(cell.values, shownBy: cell.look) }

  func shows(_ value: CellValue, in look: TableCell.Look) -> Bool { shown.shows(value, in: look) }
}
