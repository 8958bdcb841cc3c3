import TableDiff
import TableModel

extension TableSession {
  /// Asks the source again and makes the table what it gives now: an edit that the source does not know of is gone.
  /// Without a source nothing happens.
  ///
  /// - Throws: `EditFailure.unknownTemplate`, `.sourceFailed`, or `.insideTransaction`; the table is then as it was.
  public func refresh() throws(EditFailure) {
    guard source != nil else { return }
    try expectNoTransaction()
    source?.refetch()
    if let failure = source?.failure { throw .sourceFailed(failure) }
    if var page = source?.page {
      page.table.isEditing = head.isEditing
      return take(page)
    }
    var target = document
    target.table.sections = try resolved(source?.sections ?? [])
    take(target)
  }

  /// Makes the table another one and tells the fewest changes that lead there. References are resolved.
  ///
  /// - Throws: `EditFailure.insideTransaction`; the table is then as it was.
  public func replace(with document: TableDocument) throws(EditFailure) {
    try expectNoTransaction()
    take(document)
  }

  /// Asks the source for the rows behind those that there are. `false` where it has none, or there is no source.
  ///
  /// - Throws: `EditFailure.unknownTemplate`, or `.insideTransaction`; the table is then as it was.
  public func fetchNextPage() throws(EditFailure) -> Bool {
    guard source != nil else { return false }
    try expectNoTransaction()
    guard source?.fetchNextPage() == true else { return false }
    var target = document
    target.table.sections = try resolved(source?.sections ?? [])
    take(target)
    return true
  }

  /// Puts the table into editing mode or out of it, and tells so as a change of the table that moves no row: in a
  /// transaction after its edits, and not where they are taken back.
  public func setEditing(_ isEditing: Bool) {
    let wasEditing = head.isEditing
    head.isEditing = isEditing
    if !isInTransaction { tellEditing(since: wasEditing) }
  }

  /// Tells that the mode is another one than it was.
  func tellEditing(since wasEditing: Bool) {
    guard wasEditing != head.isEditing else { return }
    var old = TableDocument(table: head)
    old.table.isEditing = wasEditing
    let changeset = TableChangeset(from: old, to: TableDocument(table: head))
    send(.delta(changeset), .edit, .some())
  }

  /// Tells subscribers to read everything anew: in a transaction after its edits, and not where they are taken back.
  public func reload() {
    if isInTransaction { isReloadAsked = true } else { send(.reload(.asked), .refresh, .document(document)) }
  }

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
