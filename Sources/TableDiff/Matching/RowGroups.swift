import TableModel

/// The rows that trimming left, gathered by what identifies them: their identifier, else their values.
struct RowGroups {
  /// The rows of one identity.
  struct Group {
    var oldCount: Int32 = 0
    var newCount: Int32 = 0
    var firstOld: Int32 = -1
    var firstNew: Int32 = -1

    var isUnique: Bool { oldCount == 1 && newCount == 1 }
    var isRepeated: Bool { oldCount > 0 && newCount > 0 && !isUnique }
  }

  private(set) var groups: [Group] = []
  /// Whether several rows of both documents are of one identity.
  private(set) var hasRepeats = false
  /// Whether any of the rows has no identifier.
  private(set) var hasNameless = false
  private static let firstCapacity = 1 << 14
  /// The group of each row; -1 for those that are trimmed.
  private(set) var oldGroups: [Int32]
  private(set) var newGroups: [Int32]

  init(of matching: Matching) {
    oldGroups = Array(repeating: -1, count: matching.old.rowCount)
    newGroups = Array(repeating: -1, count: matching.new.rowCount)
    let middles =
      matching.oldMiddles.reduce(0) { $0 + $1.count } + matching.newMiddles.reduce(0) { $0 + $1.count }
    var table = KeyTable(capacity: min(middles, Self.firstCapacity))
    let oldPartners = matching.rows.news
    let newPartners = matching.rows.olds
    for (section, rows) in matching.oldMiddles.enumerated() {
      matching.old.forEachKey(of: rows, in: section, without: oldPartners) {
        row, key, isNameless in
        hasNameless = hasNameless || isNameless
        let group = enter(key, in: &table)
        oldGroups[row] = Int32(truncatingIfNeeded: group)
        groups[group].oldCount += 1
        if groups[group].firstOld < 0 { groups[group].firstOld = Int32(truncatingIfNeeded: row) }
      }
    }
    for (section, rows) in matching.newMiddles.enumerated() {
      matching.new.forEachKey(of: rows, in: section, without: newPartners) {
        row, key, isNameless in
        hasNameless = hasNameless || isNameless
        let group = enter(key, in: &table)
        newGroups[row] = Int32(truncatingIfNeeded: group)
        groups[group].newCount += 1
        if groups[group].firstNew < 0 { groups[group].firstNew = Int32(truncatingIfNeeded: row) }
      }
    }
    hasRepeats = groups.contains { $0.isRepeated }
  }

  private mutating func enter(_ key: UInt64, in table: inout KeyTable) -> Int {
    let group = Int(table.number(of: key))
    if group == groups.count { groups.append(Group()) }
    return group
  }

  func group(ofOld row: Int) -> Group? { oldGroups[row] < 0 ? nil : groups[Int(oldGroups[row])] }

  func group(ofNew row: Int) -> Group? { newGroups[row] < 0 ? nil : groups[Int(newGroups[row])] }
}

extension RowGroups {
  /// Tells of identifiers that several of the rows have, the first two places of each.
  func reportDuplicates(into matching: inout Matching) {
    guard groups.contains(where: { $0.oldCount > 1 || $0.newCount > 1 }) else { return }
    matching.duplicates += duplicates(oldGroups, matching.old, in: .old) { ($0.firstOld, $0.oldCount) }
    matching.duplicates += duplicates(newGroups, matching.new, in: .new) { ($0.firstNew, $0.newCount) }
  }

  private func duplicates(
    _ numbers: [Int32], _ revision: Revision, in side: RevisionSide,
    first: (Group) -> (row: Int32, count: Int32)
  ) -> [DuplicateIdentifier] {
    var isTold = Array(repeating: false, count: groups.count)
    var found: [DuplicateIdentifier] = []
    for (row, number) in numbers.enumerated() where number >= 0 {
      let known = first(groups[Int(number)])
      guard known.count > 1, Int(known.row) != row, !isTold[Int(number)] else { continue }
      isTold[Int(number)] = true
      guard let id = revision.cell(row).id else { continue }
      found.append(
        DuplicateIdentifier(
          id, of: .row, in: side, at: .row(revision.path(of: Int(known.row))),
          and: .row(revision.path(of: row))))
    }
    return found
  }
}

extension Revision {
  /// Hands on the key of those of a section's rows that have no partner yet.
  func forEachKey(
    of rows: Range<Int>, in section: Int, without partners: [Int32],
    _ body: (_ row: Int, _ key: UInt64, _ isNameless: Bool) -> Void
  ) {
    let start = starts[section]
    sections[section].cells.withUnsafeBufferPointer { cells in
      for row in rows where partners[row] < 0 {
        if let id = cells[row - start].id {
          body(row, ByteHash.value(of: id), false)
        } else {
          body(row, contentKey(of: cells[row - start]), true)
        }
      }
    }
  }

  /// A hash of what identifies a row: its identifier; without one, its values.
  func identityKey(of row: Int, in cells: CellBuffer) -> UInt64 {
    if let id = cells[row].id { ByteHash.value(of: id) } else { contentKey(of: cells[row]) }
  }

  /// A hash of the values that are shown, whatever their order.
  func contentKey(of cell: TableCell) -> UInt64 {
    var sum: UInt64 = 1
    for value in cell.values where shows(value, in: cell.look) {
      var hash = ByteHash()
      hash.combine(value.key)
      value.withUTF8 { hash.combine($0) }
      sum &+= hash.value
    }
    return sum
  }
}
