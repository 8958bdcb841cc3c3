import TableModel

/// The edits of one batch by kind, no two of them on one place.
struct HeightEditSets {
  private(set) var deletedSections: Set<Int> = []
  /// With their numbers of rows.
  private(set) var insertedSections: [Int: Int] = [:]
  private(set) var reloadedSections: [Int: Int] = [:]
  /// From where to where.
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var deletedRows: Set<TableIndexPath> = []
  private(set) var insertedRows: Set<TableIndexPath> = []
  private(set) var reloadedRows: Set<TableIndexPath> = []
  private(set) var movedRows: [TableIndexPath: TableIndexPath] = [:]

  private var oldSections: Set<Int> = []
  private var newSections: Set<Int> = []
  private var oldRows: Set<TableIndexPath> = []
  private var newRows: Set<TableIndexPath> = []

  /// Takes an edit up; `false` where another speaks of the same place.
  mutating func enter(_ edit: HeightEdit) -> Bool {
    switch edit {
    case .deleteSection(let section):
      deletedSections.insert(section)
      return oldSections.insert(section).inserted
    case .reloadSection(let section, let rows):
      reloadedSections[section] = rows
      return oldSections.insert(section).inserted
    case .insertSection(let section, let rows):
      insertedSections[section] = rows
      return newSections.insert(section).inserted
    case .moveSection(let from, let to):
      movedSections[from] = to
      return oldSections.insert(from).inserted && newSections.insert(to).inserted
    case .deleteRow(let path):
      deletedRows.insert(path)
      return oldRows.insert(path).inserted
    case .reloadRow(let path):
      reloadedRows.insert(path)
      return oldRows.insert(path).inserted
    case .insertRow(let path):
      insertedRows.insert(path)
      return newRows.insert(path).inserted
    case .moveRow(let from, let to):
      movedRows[from] = to
      return oldRows.insert(from).inserted && newRows.insert(to).inserted
    }
  }
}
