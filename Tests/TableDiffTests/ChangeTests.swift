import TableDiff
import TableModel
import Testing

/// What a changeset tells, and how.
@Suite struct ChangeTests {
  private let fruit = section("fruit", [row("apples"), row("pears"), row("plums")])
  private let rest = section("rest", [row("bread")])

  private func changes(_ old: [TableSection], _ new: [TableSection]) throws -> [TableChange] {
    let changeset = try provedChanges(from: document(old), to: document(new))
    #expect(changeset.duplicates.isEmpty)
    return changeset.changes
  }

  @Test func tellsARowThatCameWithItsPlace() throws {
    var new = fruit
    new.cells.insert(row("leek"), at: 1)
    #expect(
      try changes([fruit], [new]) == [
        TableChange(.insert, .row, id: "leek", from: nil, to: .row(TableIndexPath(section: 0, row: 1)))
      ])
  }

  @Test func tellsARowThatMovedAndChangedOnce() throws {
    var from = fruit
    from.cells.removeLast()
    var to = rest
    to.cells.insert(row("plums", "Plums, blue"), at: 0)
    #expect(
      try changes([fruit, rest], [from, to]) == [
        TableChange(
          .move, .row, id: "plums", from: .row(TableIndexPath(section: 0, row: 2)),
          to: .row(TableIndexPath(section: 1, row: 0)),
          values: [ValueChange(StandardKey.text, from: "plums", to: "Plums, blue")])
      ])
  }

  @Test func tellsADeletedSectionWithItsRowsAsOne() throws {
    #expect(
      try changes([fruit, rest], [rest]) == [
        TableChange(.delete, .section, id: "fruit", from: .section(0), to: nil, rowCount: 3)
      ])
  }

  @Test func tellsHeadersFootersAndAttributesByThemselves() throws {
    var new = rest
    new.header = TableHeaderFooter(.title("All the rest"))
    new.footer = TableHeaderFooter(.title("One thing"))
    new.indexTitle = "R"
    let found = try changes([rest], [new])
    #expect(found.map(\.element) == [.section, .header, .footer])
    #expect(found.map(\.kind) == [.update, .update, .insert])
    #expect(found[0].values == [ValueChange("indexTitle", from: nil, to: "R")])
    #expect(found[1].values == [ValueChange("title", from: "rest", to: "All the rest")])
  }

  @Test func tellsTheTablesOwnAttributes() throws {
    var new = document([rest])
    new.table.style = .grouped
    new.table.rowHeight = 60
    let changeset = try provedChanges(from: document([rest]), to: new)
    #expect(
      changeset.changes == [
        TableChange(
          .update, .table, id: nil, from: .table, to: .table,
          values: [
            ValueChange("style", from: "plain", to: "grouped"), ValueChange("rowHeight", from: nil, to: "60"),
          ])
      ])
    #expect(changeset.stages.isEmpty, "no row has to be read anew")
  }

  @Test func tellsOptionsAndActionsOfACell() throws {
    var new = rest
    new.cells[0].options.accessory = .checkmark
    var delete = TableAction(id: "delete")
    delete.style = .destructive
    new.cells[0].options.trailingActions = SwipeActionsConfiguration(actions: [delete])
    #expect(
      try changes([rest], [new])[0].values == [
        ValueChange("accessory", from: "none", to: "checkmark"),
        ValueChange("action", from: nil, to: "delete", of: "trailingActions"),
      ])
  }

  @Test func takesNoNoticeOfTheOrderOfValuesNorOfThoseThatNothingShows() throws {
    let old = TableCell(
      id: "a", look: .style(.subtitle),
      values: [CellValue("text", "A"), CellValue("detail", "B"), CellValue("stamp", "1")])
    let new = TableCell(
      id: "a", look: .style(.subtitle),
      values: [CellValue("stamp", "2"), CellValue("detail", "B"), CellValue("text", "A")])
    #expect(try provedChanges(from: list([old]), to: list([new])).isEmpty)
  }

  @Test func takesNoNoticeOfATextThatIsEmptyOrAbsent() throws {
    let empty = TableCell(id: "a", values: [CellValue("text", "A"), CellValue("detail", "")])
    let absent = TableCell(id: "a", values: [CellValue("text", "A")])
    for style in CellStyle.allCases {
      let lists = [empty, absent].map { cell in
        var cell = cell
        cell.look = .style(style)
        return list([cell])
      }
      #expect(try provedChanges(from: lists[0], to: lists[1]).isEmpty)
      #expect(try provedChanges(from: lists[1], to: lists[0]).isEmpty)
    }
  }

  /// Which of two rows moved is a choice: it has to be the same one both ways.
  @Test func tellsTheSameRowsAsMovedInBothDirections() throws {
    let (a, b, c) = (row("a"), row("b"), row("c"))
    for order in [[b, a, c], [c, a, b], [b, c, a], [c, b, a], [a, c, b]] {
      let there = try provedChanges(from: list([a, b, c]), to: list(order))
      let back = try provedChanges(from: list(order), to: list([a, b, c]))
      #expect(there.told == back.toldBackwards)
    }
  }

  @Test func reportsIdentifiersThatSeveralRowsHave() throws {
    let old = list([row("a"), row("b")])
    let new = list([row("a", "First"), row("a", "Second"), row("b")])
    let changeset = try provedChanges(from: old, to: new)
    #expect(
      changeset.duplicates == [
        DuplicateIdentifier(
          "a", of: .row, in: .new, at: .row(TableIndexPath(section: 0, row: 0)),
          and: .row(TableIndexPath(section: 0, row: 1)))
      ])
  }

  @Test func matchesSectionsWithoutIdentifiersByTheRowsTheyShare() throws {
    let old = [
      section(nil, title: "One", [row("a"), row("b")]), section(nil, title: "Two", [row("c"), row("d")]),
    ]
    let new = [
      section(nil, title: "Deux", [row("c"), row("d")]), section(nil, title: "Un", [row("a"), row("b")]),
    ]
    let found = try changes(old, new)
    #expect(Set(found.map(\.element)) == [.section, .header])
    #expect(found.count { $0.kind == .move } == 1)
    #expect(!found.contains { $0.element == .row })
  }

  @Test func movesAsFewSectionsAsCanBe() throws {
    let sections = (0..<6).map { section("s\($0)", [row("r\($0)")]) }
    let found = try changes(sections, Array(sections.dropFirst()) + [sections[0]])
    #expect(found.map(\.kind) == [.move])
    #expect(found[0].id == "s0")
  }
}
