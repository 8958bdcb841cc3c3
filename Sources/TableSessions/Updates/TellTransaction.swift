import TableDiff
import TableModel

/// Several edits as one changeset: the fewest operations that give the table after them.
///
/// What it costs grows with the rows between the first and the last that an edit came near in each section.
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
    var before = StageTable(sections: old.indices.map { StageSection(.old, $0, runs: []) })
    for stage in told.stages {
      let operations = stage.operations.map { inWholeTable($0, from: before, to: stage.result) }
      changeset.stages.append(
        BatchStage(operations: operations, result: StageTable(sections: stage.result.sections.map(whole))))
      before = stage.result
    }
    arrivals = gatherArrivals()
  }

  // MARK: Changes

  /// `nil` for what only stands for a reload.
  private func inWholeTable(_ change: TableChange) -> TableChange? {
    var change = change
    let (oldPlace, newPlace) = (change.old, change.new)
    change.old = oldPlace.map { inWholeTable($0, of: old) }
    change.new = newPlace.map { inWholeTable($0, of: new) }
    switch change.element {
    case .row:
      guard let slot = slot(at: change.new?.path, of: new) ?? slot(at: change.old?.path, of: old) else {
        return change
      }
      let former = change.new == nil ? tables.steps.replaced[slot] : nil
      change.id = (former ?? store.cell(of: slot)).id
      guard tables.steps.reloaded.contains(slot), !tables.steps.changed.contains(slot) else { return change }
      change.values = []
      return change.kind == .update ? nil : change
    case .section, .header, .footer:
      let section = change.new?.section.map { new[$0] } ?? change.old?.section.map { old[$0] }
      change.id = section?.head.id
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

  private func inWholeTable(_ place: TablePlace, of sections: [StoredSection]) -> TablePlace {
    guard case .row(let path) = place else { return place }
    return .row(shifted(path, in: sections[path.section].key))
  }

  private func slot(at path: TableIndexPath?, of sections: [StoredSection]) -> Int32? {
    path.map { sections[$0.section].slots[$0.row] }
  }

  // MARK: Stages

  private func shifted(_ path: TableIndexPath, in key: Int32) -> TableIndexPath {
    TableIndexPath(section: path.section, row: path.row + (tables.margins[key]?.leading ?? 0))
  }

  private func stored(_ side: RevisionSide, _ section: Int) -> StoredSection {
    side == .old ? old[section] : new[section]
  }

  private func inWholeTable(
    _ operation: BatchOperation, from before: StageTable, to after: StageTable
  ) -> BatchOperation {
    func shift(_ path: TableIndexPath, _ table: StageTable) -> TableIndexPath {
      guard table.sections.indices.contains(path.section) else { return path }
      let section = table.sections[path.section]
      return shifted(path, in: stored(section.side, section.section).key)
    }
    switch operation {
    case .deleteRow(let path): return .deleteRow(shift(path, before))
    case .updateRow(let path): return .updateRow(shift(path, before))
    case .insertRow(let path): return .insertRow(shift(path, after))
    case .moveRow(let from, let to): return .moveRow(from: shift(from, before), to: shift(to, after))
    case .deleteSection, .insertSection, .updateSection, .moveSection: return operation
    }
  }

  /// A section between two batches with the rows again that were left out.
  private func whole(_ section: StageSection) -> StageSection {
    let source = stored(section.side, section.section)
    let margins = tables.margins[source.key] ?? RowMargins()
    var runs: [RowRun] = []
    func add(_ run: RowRun) {
      guard !run.rows.isEmpty else { return }
      if let last = runs.last, last.side == run.side, last.section == run.section,
        last.rows.upperBound == run.rows.lowerBound
      {
        runs[runs.count - 1].rows = last.rows.lowerBound..<run.rows.upperBound
      } else {
        runs.append(run)
      }
    }
    add(RowRun(section.side, section.section, 0..<margins.leading))
    for run in section.runs {
      let leading = tables.margins[stored(run.side, run.section).key]?.leading ?? 0
      add(RowRun(run.side, run.section, run.rows.lowerBound + leading..<run.rows.upperBound + leading))
    }
    let count = source.slots.count
    add(RowRun(section.side, section.section, count - margins.trailing..<count))
    return StageSection(section.side, section.section, runs: runs)
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
      for row in (tables.margins[section.key] ?? RowMargins()).middle(of: section.slots.count)
      where wanted.contains(section.slots[row]) {
        cells[TableIndexPath(section: index, row: row)] = store.cell(of: section.slots[row])
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
