import Diagnostics
import Foundation
import TableModel
import TableReaders
import TestSupport
import Testing

@Suite struct DatabaseSourceTests {
  @Test func makesRowsAndSectionsOfAQuery() throws {
    let reading = try read(
      "SELECT id, name AS text, department AS detail FROM people ORDER BY department, name",
      "groupBy='detail'")
    #expect(reading.messages.isEmpty)
    #expect(reading.table.sections.map(\.id) == ["IT", "Sales"])
    #expect(reading.table.sections.map { $0.header?.look } == [.title("IT"), .title("Sales")])
    #expect(reading.cells.map(\.id) == ["2", "1", "3"])
    #expect(reading.cells.map { $0.values["text"] } == ["Bob", "Ann", "Cy"])
    #expect(reading.document?.dataSources == [SourceID(index: 1)])
  }

  @Test func showsWellKnownColumnsOfRowsWithoutATemplate() throws {
    let reading = try read("SELECT name, department FROM people")
    #expect(reading.messages.isEmpty)
    #expect(reading.cell.values["text"] == "Ann")
    #expect(reading.cell.values["detail"] == "Sales")
  }

  @Test func typesTheColumnsThatAreAttributesOfACell() throws {
    let reading = try read(
      """
      SELECT 1 AS id, 'a' AS text, 60.5 AS height, 'checkmark' AS accessory, 'true' AS movable, 2 AS indentationLevel,
        'person' AS template
      """)
    #expect(reading.messages.isEmpty)
    #expect(reading.cell.options.height == 60.5)
    #expect(reading.cell.options.accessory == .checkmark)
    #expect(reading.cell.options.isMovable == true)
    #expect(reading.cell.options.indentationLevel == 2)
  }

  @Test func renamesColumnsAndTakesNullForAbsent() throws {
    let reading = try read(
      "SELECT name, height AS note FROM people", "id='name'",
      "<map key='name' to='text'/><default key='note' value='none'/>")
    #expect(reading.messages.isEmpty)
    #expect(reading.cells.map(\.id) == ["Ann", "Bob", "Cy"])
    #expect(reading.cells.map { $0.values["text"] } == ["Ann", "Bob", "Cy"])
    // Ann's height is NULL.
    #expect(reading.cells.map { $0.values["note"] } == ["none", "60.5", "44.0"])
  }

