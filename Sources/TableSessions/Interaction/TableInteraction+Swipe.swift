import TableModel

/// The row whose actions are uncovered. There is never more than one.
struct OpenRow {
  let key: RowKey
  let side: SwipeSide
  let configuration: SwipeActionsConfiguration
  /// Whether the one action is the table's own Delete.
  let isImplicit: Bool
}

extension TableInteraction {
  /// Covers the actions of the open row, and takes the confirmation away. `false` where there was neither.
  @discardableResult
  func coverEverything() -> Bool {
    let hadOpen = closeRow()
    return hideConfirmation() || hadOpen
  }

  @discardableResult
  private func closeRow() -> Bool {
    guard let row = openRow else { return false }
    openRow = nil
    guard let path = path(of: row.key) else { return false }
    trace(.closed(path))
    _ = ask(.didEndEditing, row.key) { $0.didEndEditing($1) }
    return true
  }

  func swipe(_ path: TableIndexPath, _ side: SwipeSide) {
    guard let key = swipableRow(at: path) else { return }
    if let openRow, openRow.key == key {
      if openRow.side != side { closeRow() }
      return
    }
    coverEverything()
    guard let row = uncoverable(key, side) else { return refuse(.noActions(path, side)) }
    open(row)
  }

  func drag(_ path: TableIndexPath, _ drag: SwipeDrag) {
    guard let key = swipableRow(at: path) else { return }
    if let openRow, openRow.key != key || openRow.side != drag.side { coverEverything() }
    guard let row = openRow ?? uncoverable(key, drag.side) else { return refuse(.noActions(path, drag.side)) }
    let opens = drag.opens(buttonsWidth: options.swipes.buttonsWidth(of: row.configuration, at: path))
    switch (openRow != nil, opens) {
    case (false, true): open(row)
    case (false, false): refuse(.notFarEnough(path))
    case (true, false): closeRow()
    case (true, true): break
    }
  }

  /// Performs the first action where the side allows it; where it does not, the row opens.
  func fullSwipe(_ path: TableIndexPath, _ side: SwipeSide) {
    guard let key = swipableRow(at: path) else { return }
    if openRow?.key != key || openRow?.side != side { coverEverything() }
    guard let row = openRow ?? uncoverable(key, side), let first = row.configuration.actions.first else {
      return refuse(.noActions(path, side))
    }
    if openRow == nil { open(row) }
    guard row.configuration.performsFirstActionWithFullSwipe else { return refuse(.noFullSwipe(path)) }
    perform(first, of: row)
  }

  /// Presses what is uncovered.
  func press(_ id: String) {
    if let key = confirmedRow, id == Self.deleteActionID { return confirmDelete(of: key) }
    guard let row = openRow, let action = row.configuration.actions.first(where: { $0.id == id }) else {
      return refuse(.noAction(id))
    }
    perform(action, of: row)
  }

  private func perform(_ action: TableAction, of row: OpenRow) {
    guard let path = path(of: row.key) else { return }
    trace(.performed(action: action.id, path))
    if row.isImplicit {
      attempt(.commit, row.key) { (handler, cell) throws(EditFailure) in try handler.commit(.delete, of: cell)
      }
    } else {
      attempt(.perform, row.key) { (handler, cell) throws(EditFailure) in
        try handler.perform(action, of: cell)
      }
    }
    // The row may be gone, or a handler may have opened another.
    if openRow?.key == row.key { closeRow() }
  }

  private func open(_ row: OpenRow) {
    guard let path = path(of: row.key) else { return }
    _ = ask(.willBeginEditing, row.key) { $0.willBeginEditing($1) }
    openRow = row
    trace(.opened(path, row.side))
  }

  private func swipableRow(at path: TableIndexPath) -> RowKey? {
    guard let key = row(at: path) else { return nil }
    guard !isEditing, liftedRow == nil else {
      refuse(.noSwipesNow)
      return nil
    }
    unhighlight()
    return key
  }

  /// What a swipe would uncover: the actions that the handler or the cell names, else the table's own Delete on rows
  /// that can be deleted.
  private func uncoverable(_ key: RowKey, _ side: SwipeSide) -> OpenRow? {
    guard ask(.canSwipe, key, { $0.canSwipe($1, side) }) == true else { return nil }
    if let configuration = ask(.swipeActions, key, { $0.swipeActions(of: $1, side) }) ?? nil {
      guard !configuration.actions.isEmpty else { return nil }
      return OpenRow(key: key, side: side, configuration: configuration, isImplicit: false)
    }
    guard side == .trailing, editingStyle(of: key) == .delete else { return nil }
    var delete = TableAction(id: Self.deleteActionID)
    delete.title = deleteTitle(of: key)
    delete.style = .destructive
    return OpenRow(
      key: key, side: side, configuration: SwipeActionsConfiguration(actions: [delete]), isImplicit: true)
  }

  /// The name of the table's own Delete, and of the button that confirms.
  static let deleteActionID = "delete"
}
