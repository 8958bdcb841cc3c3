import TableDiff
import TableModel

/// Several edits as one changeset: the fewest operations that give the table after them.
///
/// What it costs grows with the edits; beside that each section that they touch is gone through once.
struct TransactionTelling {
  private(set) var changeset: TableChangeset
  private(set) var arrivals: Arrivals
  private let tables: TransactionTables
  private let old: [StoredSection]
  private let new: [StoredSection]
  private let store: RowStore

  init(_ journal: RowJournal, after store: RowStore, templates: [CellTemplate]) {
    tables = TransactionTables(journal, after: store, templates: templates)
    old = journal.sections
    new = store.sections
    self.store = store
    let told = TableChangeset(from: tables.before, to: tables.after)
    changeset = TableChangeset()
    arrivals = .some()
    changeset.changes = told.changes.compactMap(inWholeTable)
    var before = SampledTable(
      StageTable(
        sections: old.indices.map { section in
          StageSection(.old, section, runs: [RowRun(.old, section, 0..<tables.oldRows[section].slots.count)])
        }), tables)
    for stage in told.stages {
      let after = SampledTable(stage.result, tables)
      changeset.stages.append(
        BatchStage(
          operations: stage.operations.map { $0.inWholeTable(from: before, to: after) }, result: after.whole))
      before = after
    }
    arrivals = gatherArrivals()
  }

  // MARK: Changes

  /// `nil` for what only stands for a reload.
  private func inWholeTable(_ change: TableChange) -> TableChange? {
    var change = change
    let (oldPlace, newPlace) = (change.old, change.new)
    change.old = oldPlace.map { $0.inWholeTable(tables.oldRows) }
    change.new = newPlace.map { $0.inWholeTable(tables.newRows) }
    switch change.element {
    case .row:
      guard
        let slot = slot(at: newPlace?.path, of: tables.newRows)
          ?? slot(at: oldPlace?.path, of: tables.oldRows)
      else { return change }
      let former = change.new == nil ? tables.steps.replaced[slot] : nil
      change.id = (former ?? store.cell(of: slot)).id
      guard tables.steps.reloaded.contains(slot), !tables.steps.changed.contains(slot) else { return change }
      change.values = []
      return change.kind == .update ? nil : change
    case .section, .header, .footer:
      let section = change.new?.section.map { new[$0] } ?? change.old?.section.map { old[$0] }
      change.id = section?.head.id
      if change.rowCount != nil { change.rowCount = section?.slots.count }
      guard change.element == .section, let key = section?.key,
        tables.steps.reloadedSections.contains(key), isOnlyReloaded(key)
      else { return change }
      return nil
    case .table, .template: return change
    }
  }

  private func isOnlyReloaded(_ key: Int32) -> Bool {
    guard let before = old.first(where: { $0.key == key }), let after = new.first(where: { $0.key == key })
    else { return false }
    return before.slots == after.slots && before.head == after.head
      && !after.slots.contains { tables.steps.replaced[$0] != nil }
  }

  private func slot(at path: TableIndexPath?, of samples: [RowSample]) -> Int32? {
    path.map { samples[$0.section].slots[$0.row] }
  }

  // MARK: Arrivals

  private func gatherArrivals() -> Arrivals {
    var cells: [TableIndexPath: TableCell] = [:]
    var sections: [Int: TableSection] = [:]
    let known = Dictionary(old.map { ($0.key, $0.head) }) { first, _ in first }
    let wanted = unseenRows
    for (index, section) in new.enumerated() {
      guard let before = known[section.key], !tables.steps.reloadedSections.contains(section.key) else {
        sections[index] = store.fullSection(index)
        continue
      }
      if before != section.head { sections[index] = section.head }
      let sample = tables.newRows[index]
      for (slot, row) in zip(sample.slots, sample.starts) where wanted.contains(slot) {
        cells[TableIndexPath(section: index, row: row)] = store.cell(of: slot)
      }
    }
    return .some(cells: cells, sections: sections)
  }

  /// Rows that came, changed, are to be shown anew, or left a section that is gone: those come anew.
  private var unseenRows: Set<Int32> {
    let steps = tables.steps
    var rows = steps.inserted.union(steps.replaced.keys).union(steps.reloaded)
    let kept = Set(new.map(\.key)).subtracting(steps.reloadedSections)
    for section in old where !kept.contains(section.key) { rows.formUnion(section.slots) }
    return rows
  }
}
