import CSQLite

/// Looks on while a database works: refuses whatever has nothing to do with reading, and stops what takes too long or
/// too much room.
///
/// An object, since SQLite's callbacks get a pointer to it.
final class DatabaseWatch {
  /// Why the database was stopped.
  enum Stop {
    case steps(Int)
    case memory(Int)
  }

  /// The first thing that was refused.
  private(set) var refusal: DatabaseAction?
  /// The first rows that something was about to change: not refused here, since the file is open for reading only.
  private(set) var writing: DatabaseAction?
  private(set) var stop: Stop?
  private var steps = 0
  private let mostSteps: Int
  private let mostMemory: Int
  /// What SQLite used before: other threads may have databases of their own.
  private let memoryAtStart = Int(sqlite3_memory_used())

  /// Steps of SQLite's virtual machine between two looks: few, since every one may take the memory of a long string.
  private static let stepsBetween = 100

  init(_ limits: SyntaxLimits) {
    mostSteps = limits.querySteps
    mostMemory = limits.queryBytes
  }

  /// - Parameter database: must be closed before the watch goes.
  func begin(on database: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_set_authorizer(
      database,
      { context, code, first, second, _, _ in
        guard let context else { return SQLITE_DENY }
        let watch = Unmanaged<DatabaseWatch>.fromOpaque(context).takeUnretainedValue()
        return watch.allows(code, first.map(String.init(cString:)), second.map(String.init(cString:)))
          ? SQLITE_OK : SQLITE_DENY
      }, context)
    sqlite3_progress_handler(
      database, Int32(Self.stepsBetween),
      { context in
        guard let context else { return 1 }
        return Unmanaged<DatabaseWatch>.fromOpaque(context).takeUnretainedValue().goesOn() ? 0 : 1
      }, context)
  }

  private func allows(_ code: Int32, _ first: String?, _ second: String?) -> Bool {
    let action = DatabaseAction(code, first, second)
    switch action {
    case .reading: return true
    case .writing:
      writing = writing ?? action
      return true
    case .other:
      refusal = refusal ?? action
      return false
    }
  }

  private func goesOn() -> Bool {
    steps += Self.stepsBetween
    if steps > mostSteps { stop = .steps(mostSteps) }
    if Int(sqlite3_memory_used()) - memoryAtStart > mostMemory { stop = .memory(mostMemory) }
    return stop == nil
  }
}
