import TableModel

/// A change of a table's rows or sections, as the heights of its rows follow it.
///
/// In a batch, as in UIKit's `performBatchUpdates`, places of deletes and reloads and the starts of moves count in the
/// table before the batch, places of inserts and the ends of moves in the table after it; their order means nothing.
public enum HeightEdit: Hashable, Sendable {
  case deleteSection(Int)
  /// `rows` does not count rows that are moved in.
  case insertSection(Int, rows: Int)
  /// Every row is another; `rows` is how many there are now.
  case reloadSection(Int, rows: Int)
  case moveSection(from: Int, to: Int)
  case deleteRow(TableIndexPath)
  case insertRow(TableIndexPath)
  case reloadRow(TableIndexPath)
  case moveRow(from: TableIndexPath, to: TableIndexPath)
}

/// Why a batch of edits cannot be made.
public enum HeightEditFailure: Error, Hashable, Sendable {
  /// It speaks of a place that is not there, or leaves one empty.
  case outOfRange(HeightEdit)
  /// Another edit of the batch speaks of the same place.
  case usedTwice(HeightEdit)
}
