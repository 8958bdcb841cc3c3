import TableModel
import TableSessions
import Testing

@Suite struct MenuAndLoadingTests {
  private let answers = RecordingHandler.Answers()

  private func menus(handled: Bool = false) -> TableInteraction {
    var rows = [
      row("x") { $0.showsMenu = true }, row("y") { $0.menu = [TableAction(id: "share")] }, row("z"),
    ]
    rows[0].values = [CellValue("text", "Name"), CellValue("detail", "Place"), CellValue("image", "")]
    return TableInteraction(
      TableSession(document([section("a", rows)])),
      handlers: handled ? .recording(answers) : HandlerProvider())
  }

  @Test func aRowWithAMenuCanBeCopied() {
    let table = menus()
    #expect(
      table.send(.menu(path(0, 0), "copy")).outcomes == [
        .menuShown(path(0, 0), actions: ["copy"]), .chosen(action: "copy", path(0, 0)),
        .copied("Name\nPlace"),
      ])
    #expect(table.send(.menu(path(0, 0), "paste")).outcomes.last == .refused(.noAction("paste")))
    #expect(table.send(.openMenu(path(0, 2))).outcomes == [.refused(.noMenu(path(0, 2)))])
  }

  @Test func theDocumentsActionsAreInTheMenu() {
    let table = menus()
    #expect(
      table.send(.menu(path(0, 1), "share")).outcomes == [
        .menuShown(path(0, 1), actions: ["share", "copy"]), .chosen(action: "share", path(0, 1)),
      ])
  }

  @Test func aHandlerSaysWhatCanBePerformedAndPerformsIt() {
    let table = menus(handled: true)
    answers.menu = { $0 == "paste" }
    let trace = table.send(.menu(path(0, 0), "paste"))
    #expect(trace.methods == [.shouldShowMenu, .canPerform, .canPerform, .performMenu])
    #expect(answers.chosen == ["paste"])
    answers.menu = { _ in false }
    #expect(table.send(.openMenu(path(0, 0))).outcomes == [.refused(.noMenu(path(0, 0)))])
  }

  @Test func pullingDownAsksTheSourceAgain() throws {
    let source = SectionsInMemory([section("a", [row("x")])])
    var attributes = Table()
    let without = TableInteraction(try TableSession(source, table: attributes))
    #expect(without.send(.refresh).outcomes == [.refused(.noRefreshControl)])
    attributes.refreshControl = RefreshControl()
    let table = TableInteraction(try TableSession(source, table: attributes))
    table.send(.tap(path(0, 0)))
    source.sections[0].cells.insert(row("w"), at: 0)
    #expect(table.send(.refresh).outcomes == [.updated(1, operations: 1), .refreshed])
    #expect(table.selectedRows == [path(0, 1)])
    source.sections[0].cells[0].look = .template(TemplateReference("nowhere"))
    #expect(table.send(.refresh).outcomes == [.refused(.edit(.unknownTemplate("nowhere")))])
  }

  @Test func theNextPageComesFromTheSource() throws {
    struct Pages: TableSource {
      var sections = [section("a", [row("1")])]

      mutating func fetchNextPage() -> Bool {
        guard sections[0].cells.count < 2 else { return false }
        sections[0].cells.append(row("2"))
        return true
      }
    }
    var attributes = Table()
    let link = Link("?page=2")
    attributes.nextPage = NextPage(link: link)
    let table = TableInteraction(try TableSession(Pages(), table: attributes))
    #expect(table.send(.nextPage).outcomes == [.askedForNextPage(link), .updated(1, operations: 1)])
    #expect(table.send(.nextPage).outcomes == [.askedForNextPage(link)])
    #expect(ids(table.session) == [["1", "2"]])
    let none = TableInteraction(try TableSession(Pages()))
    #expect(none.send(.nextPage).outcomes == [.refused(.noNextPage)])
  }
}
