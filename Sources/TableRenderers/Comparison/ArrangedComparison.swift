import TableDiff
import TableLayout
import TableModel

/// Two revisions of a file, each table with what changed in it.
public struct ArrangedFiles: Sendable {
  /// What the two revisions are called: paths.
  public let oldName: String
  public let newName: String
  public var tables: [ArrangedComparison] = []
  /// What changed around the tables.
  public let outside: [ValueChange]

  public init(from oldName: String, to newName: String, outside: [ValueChange]) {
    self.oldName = oldName
    self.newName = newName
    self.outside = outside
  }

  /// Tables in which there is something to tell.
  var changed: [ArrangedComparison] { tables.filter { !$0.changeset.changes.isEmpty } }

  var isEmpty: Bool { changed.isEmpty && outside.isEmpty }
}

/// Two revisions of a table with what changed between them, and with every height before and after.
public struct ArrangedComparison: Sendable {
  public let changeset: TableChangeset
  public let old: ArrangedRevision
  public let new: ArrangedRevision

  public init(_ changeset: TableChangeset, from old: ArrangedRevision, to new: ArrangedRevision) {
    self.changeset = changeset
    self.old = old
    self.new = new
  }

  /// The table view's identifier, where its file has several.
  var tableID: String? { new.table.id ?? old.table.id }

  /// What a person calls the table; `nil` where there is one alone.
  var tableName: String? {
    tableID.map { id in
      let title = new.table.title ?? old.table.title
      return "table \(id)" + (title.map { " '\($0)'" } ?? "")
    }
  }
}

/// One revision of a table and its arrangement.
public struct ArrangedRevision: Sendable {
  public let table: Table
  public let arrangement: TableArrangement

  public init(_ table: Table, _ arrangement: TableArrangement) {
    self.table = table
    self.arrangement = arrangement
  }

  /// The height of what a change speaks of, points.
  func height(of element: TableChange.Element, at place: TablePlace?) -> Double? {
    arrangement.height(of: element, at: place)
  }

  /// What a person calls the thing at a place: the words it shows first.
  public func words(at place: TablePlace?) -> String? {
    switch place {
    case .row(let path)?:
      arrangement.row(at: path).flatMap {
        $0.cell.values[StandardKey.text] ?? $0.views.firstText ?? $0.cell.values.first?.text
      }
    case .section(let index)?:
      table.sections.indices.contains(index) ? table.sections[index].spokenTitle : nil
    default: nil
    }
  }

  func id(ofSection index: Int) -> String? {
    table.sections.indices.contains(index) ? table.sections[index].id : nil
  }
}

extension TableArrangement {
  func section(_ index: Int) -> ArrangedSection? { sections.indices.contains(index) ? sections[index] : nil }

  func row(at path: TableIndexPath) -> ArrangedRow? {
    guard let rows = section(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
    return rows[path.row]
  }

  /// The height of what a change speaks of, points.
  func height(of element: TableChange.Element, at place: TablePlace?) -> Double? {
    switch (element, place) {
    case (.row, .row(let path)?): row(at: path)?.frame.height
    case (.section, .section(let index)?): section(index)?.height
    case (.header, .section(let index)?): section(index)?.header?.frame.height
    case (.footer, .section(let index)?): section(index)?.footer?.frame.height
    case (.header, .table?): header?.frame.height
    case (.footer, .table?): footer?.frame.height
    case (.table, .table?): contentHeight
    default: nil
    }
  }
}
