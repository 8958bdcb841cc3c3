import TableModel

/// The words of rows, as numbers: what rows that have neither identifier nor values in common are compared by.
struct RowTokens {
  /// The words of each row, each once, in ascending order.
  private(set) var old: [[Int32]] = []
  private(set) var new: [[Int32]] = []
  /// In how many rows of each document a word occurs.
  private(set) var oldCounts: [Int32] = []
  private(set) var newCounts: [Int32] = []

  /// A row is known by so many of its words at most.
  private static let limit = 200

  init(_ matching: Matching, old oldRows: [Int], new newRows: [Int]) {
    var table = KeyTable(capacity: 0)
    old = oldRows.map { Self.tokens(of: matching.old.cell($0), in: matching.old, &table) }
    new = newRows.map { Self.tokens(of: matching.new.cell($0), in: matching.new, &table) }
    oldCounts = Self.counts(of: old, table.count)
    newCounts = Self.counts(of: new, table.count)
  }

  private static func tokens(of cell: TableCell, in revision: Revision, _ table: inout KeyTable) -> [Int32] {
    var numbers: [Int32] = []
    for value in cell.values where revision.shows(value, in: cell.look) {
      value.withUTF8 { bytes in
        for word in Words(bytes) where numbers.count < limit {
          var hash = ByteHash()
          hash.combine(UnsafeBufferPointer(rebasing: bytes[word]))
          numbers.append(table.number(of: hash.value))
        }
      }
    }
    numbers.sort()
    return numbers.indices.compactMap { index in
      index > 0 && numbers[index] == numbers[index - 1] ? nil : numbers[index]
    }
  }

  private static func counts(of rows: [[Int32]], _ count: Int) -> [Int32] {
    var counts = [Int32](repeating: 0, count: count)
    for row in rows {
      for token in row { counts[Int(token)] += 1 }
    }
    return counts
  }

  /// How much a word tells: the rarer, the more. A word that one row has alone counts as if it had a partner, since
  /// what was changed is always such a word.
  func weight(of token: Int32) -> Double {
    let rows = Double(old.count + new.count)
    let frequency = Double(max(2, oldCounts[Int(token)] + newCounts[Int(token)]))
    return Self.logarithm(1 + rows / frequency)
  }

  /// To the base of 2, straight between powers of 2: near enough to weigh words by.
  private static func logarithm(_ number: Double) -> Double {
    Double(number.exponent) + number.significand - 1
  }

  /// The shared share of the words of two rows by their weight, 0 to 1.
  func similarity(_ oldRow: Int, _ newRow: Int) -> Double {
    let a = old[oldRow]
    let b = new[newRow]
    var shared = 0.0
    var all = 0.0
    var i = 0
    var j = 0
    while i < a.count || j < b.count {
      if j == b.count || (i < a.count && a[i] < b[j]) {
        all += weight(of: a[i])
        i += 1
      } else if i == a.count || b[j] < a[i] {
        all += weight(of: b[j])
        j += 1
      } else {
        let weight = weight(of: a[i])
        shared += 2 * weight
        all += 2 * weight
        i += 1
        j += 1
      }
    }
    return all > 0 ? shared / all : 0
  }
}

/// The words in a text: runs of letters, digits and everything beyond ASCII; a character of a script that writes no
/// spaces is a word of its own.
struct Words: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> Range<Int>? {
    while index < bytes.count, !isInWord(bytes[index]) { index += 1 }
    guard index < bytes.count else { return nil }
    let start = index
    if let length = unspacedLength { index += length } else { skipWord() }
    return start..<index
  }

  private mutating func skipWord() {
    while index < bytes.count, isInWord(bytes[index]), unspacedLength == nil { index += 1 }
  }

  private func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: false
    }
  }

  /// The length of a character from U+3000 to U+DFFF, where Chinese, Japanese and Korean are; else `nil`.
  private var unspacedLength: Int? {
    0xE3...0xED ~= bytes[index] && index + 3 <= bytes.count ? 3 : nil
  }
}
