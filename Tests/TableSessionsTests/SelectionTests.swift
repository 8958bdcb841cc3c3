import TableModel
import TableSessions
import Testing

@Suite struct SelectionTests {
  private let answers = RecordingHandler.Answers()

  private func interaction(
    _ change: (inout TableDocument) -> Void = { _ in }, handled: Bool = true
  ) -> TableInteraction {
    var table = document([section("a", [row("x"), row("y"), row("z")])])
    change(&table)
    return TableInteraction(
      TableSession(table), handlers: handled ? .recording(answers) : HandlerProvider())
  }

  @Test func aTapHighlightsAndSelectsInUIKitsOrder() {
    let table = interaction()
    let trace = table.send(.tap(path(0, 1)))
    #expect(
      trace.methods == [.shouldHighlight, .didHighlight, .didUnhighlight, .willSelect, .didSelect])
    #expect(
      trace.outcomes == [.highlighted(path(0, 1)), .unhighlighted(path(0, 1)), .selected(path(0, 1))])
    #expect(table.selectedRows == [path(0, 1)])
    #expect(table.document.cell(at: path(0, 1))?.options.isSelected == true)
  }

  @Test func selectingAnotherRowDeselectsTheFirstBetweenWillAndDid() {
    let table = interaction()
    table.send(.tap(path(0, 0)))
    let trace = table.send(.tap(path(0, 2)))
    #expect(trace.methods.suffix(4) == [.willSelect, .willDeselect, .didDeselect, .didSelect])
    #expect(table.selectedRows == [path(0, 2)])
  }

  @Test func tappingTheSelectedRowAgainSelectsItAgain() {
    let table = interaction()
    table.send(.tap(path(0, 0)))
    #expect(table.send(.tap(path(0, 0))).methods.suffix(2) == [.willSelect, .didSelect])
    #expect(table.selectedRows == [path(0, 0)])
  }

  @Test func severalRowsAreSelectedWhereThatIsAllowed() {
    let table = interaction { $0.table.allowsMultipleSelection = true }
    for row in [2, 0, 1] { table.send(.tap(path(0, row))) }
    #expect(table.selectedRows == [path(0, 0), path(0, 1), path(0, 2)])
    #expect(table.send(.tap(path(0, 1))).methods.suffix(2) == [.willDeselect, .didDeselect])
    #expect(table.selectedRows == [path(0, 0), path(0, 2)])
  }

  @Test func aHandlerRefusesOrSelectsAnotherRow() {
    answers.willSelect = { $0.row == 0 ? nil : path(0, 2) }
    let table = interaction()
    #expect(table.send(.tap(path(0, 0))).outcomes.last == .refused(.byHandler(.willSelect)))
    table.send(.tap(path(0, 1)))
    #expect(table.selectedRows == [path(0, 2)])
    answers.willSelect = { $0 }
    answers.willDeselect = { _ in nil }
    let trace = table.send(.tap(path(0, 0)))
    #expect(trace.outcomes.contains(.refused(.byHandler(.willDeselect))))
    #expect(table.selectedRows == [path(0, 0), path(0, 2)])  // as UIKit leaves it
  }

  @Test func aRowThatDoesNotLightUpIsNotSelected() {
    answers.highlights = false
    let table = interaction()
    let trace = table.send(.tap(path(0, 0)))
    #expect(trace.methods == [.shouldHighlight])
    #expect(trace.outcomes == [.refused(.byHandler(.shouldHighlight))])
  }

  @Test func whatAllowsNoSelectionSelectsNothing() {
    let tables = [
      interaction { $0.table.allowsSelection = false }, interaction { $0.table.isEditing = true },
      interaction { $0.table.sections[0].cells[0].options.isSelectable = false },
    ]
    for table in tables {
      #expect(table.send(.tap(path(0, 0))).outcomes == [.refused(.notSelectable(path(0, 0)))])
      #expect(table.selectedRows == [])
    }
    let editing = interaction { $0.table.isEditing = true }
    editing.options.allowsSelectionWhileEditing = true
    editing.send(.tap(path(0, 0)))
    #expect(editing.selectedRows == [path(0, 0)])
    #expect(editing.send(.tap(path(1, 0))).outcomes == [.refused(.noRow(path(1, 0)))])
  }

  @Test func aTouchLightsUpUntilItIsLifted() {
    let table = interaction()
    #expect(table.send(.touch(path(0, 0))).methods == [.shouldHighlight, .didHighlight])
    #expect(table.send(.cancelTouch).outcomes == [.unhighlighted(path(0, 0))])
    table.send(.touch(path(0, 0)))
    #expect(table.send(.tap(path(0, 0))).methods == [.didUnhighlight, .willSelect, .didSelect])
    #expect(table.selectedRows == [path(0, 0)])
  }

  @Test func comingToTheScreenAgainClearsTheSelectionWithoutAskingAnyone() {
    let table = interaction { $0.table.sections[0].cells[1].options.isSelected = true }
    #expect(table.send(.appear).outcomes == [] && table.selectedRows == [path(0, 1)])
    let trace = table.send(.appear)
    #expect(trace.outcomes == [.deselected(path(0, 1))] && trace.methods == [])
    table.send(.tap(path(0, 0)))
    table.options.clearsSelectionOnAppear = false
    #expect(table.send(.appear).outcomes == [] && table.selectedRows == [path(0, 0)])
  }

  @Test func theSelectionFollowsItsRow() throws {
    let table = interaction()
    table.send(.tap(path(0, 1)))
    try table.session.apply(.insertRow(row("w"), at: path(0, 0)))
    try table.session.apply(.moveRow(from: path(0, 2), to: path(0, 3)))
    #expect(table.selectedRows == [path(0, 3)])
    try table.session.apply(.deleteRow(path(0, 3)))
    try table.session.apply(.insertRow(row("v"), at: path(0, 3)))
    #expect(table.selectedRows == [])
  }

  @Test func aSelectedLinkIsFollowed() throws {
    let link = try #require(Link("next.html"))
    let table = interaction { $0.table.sections[0].cells[0].options.link = link }
    #expect(table.send(.tap(path(0, 0))).outcomes.last == .followed(link))
  }

  @Test func detailButtonsAreTappedAndIndicatorsAreNot() {
    let table = interaction {
      $0.table.sections[0].cells[0].options.accessory = .detailButton
      $0.table.sections[0].cells[1].options.accessory = .disclosureIndicator
    }
    let trace = table.send(.accessory(path(0, 0)))
    #expect(trace.methods == [.accessoryTapped] && trace.outcomes == [.accessoryTapped(path(0, 0))])
    #expect(table.send(.accessory(path(0, 1))).outcomes == [.refused(.noAccessory(path(0, 1)))])
    table.send(.edit(true))
    #expect(table.send(.accessory(path(0, 0))).outcomes == [.refused(.noAccessory(path(0, 0)))])
  }

  @Test func aTableWithoutHandlersDoesWhatUIKitDoes() {
    let table = interaction(handled: false)
    let trace = table.send(.tap(path(0, 1)))
    #expect(
      trace == [
        .event(.tap(path(0, 1))), .highlighted(path(0, 1)), .unhighlighted(path(0, 1)), .selected(path(0, 1)),
      ])
  }
}
