import TableDiff
import TableModel

/// A table between two batches of updates, of which some rows stand for all: what its places are in the whole table.
struct SampledTable {
  /// The table with all rows.
  let whole: StageTable
  /// For each section its runs, one after the other.
  private let sections: [[Run]]

  private struct Run {
    /// Where the run begins in the section, in rows that are kept and in all rows.
    let keptStart: Int
    let start: Int
    let sample: RowSample
    let kept: Range<Int>
  }

  init(_ table: StageTable, _ tables: TransactionTables) {
    var wholeSections: [StageSection] = []
    var sections: [[Run]] = []
    for section in table.sections {
      var runs: [Run] = []
      var wholeRuns: [RowRun] = []
      var (keptStart, start) = (0, 0)
      for run in section.runs where !run.rows.isEmpty {
        let sample = run.side == .old ? tables.oldRows[run.section] : tables.newRows[run.section]
        let rows = sample.rows(run.rows)
        runs.append(Run(keptStart: keptStart, start: start, sample: sample, kept: run.rows))
        wholeRuns.append(RowRun(run.side, run.section, rows))
        keptStart += run.rows.count
        start += rows.count
      }
      sections.append(runs)
      wholeSections.append(StageSection(section.side, section.section, runs: wholeRuns))
    }
    self.sections = sections
    whole = StageTable(sections: wholeSections)
  }

  /// The place in the whole table of a kept row.
  func inWholeTable(_ path: TableIndexPath) -> TableIndexPath {
    let runs = sections[path.section]
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].keptStart <= path.row { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return path }
    let run = runs[low - 1]
    let row = run.kept.lowerBound + path.row - run.keptStart
    return TableIndexPath(
      section: path.section, row: run.start + run.sample.starts[row] - run.sample.starts[run.kept.lowerBound])
  }
}

extension BatchOperation {
  /// The same operation with the places of the whole tables before and after it.
  func inWholeTable(from before: SampledTable, to after: SampledTable) -> BatchOperation {
    switch self {
    case .deleteRow(let path): .deleteRow(before.inWholeTable(path))
    case .updateRow(let path): .updateRow(before.inWholeTable(path))
    case .insertRow(let path): .insertRow(after.inWholeTable(path))
    case .moveRow(let from, let to): .moveRow(from: before.inWholeTable(from), to: after.inWholeTable(to))
    case .deleteSection, .insertSection, .updateSection, .moveSection: self
    }
  }
}

extension TablePlace {
  /// The same place in a whole document.
  func inWholeTable(_ samples: [RowSample]) -> TablePlace {
    guard case .row(let path) = self else { return self }
    return .row(TableIndexPath(section: path.section, row: samples[path.section].starts[path.row]))
  }
}
