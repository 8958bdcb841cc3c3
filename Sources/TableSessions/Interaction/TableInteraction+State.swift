import TableModel

extension TableInteraction {
  /// In order.
  public var selectedRows: [TableIndexPath] { selection.compactMap(session.store.path).sorted() }

  /// The row that a person swiped open, and the side at which its actions show.
  public var openedRow: (path: TableIndexPath, side: SwipeSide)? {
    guard let openRow, let path = session.store.path(of: openRow.key) else { return nil }
    return (path, openRow.side)
  }

  /// The row that asks whether to delete it.
  public var confirmedPath: TableIndexPath? { confirmedRow.flatMap(session.store.path) }

  /// The identifiers of what can be pressed now: the actions of the open row, and the button that confirms.
  public var pressableActions: [String] {
    (confirmedRow == nil ? [] : [Self.deleteActionID]) + (openRow?.configuration.actions.map(\.id) ?? [])
  }

  /// Where the lifted row would come to stand.
  public var moveTarget: TableIndexPath? { liftedRow?.target }

  public var isEditing: Bool { session.head.isEditing }

  /// Points from the top of the content to the top of the screen.
  public var offset: Double { scrollOffset }

  /// What is on the screen, from the top. Without a screen nothing is counted.
  public var visibleParts: [TablePart] { displayed.map(\.part) }

  /// The session's document with the rows selected that are.
  public var document: TableDocument {
    var document = session.document
    var selected: Set<TableIndexPath> = []
    for key in selection { if let path = session.store.path(of: key) { selected.insert(path) } }
    for section in document.table.sections.indices {
      for row in document.table.sections[section].cells.indices {
        let isSelected = selected.contains(TableIndexPath(section: section, row: row))
        guard document.table.sections[section].cells[row].options.isSelected != isSelected else { continue }
        document.table.sections[section].cells[row].options.isSelected = isSelected
      }
    }
    return document
  }
}
