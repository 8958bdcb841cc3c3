import Foundation
import TableSyntax
import TestSupport
import Testing

/// Files that are locked, damaged, half written or written to by others.
@Suite struct DatabaseFileTests {
  private let query = "SELECT name FROM people ORDER BY id"

  @Test func saysThatALockedFileIsLocked() throws {
    let database = try TestDatabase(TestDatabase.people)
    try database.run("BEGIN EXCLUSIVE")
    try expectFailure(query, of: database, "is locked: another program is writing to it")
    try database.run("ROLLBACK")
    #expect(try names(ask(query, of: database)) == ["Ann", "Bob", "Cy"])
  }

  @Test func readsTheLastStateWhileAnotherProgramGetsReadyToWrite() throws {
    let database = try TestDatabase(TestDatabase.people)
    try database.run("BEGIN IMMEDIATE; DELETE FROM people")
    #expect(try names(ask(query, of: database)) == ["Ann", "Bob", "Cy"])
  }

  @Test func doesNotReadAFileInTheMiddleOfAWrite() throws {
    let database = try TestDatabase(TestDatabase.people)
    // More pages than are kept in memory: the file changes before the transaction ends.
    try database.run("PRAGMA cache_size = 1; BEGIN")
    try database.run(
      """
      WITH RECURSIVE c(x) AS (SELECT 10 UNION ALL SELECT x + 1 FROM c LIMIT 3000)
      INSERT INTO people SELECT x, hex(zeroblob(300)), 'x', 1 FROM c
      """)
    let copy = try copy(of: database, with: ["", "-journal"])
    try expectFailure(
      query, of: copy,
      "was left in the middle of a write; a program that may write to it has to open it once")
    #expect(copy.files == ["people.sqlite", "people.sqlite-journal"])
  }

  @Test func seesWhatIsStillInTheLogOfAnotherProgram() throws {
    let database = try logged()
    #expect(try names(ask(query, of: database)) == ["Ann", "Bob", "Cy", "Dan"])
    #expect(database.files == ["people.sqlite", "people.sqlite-shm", "people.sqlite-wal"])
  }

  @Test func readsALogThatWasLeftBehindAndLeavesItAlone() throws {
    for suffixes in [["", "-wal"], ["", "-wal", "-shm"]] {
      let copy = try copy(of: logged(), with: suffixes)
      let before = try copy.files.map { try Data(contentsOf: copy.folder.appending(path: $0)) }
      #expect(try names(ask(query, of: copy)) == ["Ann", "Bob", "Cy", "Dan"])
      #expect(copy.files == suffixes.map { "people.sqlite" + $0 }.sorted())
      #expect(try copy.files.map { try Data(contentsOf: copy.folder.appending(path: $0)) } == before)
    }
  }

  @Test func readsADatabaseThatWouldUseALogAndHasNone() throws {
    let database = try logged()
    database.close()
    #expect(database.files == ["people.sqlite"])
    #expect(try names(ask(query, of: database)) == ["Ann", "Bob", "Cy", "Dan"])
    #expect(database.files == ["people.sqlite"])
  }

  @Test func saysThatADatabaseIsLockedThatAProgramKeepsForItself() throws {
    let database = try logged()
    database.close()
    try database.open()
    try database.run("PRAGMA locking_mode = EXCLUSIVE; INSERT INTO people(name) VALUES ('Eve')")
    #expect(database.files == ["people.sqlite", "people.sqlite-wal"])
    try expectFailure(query, of: database, "is locked: another program is writing to it")
  }

  @Test func saysThatADamagedFileIsDamaged() throws {
    let whole = try TestDatabase(TestDatabase.people)
    let bytes = try whole.bytes
    for damaged in [
      bytes.prefix(4096), bytes.prefix(4096) + Data(repeating: 0xFF, count: bytes.count - 4096),
    ] {
      try write(damaged, over: whole)
      try expectFailure(query, of: whole, "is damaged: database disk image is malformed")
    }
    for length in [4097, 5000, bytes.count - 1] {
      try write(bytes.prefix(length), over: whole)
      try expectFailure(query, of: whole, "is damaged: it breaks off within a page")
    }
    try write(bytes.prefix(20), over: whole)
    try expectFailure(query, of: whole, "is damaged: it breaks off in its header")
    try write(bytes.prefix(30) + Data(repeating: 0xFF, count: 70) + bytes.dropFirst(100), over: whole)
    try expectFailure(query, of: whole, "is damaged, or of a format newer than this tool")
  }

  @Test func survivesFilesWithAnyByteChanged() throws {
    let whole = try TestDatabase(
      TestDatabase.people
        + "CREATE INDEX i ON people(name); CREATE VIEW v AS SELECT name FROM people ORDER BY 1")
    let bytes = try whole.bytes
    var random = SplitMix64(state: 7)
    var failures = 0
    for _ in 0..<400 {
      var changed = bytes
      for _ in 0...random.next() % 4 {
        // The first 16 bytes are what tells a database.
        changed[16 + Int(random.next() % UInt64(bytes.count - 16))] = UInt8(truncatingIfNeeded: random.next())
      }
      try write(changed, over: whole)
      if case .failure(let failure) = try ask("SELECT * FROM v, people", of: whole) {
        failures += 1
        #expect(!failure.reason.isEmpty)
      }
    }
    #expect(whole.files == ["people.sqlite"])
    #expect(failures > 0)
  }

  /// A database that uses a write-ahead log, with a row that is in the log only.
  private func logged() throws -> TestDatabase {
    let database = try TestDatabase(TestDatabase.people)
    try database.run("PRAGMA journal_mode = WAL; INSERT INTO people(name) VALUES ('Dan')")
    return database
  }

  private func copy(of database: TestDatabase, with suffixes: [String]) throws -> TestDatabase {
    let copy = try TestDatabase()
    copy.close()
    try? FileManager.default.removeItem(at: copy.file)
    for suffix in suffixes {
      try FileManager.default.copyItem(atPath: database.path + suffix, toPath: copy.path + suffix)
    }
    return copy
  }

  private func write(_ bytes: Data, over database: TestDatabase) throws {
    database.close()
    try bytes.write(to: database.file)
  }
}
