import TableModel
import TableSessions
import Testing

@Suite struct SwipeTests {
  private let answers = RecordingHandler.Answers()

  private static func actions(_ ids: String...) -> SwipeActionsConfiguration {
    SwipeActionsConfiguration(
      actions: ids.map { id in
        var action = TableAction(id: id)
        if id == "remove" { action.style = .destructive }
        return action
      })
  }

  /// A row with actions at both sides, one that can only be deleted, and one that cannot be edited.
  private func interaction(handled: Bool = false) -> TableInteraction {
    let rows = [
      row("both") {
        $0.leadingActions = Self.actions("pin")
        $0.trailingActions = Self.actions("remove", "archive")
      },
      row("plain") { $0.deleteTitle = "Discard" }, row("fixed") { $0.isEditable = false },
    ]
    return TableInteraction(
      TableSession(document([section("a", rows)])),
      handlers: handled ? .recording(answers) : HandlerProvider())
  }

  @Test func aSwipeOpensOneRowAtATime() {
    let table = interaction()
    #expect(table.send(.swipe(path(0, 0), .trailing)).outcomes == [.opened(path(0, 0), .trailing)])
    #expect(
      table.send(.swipe(path(0, 1), .trailing)).outcomes == [
        .closed(path(0, 0)), .opened(path(0, 1), .trailing),
      ])
    #expect(table.openedRow?.path == path(0, 1))
  }

  @Test func aSwipeTheOtherWayCovers() {
    let table = interaction()
    table.send(.swipe(path(0, 0), .trailing))
    #expect(table.send(.swipe(path(0, 0), .leading)).outcomes == [.closed(path(0, 0))])
    #expect(table.send(.swipe(path(0, 0), .leading)).outcomes == [.opened(path(0, 0), .leading)])
  }

  @Test func aTapAnywhereCoversAndDoesNothingElse() {
    let taps: [TableEvent] = [
      .tap(path(0, 0)), .tap(path(0, 2)), .tapElsewhere, .touch(path(0, 1)), .accessory(path(0, 1)),
      .openMenu(path(0, 1)),
    ]
    for tap in taps {
      let table = interaction()
      table.send(.swipe(path(0, 0), .trailing))
      #expect(table.send(tap).outcomes == [.closed(path(0, 0))], "\(tap)")
      #expect(table.openedRow == nil && table.selectedRows == [])
    }
  }

  @Test func noRowOpensWhileTheTableIsEdited() {
    let table = interaction()
    table.send(.swipe(path(0, 0), .trailing))
    #expect(table.send(.edit(true)).outcomes.prefix(2) == [.closed(path(0, 0)), .editingBegan])
    #expect(table.send(.swipe(path(0, 0), .trailing)).outcomes == [.refused(.noSwipesNow)])
    #expect(table.send(.fullSwipe(path(0, 0), .trailing)).outcomes == [.refused(.noSwipesNow)])
  }

  @Test func aRowWithoutActionsOffersToDeleteUnderItsOwnTitle() {
    let table = interaction()
    #expect(table.send(.swipe(path(0, 1), .leading)).outcomes == [.refused(.noActions(path(0, 1), .leading))])
    table.send(.swipe(path(0, 1), .trailing))
    let trace = table.send(.press("delete"))
    #expect(trace.outcomes == [.performed(action: "delete", path(0, 1)), .updated(1, operations: 1)])
    #expect(ids(table.session) == [["both", "fixed"]] && table.openedRow == nil)
    #expect(
      table.send(.swipe(path(0, 1), .trailing)).outcomes == [.refused(.noActions(path(0, 1), .trailing))])
  }

  @Test func anActionIsPerformedByItsIdentifierAndTheRowCovered() {
    let table = interaction()
    #expect(table.send(.press("archive")).outcomes == [.refused(.noAction("archive"))])
    table.send(.swipe(path(0, 0), .trailing))
    #expect(table.send(.press("pin")).outcomes == [.refused(.noAction("pin"))])
    #expect(
      table.send(.press("archive")).outcomes == [
        .performed(action: "archive", path(0, 0)), .closed(path(0, 0)),
      ])
    #expect(table.session.rowCount == 3)
  }

  @Test func aFullSwipePerformsTheFirstActionWhereItMay() throws {
    let table = interaction()
    let trace = table.send(.fullSwipe(path(0, 0), .trailing))
    #expect(
      trace.outcomes == [
        .opened(path(0, 0), .trailing), .performed(action: "remove", path(0, 0)), .updated(1, operations: 1),
      ])
    #expect(ids(table.session) == [["plain", "fixed"]])
    var cell = try #require(table.session.cell(at: path(0, 0)))
    cell.options.trailingActions = Self.actions("remove")
    cell.options.trailingActions?.performsFirstActionWithFullSwipe = false
    try table.session.apply(.replaceRow(path(0, 0), with: cell))
    #expect(
      table.send(.fullSwipe(path(0, 0), .trailing)).outcomes.suffix(2) == [
        .opened(path(0, 0), .trailing), .refused(.noFullSwipe(path(0, 0))),
      ])
    #expect(table.openedRow?.path == path(0, 0))
  }

  @Test func aDragOpensPastHalfTheButtonsOrThrownOpen() {
    // Two buttons of 90 points: half of 180 is 90.
    let drags: [(SwipeDrag, Bool)] = [
      (SwipeDrag(.trailing, distance: 90), false), (SwipeDrag(.trailing, distance: 90.5), true),
      (SwipeDrag(.trailing, distance: 10, velocity: 0.5), true),
      (SwipeDrag(.trailing, distance: 10, velocity: 0.49), false),
      (SwipeDrag(.trailing, distance: 170, velocity: -0.5), false),
      (SwipeDrag(.trailing, distance: 170, velocity: -0.49), true),
    ]
    for (drag, opens) in drags {
      let table = interaction()
      table.options.swipes.rule = .fixed
      table.send(.drag(path(0, 0), drag))
      #expect((table.openedRow != nil) == opens, "\(drag)")
      table.send(.swipe(path(0, 0), .trailing))
      table.send(.drag(path(0, 0), drag))
      #expect((table.openedRow != nil) == opens, "\(drag) from open")
    }
  }

  @Test func theActionsOwnRuleCountsBeforeTheTables() {
    // By UIKit's rule two buttons without titles are 74 points wide each, so that 74.5 is more than half.
    let table = interaction()
    table.send(.drag(path(0, 0), SwipeDrag(.trailing, distance: 74.5)))
    #expect(table.openedRow != nil)
    var configuration = Self.actions("remove", "archive")
    configuration.buttonRule = .fixed
    #expect(table.options.swipes.buttonsWidth(of: configuration, at: path(0, 0)) == 180)  // 2 × 90
    configuration.buttonRule = .paddedTitle
    #expect(table.options.swipes.buttonsWidth(of: configuration, at: path(0, 0)) == 40)  // 2 × (0 + 20)
  }

  @Test func narrowButtonsOpenSooner() {
    let table = interaction()
    table.options.swipes.rule = .fixed
    table.options.swipes.rowWidth = 150  // (150 - 90) / 2 = 30 a button, half of 60 is 30
    #expect(
      table.send(.drag(path(0, 0), SwipeDrag(.trailing, distance: 30))).outcomes == [
        .refused(.notFarEnough(path(0, 0)))
      ])
    #expect(
      table.send(.drag(path(0, 0), SwipeDrag(.trailing, distance: 31))).outcomes == [
        .opened(path(0, 0), .trailing)
      ])
    table.send(.tapElsewhere)
    table.options.swipes.rule = .paddedTitle
    table.options.swipes.rowWidth = 375
    table.options.swipes.content = { action, _ in
      SwipeButtonContent(titleWidth: action.id == "remove" ? 50 : 60)
    }
    // 50 + 20 + 60 + 20 = 150, half of it 75
    table.send(.drag(path(0, 0), SwipeDrag(.trailing, distance: 75)))
    #expect(table.openedRow == nil)
    table.send(.drag(path(0, 0), SwipeDrag(.trailing, distance: 76)))
    #expect(table.openedRow != nil)
  }

  @Test func aHandlerSaysWhoMaySwipeAndHearsOfBeginningAndEnd() {
    answers.swipes = false
    let table = interaction(handled: true)
    #expect(
      table.send(.swipe(path(0, 0), .leading)).outcomes == [.refused(.noActions(path(0, 0), .leading))])
    answers.swipes = true
    #expect(
      table.send(.swipe(path(0, 0), .leading)).methods == [.canSwipe, .swipeActions, .willBeginEditing])
    #expect(table.send(.press("pin")).methods == [.perform, .didEndEditing])
    let implicit = table.send(.swipe(path(0, 1), .trailing))
    #expect(implicit.methods == [.canSwipe, .swipeActions, .canEdit, .willBeginEditing])
    #expect(table.send(.press("delete")).methods == [.commit])
  }
}
