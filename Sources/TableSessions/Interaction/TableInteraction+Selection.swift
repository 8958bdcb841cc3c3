import TableModel

extension TableInteraction {
  func appear() {
    // What the document says is selected is so when the table first comes to the screen.
    if hasAppeared, options.clearsSelectionOnAppear { clearSelection() }
    hasAppeared = true
    updateDisplay()
  }

  /// Without asking or telling anyone, as the table does by itself.
  func clearSelection() {
    let rows = selection
    selection = []
    for path in rows.compactMap(path).sorted() { trace(.deselected(path)) }
  }

  func touch(_ path: TableIndexPath) {
    guard !coverEverything(), let key = row(at: path) else { return }
    unhighlight()
    guard isSelectionAllowed(of: key) else { return refuse(.notSelectable(path)) }
    highlight(key)
  }

  /// Lights a row up where its handler agrees.
  private func highlight(_ key: RowKey) {
    guard ask(.shouldHighlight, key, { $0.shouldHighlight($1) }) == true, let path = path(of: key) else {
      return refuse(.byHandler(.shouldHighlight))
    }
    touched = key
    trace(.highlighted(path))
    _ = ask(.didHighlight, key) { $0.didHighlight($1) }
  }

  func unhighlight() {
    guard let key = touched else { return }
    touched = nil
    guard let path = path(of: key) else { return }
    trace(.unhighlighted(path))
    _ = ask(.didUnhighlight, key) { $0.didUnhighlight($1) }
  }

  private func isSelectionAllowed(of key: RowKey) -> Bool {
    session.head.allowsSelection && (!isEditing || options.allowsSelectionWhileEditing)
      && liftedRow == nil && cell(of: key)?.options.isSelectable == true
  }

  func tap(_ path: TableIndexPath) {
    guard !coverEverything(), let key = row(at: path) else { return }
    if touched != key {
      unhighlight()
      guard isSelectionAllowed(of: key) else { return refuse(.notSelectable(path)) }
      highlight(key)
      guard touched == key else { return }
    }
    unhighlight()
    if session.head.allowsMultipleSelection, selection.contains(key) {
      deselect(key)
    } else {
      select(key)
    }
  }

  /// Selects a row, or the one that its handler wants instead. Where one may be selected at a time the others are
  /// deselected in between, as UIKit does.
  private func select(_ key: RowKey) {
    guard let wanted = ask(.willSelect, key, { $0.willSelect($1) }) ?? nil else {
      return refuse(.byHandler(.willSelect))
    }
    guard let target = session.store.key(at: wanted) else { return refuse(.noRow(wanted)) }
    if !session.head.allowsMultipleSelection {
      for other in selectedRows.compactMap(session.store.key) where other != target { deselect(other) }
    }
    guard let path = path(of: target) else { return }
    selection.insert(target)
    trace(.selected(path))
    _ = ask(.didSelect, target) { $0.didSelect($1) }
    if let link = cell(of: target)?.options.link { trace(.followed(link)) }
  }

  private func deselect(_ key: RowKey) {
    guard let wanted = ask(.willDeselect, key, { $0.willDeselect($1) }) ?? nil else {
      return refuse(.byHandler(.willDeselect))
    }
    guard let target = session.store.key(at: wanted), selection.remove(target) != nil else { return }
    trace(.deselected(wanted))
    _ = ask(.didDeselect, target) { $0.didDeselect($1) }
  }

  /// The button in an accessory; a disclosure indicator or a check mark is a part of the row. An edited table shows
  /// editing accessories instead, and rows have none; a lifted row lies over what is to be tapped.
  func tapAccessory(_ path: TableIndexPath) {
    guard !coverEverything(), let key = row(at: path) else { return }
    guard !isEditing, liftedRow == nil else { return refuse(.noAccessory(path)) }
    switch cell(of: key)?.options.accessory {
    case .detailButton, .detailDisclosureButton:
      trace(.accessoryTapped(path))
      _ = ask(.accessoryTapped, key) { $0.accessoryTapped(of: $1) }
    case .disclosureIndicator, .checkmark, .some(.none), nil: refuse(.noAccessory(path))
    }
  }
}
