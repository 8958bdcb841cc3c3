import TableModel

extension Matching {
  /// Pairs the rows that are equal at the beginning and at the end of sections that belong together: most of most
  /// documents.
  mutating func trimRows() {
    for oldSection in old.sections.indices {
      guard let newSection = sections.new(for: oldSection) else { continue }
      let front = commonRows(oldSection, newSection)
      let back = commonRowsAtEnd(oldSection, newSection, after: front)
      let oldRows = old.rows(of: oldSection)
      let newRows = new.rows(of: newSection)
      for offset in 0..<front { pairEqualRows(oldRows.lowerBound + offset, newRows.lowerBound + offset) }
      for offset in 1..<(back + 1) { pairEqualRows(oldRows.upperBound - offset, newRows.upperBound - offset) }
      oldMiddles[oldSection] = (oldRows.lowerBound + front)..<(oldRows.upperBound - back)
      newMiddles[newSection] = (newRows.lowerBound + front)..<(newRows.upperBound - back)
    }
  }

  private func commonRows(_ oldSection: Int, _ newSection: Int) -> Int {
    old.sections[oldSection].cells.withUnsafeBufferPointer { a in
      new.sections[newSection].cells.withUnsafeBufferPointer { b in
        let limit = min(a.count, b.count)
        var count = 0
        while count < limit, comparison.areEqual(a, count, b, count) { count += 1 }
        return count
      }
    }
  }

  private func commonRowsAtEnd(_ oldSection: Int, _ newSection: Int, after front: Int) -> Int {
    old.sections[oldSection].cells.withUnsafeBufferPointer { a in
      new.sections[newSection].cells.withUnsafeBufferPointer { b in
        let limit = min(a.count, b.count) - front
        var count = 0
        while count < limit, comparison.areEqual(a, a.count - 1 - count, b, b.count - 1 - count) {
          count += 1
        }
        return count
      }
    }
  }
}
