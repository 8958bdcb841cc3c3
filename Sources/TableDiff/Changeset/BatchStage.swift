import TableModel

/// One batch of updates: the operations of one `performBatchUpdates`, and what the data source holds after it.
///
/// The operations are a set, their order means nothing. As in UIKit, places of deletes and updates and the starts of
/// moves count in the table before the batch, places of inserts and the ends of moves in the table after it.
public struct BatchStage: Hashable, Sendable {
  public var operations: [BatchOperation]
  /// The table once the batch has run.
  public var result: StageTable

  public init(operations: [BatchOperation], result: StageTable) {
    self.operations = operations
    self.result = result
  }
}

/// One call of a batch of updates.
public enum BatchOperation: Hashable, Sendable {
  case deleteSection(Int)
  case insertSection(Int)
  /// The header and footer are read anew.
  case updateSection(Int)
  case moveSection(from: Int, to: Int)
  case deleteRow(TableIndexPath)
  case insertRow(TableIndexPath)
  case updateRow(TableIndexPath)
  case moveRow(from: TableIndexPath, to: TableIndexPath)
}

/// A table between two documents, told by what it takes from each: it grows with the changes, not with the rows.
public struct StageTable: Hashable, Sendable {
  public var sections: [StageSection]

  public init(sections: [StageSection]) { self.sections = sections }
}

/// A section of which header, footer and rows come from one document or the other.
public struct StageSection: Hashable, Sendable {
  /// Whose header and footer it has.
  public var side: RevisionSide
  /// The place of that section.
  public var section: Int
  public var runs: [RowRun]

  public init(_ side: RevisionSide, _ section: Int, runs: [RowRun]) {
    self.side = side
    self.section = section
    self.runs = runs
  }

  public var rowCount: Int { runs.reduce(0) { $0 + $1.rows.count } }
}

/// Rows that stand one after the other in one document.
public struct RowRun: Hashable, Sendable {
  public var side: RevisionSide
  public var section: Int
  public var rows: Range<Int>

  public init(_ side: RevisionSide, _ section: Int, _ rows: Range<Int>) {
    self.side = side
    self.section = section
    self.rows = rows
  }
}

extension StageTable {
  /// The table in full: what a data source hands out after the batch.
  ///
  /// Everything but the sections is the new table's. A place that neither document has is left out.
  public func table(between old: Table, and new: Table) -> Table {
    var table = new
    table.sections = sections.compactMap { stage in
      let source = stage.side == .old ? old : new
      guard source.sections.indices.contains(stage.section) else { return nil }
      var section = source.sections[stage.section]
      section.cells = stage.runs.flatMap { run in
        let rows = run.side == .old ? old : new
        guard rows.sections.indices.contains(run.section) else { return ArraySlice<TableCell>() }
        let cells = rows.sections[run.section].cells
        return cells[run.rows.clamped(to: cells.indices)]
      }
      return section
    }
    return table
  }
}
