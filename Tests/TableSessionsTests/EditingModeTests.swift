import TableModel
import TableSessions
import Testing

@Suite struct EditingModeTests {
  private let answers = RecordingHandler.Answers()

  private func interaction(handled: Bool = false) -> TableInteraction {
    var table = document(
      [
        section(
          "a",
          [
            row("x") {
              $0.isMovable = true
              $0.deleteTitle = "Discard"
            }, row("y") { $0.isMovable = true }, row("add") { $0.editingStyle = .insert },
          ]), section("b", [row("z") { $0.isEditable = false }]),
      ], templates: [CellTemplate(id: "new")])
    table.table.sections[0].insertionTemplate = TemplateReference("new")
    return TableInteraction(
      TableSession(table), handlers: handled ? .recording(answers) : HandlerProvider())
  }

  @Test func goesOnAndOffAndIsToldAsAChangeOfTheTable() throws {
    let table = interaction()
    var shadow = ShadowTable(table.session.document)
    let subscription = table.session.subscribe { shadow.follow($0) }
    table.send(.tap(path(0, 0)))
    #expect(
      table.send(.edit(true)).outcomes == [
        .deselected(path(0, 0)), .editingBegan, .updated(1, operations: 0),
      ])
    #expect(table.isEditing && table.document.table.isEditing)
    #expect(table.send(.edit(true)).outcomes == [])
    #expect(table.send(.edit(false)).outcomes == [.editingEnded, .updated(2, operations: 0)])
    #expect(shadow.table == table.session.document.table.sections)
    subscription.end()
  }

  @Test func theDeleteControlAsksUnderTheRowsTitle() {
    let table = interaction()
    #expect(table.send(.deleteControl(path(0, 0))).outcomes == [.refused(.notEditing)])
    table.send(.edit(true))
    #expect(
      table.send(.deleteControl(path(0, 0))).outcomes == [.confirmationShown(path(0, 0), title: "Discard")])
    #expect(table.send(.tapElsewhere).outcomes == [.confirmationHidden(path(0, 0))])
    #expect(
      table.send(.deleteControl(path(0, 1))).outcomes == [.confirmationShown(path(0, 1), title: "Delete")])
    #expect(
      table.send(.press("delete")).outcomes == [
        .performed(action: "delete", path(0, 1)), .updated(2, operations: 1),
      ])
    #expect(ids(table.session) == [["x", "add"], ["z"]])
    for place in [path(0, 1), path(1, 0)] {
      #expect(table.send(.deleteControl(place)).outcomes == [.refused(.notDeletable(place))])
    }
  }

  @Test func theInsertControlMakesARowOfTheSectionsTemplate() {
    let table = interaction()
    table.send(.edit(true))
    #expect(table.send(.insertControl(path(0, 2))).outcomes == [.updated(2, operations: 1)])
    #expect(ids(table.session) == [["x", "y", "-", "add"], ["z"]])
    #expect(table.send(.insertControl(path(0, 0))).outcomes == [.refused(.notInsertable(path(0, 0)))])
    #expect(table.send(.insert(nil)).outcomes == [.updated(3, operations: 1)])
    #expect(ids(table.session) == [["x", "y", "-", "add", "-"], ["z"]])
    #expect(
      table.send(.insert(path(1, 0))).outcomes == [.refused(.edit(.noInsertionTemplate(section: 1)))])
  }

  @Test func deletingIsOneGestureInEitherMode() {
    let table = interaction()
    table.send(.delete(path(0, 0)))
    table.send(.edit(true))
    table.send(.delete(path(0, 0)))
    #expect(ids(table.session) == [["add"], ["z"]])
    #expect(table.send(.delete(path(1, 0))).outcomes == [.refused(.notDeletable(path(1, 0)))])
  }

  @Test func aHandlerCommitsInItsOwnWay() {
    var committed: [EditingStyle] = []
    answers.commits = { _, style in committed.append(style) }
    let table = interaction(handled: true)
    table.send(.edit(true))
    #expect(table.send(.deleteControl(path(0, 0))).methods == [.canEdit, .willBeginEditing])
    #expect(table.send(.press("delete")).methods == [.commit, .didEndEditing])
    #expect(table.send(.insertControl(path(0, 2))).methods == [.canEdit, .commit])
    #expect(committed == [.delete, .insert] && table.session.rowCount == 4)
    answers.edits = false
    #expect(table.send(.deleteControl(path(0, 0))).outcomes == [.refused(.notDeletable(path(0, 0)))])
  }

  // MARK: Moving

  @Test func aLiftedRowIsDraggedAndDropped() {
    let table = interaction()
    #expect(table.send(.move(from: path(0, 0), to: path(1, 0))).outcomes == [.refused(.notEditing)])
    table.send(.edit(true))
    #expect(table.send(.beginMove(path(0, 0))).outcomes == [.lifted(path(0, 0))])
    #expect(table.send(.dragMove(to: path(0, 1))).outcomes == [.hovered(path(0, 1))])
    #expect(table.send(.dragMove(to: path(1, 1))).outcomes == [.hovered(path(1, 1))])
    #expect(ids(table.session) == [["x", "y", "add"], ["z"]])
    #expect(
      table.send(.endMove).outcomes == [
        .dropped(from: path(0, 0), to: path(1, 1)), .updated(2, operations: 1),
      ])
    #expect(ids(table.session) == [["y", "add"], ["z", "x"]])
    table.send(.move(from: path(1, 1), to: path(0, 0)))
    #expect(ids(table.session) == [["x", "y", "add"], ["z"]])
  }

  @Test func aRowGoesBackWhereItCannotBeDropped() {
    let table = interaction()
    table.send(.edit(true))
    #expect(
      table.send(.move(from: path(0, 0), to: path(0, 9))).outcomes == [
        .lifted(path(0, 0)), .refused(.edit(.noPlace(path(0, 9)))), .putBack(path(0, 0)),
      ])
    #expect(table.send(.beginMove(path(1, 0))).outcomes == [.refused(.notMovable(path(1, 0)))])
    #expect(table.send(.endMove).outcomes == [.refused(.nothingLifted)])
    table.send(.beginMove(path(0, 0)))
    table.send(.dragMove(to: path(1, 0)))
    #expect(table.send(.cancelMove).outcomes == [.putBack(path(0, 0))])
    #expect(ids(table.session) == [["x", "y", "add"], ["z"]])
  }

  @Test func aHandlerRedirectsAMove() {
    answers.moveTarget = { path(0, min(1, $0.row)) }
    let table = interaction(handled: true)
    table.send(.edit(true))
    let trace = table.send(.move(from: path(0, 0), to: path(1, 0)))
    #expect(trace.methods == [.canMove, .moveTarget])
    #expect(trace.outcomes.suffix(2) == [.hovered(path(0, 0)), .putBack(path(0, 0))])
    let moved = table.send(.move(from: path(0, 0), to: path(1, 1)))
    #expect(moved.methods == [.canMove, .moveTarget, .commitMove])
    #expect(ids(table.session)[0] == ["y", "x", "add"])
  }

  @Test func aReorderIsToldOnceAndNotToTheViewThatShowsIt() {
    let table = interaction(handled: true)
    var view: [SessionUpdate.Origin] = []
    var heights: [SessionUpdate.Origin] = []
    let subscriptions = [
      table.session.subscribe(hearsReorders: false) { view.append($0.origin) },
      table.session.subscribe { heights.append($0.origin) },
    ]
    table.send(.edit(true))
    table.send(.move(from: path(0, 0), to: path(0, 1)))
    #expect(view == [.edit] && heights == [.edit, .reorder])
    // A handler that makes the move itself, and something else too.
    answers.moves = { cell, target in
      try? cell.session.apply([.moveRow(from: cell.path, to: target)])
      try? cell.session.apply(.deleteRow(path(1, 0)))
    }
    table.send(.move(from: path(0, 0), to: path(0, 1)))
    #expect(ids(table.session) == [["x", "y", "add"], []])
    #expect(view == [.edit, .edit] && heights == [.edit, .reorder, .reorder, .edit])
    for subscription in subscriptions { subscription.end() }
  }

  @Test func aRowThatIsDeletedWhileItIsLiftedIsDropped() throws {
    let table = interaction()
    table.send(.edit(true))
    table.send(.beginMove(path(0, 0)))
    try table.session.apply(.insertRow(row("w"), at: path(0, 0)))
    table.send(.dragMove(to: path(0, 2)))
    #expect(table.moveTarget == path(0, 2))
    try table.session.apply(.deleteRow(path(0, 1)))
    #expect(table.send(.endMove).outcomes.last == .refused(.nothingLifted))
    #expect(ids(table.session)[0] == ["w", "y", "add"])
  }
}
