import TableModel

extension TableInteraction {
  func edit(_ isOn: Bool) {
    guard isOn != isEditing else { return }
    coverEverything()
    unhighlight()
    if liftedRow != nil { cancelMove() }
    if isOn, !options.allowsSelectionWhileEditing { clearSelection() }
    trace(isOn ? .editingBegan : .editingEnded)
    session.setEditing(isOn)
  }

  /// The first tap asks, another takes the question back.
  func tapDeleteControl(_ path: TableIndexPath) {
    guard let key = row(at: path) else { return }
    guard isEditing else { return refuse(.notEditing) }
    if confirmedRow != nil {
      hideConfirmation()
      return
    }
    guard liftedRow == nil, editingStyle(of: key) == .delete else { return refuse(.notDeletable(path)) }
    _ = ask(.willBeginEditing, key) { $0.willBeginEditing($1) }
    confirmedRow = key
    trace(.confirmationShown(path, title: deleteTitle(of: key)))
  }

  @discardableResult
  func hideConfirmation() -> Bool {
    guard let key = confirmedRow else { return false }
    confirmedRow = nil
    guard let path = path(of: key) else { return false }
    trace(.confirmationHidden(path))
    _ = ask(.didEndEditing, key) { $0.didEndEditing($1) }
    return true
  }

  func confirmDelete(of key: RowKey) {
    guard let path = path(of: key) else { return }
    trace(.performed(action: Self.deleteActionID, path))
    commit(.delete, of: key)
    if confirmedRow == key { hideConfirmation() }
  }

  private func commit(_ style: EditingStyle, of key: RowKey) {
    attempt(.commit, key) { (handler, cell) throws(EditFailure) in try handler.commit(style, of: cell) }
  }

  func tapInsertControl(_ path: TableIndexPath) {
    guard let key = row(at: path) else { return }
    guard isEditing else { return refuse(.notEditing) }
    guard !hideConfirmation() else { return }
    guard liftedRow == nil, editingStyle(of: key) == .insert else { return refuse(.notInsertable(path)) }
    commit(.insert, of: key)
  }

  func delete(_ path: TableIndexPath) {
    coverEverything()
    if isEditing {
      tapDeleteControl(path)
      if confirmedPath == path { press(Self.deleteActionID) }
      return
    }
    swipe(path, .trailing)
    guard let openRow, session.store.path(of: openRow.key) == path else { return }
    let actions = openRow.configuration.actions
    if actions.contains(where: { $0.id == Self.deleteActionID }) {
      press(Self.deleteActionID)
    } else if let action = actions.first(where: { $0.style == .destructive }) {
      press(action.id)
    } else {
      refuse(.notDeletable(path))
      coverEverything()
    }
  }

  func insert(_ path: TableIndexPath?) {
    coverEverything()
    guard let path = path ?? placeToInsert else { return refuse(.nowhereToInsert) }
    do throws(EditFailure) {
      try session.apply(.insertTemplateRow(at: path))
    } catch {
      refuse(.edit(error))
    }
  }

  private var placeToInsert: TableIndexPath? {
    for index in 0..<session.sectionCount {
      guard let section = session.sectionHead(at: index), section.insertionTemplate != nil else { continue }
      let count = session.rowCount(in: index)
      guard section.maximumRows.map({ count < $0 }) ?? true else { continue }
      return TableIndexPath(section: index, row: count)
    }
    return nil
  }
}
