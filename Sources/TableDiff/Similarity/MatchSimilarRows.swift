import TableModel

extension Matching {
  /// Pairs rows of which one has an identifier and the other none, but the same values.
  mutating func matchRowsWithoutIdentifier() {
    let left = leftRows
    guard left.contains(where: { $0.isNameless != left[0].isNameless }) else { return }
    var waiting: [UInt64: [Int]] = [:]
    for row in left.reversed() where row.side == .old {
      waiting[old.contentKey(of: old.cell(row.number)), default: []].append(row.number)
    }
    for row in left where row.side == .new {
      let cell = new.cell(row.number)
      let key = new.contentKey(of: cell)
      guard let partner = waiting[key]?.last, cell.values.isEmpty == false else { continue }
      guard (old.cell(partner).id == nil) != (cell.id == nil) else { continue }
      waiting[key]?.removeLast()
      pairRows(partner, row.number)
    }
  }

  private var leftRows: [LeftRow] {
    old.leftRows(.old) { rows.news[$0] < 0 } + new.leftRows(.new) { rows.olds[$0] < 0 }
  }

  /// Pairs rows without an identifier that have enough of their words in common, the most alike first.
  mutating func matchSimilarRows() {
    let left = leftRows
    let oldRows = left.filter { $0.side == .old && $0.isNameless }.map(\.number)
    let newRows = left.filter { $0.side == .new && $0.isNameless }.map(\.number)
    guard !oldRows.isEmpty, !newRows.isEmpty else { return }
    var search = SimilaritySearch(self, old: oldRows, new: newRows)
    for candidate in search.candidates()
    where rows.new(for: candidate.old) == nil && rows.old(for: candidate.new) == nil {
      pairRows(candidate.old, candidate.new)
    }
  }
}

/// A row that has no partner yet.
private struct LeftRow {
  let side: RevisionSide
  let number: Int
  let isNameless: Bool
}

extension Revision {
  fileprivate func leftRows(_ side: RevisionSide, where isLeft: (Int) -> Bool) -> [LeftRow] {
    var left: [LeftRow] = []
    for (index, section) in sections.enumerated() {
      for row in rows(of: index) where isLeft(row) {
        let isNameless = section.cells[row - starts[index]].id == nil
        left.append(LeftRow(side: side, number: row, isNameless: isNameless))
      }
    }
    return left
  }
}
