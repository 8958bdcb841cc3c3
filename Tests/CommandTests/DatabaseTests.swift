import Foundation
import TestSupport
import Testing

/// Pages whose rows come from a database that this process has open.
@Suite struct DatabaseTests {
  private let page = """
    <table><dataSource src="people.sqlite" groupBy="department"
      query="SELECT id, name, department FROM people ORDER BY department, name"/></table>
    """

  @Test func saysThatAnotherProgramHasLockedTheFile() throws {
    let database = try TestDatabase(TestDatabase.people)
    try database.write(page, to: "page.xml")
    try database.run("BEGIN EXCLUSIVE")
    let locked = try Program.run(["page.xml"], in: database.folder)
    #expect(locked.status == 2)
    #expect(locked.text == "")
    #expect(
      locked.errors.hasPrefix(
        "page.xml:1:25: error: 'people.sqlite' is locked: another program is writing to it [unreadable-database]"
      ))
    try database.run("COMMIT")
    let free = try Program.run(["page.xml"], in: database.folder)
    #expect(free.errors == "")
    #expect(free.status == 0)
  }

  @Test func tellsTheFewestChangesAfterTheDatabaseHasChanged() throws {
    let database = try TestDatabase(TestDatabase.people)
    try database.write(page, to: "page.xml")
    try database.run("PRAGMA journal_mode = WAL")
    let before = try Program.run(["dump", "--stage", "model", "page.xml"], in: database.folder)
    try FileManager.default.createDirectory(
      at: database.folder.appending(path: "old"), withIntermediateDirectories: true)
    for name in ["page.xml", "people.sqlite"] {
      try FileManager.default.copyItem(
        at: database.folder.appending(path: name), to: database.folder.appending(path: "old/\(name)"))
    }
    // Only in the log, which the page must look into.
    try database.run(
      "UPDATE people SET name = 'Cyril' WHERE id = 3; INSERT INTO people VALUES (4, 'Dee', 'IT', NULL)")
    let after = try Program.run(["dump", "--stage", "model", "page.xml"], in: database.folder)
    #expect(before.text != after.text)
    let changes = try Program.run(["diff", "old/page.xml", "page.xml", "--stat"], in: database.folder)
    #expect(changes.errors == "")
    #expect(changes.text.contains("1 row inserted, 1 row updated"), "\(changes.text)")
    let names = try FileManager.default.contentsOfDirectory(atPath: database.folder.path())
    #expect(names.sorted() == ["old", "page.xml", "people.sqlite", "people.sqlite-shm", "people.sqlite-wal"])
  }

  @Test func rendersTheSameBytesWhateverReadsMeanwhile() throws {
    let database = try TestDatabase(TestDatabase.people)
    try database.write(page, to: "page.xml")
    let alone = try Program.run(["page.xml", "--format", "json"], in: database.folder)
    try database.run("BEGIN; SELECT * FROM people")
    let together = try Program.run(["page.xml", "--format", "json"], in: database.folder)
    #expect(alone.errors == "")
    #expect(alone.status == 0)
    #expect(alone.output == together.output)
  }
}
