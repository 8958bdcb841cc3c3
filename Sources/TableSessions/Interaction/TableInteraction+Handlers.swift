import TableModel

extension TableInteraction {
  /// The row at a place where an event may happen; `nil`, told in the trace, where there is none.
  func row(at path: TableIndexPath) -> RowKey? {
    guard let key = session.store.key(at: path) else {
      refuse(.noRow(path))
      return nil
    }
    guard screen == nil || displayed.contains(where: { $0.key == .row(key) }) else {
      refuse(.notVisible(path))
      return nil
    }
    return key
  }

  func path(of key: RowKey) -> TableIndexPath? { session.store.path(of: key) }

  func cell(of key: RowKey) -> TableCell? { path(of: key).flatMap(session.cell) }

  /// Asks or tells the handler of a row something, or the defaults where nobody handles the row.
  ///
  /// - Returns: `nil` where the row is gone.
  func ask<Answer>(
    _ method: HandlerMethod, _ key: RowKey, _ body: (any CellHandler, HandledCell) -> Answer
  ) -> Answer? {
    guard let path = path(of: key), let cell = session.cell(at: path) else { return nil }
    return ask(method, key, handled(cell, at: path), body)
  }

  func handled(_ cell: TableCell, at path: TableIndexPath) -> HandledCell {
    HandledCell(session: session, path: path, cell: cell, template: cell.look.template(of: session))
  }

  func ask<Answer>(
    _ method: HandlerMethod, _ key: RowKey, _ handled: HandledCell,
    _ body: (any CellHandler, HandledCell) -> Answer
  ) -> Answer {
    guard cellViews.hasFactories else { return body(defaultHandler, handled) }
    let isNew = cellViews.shownView(of: key) == nil
    let view = cellViews.view(
      of: key, named: handled.cell.look.reuseIdentifier,
      for: .init(table: session.head, model: handled.cell, template: handled.template))
    let part = TablePart.row(handled.path)
    guard let handler = view.handler else {
      if isNew { trace(.noHandler(for: part)) }
      return body(defaultHandler, handled)
    }
    if view.isReused {
      trace(.called(.willReuse, of: part, by: view.name))
      handler.willReuse(for: handled)
    }
    trace(.called(method, of: part, by: view.name))
    return body(handler, handled)
  }

  /// The same for what may fail; a failure is told in the trace.
  func attempt(
    _ method: HandlerMethod, _ key: RowKey,
    _ body: (any CellHandler, HandledCell) throws(EditFailure) -> Void
  ) {
    let failure = ask(method, key) { handler, cell -> EditFailure? in
      do throws(EditFailure) {
        try body(handler, cell)
        return nil
      } catch {
        return error
      }
    }
    if let failure = failure ?? nil { refuse(.edit(failure)) }
  }

  func canEdit(_ key: RowKey) -> Bool { ask(.canEdit, key) { $0.canEdit($1) } ?? false }

  /// What editing does to a row: the style it says, else it can be deleted; nothing where it cannot be edited.
  func editingStyle(of key: RowKey) -> EditingStyle {
    guard canEdit(key) else { return .none }
    return cell(of: key)?.options.editingStyle ?? .delete
  }

  func deleteTitle(of key: RowKey) -> String { cell(of: key)?.options.deleteTitle ?? "Delete" }
}

extension TableCell.Look {
  /// The template's identifier, or the name of the style.
  var reuseIdentifier: String {
    switch self {
    case .style(let style): style.rawValue
    case .template(let reference): reference.identifier
    }
  }

  func template(of session: TableSession) -> CellTemplate? {
    if case .template(let reference) = self { session.template(for: reference) } else { nil }
  }
}
