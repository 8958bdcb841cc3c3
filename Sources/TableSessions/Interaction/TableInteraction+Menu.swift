import TableModel

extension TableInteraction {
  /// Shows what can be done to a row; `nil`, told in the trace, where it has no menu.
  func openMenu(_ path: TableIndexPath) -> (key: RowKey, actions: [String])? {
    guard !coverEverything(), let key = row(at: path) else { return nil }
    unhighlight()
    guard !isEditing, liftedRow == nil, ask(.shouldShowMenu, key, { $0.shouldShowMenu(for: $1) }) == true
    else {
      refuse(.noMenu(path))
      return nil
    }
    let own = cell(of: key)?.options.menu.map(\.id) ?? []
    let known = own + [MenuAction.copy, MenuAction.paste].filter { !own.contains($0) }
    let actions = known.filter { action in
      ask(.canPerform, key) { $0.canPerform(menu: action, of: $1) } ?? false
    }
    guard !actions.isEmpty else {
      refuse(.noMenu(path))
      return nil
    }
    trace(.menuShown(path, actions: actions))
    return (key, actions)
  }

  func chooseMenu(_ path: TableIndexPath, _ action: String) {
    guard let menu = openMenu(path) else { return }
    guard menu.actions.contains(action) else { return refuse(.noAction(action)) }
    trace(.chosen(action: action, path))
    if action == MenuAction.copy, let cell = cell(of: menu.key) {
      trace(.copied(cell.values.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")))
    }
    _ = ask(.performMenu, menu.key) { $0.performMenu(action, of: $1) }
  }
}
