import TableModel

extension Comparison {
  /// What changed between two cells: values, look, options, and the identifier where one of them has none.
  func valueChanges(_ a: TableCell, _ b: TableCell) -> [ValueChange] {
    var changes = old.shown(a).changes(to: new.shown(b))
    changes += AttributeList.attributes(of: a).changes(to: .attributes(of: b))
    guard a.hasOptions || b.hasOptions, !templates.tellsOptions(b.look) else { return changes }
    changes += AttributeList.attributes(of: a.options).changes(to: .attributes(of: b.options))
    changes += a.options.leadingActions.changes(to: b.options.leadingActions, named: "leadingActions")
    changes += a.options.trailingActions.changes(to: b.options.trailingActions, named: "trailingActions")
    changes += a.options.menu.changes(to: b.options.menu, named: "menu")
    return changes
  }
}

extension Revision {
  /// The shown values, in document order.
  fileprivate func shown(_ cell: TableCell) -> [CellValue] {
    cell.values.filter { shows($0, in: cell.look) }
  }
}

extension SwipeActionsConfiguration? {
  fileprivate func changes(
    to other: SwipeActionsConfiguration?, named name: String
  ) -> [ValueChange] {
    let usual = SwipeActionsConfiguration()
    let a = AttributeList.attributes(of: self ?? usual)
    return a.changes(to: .attributes(of: other ?? usual), of: name)
      + (self?.actions ?? []).changes(to: other?.actions ?? [], named: name)
  }
}

extension [TableAction] {
  fileprivate func changes(to other: [TableAction], named name: String) -> [ValueChange] {
    var changes: [ValueChange] = []
    let old = Dictionary(map { ($0.id, $0) }) { first, _ in first }
    let new = Dictionary(other.map { ($0.id, $0) }) { first, _ in first }
    for action in other {
      let subject = "\(name) action '\(action.id)'"
      if let before = old[action.id] {
        changes += AttributeList.attributes(of: before).changes(to: .attributes(of: action), of: subject)
      } else {
        changes.append(ValueChange("action", from: nil, to: action.id, of: name))
      }
    }
    for action in self where new[action.id] == nil {
      changes.append(ValueChange("action", from: action.id, to: nil, of: name))
    }
    if changes.isEmpty, map(\.id) != other.map(\.id) {
      let ids = [self, other].map { $0.map(\.id).joined(separator: " ") }
      changes.append(ValueChange("order", from: ids[0], to: ids[1], of: name))
    }
    return changes
  }
}
