/// What has changed in a tableau since it was copied from another, so that only that is copied again.
struct TableauChanges {
  /// Rows, columns or levels came or went, or more was changed than is noted: everything is to be copied.
  var isReshaped = true
  /// Rows and columns have been exchanged or are reckoned on another side.
  private(set) var rowCount = 0
  private(set) var constantCount = 0
  let rows: UnsafeMutablePointer<Int32>
  private let isRowNoted: UnsafeMutablePointer<Bool>
  /// The symbols of constraints whose constants have changed; one may be named twice.
  let constants: UnsafeMutablePointer<Int32>
  /// Columns of the table as it was copied, one behind the other, each copied when it is first asked for.
  let columns: UnsafeMutablePointer<Double>
  let isColumnCopied: UnsafeMutablePointer<Bool>
  private let limit: Int

  init(_ memory: TableauMemory, _ capacity: TableauCapacity) {
    rows = memory.next(Int32.self, count: capacity.rows)
    constants = memory.next(Int32.self, count: capacity.rows)
    isRowNoted = memory.next(Bool.self, count: capacity.rows)
    isRowNoted.initialize(repeating: false, count: capacity.rows)
    columns = memory.next(Double.self, count: capacity.rows * capacity.stride)
    isColumnCopied = memory.next(Bool.self, count: capacity.stride)
    limit = capacity.rows
  }

  @inline(__always) mutating func note(row: Int) {
    guard !isRowNoted[row] else { return }
    isRowNoted[row] = true
    rows[rowCount] = Int32(truncatingIfNeeded: row)
    rowCount &+= 1
  }

  @inline(__always) mutating func note(constant symbol: Int32) {
    guard constantCount < limit else {
      isReshaped = true
      return
    }
    constants[constantCount] = symbol
    constantCount &+= 1
  }

  /// Everything is as it was.
  @inline(__always) mutating func clear() {
    for index in 0..<rowCount { isRowNoted[Int(rows[index])] = false }
    rowCount = 0
    constantCount = 0
    isReshaped = false
  }
}
