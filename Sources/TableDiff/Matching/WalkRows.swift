import TableModel

extension Matching {
  /// Pairs what follows each other in both revisions of long sections, so that few of many rows need to be looked up:
  /// where the two differ, they are mostly alike again a few rows on.
  ///
  /// Short sections are left to the steps that weigh every possibility, and so are those in which the walk took one of
  /// several rows of one identity.
  mutating func walkLongSections() {
    for oldSection in old.sections.indices {
      guard let newSection = sections.new(for: oldSection) else { continue }
      let oldRows = oldMiddles[oldSection]
      let newRows = newMiddles[newSection]
      guard min(oldRows.count, newRows.count) >= Self.longSection else { continue }
      let oldStart = old.starts[oldSection]
      let newStart = new.starts[newSection]
      let pairs = old.sections[oldSection].cells.withUnsafeBufferPointer { a in
        new.sections[newSection].cells.withUnsafeBufferPointer { b in
          var walk = SectionWalk(
            comparison,
            CellBuffer(rebasing: a[(oldRows.lowerBound - oldStart)..<(oldRows.upperBound - oldStart)]),
            CellBuffer(rebasing: b[(newRows.lowerBound - newStart)..<(newRows.upperBound - newStart)]))
          walk.run()
          return walk.isSure ? walk.pairs : []
        }
      }
      for pair in pairs {
        let oldRow = oldRows.lowerBound + Int(pair.old)
        let newRow = newRows.lowerBound + Int(pair.new)
        if pair.isEqual { pairEqualRows(oldRow, newRow) } else { pairRows(oldRow, newRow) }
      }
    }
  }

  /// Rows from which on a section counts as long.
  private static let longSection = 256
}

/// A walk along two revisions of a section.
private struct SectionWalk {
  struct Pair {
    let old: Int32
    let new: Int32
    let isEqual: Bool
  }

  private let comparison: RowComparison
  private let a: CellBuffer
  private let b: CellBuffer
  private(set) var pairs: [Pair] = []
  /// The identity of each pair's row, taken while it is at hand.
  private var keys: [UInt64] = []

  /// How far to look for the place where both are alike again, and how often in a row to go on without one.
  private static let reach = 16
  private static let patience = 64

  init(_ comparison: RowComparison, _ a: CellBuffer, _ b: CellBuffer) {
    self.comparison = comparison
    self.a = a
    self.b = b
    pairs.reserveCapacity(min(a.count, b.count))
    keys.reserveCapacity(min(a.count, b.count))
  }

  mutating func run() {
    var (i, j) = (0, 0)
    var failures = 0
    while i < a.count, j < b.count, failures < Self.patience {
      if isSame(i, j) {
        add(i, j)
        (i, j) = (i + 1, j + 1)
        failures = 0
      } else if let (skippedOld, skippedNew) = nextPlace(i, j) {
        (i, j) = (i + skippedOld, j + skippedNew)
      } else {
        (i, j) = (i + 1, j + 1)
        failures += 1
      }
    }
  }

  private mutating func add(_ i: Int, _ j: Int) {
    let isEqual = comparison.showSame(a, i, b, j)
    pairs.append(
      Pair(old: Int32(truncatingIfNeeded: i), new: Int32(truncatingIfNeeded: j), isEqual: isEqual))
    if let id = a[i].id {
      keys.append(ByteHash.value(of: id))
    } else {
      keys.append(comparison.old.contentKey(of: a[i]))
    }
  }

  /// Whether two rows are one: by their identifiers, or without any by all that they show.
  private func isSame(_ i: Int, _ j: Int) -> Bool {
    guard a[i].id == b[j].id else { return false }
    return a[i].id != nil || comparison.showSame(a, i, b, j)
  }

  /// How many rows to leave out on both sides for two rows in a sequence to be the same again. Where it could be either
  /// side as well as the other, neither is taken: which one is old must not matter.
  private func nextPlace(_ i: Int, _ j: Int) -> (old: Int, new: Int)? {
    for total in 1...Self.reach {
      for less in 0...(total / 2) {
        let more = total - less
        let isOld = isAlikeAgain(i + more, j + less)
        guard isOld || more != less else { continue }
        let isNew = more != less && isAlikeAgain(i + less, j + more)
        if isOld != isNew { return isOld ? (more, less) : (less, more) }
      }
    }
    return nil
  }

  private func isAlikeAgain(_ i: Int, _ j: Int) -> Bool {
    guard i < a.count, j < b.count, isSame(i, j) else { return false }
    return i + 1 == a.count || j + 1 == b.count || isSame(i + 1, j + 1)
  }
}

extension SectionWalk {
  /// Whether no row could have been paired with another one: none that was left out, or that changed, has the identity of
  /// one that was paired. A walk that left out more rows than it paired is not worth the question.
  var isSure: Bool {
    guard pairs.count * 3 > a.count + b.count else { return false }
    let leftOld = rowsLeftOut(a.count, by: \.old)
    let leftNew = rowsLeftOut(b.count, by: \.new)
    var doubtful = KeyTable(capacity: leftOld.count + leftNew.count)
    for row in leftOld { _ = doubtful.number(of: comparison.old.identityKey(of: row, in: a)) }
    for row in leftNew { _ = doubtful.number(of: comparison.new.identityKey(of: row, in: b)) }
    for (pair, key) in zip(pairs, keys) where !pair.isEqual {
      let known = doubtful.count
      guard doubtful.number(of: key) == known else { return false }
    }
    guard doubtful.count > 0 else { return true }
    return zip(pairs, keys).allSatisfy { pair, key in !pair.isEqual || !doubtful.contains(key) }
  }

  private func rowsLeftOut(_ count: Int, by side: (Pair) -> Int32) -> [Int] {
    var rows: [Int] = []
    var next = 0
    for pair in pairs {
      let place = Int(side(pair))
      if next < place { rows += next..<place }
      next = place + 1
    }
    return rows + Array(next..<count)
  }
}