  @Test func choosesTemplatesByClass() throws {
    let reading = try read(
      "SELECT name, department AS class FROM people", "",
      "<map class='IT' template='note'/><map class='Sales' template='contact'/>")
    #expect(reading.messages.isEmpty)
    #expect(
      reading.cells.map {
        if case .template(let template) = $0.look { template.identifier } else { "" }
      } == ["contact", "note", "contact"])
  }

  @Test func tellsTheRowAndPlaceOfAWrongValue() throws {
    let reading = try read("SELECT id, name AS text, 'tall' AS height FROM people WHERE id &lt; 3")
    #expect(
      reading.messages == [
        "<rows of people.sqlite>:1:11 error invalid-value: invalid value 'tall' for 'height' of a row; expected a number of points or 'automatic'",
        "<rows of people.sqlite>:2:11 error invalid-value: invalid value 'tall' for 'height' of a row; expected a number of points or 'automatic'",
      ])
    #expect(reading.text(at: reading.diagnostics.diagnostics.last?.range) == "tall")
  }

  @Test func pointsAtTheWordInAQueryWithReferences() throws {
    let database = try TestDatabase(TestDatabase.people)
    let message = "no such column: nme; did you mean 'name'?"
    for marked in [
      "SELECT name FROM people WHERE id &lt; 2 AND «nme» = 1", "SELECT 'é',\r\n «nme» FROM people",
      "SELECT '&#x41;&#233;', «nme» FROM people",
      "SELECT '&#128512;', 1 &gt; 2, «n&#109;e», '&amp;' FROM people",
    ] {
      expectDiagnostic(
        "<table><dataSource src='people.sqlite' query=\"\(marked)\"/></table>", in: database,
        .invalidQuery, "the query is wrong: \(message)")
    }
  }

  @Test func leavesDataOutAndSaysSoOnce() throws {
    let reading = try read("SELECT name AS text, x'00' AS photo, NULL AS detail FROM people")
    #expect(
      reading.messages == [
        "<rows of people.sqlite>:1:7 note unsupported-feature: column 'photo' holds data (BLOB), which is left out"
      ])
    #expect(reading.cells.count == 3)
  }

  @Test func warnsOfTextThatIsNotUTF8() throws {
    let reading = try read("SELECT CAST(x'41ff' AS TEXT) AS text")
    #expect(
      reading.messages == [
        "<rows of people.sqlite>:1:1 warning invalid-encoding: the text is not valid UTF-8; U+FFFD takes the place of what is wrong"
      ])
    #expect(reading.cell.values["text"] == "A\u{FFFD}")
  }

  @Test func takesTheLastOfTwoColumnsOfOneName() throws {
    let reading = try read("SELECT name AS text, department AS text FROM people")
    #expect(
      reading.messages == [
        "1:47 warning duplicate-identifier: the query has two columns 'text'; the last one counts: name one with AS"
      ])
    #expect(reading.cells.map { $0.values["text"] } == ["Sales", "IT", "Sales"])
  }

  @Test func saysWhichColumnIsNotThere() throws {
    let reading = try read("SELECT name, department FROM people", "groupBy='departmnt' id='key'")
    #expect(
      reading.messages.map { $0.split(separator: " ", maxSplits: 1).last } == [
        "error missing-key: the query has no column 'departmnt'; did you mean 'department'?",
        "error missing-key: the query has no column 'key'; it has 'name', 'department'",
      ])
  }

  @Test func refusesKeyPathsBesideAQuery() throws {
    let reading = try read("SELECT name FROM people", "items='rows'")
    #expect(
      reading.messages.map { $0.split(separator: " ", maxSplits: 1).last } == [
        "error conflicting-attributes: a query gives one list of rows; 'rows' has no place in it"
      ])
    #expect(reading.cells.count == 3)
  }

  @Test func makesAnEmptyTableOfNoRows() throws {
    let reading = try read("SELECT name FROM people WHERE id &gt; 7", "groupBy='name'")
    #expect(reading.messages.isEmpty)
    #expect(reading.table.sections.isEmpty)
  }

  @Test func asksForAQueryWhereAFileIsADatabase() throws {
    let database = try TestDatabase(TestDatabase.people)
    let reading = Reading(
      "<table><dataSource src='people.sqlite'/></table>", loader: DatabaseFolder(database))
    #expect(
      reading.messages == [
        "1:25 error unsupported-format: 'people.sqlite' is an SQLite database; say which rows it gives: query=\"SELECT …\""
      ])
  }

  @Test func saysWhatAFileIsThatIsNoDatabase() throws {
    let database = try TestDatabase(TestDatabase.people)
    database.close()
    for (text, kind) in [
      ("{}", "a JSON file"), ("", "an empty file"), ("<table/>", "an XML document with the root <table>"),
      ("\u{1}\u{2}\u{0}", "no SQLite database, or an encrypted one"),
      ("zyx", "no SQLite database, or an encrypted one"),
    ] {
      try database.write(text, to: "people.sqlite")
      expectDiagnostic(
        "<table><dataSource src='«people.sqlite»' query='SELECT 1'/></table>", in: database,
        .unsupportedFormat,
        "'people.sqlite' is \(kind); a query can ask an SQLite database only")
    }
  }

  @Test func opensNoDatabaseUnlessItMay() {
    expectDiagnostic(
      "<table><dataSource src='«people.sqlite»' query='SELECT 1'/></table>", .unreadableFile,
      "'people.sqlite' is not read: no database may be opened")
  }

  @Test func takesAQueryForAnAttributeOfItsElementOnly() throws {
    let database = try TestDatabase(TestDatabase.people)
    expectDiagnostic(
      "<table><dataSource src='people.sqlite' query='«»'/></table>", in: database, .invalidValue,
      "invalid value '' for 'query' on <dataSource>; expected a text that is not empty")
  }

  private func read(_ query: String, _ attributes: String = "", _ children: String = "") throws -> Reading {
    let database = try TestDatabase(TestDatabase.people)
    return Reading(
      "<table><dataSource src='people.sqlite' query=\"\(query)\" \(attributes)>\(children)</dataSource></table>",
      loader: DatabaseFolder(database))
  }
}

/// The folder of a test's database, and nothing else.
private struct DatabaseFolder: DocumentLoading {
  let database: TestDatabase

  init(_ database: TestDatabase) { self.database = database }

  func load(_ path: String, relativeTo name: String) throws(LoadFailure) -> LoadedFile {
    guard path == database.name, let bytes = try? database.bytes else {
      throw LoadFailure(.unreadableFile, "does not exist")
    }
    return LoadedFile(name: path, bytes: Array(bytes))
  }

  func locateDatabase(_ path: String, relativeTo name: String) throws(LoadFailure) -> LocatedDatabase {
    let file = try load(path, relativeTo: name)
    return LocatedDatabase(name: path, path: database.path, header: Array(file.bytes.prefix(100)))
  }
}

private func expectDiagnostic(
  _ marked: String, in database: TestDatabase, _ identifier: DiagnosticIdentifier, _ message: String,
  ignoring isIgnored: (Diagnostic) -> Bool = { _ in false }, at location: SourceLocation = #_sourceLocation
) {
  let text = MarkedText(marked)
  let reading = Reading(text.text, loader: DatabaseFolder(database))
  let found = reading.diagnostics.diagnostics.filter { !isIgnored($0) }
  #expect(found.map(\.message) == [message], sourceLocation: location)
  #expect(found.map(\.identifier) == [identifier], sourceLocation: location)
  #expect(
    found.map { $0.range.map { Int($0.lowerBound)..<Int($0.upperBound) } } == [text.ranges.first],
    sourceLocation: location)
}
