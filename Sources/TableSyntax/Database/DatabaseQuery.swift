/// One SELECT on a database file.
///
/// The file is read where it stands, by its path and not from a copy of its bytes: only so is noticed that another program
/// is writing to it, and only so are changes seen that are still in a write-ahead log beside it. Nothing is ever
/// written, not to the file and not beside it.
public struct DatabaseQuery: Sendable {
  /// Absolute and without symbolic links, since the logs of a database stand beside the file itself.
  public let path: String
  /// SQL.
  public let text: String
  private let limits: SyntaxLimits

  public init(_ text: String, at path: String, limits: SyntaxLimits = SyntaxLimits()) {
    self.text = text
    self.path = path
    self.limits = limits
  }

  /// The bytes of a file that are enough to see what it is.
  public static let headerLength = 100

  /// - Parameter header: the first `headerLength` bytes of the file.
  /// - Throws: for a file that is locked, damaged or half written, for what is not one SELECT, and where the query takes
  ///   more time or room than the limits allow.
  public func rows(header: [UInt8]) throws(DatabaseFailure) -> DatabaseRows {
    guard header.count >= Self.headerLength else { throw .file("is damaged: it breaks off in its header") }
    let connection = try open(DatabaseAccess(header: header, path: path))
    // SQLite takes what is missing of the last page for zeros.
    let pageSize = header[16] == 0 && header[17] == 1 ? 1 << 16 : Int(header[16]) << 8 | Int(header[17])
    guard let size = connection.fileSize, pageSize > 0, size % pageSize == 0 else {
      throw .file("is damaged: it breaks off within a page")
    }
    connection.setLimits(limits)
    let statement = try connection.prepareSelect(text)
    return try statement.rows(limits: limits)
  }
  private func open(_ access: DatabaseAccess) throws(DatabaseFailure) -> DatabaseConnection {
    if access == .logged { try expectNoLock() }
    return try DatabaseConnection(path, access, DatabaseWatch(limits))
  }

  /// A program that keeps a database for itself has no index of its log either. Its lock tells of it.
  private func expectNoLock() throws(DatabaseFailure) {
    do throws(DatabaseFailure) {
      _ = try DatabaseConnection(path, .loggedAndIndexed, DatabaseWatch(limits))
    } catch  where error == .locked {
      throw error
    } catch {}
  }
}
