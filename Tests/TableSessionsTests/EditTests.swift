import TableDiff
import TableModel
import TableSessions
import Testing

@Suite struct EditTests {
  private var fruit: TableSession {
    TableSession(
      document([section("fruit", [row("apple"), row("pear"), row("plum")]), section("bread", [])]))
  }

  @Test func movesRowsWithinAndAcrossSectionsAndBack() throws {
    let session = fruit
    try session.apply(.moveRow(from: path(0, 0), to: path(0, 2)))
    #expect(ids(session) == [["pear", "plum", "apple"], []])
    try session.apply(.moveRow(from: path(0, 1), to: path(1, 0)))
    #expect(ids(session) == [["pear", "apple"], ["plum"]])
    #expect(session.indexPath(of: "plum") == path(1, 0))
    try session.apply(.moveRow(from: path(1, 0), to: path(0, 1)))
    try session.apply(.moveRow(from: path(0, 2), to: path(0, 0)))
    #expect(session.document == fruit.document)
  }

  @Test func insertsARowOfTheSectionsTemplate() throws {
    var table = document([section("people", [row("alice")])], templates: [CellTemplate(id: "person")])
    table.table.sections[0].insertionTemplate = TemplateReference("person")
    let session = TableSession(table)
    try session.apply(.insertTemplateRow(at: path(0, 1)))
    guard case .template(let reference)? = session.cell(at: path(0, 1))?.look else {
      Issue.record("no row of a template")
      return
    }
    #expect(reference.identifier == "person" && session.template(for: reference)?.id == "person")
    #expect(session.cell(at: path(0, 1))?.values == [])
  }

  @Test func refusesWhatCannotBeDone() {
    var table = fruit.document
    table.table.sections[0].maximumRows = 3
    table.table.sections[1].cells = [row("rye")]
    let strange = TableCell(look: .template(TemplateReference("nowhere")))
    let refused: [(SessionEdit, EditFailure)] = [
      (.insertRow(row("fig"), at: path(0, 0)), .tooManyRows(section: 0, maximum: 3)),
      (.insertRow(row("fig"), at: path(0, 4)), .noPlace(path(0, 4))),
      (.insertRow(row("fig"), at: path(2, 0)), .noSection(2)),
      (.insertRow(strange, at: path(1, 0)), .unknownTemplate("nowhere")),
      (.insertTemplateRow(at: path(1, 0)), .noInsertionTemplate(section: 1)),
      (.deleteRow(path(0, 3)), .noRow(path(0, 3))), (.deleteRow(path(0, -1)), .noRow(path(0, -1))),
      (.moveRow(from: path(1, 0), to: path(0, 0)), .tooManyRows(section: 0, maximum: 3)),
      (.moveRow(from: path(0, 0), to: path(0, 3)), .noPlace(path(0, 3))),
      (.moveRow(from: path(0, 9), to: path(0, 0)), .noRow(path(0, 9))),
      (.moveRow(from: path(0, 0), to: path(5, 0)), .noSection(5)),
      (.replaceRow(path(1, 1), with: row("fig")), .noRow(path(1, 1))),
      (.reloadRow(path(1, 1)), .noRow(path(1, 1))),
      (.insertSection(section("x", []), at: 3), .noSectionPlace(3)),
      (.deleteSection(2), .noSection(2)), (.reloadSection(-1), .noSection(-1)),
      (.moveSection(from: 0, to: 2), .noSectionPlace(2)), (.moveSection(from: 2, to: 0), .noSection(2)),
      (.updateSection(1, section("x", [])), .otherSection(1)),
    ]
    for (edit, failure) in refused {
      let session = TableSession(table)
      var heard = 0
      let subscription = session.subscribe { _ in heard += 1 }
      #expect(throws: failure, "\(edit)") { try session.apply(edit) }
      #expect(throws: failure, "\(edit)") { try session.apply([.reloadRow(path(0, 0)), edit]) }
      #expect(session.document == table, "\(edit)")
      #expect(heard == 0)
      subscription.end()
    }
  }

  @Test func aFullSectionTakesMovesWithinItself() throws {
    var table = fruit.document
    table.table.sections[0].maximumRows = 3
    let session = TableSession(table)
    try session.apply(.moveRow(from: path(0, 0), to: path(0, 1)))
    #expect(ids(session)[0] == ["pear", "apple", "plum"])
    try session.apply([.moveRow(from: path(0, 0), to: path(1, 0)), .insertRow(row("fig"), at: path(0, 0))])
    #expect(ids(session) == [["fig", "apple", "plum"], ["pear"]])
  }

  @Test func replacingACellByAnEqualOneIsNoChange() throws {
    let session = fruit
    var heard = 0
    let subscription = session.subscribe { _ in heard += 1 }
    try session.apply(.replaceRow(path(0, 0), with: row("apple")))
    try session.apply(.moveRow(from: path(0, 1), to: path(0, 1)))
    try session.apply([])
    #expect(heard == 0)
    try session.apply(.replaceRow(path(0, 0), with: row("apple", "Apple, green")))
    #expect(heard == 1)
    subscription.end()
  }

  @Test func anInnerTransactionThatFailsTakesBackItsOwnEditsOnly() throws {
    let session = fruit
    var told: [TableChangeset] = []
    let subscription = session.subscribe { told += $0.changeset.map { [$0] } ?? [] }
    session.transact {
      try? session.apply(.deleteRow(path(0, 0)))
      try? session.apply([.deleteRow(path(0, 0)), .deleteRow(path(7, 7))])
      try? session.apply([.insertRow(row("rye"), at: path(1, 0))])
    }
    #expect(ids(session) == [["pear", "plum"], ["rye"]])
    #expect(told.map(\.operationCount) == [2])  // a delete and an insert
    subscription.end()
  }

  @Test func aRowTakenOutAndPutInIsMoved() throws {
    let session = fruit
    var told: [TableChangeset] = []
    let subscription = session.subscribe { told += $0.changeset.map { [$0] } ?? [] }
    try session.apply([.deleteRow(path(0, 0)), .insertRow(row("apple", "Apple, green"), at: path(1, 0))])
    let change = try #require(told.first?.changes.first)
    #expect(change.kind == .move && change.id == "apple")
    #expect(change.values == [ValueChange("text", from: "apple", to: "Apple, green")])
    subscription.end()
  }
}
