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

  @Test func anotherTableStyleIsToldAsAReload() throws {
    let session = fruit
    var reasons: [SessionUpdate.ReloadReason] = []
    let subscription = session.subscribe {
      if case .reload(let reason) = $0.extent { reasons.append(reason) }
    }
    var table = session.document
    table.table.style = .grouped
    table.table.sections[0].cells.append(row("plum"))
    try session.replace(with: table)
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

  private struct Change: Error {}

  @Test func nothingIsReadAnewInsideATransaction() throws {
    let session = try TableSession(SectionsInMemory([section("fruit", [row("apple")])]))
    let before = session.document
    try session.transact {
      try session.apply(.insertRow(row("pear"), at: path(0, 1)))
      #expect(throws: EditFailure.insideTransaction) { try session.refresh() }
      #expect(throws: EditFailure.insideTransaction) { _ = try session.fetchNextPage() }
      #expect(throws: EditFailure.insideTransaction) { try session.replace(with: before) }
    }
    #expect(ids(session) == [["apple", "pear"]])
    try session.replace(with: before)
    #expect(ids(session) == [["apple"]])
  }

  @Test func editingModeIsToldAfterTheEditsOfItsTransaction() throws {
    let session = fruit
    var heard: [String] = []
    let subscription = session.subscribe { update in
      heard += update.changeset?.changes.map { "\($0.kind) \($0.element)" } ?? ["reload"]
    }
    try session.transact { () throws(EditFailure) in
      session.reload()
      session.setEditing(true)
      try session.apply(.deleteRow(path(0, 0)))
      #expect(heard.isEmpty)
    }
    #expect(heard == ["delete row", "update table", "reload"] && session.document.table.isEditing)
    subscription.end()
  }

  @Test func editingModeIsTakenBackWithItsTransaction() throws {
    let session = fruit
    var count = 0
    let subscription = session.subscribe { _ in count += 1 }
    #expect(throws: Change.self) {
      try session.transact {
        session.setEditing(true)
        session.reload()
        throw Change()
      }
    }
    #expect(count == 0 && !session.document.table.isEditing)
    try session.transact { () throws(EditFailure) in
      session.setEditing(true)
      session.setEditing(false)
    }
    #expect(count == 0)
    subscription.end()
  }

  private final class BrokenSource: TableSource {
    var sections = [section("fruit", [row("apple")])]
    var failure: String?
    var page: TableDocument?
  }

  @Test func aSourceThatFailsLeavesTheTableAsItWas() throws {
    let source = BrokenSource()
    let session = try TableSession(source)
    source.sections = []
    source.failure = "the file is gone"
    #expect(throws: EditFailure.sourceFailed("the file is gone")) { try session.refresh() }
    #expect(ids(session) == [["apple"]])
  }

  @Test func aSourceMayGiveAnotherPage() throws {
    let source = BrokenSource()
    let session = try TableSession(source)
    session.setEditing(true)
    var page = document([section("fruit", [row("pear")])], templates: [CellTemplate(id: "new")])
    page.table.title = "Fruit"
    source.page = page
    try session.refresh()
    #expect(ids(session) == [["pear"]] && session.templates.map(\.id) == ["new"])
    #expect(session.document.table.title == "Fruit" && session.document.table.isEditing)
  }
}
