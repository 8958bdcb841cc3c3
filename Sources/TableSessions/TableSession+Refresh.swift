import TableDiff
import TableModel

extension TableSession {
  /// Asks the source again and makes the table what it gives now: an edit that the source does not know of is gone.
  /// Without a source nothing happens.
  ///
  /// - Throws: `EditFailure.unknownTemplate`; the table is then as it was.
  public func refresh() throws(EditFailure) {
    guard source != nil else { return }
    source?.refetch()
    var target = document
    target.table.sections = try resolved(source?.sections ?? [])
    take(target)
  }

  /// Makes the table another one and tells the fewest changes that lead there. References are resolved.
  ///
  /// Not inside a transaction: there it waits for no one, and is not taken back.
  public func replace(with document: TableDocument) { take(document) }

  /// Asks the source for the rows behind those that there are. `false` where it has none, or there is no source.
  ///
  /// - Throws: `EditFailure.unknownTemplate`; the table is then as it was.
  public func fetchNextPage() throws(EditFailure) -> Bool {
    guard source?.fetchNextPage() == true else { return false }
    var target = document
    target.table.sections = try resolved(source?.sections ?? [])
    take(target)
    return true
  }

  /// Puts the table into editing mode or out of it, and tells so as a change of the table that moves no row.
  public func setEditing(_ isEditing: Bool) {
    guard isEditing != head.isEditing else { return }
    let old = TableDocument(table: head)
    head.isEditing = isEditing
    let changeset = TableChangeset(from: old, to: TableDocument(table: head))
    send(.delta(changeset), .edit, .some())
  }

  /// Tells subscribers to read everything anew.
  public func reload() { send(.reload(.asked), .refresh, .document(document)) }

  func resolved(_ sections: [TableSection]) throws(EditFailure) -> [TableSection] {
    var resolved: [TableSection] = []
    resolved.reserveCapacity(sections.count)
    for section in sections { resolved.append(try names.resolved(section)) }
    return resolved
  }

  private func take(_ target: TableDocument) {
    let old = document
    let changeset = TableChangeset(from: old, to: target)
    let isProved = changeset.isProved(from: old, to: target)
    if isProved {
      store.follow(changeset.stages, to: target.table.sections)
    } else {
      store = RowStore(target.table.sections, after: store)
    }
    let isTableChanged = changeset.changes.contains { $0.element == .table }
    head = target.table
    head.sections = []
    templates = target.templates
    names = TemplateNames(templates)
    frame = target
    frame.table = Table()
    frame.templates = []
    if !isProved {
      send(.reload(.unproved), .refresh, .document(target))
    } else if isTableChanged {
      send(.reload(.tableChanged), .refresh, .document(target))
    } else if !changeset.isEmpty {
      send(.delta(changeset), .refresh, .document(target))
    }
  }
}

extension TableChangeset {
  /// Whether the batches give the new table, replayed on the old one.
  fileprivate func isProved(from old: TableDocument, to new: TableDocument) -> Bool {
    var replay = StageReplay(from: old, to: new)
    do throws(ReplayFailure) {
      try replay.run(stages)
      return true
    } catch {
      return false
    }
  }
}
