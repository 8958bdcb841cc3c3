import TableModel

/// Whether rows of the two documents show the same.
struct RowComparison {
  let old: Revision
  let new: Revision

  /// Same identifier and same to see: nothing to tell.
  func areEqual(_ a: TableCell, _ b: TableCell) -> Bool { a.id == b.id && showSame(a, b) }

  /// Whether two cells show the same, whatever their templates' views look like.
  func showSame(_ a: TableCell, _ b: TableCell) -> Bool {
    guard a.hasSameLook(as: b), haveSameValues(a, b) else { return false }
    guard a.hasOptions || b.hasOptions else { return true }
    return a.options.showSame(as: b.options)
  }

  private func haveSameValues(_ a: TableCell, _ b: TableCell) -> Bool {
    if Self.areSame(a.values, b.values) { return true }
    return Self.areSame(old.shownValues(of: a), new.shownValues(of: b))
  }

  /// In the same order, with the same texts.
  private static func areSame(_ a: [CellValue], _ b: [CellValue]) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices where !a[index].showsSame(as: b[index]) { return false }
    return true
  }
}

extension CellValue {
  /// Same key and same text, wherever they stand.
  func showsSame(as other: CellValue) -> Bool {
    key == other.key && withUTF8 { mine in other.withUTF8 { mine.hasSameBytes(as: $0) } }
  }
}

extension TableCell {
  /// The same standard style, or a template of the same name.
  func hasSameLook(as other: TableCell) -> Bool {
    switch (look, other.look) {
    case (.style(let a), .style(let b)): a == b
    case (.template(let a), .template(let b)): a.identifier == b.identifier
    default: false
    }
  }
}

extension CellOptions {
  /// Equal but for the places in the source.
  func showSame(as other: CellOptions) -> Bool { withoutPlaces == other.withoutPlaces }

  private var withoutPlaces: CellOptions {
    guard leadingActions != nil || trailingActions != nil || !menu.isEmpty else { return self }
    var options = self
    options.leadingActions = leadingActions?.withoutPlaces
    options.trailingActions = trailingActions?.withoutPlaces
    options.menu = menu.map(\.withoutPlace)
    return options
  }
}

extension SwipeActionsConfiguration {
  fileprivate var withoutPlaces: SwipeActionsConfiguration {
    var configuration = self
    configuration.range = nil
    configuration.actions = actions.map(\.withoutPlace)
    return configuration
  }
}

extension TableAction {
  fileprivate var withoutPlace: TableAction {
    var action = self
    action.range = nil
    return action
  }
}
