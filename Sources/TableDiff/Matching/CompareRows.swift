import TableModel

/// The cells of a section where they are: reading a part of one copies nothing else.
typealias CellBuffer = UnsafeBufferPointer<TableCell>

/// Whether rows of the two documents show the same.
struct RowComparison {
  let old: Revision
  let new: Revision

  /// Same identifier and same to see: nothing to tell.
  func areEqual(_ a: TableCell, _ b: TableCell) -> Bool {
    withUnsafePointer(to: a) { first in
      withUnsafePointer(to: b) { second in
        areEqual(CellBuffer(start: first, count: 1), 0, CellBuffer(start: second, count: 1), 0)
      }
    }
  }

  /// The same for cells at places of two buffers.
  func areEqual(_ a: CellBuffer, _ i: Int, _ b: CellBuffer, _ j: Int) -> Bool {
    a[i].id == b[j].id && showSame(a, i, b, j)
  }

  /// Whether two cells show the same, whatever their templates' views look like.
  func showSame(_ a: CellBuffer, _ i: Int, _ b: CellBuffer, _ j: Int) -> Bool {
    guard Self.areSame(a[i].look, b[j].look) else { return false }
    guard Self.areSame(a[i].values, b[j].values) || haveSameShownValues(a[i], b[j]) else { return false }
    guard a[i].hasOptions || b[j].hasOptions else { return true }
    return a[i].options.showSame(as: b[j].options)
  }

  private func haveSameShownValues(_ a: TableCell, _ b: TableCell) -> Bool {
    Self.areSame(old.shownValues(of: a), new.shownValues(of: b))
  }

  /// In the same order, with the same texts.
  private static func areSame(_ a: [CellValue], _ b: [CellValue]) -> Bool {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in CellValue.haveSameTexts(a, b) }
    }
  }

  /// The same standard style, or a template of the same name.
  private static func areSame(_ a: TableCell.Look, _ b: TableCell.Look) -> Bool {
    switch (a, b) {
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
