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
    case seconds(Int)
  }

  /// The first thing that was refused.
  private(set) var refusal: DatabaseAction?
  /// The first rows that something was about to change: not refused here, since the file is open for reading only.
  private(set) var writing: DatabaseAction?
  /// What in the query the refusal is about.
  private(set) var refusedName: String?
  private(set) var stop: Stop?
  private var steps = 0
  /// Work of functions that is less than a step yet.
  private var bytes = 0
  private var time: ProcessorTime
  private let mostSteps: Int
  private let mostMemory: Int
  /// What SQLite used before: other threads may have databases of their own.
  private let memoryAtStart = Int(sqlite3_memory_used())

  /// Steps of SQLite's virtual machine between two looks: few, since every one may take the memory of a long string.
  private static let stepsBetween = 100

  init(_ limits: SyntaxLimits) {
    mostSteps = limits.querySteps
    mostMemory = limits.queryBytes
    time = ProcessorTime(limits.querySeconds)
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
        let watch = Unmanaged<DatabaseWatch>.fromOpaque(context).takeUnretainedValue()
        return watch.goesOn(steps: DatabaseWatch.stepsBetween) ? 0 : 1
      }, context)
  }

  private func allows(_ code: Int32, _ first: String?, _ second: String?) -> Bool {
    // What a query is made of may be more than what it says: a view can name others twice, and so on.
    guard goesOn(steps: 10) else { return false }
    let action = DatabaseAction(code, first, second)
    switch action {
    case .reading: return true
    case .writing:
      writing = writing ?? action
      return true
    case .other:
      refuse(action, by: code == SQLITE_FUNCTION ? second : nil)
      return false
    }
  }

  /// - Parameter name: what of the query is to blame.
  func refuse(_ action: DatabaseAction, by name: String?) {
    guard refusal == nil else { return }
    (refusal, refusedName) = (action, name)
  }

  /// Counts what a function of ours does. SQLite does not look on while a function runs.
  ///
  /// - Returns: whether the query may go on.
  func spend(bytes count: Int) -> Bool {
    bytes += count
    defer { bytes %= Self.bytesAStep }
    return goesOn(steps: bytes / Self.bytesAStep)
  }

  /// Bytes that take about as long as a step.
  private static let bytesAStep = 16

  private func goesOn(steps count: Int) -> Bool {
    guard stop == nil else { return false }
    steps += count
    if steps > mostSteps {
      stop = .steps(mostSteps)
    } else if Int(sqlite3_memory_used()) - memoryAtStart > mostMemory {
      stop = .memory(mostMemory)
    } else if time.isUp {
      stop = .seconds(time.most)
    }
    return stop == nil
  }
}

/// How long this thread may keep the processor busy.
private struct ProcessorTime {
  /// Seconds.
  let most: Int
  private let start = tablerender_thread_seconds()
  private var lastLook = tablerender_steady_seconds()

  init(_ most: Int) { self.most = most }

  /// The processor's time is asked for ten times a second: that takes longer than asking for the time.
  var isUp: Bool {
    mutating get {
      let now = tablerender_steady_seconds()
      guard now - lastLook > 0.1 else { return false }
      lastLook = now
      return tablerender_thread_seconds() - start > Double(most)
    }
  }
}
