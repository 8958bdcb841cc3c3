import CSQLite
import Foundation

/// A database in a folder of its own, open for writing as long as it is wanted; the folder goes with it.
public final class TestDatabase {
  public let folder: URL
  public let name: String
  private var database: OpaquePointer?

  public struct Failure: Error {
    let message: String
  }

  /// - Parameter statements: SQL that makes it what it is.
  public init(_ statements: String = "", named name: String = "people.sqlite") throws {
    self.name = name
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try open()
    try run(statements)
  }

  deinit {
    close()
    try? FileManager.default.removeItem(at: folder)
  }

  public var file: URL { folder.appending(path: name) }
  public var path: String { file.path(percentEncoded: false) }
  public var bytes: Data { get throws { try Data(contentsOf: file) } }

  /// The names of all files in its folder.
  public var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).sorted()
  }

  public func open() throws {
    guard sqlite3_open(path, &database) == SQLITE_OK else { throw failure }
  }

  public func close() {
    sqlite3_close(database)
    database = nil
  }

  public func run(_ statements: String) throws {
    guard sqlite3_exec(database, statements, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  private var failure: Failure { Failure(message: String(cString: sqlite3_errmsg(database))) }

  /// Writes a file into its folder.
  public func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// Three people in two departments.
  public static let people = """
    CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT, department TEXT, height REAL);
    INSERT INTO people VALUES (1, 'Ann', 'Sales', NULL), (2, 'Bob', 'IT', 60.5), (3, 'Cy', 'Sales', 44);
    """
}
