import TableModel

extension SessionEdit {
  /// The same edit with nothing left open: a row of a template is a cell, every template that it names is found.
  ///
  /// - Throws: why it cannot be made; whatever passes can be.
  func checked(in store: RowStore, _ names: TemplateNames) throws(EditFailure) -> SessionEdit {
    switch self {
    case .insertRow(let cell, let path):
      try store.checkInsertion(at: path)
      return .insertRow(try names.resolved(cell), at: path)
    case .insertTemplateRow(let path):
      try store.checkInsertion(at: path)
      guard let template = store.sections[path.section].head.insertionTemplate else {
        throw .noInsertionTemplate(section: path.section)
      }
      return .insertRow(try names.resolved(TableCell(look: .template(template))), at: path)
    case .deleteRow(let path), .reloadRow(let path): try store.checkRow(path)
    case .moveRow(let from, let to): try store.checkMove(from: from, to: to)
    case .replaceRow(let path, let cell):
      try store.checkRow(path)
      return .replaceRow(path, with: try names.resolved(cell))
    case .insertSection(let section, let index):
      guard 0...store.sections.count ~= index else { throw .noSectionPlace(index) }
      if let maximum = section.maximumRows, section.cells.count > maximum {
        throw .tooManyRows(section: index, maximum: maximum)
      }
      return .insertSection(try names.resolved(section), at: index)
    case .deleteSection(let index), .reloadSection(let index): try store.checkSection(index)
    case .moveSection(let from, let to):
      try store.checkSection(from)
      guard store.hasSection(to) else { throw .noSectionPlace(to) }
    case .updateSection(let index, var section):
      try store.checkSection(index)
      guard store.sections[index].head.id == section.id else { throw .otherSection(index) }
      section.cells = []
      return .updateSection(index, try names.resolved(section))
    }
    return self
  }
}

extension RowStore {
  fileprivate func checkSection(_ index: Int) throws(EditFailure) {
    guard hasSection(index) else { throw .noSection(index) }
  }

  fileprivate func checkRow(_ path: TableIndexPath) throws(EditFailure) {
    guard hasRow(path) else { throw .noRow(path) }
  }

  fileprivate func checkInsertion(at path: TableIndexPath) throws(EditFailure) {
    try checkSection(path.section)
    guard 0...sections[path.section].slots.count ~= path.row else { throw .noPlace(path) }
    try checkRoom(in: path.section)
  }

  fileprivate func checkMove(from: TableIndexPath, to: TableIndexPath) throws(EditFailure) {
    try checkRow(from)
    try checkSection(to.section)
    let isInside = from.section == to.section
    let count = sections[to.section].slots.count - (isInside ? 1 : 0)
    guard 0...count ~= to.row else { throw .noPlace(to) }
    if !isInside { try checkRoom(in: to.section) }
  }

  /// Whether a section may have one more row. One that has too many already may keep them.
  private func checkRoom(in section: Int) throws(EditFailure) {
    guard let maximum = sections[section].head.maximumRows else { return }
    guard sections[section].slots.count < maximum else {
      throw .tooManyRows(section: section, maximum: maximum)
    }
  }
}

extension TemplateNames {
  fileprivate func resolved(_ cell: TableCell) throws(EditFailure) -> TableCell {
    var cell = cell
    do throws(UnknownTemplate) { try resolve(&cell) } catch { throw .unknownTemplate(error.name) }
    return cell
  }

  func resolved(_ section: TableSection) throws(EditFailure) -> TableSection {
    var section = section
    do throws(UnknownTemplate) { try resolve(&section) } catch { throw .unknownTemplate(error.name) }
    return section
  }
}
