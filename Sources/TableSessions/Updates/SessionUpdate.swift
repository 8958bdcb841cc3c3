import TableDiff
import TableModel

/// What a session tells its subscribers: that the table is not as it was.
///
/// An update holds what whoever follows needs, so that it can be used whenever: a table that has followed all updates
/// before it becomes the new one by the changeset, and takes rows and sections that it has not seen from here. Rows that
/// only moved are not held.
public struct SessionUpdate: Sendable {
  /// How much the update says.
  public enum Extent: Sendable {
    case delta(TableChangeset)
    /// What changed cannot be told as updates of rows and sections: the whole table is to be read anew.
    case reload(ReloadReason)
  }

  /// Why everything is to be read anew.
  public enum ReloadReason: String, Sendable, CaseIterable {
    /// Somebody asked for it.
    case asked
    /// The table's own attributes changed: its style, its row height.
    case tableChanged
    /// No batches of updates were found that give the new table.
    case unproved
  }

  /// What it comes from.
  public enum Origin: String, Sendable, CaseIterable {
    case edit
    /// A row that a person dragged to its place: a view that let them do so shows it there already.
    case reorder
    /// The table's source gave other rows.
    case refresh
  }

  /// The first update of a session is 1.
  public let number: Int
  public let extent: Extent
  public let origin: Origin
  let arrivals: Arrivals

  /// The changeset; `nil` where everything is to be read anew.
  public var changeset: TableChangeset? {
    if case .delta(let changeset) = extent { changeset } else { nil }
  }

  /// The cell that came to a place of the new table or changed there; `nil` for one that only moved, and where there
  /// is none. After a refresh or where everything is to be read anew every cell is here.
  public func cell(at path: TableIndexPath) -> TableCell? {
    switch arrivals {
    case .document(let document): document.cell(at: path)
    case .some(let cells, let sections):
      cells[path]
        ?? sections[path.section].flatMap { $0.cells.indices.contains(path.row) ? $0.cells[path.row] : nil }
    }
  }

  /// The section that came to a place of the new table, with its rows, or whose header, footer or attributes changed
  /// there, without them.
  public func section(at index: Int) -> TableSection? {
    switch arrivals {
    case .document(let document):
      document.table.sections.indices.contains(index) ? document.table.sections[index] : nil
    case .some(_, let sections): sections[index]
    }
  }

  /// The whole new table, where the update is a refresh or says that everything is to be read anew.
  public var document: TableDocument? {
    if case .document(let document) = arrivals { document } else { nil }
  }
}

/// What an update holds of the new table.
enum Arrivals: Sendable {
  case document(TableDocument)
  /// By their places in the new table.
  case some(cells: [TableIndexPath: TableCell] = [:], sections: [Int: TableSection] = [:])
}
