import TableModel
import TableSessions
import Testing

@Suite struct LookupTests {
  private var fruit: TableSession {
    TableSession(
      document([
        section("fruit", [row("apple"), row("pear")]), section("bread", []), section("veg", [row("leek")]),
      ]))
  }

  @Test func countsSectionsAndRows() {
    #expect(fruit.sectionCount == 3)
    #expect(fruit.rowCount == 3)  // 2 + 0 + 1
    #expect((0..<4).map(fruit.rowCount) == [2, 0, 1, 0])
  }

  @Test func findsCellsByPlaceAndPlacesByIdentifier() {
    #expect(fruit.cell(at: path(0, 1))?.id == "pear")
    #expect(fruit.cell(at: path(1, 0)) == nil && fruit.cell(at: path(-1, 0)) == nil)
    #expect(fruit.contains(path(2, 0)) && !fruit.contains(path(2, 1)))
    #expect(fruit.contains(id: "leek") && !fruit.contains(id: "plum"))
    #expect(fruit.indexPath(of: "leek") == path(2, 0) && fruit.indexPath(of: "plum") == nil)
    #expect(fruit.section(of: "veg") == 2 && fruit.section(of: "milk") == nil)
    #expect(fruit.section(at: 0)?.cells.map(\.id) == ["apple", "pear"])
    #expect(fruit.sectionHead(at: 0)?.header == TableHeaderFooter(.title("fruit")))
    #expect(fruit.sectionHead(at: 0)?.cells == [] && fruit.section(at: 3) == nil)
  }

  @Test func goesThroughAllCellsInOrder() {
    #expect(Array(fruit.cells).map(\.id) == ["apple", "pear", "leek"])
    #expect(Array(fruit.indexPaths) == [path(0, 0), path(0, 1), path(2, 0)])
  }

  @Test func findsTheFirstOfSeveralRowsWithOneIdentifier() throws {
    let session = TableSession(document([section("a", [row("x")]), section("b", [row("x"), row("x")])]))
    #expect(session.indexPath(of: "x") == path(0, 0))
    try session.apply(.deleteRow(path(0, 0)))
    #expect(session.indexPath(of: "x") == path(1, 0))
    try session.apply([.deleteRow(path(1, 0)), .insertRow(row("y"), at: path(0, 0))])
    #expect(session.indexPath(of: "x") == path(1, 0) && session.indexPath(of: "y") == path(0, 0))
    try session.apply(.deleteRow(path(1, 0)))
    #expect(session.indexPath(of: "x") == nil && !session.contains(id: "x"))
  }

  @Test func givesBackTheDocumentItWasMadeOf() {
    var source = document([section("a", [row("x")])], templates: [CellTemplate(id: "t")])
    source.table.title = "Title"
    source.table.header = TableHeaderFooter(.title("Above"))
    source.table.sections.append(TableSection())
    source.table.sections[1].isAutomatic = true
    source.drawnWidth = 320
    #expect(TableSession(source).document == source)
  }

  @Test func gathersIndexTitlesFromSections() throws {
    let session = TableSession(document(["A", "B", "D"].map { section($0, []) }))
    #expect(session.sectionIndex == [])
    for index in 0..<3 {
      var head = try #require(session.sectionHead(at: index))
      head.indexTitle = head.id
      try session.apply(.updateSection(index, head))
    }
    #expect(session.sectionIndex.map(\.title) == ["A", "B", "D"])
    #expect(session.section(forIndexTitle: "B") == 1)
    #expect(session.section(forIndexTitle: "C") == 1)  // the last before it
    try session.apply(.moveSection(from: 0, to: 2))
    #expect(session.sectionIndex.map(\.section) == [0, 1, 2])
    #expect(session.section(forIndexTitle: "A") == 2)
  }

  @Test func explicitIndexTitlesTakeThePlaceOfTheSections() {
    var table = document(["A", "M"].map { section($0, []) })
    for index in 0..<2 { table.table.sections[index].indexTitle = table.table.sections[index].id }
    table.table.explicitIndexTitles = ["A", "K", "Z"]
    let session = TableSession(table)
    #expect(session.sectionIndex.map(\.title) == ["A", "K", "Z"])
    #expect(session.sectionIndex.map(\.section) == [0, 0, 1])
    #expect(TableSession(document([])).section(forIndexTitle: "A") == nil)
  }
}
