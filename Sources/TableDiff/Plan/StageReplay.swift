import TableModel

/// Why batches of updates do not do what they should.
public enum ReplayFailure: Error, Hashable, Sendable {
  /// A place that is not there, in the table before or after the batch.
  case outOfRange(stage: Int, BatchOperation)
  /// Two operations on one place.
  case usedTwice(stage: Int, BatchOperation)
  /// An operation on a row of a section that is deleted, inserted or updated in the same batch.
  case rowOfChangedSection(stage: Int, BatchOperation)
  /// What stays and what is placed do not fill the table after the batch.
  case miscounted(stage: Int, section: Int?)
  /// What is shown is not what the table after the batch holds.
  case wrongSection(stage: Int, Int)
  case wrongRow(stage: Int, TableIndexPath)
}

/// What a table view would show while batches of updates run on it: rows and sections that no operation names keep
/// what they showed.
///
/// It knows nothing of how the batches were found, and so proves them.
public struct StageReplay {
  private let old: TableDocument
  private let new: TableDocument
  private let comparison: RowComparison
  private var shown: [ShownSection]

  /// A thing on the screen: where in which document it was read from.
  private struct ShownSection {
    var side: RevisionSide
    var section: Int
    var rows: [ShownRow]
  }

  private struct ShownRow: Equatable {
    var side: RevisionSide
    var path: TableIndexPath
  }

  public init(from old: TableDocument, to new: TableDocument) {
    self.old = old
    self.new = new
    comparison = RowComparison(old: Revision(old), new: Revision(new))
    shown = old.table.sections.indices.map { section in
      ShownSection(
        side: .old, section: section,
        rows: old.table.sections[section].cells.indices.map { row in
          ShownRow(side: .old, path: TableIndexPath(section: section, row: row))
        })
    }
  }

  /// Runs all batches.
  ///
  /// - Throws: the first rule that is broken, or the first place at which something else is shown than should be.
  public mutating func run(_ stages: [BatchStage]) throws(ReplayFailure) {
    for (index, stage) in stages.enumerated() {
      let target = Self.sections(of: stage.result)
      try run(BatchSets(stage.operations, stage: index), target, stage: index)
      try check(target, stage: index)
    }
    let end = new.table.sections.indices.map { section in
      ShownSection(
        side: .new, section: section,
        rows: new.table.sections[section].cells.indices.map { row in
          ShownRow(side: .new, path: TableIndexPath(section: section, row: row))
        })
    }
    try check(end, stage: stages.count)
  }

  private static func sections(of table: StageTable) -> [ShownSection] {
    table.sections.map { section in
      let rows = section.runs.flatMap { run in
        run.rows.map { ShownRow(side: run.side, path: TableIndexPath(section: run.section, row: $0)) }
      }
      return ShownSection(side: section.side, section: section.section, rows: rows)
    }
  }

  // MARK: One batch

  private mutating func run(
    _ batch: BatchSets, _ target: [ShownSection], stage: Int
  ) throws(ReplayFailure) {
    try batch.checkRanges(before: shown.map(\.rows.count), after: target.map(\.rows.count), stage: stage)
    let sources = try batch.sources(before: shown.count, after: target.count, stage: stage)
    try batch.checkRows(sources: sources, stage: stage)
    var result: [ShownSection] = []
    result.reserveCapacity(target.count)
    for (place, wanted) in target.enumerated() {
      guard let source = sources[place] else {
        result.append(wanted)
        continue
      }
      var section = shown[source]
      section.rows = try rows(of: source, at: place, batch, wanted.rows, stage: stage)
      if batch.updatedSections.contains(source) {
        (section.side, section.section) = (wanted.side, wanted.section)
      }
      result.append(section)
    }
    shown = result
  }

  private func rows(
    of source: Int, at place: Int, _ batch: BatchSets, _ wanted: [ShownRow], stage: Int
  ) throws(ReplayFailure) -> [ShownRow] {
    let touched = batch.touchesRows(old: source, new: place)
    if !touched, shown[source].rows.count == wanted.count { return shown[source].rows }
    var staying = shown[source].rows.indices.makeIterator()
    func nextStaying() -> Int? {
      while let row = staying.next() {
        let path = TableIndexPath(section: source, row: row)
        if !batch.deletedRows.contains(path), batch.movedRows[path] == nil { return row }
      }
      return nil
    }
    var rows: [ShownRow] = []
    rows.reserveCapacity(wanted.count)
    for (row, want) in wanted.enumerated() {
      let path = TableIndexPath(section: place, row: row)
      if batch.insertedRows.contains(path) {
        rows.append(want)
      } else if let start = batch.arrivals[path] {
        rows.append(shown[start.section].rows[start.row])
      } else if let next = nextStaying() {
        let isUpdated = batch.updatedRows.contains(TableIndexPath(section: source, row: next))
        rows.append(isUpdated ? want : shown[source].rows[next])
      } else {
        throw .miscounted(stage: stage, section: place)
      }
    }
    if nextStaying() != nil { throw .miscounted(stage: stage, section: place) }
    return rows
  }

  // MARK: Checking

  private func check(_ target: [ShownSection], stage: Int) throws(ReplayFailure) {
    guard shown.count == target.count else { throw .miscounted(stage: stage, section: nil) }
    for (place, wanted) in target.enumerated() {
      let section = shown[place]
      guard areSame(section, wanted) else { throw .wrongSection(stage: stage, place) }
      guard section.rows.count == wanted.rows.count else { throw .miscounted(stage: stage, section: place) }
      for row in wanted.rows.indices where section.rows[row] != wanted.rows[row] {
        guard areSame(section.rows[row], wanted.rows[row]) else {
          throw .wrongRow(stage: stage, TableIndexPath(section: place, row: row))
        }
      }
    }
  }

  private func areSame(_ a: ShownSection, _ b: ShownSection) -> Bool {
    if a.side == b.side, a.section == b.section { return true }
    guard let first = document(a.side).section(a.section), let second = document(b.side).section(b.section)
    else { return false }
    return first.id == second.id && first.showsSameAround(second)
  }

  private func areSame(_ a: ShownRow, _ b: ShownRow) -> Bool {
    guard let first = document(a.side).cell(at: a.path), let second = document(b.side).cell(at: b.path) else {
      return false
    }
    return a.side == .old ? comparison.areEqual(first, second) : comparison.areEqual(second, first)
  }

  private func document(_ side: RevisionSide) -> TableDocument { side == .old ? old : new }
}

extension TableDocument {
  fileprivate func section(_ index: Int) -> TableSection? {
    table.sections.indices.contains(index) ? table.sections[index] : nil
  }
}
