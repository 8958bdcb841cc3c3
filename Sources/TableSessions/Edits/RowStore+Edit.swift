import TableModel

extension RowStore {
  /// Makes an edit that has been checked.
  mutating func make(_ edit: SessionEdit) {
    switch edit {
    case .insertRow(let cell, let path): insert(cell, at: path)
    case .deleteRow(let path): remove(at: path)
    case .moveRow(let from, let to): move(from: from, to: to)
    case .replaceRow(let path, let cell): replaceRow(at: path, with: cell)
    case .insertSection(let section, let index): insertSection(section, at: index)
    case .deleteSection(let index): removeSection(index)
    case .moveSection(let from, let to): moveSection(from: from, to: to)
    case .updateSection(let index, let section): replaceHead(of: index, with: section)
    case .reloadRow(let path): reload(at: path)
    case .reloadSection(let index): reloadSection(index)
    case .insertTemplateRow: break
    }
  }

  /// A cell with another identifier is another row, which takes the old one's place.
  private mutating func replaceRow(at path: TableIndexPath, with cell: TableCell) {
    if let slot = slot(at: path), self.cell(of: slot).id == cell.id {
      replace(at: path, with: cell)
    } else {
      remove(at: path)
      insert(cell, at: path)
    }
  }
}
