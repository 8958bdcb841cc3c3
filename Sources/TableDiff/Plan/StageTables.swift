import TableModel

/// The tables between the batches.
struct StageTables {
  private let comparison: Comparison

  init(_ comparison: Comparison) { self.comparison = comparison }

  /// The old table with the rows updated that change.
  var updated: StageTable {
    StageTable(
      sections: comparison.old.sections.indices.map { StageSection(.old, $0, runs: oldRows(of: $0)) })
  }

  /// The old sections without the rows that go, those that stay updated.
  var left: StageTable {
    StageTable(
      sections: comparison.old.sections.indices.map { StageSection(.old, $0, runs: leftRows(of: $0)) })
  }

  /// The new sections, those that were there with the rows that stay in their old order.
  var sectioned: StageTable {
    sections { oldSection, _ in leftRows(of: oldSection) }
  }

  /// The new table but for headers and footers.
  var structured: StageTable { sections { _, section in newRows(of: section) } }

  var new: StageTable {
    StageTable(
      sections: comparison.new.sections.indices.map { StageSection(.new, $0, runs: newRows(of: $0)) })
  }

  private func sections(_ runs: (_ old: Int, _ new: Int) -> [RowRun]) -> StageTable {
    StageTable(
      sections: comparison.new.sections.indices.map { section in
        guard let oldSection = comparison.matching.sections.old(for: section) else {
          return StageSection(.new, section, runs: newRows(of: section))
        }
        return StageSection(.old, oldSection, runs: runs(oldSection, section))
      })
  }

  private func newRows(of section: Int) -> [RowRun] {
    let count = comparison.new.rows(of: section).count
    return count == 0 ? [] : [RowRun(.new, section, 0..<count)]
  }

  private func oldRows(of section: Int) -> [RowRun] { rows(of: section) { _ in true } }

  /// A section that goes is left as it is.
  private func leftRows(of section: Int) -> [RowRun] {
    guard comparison.keptSection(section) != nil else { return oldRows(of: section) }
    return rows(of: section) { comparison.carried($0, in: section) != nil }
  }

  private func rows(of section: Int, where isWanted: (Int) -> Bool) -> [RowRun] {
    let all = comparison.old.rows(of: section)
    var runs: [RowRun] = []
    for row in all where isWanted(row) {
      if comparison.isChanged[row], let partner = comparison.carried(row, in: section) {
        let path = comparison.new.path(of: partner)
        runs.extend(by: .new, path.section, path.row)
      } else {
        runs.extend(by: .old, section, row - all.lowerBound)
      }
    }
    return runs
  }
}

extension [RowRun] {
  /// Adds a row, to the last run where it continues that.
  fileprivate mutating func extend(by side: RevisionSide, _ section: Int, _ row: Int) {
    if let run = last, run.side == side, run.section == section, run.rows.upperBound == row {
      self[count - 1].rows = run.rows.lowerBound..<(row + 1)
    } else {
      append(RowRun(side, section, row..<(row + 1)))
    }
  }
}
