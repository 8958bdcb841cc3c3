import TableDiff
import TableModel

/// One edit as a comparison of the tables before and after it would tell it, found without comparing.
///
/// What it costs grows with the number of sections, not with the rows.
struct EditTelling {
  private(set) var changeset: TableChangeset
  private(set) var arrivals = Arrivals.some()

  /// - Parameters:
  ///   - edit: as it was checked.
  ///   - before: the table that it is made in, before.
  init(_ edit: SessionEdit, before: RowStore, templates: [CellTemplate]) {
    changeset = TableChangeset()
    switch edit {
    case .insertRow(let cell, let path):
      tell(.insert, .row, id: cell.id, to: .row(path))
      operate(.insertRow(path))
      arrivals = .some(cells: [path: cell])
    case .insertTemplateRow: break
    case .deleteRow(let path):
      tell(.delete, .row, id: before.id(at: path), from: .row(path))
      operate(.deleteRow(path))
    case .moveRow(let from, let to):
      guard from != to else { break }
      tell(.move, .row, id: before.id(at: from), from: .row(from), to: .row(to))
      operate(.moveRow(from: from, to: to))
    case .replaceRow(let path, let cell): tellReplacement(at: path, by: cell, before, templates)
    case .reloadRow(let path):
      operate(.updateRow(path))
      if let slot = before.slot(at: path) { arrivals = .some(cells: [path: before.cell(of: slot)]) }
    case .insertSection, .deleteSection, .moveSection, .updateSection, .reloadSection:
      tellSection(edit, before, templates)
    }
  }

  private mutating func tellReplacement(
    at path: TableIndexPath, by cell: TableCell, _ before: RowStore, _ templates: [CellTemplate]
  ) {
    guard let slot = before.slot(at: path) else { return }
    let old = before.cell(of: slot)
    guard old.id == cell.id else {
      tell(.insert, .row, id: cell.id, to: .row(path))
      tell(.delete, .row, id: old.id, from: .row(path))
      operate(.deleteRow(path), .insertRow(path))
      arrivals = .some(cells: [path: cell])
      return
    }
    let changes = ElementChanges.ofRow(from: old, to: cell, templates)
    guard !changes.isEmpty else { return }
    for change in changes.changes {
      tell(.update, .row, id: cell.id, from: .row(path), to: .row(path), values: change.values)
    }
    operate(.updateRow(path))
    arrivals = .some(cells: [path: cell])
  }

  private mutating func tellSection(_ edit: SessionEdit, _ before: RowStore, _ templates: [CellTemplate]) {
    switch edit {
    case .insertSection(let section, let index):
      tell(.insert, .section, id: section.id, to: .section(index), rowCount: section.cells.count)
      operate(.insertSection(index))
      arrivals = .some(sections: [index: section])
    case .deleteSection(let index):
      let section = before.sections[index]
      tell(.delete, .section, id: section.head.id, from: .section(index), rowCount: section.slots.count)
      operate(.deleteSection(index))
    case .moveSection(let from, let to):
      guard from != to else { break }
      tell(.move, .section, id: before.sections[from].head.id, from: .section(from), to: .section(to))
      operate(.moveSection(from: from, to: to))
    case .updateSection(let index, let section):
      let old = before.sections[index].head
      let changes = ElementChanges.ofSection(from: old, to: section, templates)
      guard !changes.isEmpty else { break }
      changeset.changes = changes.changes.map { $0.inSection(index, id: section.id) }
      operate(.updateSection(index))
      arrivals = .some(sections: [index: section])
    case .reloadSection(let index):
      operate(.deleteSection(index), .insertSection(index))
      arrivals = .some(sections: [index: before.fullSection(index)])
    default: break
    }
  }

  /// Says what the table holds once the edit is made.
  mutating func finish(after: RowStore) {
    guard !changeset.stages.isEmpty else { return }
    changeset.stages[0].result = StageTable(
      sections: after.sections.enumerated().map { index, section in
        let rows = 0..<section.slots.count
        return StageSection(.new, index, runs: rows.isEmpty ? [] : [RowRun(.new, index, rows)])
      })
  }

  private mutating func tell(
    _ kind: TableChange.Kind, _ element: TableChange.Element, id: String?, from old: TablePlace? = nil,
    to new: TablePlace? = nil, values: [ValueChange] = [], rowCount: Int? = nil
  ) {
    changeset.changes.append(
      TableChange(kind, element, id: id, from: old, to: new, values: values, rowCount: rowCount))
  }

  private mutating func operate(_ operations: BatchOperation...) {
    changeset.stages = [BatchStage(operations: operations, result: StageTable(sections: []))]
  }
}

extension RowStore {
  fileprivate func id(at path: TableIndexPath) -> String? { slot(at: path).flatMap { cell(of: $0).id } }
}

extension TableChange {
  /// The same change of a section's header, footer or attributes, told of a section elsewhere.
  fileprivate func inSection(_ index: Int, id: String?) -> TableChange {
    var change = self
    change.id = id
    change.old = old.map { _ in .section(index) }
    change.new = new.map { _ in .section(index) }
    return change
  }
}
