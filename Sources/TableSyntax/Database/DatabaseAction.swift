import CSQLite

/// What a statement is about to do, as SQLite asks before it.
enum DatabaseAction: Hashable {
  case reading
  /// To change rows; ends the sentence "this would". Virtual tables get ready to do that when they are only read.
  case writing(String)
  /// Something that reading needs in no way; ends the same sentence.
  case other(String)

  var deed: String? {
    switch self {
    case .reading: nil
    case .writing(let deed), .other(let deed): deed
    }
  }

  /// - Parameters:
  ///   - code: one of SQLite's authorizer action codes.
  ///   - first: what the documentation of the code says of the first name: a table, a pragma, a file.
  ///   - second: the same for the second: a pragma's argument, a function.
  init(_ code: Int32, _ first: String?, _ second: String?) {
    let name = first.map { "'\($0)'" } ?? "something"
    switch code {
    case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: self = .reading
    case SQLITE_FUNCTION: self = Self.calling(second ?? "")
    case SQLITE_PRAGMA: self = Self.pragma(first ?? "", second)
    case SQLITE_INSERT: self = .writing("add rows to \(name)")
    case SQLITE_UPDATE: self = .writing("change rows of \(name)")
    case SQLITE_DELETE: self = .writing("delete rows of \(name)")
    case SQLITE_ATTACH: self = .other("open another database")
    case SQLITE_DETACH: self = .other("close a database")
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT: self = .other("begin or end a transaction")
    case SQLITE_ANALYZE, SQLITE_REINDEX: self = .other("rebuild indexes or statistics")
    case SQLITE_ALTER_TABLE, SQLITE_DROP_TABLE, SQLITE_DROP_VIEW, SQLITE_DROP_INDEX, SQLITE_DROP_TRIGGER,
      SQLITE_DROP_VTABLE, SQLITE_DROP_TEMP_TABLE, SQLITE_DROP_TEMP_VIEW, SQLITE_DROP_TEMP_INDEX,
      SQLITE_DROP_TEMP_TRIGGER:
      self = .other("drop or alter a part of the database")
    default: self = .other("create a part of the database")
    }
  }

  /// A page must give the same table each time and on every machine, no code may come in from outside, and whatever
  /// runs has to end.
  private static func calling(_ function: String) -> DatabaseAction {
    switch function.lowercased() {
    case "random", "randomblob": .other("give other rows each time, by '\(function)'")
    case "current_date", "current_time", "current_timestamp":
      .other("give other rows each time, by '\(function)'")
    case "changes", "total_changes", "last_insert_rowid":
      .other("tell what was written, by '\(function)'")
    case "sqlite_version", "sqlite_source_id", "sqlite_compileoption_get", "sqlite_compileoption_used":
      .other("give other rows with another SQLite, by '\(function)'")
    case "load_extension", "fts3_tokenizer": .other("load code, by '\(function)'")
    case "json_patch": .other("take a time that nothing limits, by '\(function)'")
    default: .reading
    }
  }

  /// What full-text indexes ask when they are read.
  private static func pragma(_ name: String, _ argument: String?) -> DatabaseAction {
    let isAsked = argument == nil && ["data_version", "page_size"].contains(name.lowercased())
    return isAsked ? .reading : .other("read or change a setting, '\(name)'")
  }
}
