import TableModel
import TableSessions
import Testing

@Suite struct UpdateTests {
  private var fruit: TableSession { TableSession(document([section("fruit", [row("apple"), row("pear")])])) }

  @Test func aSubscriptionEndsWhenItIsReleased() throws {
    let session = fruit
    var heard = 0
    var subscription: Subscription? = session.subscribe { _ in heard += 1 }
    try session.apply(.reloadRow(path(0, 0)))
    #expect(heard == 1 && subscription != nil)
    subscription = nil
    try session.apply(.reloadRow(path(0, 0)))
    #expect(heard == 1)
  }

  @Test func aSubscriptionMayOutliveItsSession() {
    var session: TableSession? = fruit
    let subscription = session?.subscribe { _ in }
    session = nil
    subscription?.end()
    #expect(session == nil && subscription != nil)
  }

  @Test func everySubscriberHearsOfTheFirstUpdateBeforeAnyHearsOfTheSecond() throws {
    let session = fruit
    var heard: [String] = []
    let first = session.subscribe { update in
      heard.append("first \(update.number)")
      if update.number == 1 { try? session.apply(.deleteRow(path(0, 0))) }
    }
    let second = session.subscribe { heard.append("second \($0.number)") }
    try session.apply(.reloadRow(path(0, 0)))
    #expect(heard == ["first 1", "second 1", "first 2", "second 2"])
    first.end()
    second.end()
  }

  @Test func oneThatEndsWhileOthersHearHearsNoMore() throws {
    let session = fruit
    var heard = 0
    var other: Subscription?
    let first = session.subscribe { _ in other?.end() }
    other = session.subscribe { _ in heard += 1 }
    try session.apply(.reloadRow(path(0, 0)))
    #expect(heard == 0)
    first.end()
  }

  @Test func anUpdateCanBeUsedAfterLaterEdits() throws {
    let session = fruit
    var shadow = ShadowTable(session.document)
    var updates: [SessionUpdate] = []
    let subscription = session.subscribe { updates.append($0) }
    try session.apply(.insertRow(row("fig"), at: path(0, 1)))
    let after = session.document
    try session.apply(.replaceRow(path(0, 1), with: row("fig", "Fig, dried")))
    try session.apply(.insertSection(section("bread", [row("rye")]), at: 0))
    try session.apply(.deleteRow(path(1, 1)))
    try session.apply(.deleteSection(0))
    shadow.follow(updates[0])
    #expect(shadow.table == after.table.sections)
    #expect(updates[0].cell(at: path(0, 1))?.text == "fig" && updates[0].cell(at: path(0, 0)) == nil)
    #expect(updates[2].section(at: 0)?.cells.map(\.id) == ["rye"])
    for update in updates.dropFirst() { shadow.follow(update) }
    #expect(shadow.table == session.document.table.sections)
    subscription.end()
  }

  @Test func aReloadHoldsTheWholeTable() {
    let session = fruit
    var updates: [SessionUpdate] = []
    let subscription = session.subscribe { updates.append($0) }
    session.reload()
    #expect(updates.count == 1 && updates[0].changeset == nil && updates[0].document == session.document)
    subscription.end()
  }

  @Test func anotherTableStyleIsToldAsAReload() {
    let session = fruit
    var reasons: [SessionUpdate.ReloadReason] = []
    let subscription = session.subscribe {
      if case .reload(let reason) = $0.extent { reasons.append(reason) }
    }
    var table = session.document
    table.table.style = .grouped
    table.table.sections[0].cells.append(row("plum"))
    session.replace(with: table)
    #expect(reasons == [.tableChanged] && session.document == table)
    subscription.end()
  }

  @Test func aRefreshWithoutChangesIsNotTold() throws {
    let session = try TableSession(SectionsInMemory([section("a", [row("x")])]))
    var heard = 0
    let subscription = session.subscribe { _ in heard += 1 }
    try session.refresh()
    #expect(heard == 0)
    subscription.end()
  }

  @Test func aRefreshWithAnUnknownTemplateChangesNothing() throws {
    let source = SectionsInMemory([section("a", [row("x")])])
    let session = try TableSession(source)
    source.sections[0].cells = [TableCell(look: .template(TemplateReference("nowhere")))]
    #expect(throws: EditFailure.unknownTemplate("nowhere")) { try session.refresh() }
    #expect(ids(session) == [["x"]])
  }

  @Test func aListIsGroupedByTheKeysInTheOrderOfTheirFirstAppearance() throws {
    final class Shelf { var goods = [("apple", "fruit"), ("rye", "bread"), ("pear", "fruit")] }
    let shelf = Shelf()
    let session = try TableSession(GroupedList({ shelf.goods }, by: \.1) { row($0.0) })
    #expect(ids(session) == [["apple", "pear"], ["rye"]])
    #expect(session.sectionHead(at: 1)?.header == TableHeaderFooter(.title("bread")))
    var told: [Int] = []
    let subscription = session.subscribe { told.append($0.changeset?.operationCount ?? 0) }
    shelf.goods.append(("leek", "veg"))
    shelf.goods.remove(at: 0)
    try session.refresh()
    // Bread comes first now: apple goes, a section moves, a section comes.
    #expect(ids(session) == [["rye"], ["pear"], ["leek"]] && told == [3])
    subscription.end()
  }
}
