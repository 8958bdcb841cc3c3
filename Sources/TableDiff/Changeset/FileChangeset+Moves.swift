import TableModel

extension FileChangeset {
  /// Tells rows that are gone from one table and new in another as moves. Each table's batches stay its own.
  mutating func tellMovesBetweenTables(_ old: TableFile, _ new: TableFile) {
    var gone: [String: FoundRow] = [:]
    for entry in tables {
      guard let place = entry.old else { continue }
      for row in FoundRow.all(.old, of: entry.changeset, in: old.tables[place]) { gone[row.id] = row }
    }
    guard !gone.isEmpty else { return }
    var moved: Set<String> = []
    for index in tables.indices {
      guard let place = tables[index].new else { continue }
      for row in FoundRow.all(.new, of: tables[index].changeset, in: new.tables[place]) {
        guard let before = gone.removeValue(forKey: row.id) else { continue }
        moved.insert(row.id)
        var change = TableChange(.move, .row, id: row.id, from: .row(before.path), to: .row(row.path))
        change.formerTable = before.table
        change.values =
          before.template.flatMap { template in
            row.template.map { template.valueChanges(to: $0) }
          } ?? []
        tables[index].changeset.changes.append(change)
      }
    }
    for index in tables.indices {
      tables[index].changeset.changes.removeAll { change in
        change.element == .row && (change.kind == .insert || change.kind == .delete)
          && change.id.map { moved.contains($0) } ?? false
      }
    }
  }
}

/// A row with an identifier that one of a table's revisions has and the other has not.
private struct FoundRow {
  let id: String
  let table: String?
  let path: TableIndexPath
  let template: CellTemplate?

  /// Rows told as new or gone, by themselves or with their section or table.
  static func all(
    _ side: RevisionSide, of changeset: TableChangeset, in document: TableDocument
  ) -> [FoundRow] {
    let kind: TableChange.Kind = side == .old ? .delete : .insert
    var told: Set<String> = []
    for change in changeset.changes where change.kind == .move { if let id = change.id { told.insert(id) } }
    var rows: [FoundRow] = []
    func add(_ path: TableIndexPath) {
      guard let cell = document.cell(at: path), let id = cell.id, told.insert(id).inserted else { return }
      var template: CellTemplate?
      if case .template(let reference) = cell.look { template = document.template(for: reference) }
      rows.append(FoundRow(id: id, table: document.table.id, path: path, template: template))
    }
    func addSection(_ section: Int) {
      guard document.table.sections.indices.contains(section) else { return }
      for row in document.table.sections[section].cells.indices {
        add(TableIndexPath(section: section, row: row))
      }
    }
    for change in changeset.changes where change.kind == kind {
      switch (change.element, side == .old ? change.old : change.new) {
      case (.row, .row(let path)?): add(path)
      case (.section, .section(let section)?): addSection(section)
      case (.table, _): for section in document.table.sections.indices { addSection(section) }
      default: break
      }
    }
    return rows
  }
}
