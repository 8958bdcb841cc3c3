/// What has changed in a tableau since it was copied from another, so that only that is copied again.
struct TableauChanges {
  /// A number of the table that is not zero.
  struct Entry: BitwiseCopyable {
    var row: Int32
    var coefficient: Double
  }

  /// Where a column's entries are; nowhere as long as nobody has asked for them.
  struct Span: BitwiseCopyable {
    var start: Int32
    var count: Int32

    static let unknown = Span(start: -1, count: 0)
  }

  /// Rows, columns or levels came or went, or more was changed than is noted: everything is to be copied.
  var isReshaped = true
  /// Rows and columns have been exchanged or are reckoned on another side.
  private(set) var rowCount = 0
  private(set) var constantCount = 0
  private(set) var columnCount = 0
  /// A bit for each level whose slopes have changed; the last one stands for all further levels.
  private var levels: UInt64 = 0
  let rows: UnsafeMutablePointer<Int32>
  private let isRowNoted: UnsafeMutablePointer<Bool>
  /// The columns exchanged; one may be named twice.
  let columns: UnsafeMutablePointer<Int32>
  /// The symbols of constraints whose constants have changed; one may be named twice.
  let constants: UnsafeMutablePointer<Int32>
  /// The entries of some columns as they were copied.
  private let spans: UnsafeMutablePointer<Span>
  private let entries: UnsafeMutablePointer<Entry>
  private var entryCount = 0
  private let rowLimit: Int
  private let entryLimit: Int

  init(_ memory: TableauMemory, _ capacity: TableauCapacity) {
    rows = memory.next(Int32.self, count: capacity.rows)
    constants = memory.next(Int32.self, count: capacity.rows)
    columns = memory.next(Int32.self, count: capacity.rows)
    isRowNoted = memory.next(Bool.self, count: capacity.rows)
    isRowNoted.initialize(repeating: false, count: capacity.rows)
    spans = memory.next(Span.self, count: capacity.stride)
    entries = memory.next(Entry.self, count: capacity.entries)
    rowLimit = capacity.rows
    entryLimit = capacity.entries
  }

  /// Whether the table's numbers are those copied.
  @inline(__always) var isTableAsCopied: Bool { rowCount == 0 && !isReshaped }

  @inline(__always) mutating func note(row: Int) {
    guard !isRowNoted[row] else { return }
    isRowNoted[row] = true
    rows[rowCount] = Int32(truncatingIfNeeded: row)
    rowCount &+= 1
  }

  @inline(__always) mutating func note(constant symbol: Int32) {
    guard constantCount < rowLimit else {
      isReshaped = true
      return
    }
    constants[constantCount] = symbol
    constantCount &+= 1
  }

  @inline(__always) mutating func note(column: Int) {
    guard columnCount < rowLimit else {
      isReshaped = true
      return
    }
    columns[columnCount] = Int32(truncatingIfNeeded: column)
    columnCount &+= 1
  }

  @inline(__always) mutating func note(level: Int) { levels |= 1 << UInt64(min(level, 63)) }

  @inline(__always) func isNoted(level: Int) -> Bool { levels & 1 << UInt64(min(level, 63)) != 0 }

  @inline(__always) var hasLevels: Bool { levels != 0 }

  /// Puts the constants that have changed back.
  @inline(__always)
  func takeBackConstants(_ target: UnsafeMutablePointer<Double>, from source: UnsafeMutablePointer<Double>) {
    var index = 0
    while index < constantCount {
      let symbol = Int(constants[index])
      target[symbol] = source[symbol]
      index &+= 1
    }
  }

  /// Everything is as it was.
  @inline(__always) mutating func clear() {
    var index = 0
    while index < rowCount {
      isRowNoted[Int(rows[index])] = false
      index &+= 1
    }
    rowCount = 0
    columnCount = 0
    constantCount = 0
    levels = 0
    isReshaped = false
  }

  /// Everything is another tableau's, with so many columns.
  mutating func start(columns: Int) {
    clear()
    entryCount = 0
    spans.update(repeating: .unknown, count: columns)
  }

  /// The entries of a column while the table is as it was copied; `nil` where there are too many to keep.
  @inline(__always)
  mutating func entries(
    of column: Int, _ table: UnsafeMutablePointer<Double>, _ stride: Int, rows: Int
  ) -> UnsafeBufferPointer<Entry>? {
    if spans[column].start < 0, !collect(column, table, stride, rows: rows) { return nil }
    return UnsafeBufferPointer(start: entries + Int(spans[column].start), count: Int(spans[column].count))
  }

  private mutating func collect(
    _ column: Int, _ table: UnsafeMutablePointer<Double>, _ stride: Int, rows: Int
  ) -> Bool {
    let start = entryCount
    for row in 0..<rows {
      let coefficient = table[row &* stride &+ column]
      guard coefficient != 0 else { continue }
      guard entryCount < entryLimit else {
        entryCount = start
        return false
      }
      entries[entryCount] = Entry(row: Int32(truncatingIfNeeded: row), coefficient: coefficient)
      entryCount += 1
    }
    spans[column] = Span(
      start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: entryCount - start))
    return true
  }
}
