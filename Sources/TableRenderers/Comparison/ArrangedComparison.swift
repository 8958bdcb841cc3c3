import TableDiff
import TableLayout
import TableModel

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
}

/// One revision of a table and its arrangement.
public struct ArrangedRevision: Sendable {
  /// What the revision is called: a path.
  public let name: String
  public let table: Table
  public let arrangement: TableArrangement

  public init(_ name: String, _ table: Table, _ arrangement: TableArrangement) {
    self.name = name
    self.table = table
    self.arrangement = arrangement
  }

  /// The height of what a change speaks of, points.
  func height(of element: TableChange.Element, at place: TablePlace?) -> Double? {
    arrangement.height(of: element, at: place)
  }

  /// What a person calls the thing at a place: the words it shows first.
  func words(at place: TablePlace?) -> String? {
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
