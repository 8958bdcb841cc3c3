import TableModel

extension Matching {
  /// Pairs repeated rows that could not stay in their place, in order of what it costs to make one the other.
  mutating func pairLeftRepeats(_ groups: RowGroups) {
    var left = LeftRows()
    left.old = groups.oldGroups.indices.filter { isLeft($0, groups.group(ofOld: $0), in: .old) }
    left.new = groups.newGroups.indices.filter { isLeft($0, groups.group(ofNew: $0), in: .new) }
    for step in PairingStep.all {
      guard !left.old.isEmpty, !left.new.isEmpty else { return }
      pair(&left, groups, step)
    }
  }

  private func isLeft(_ row: Int, _ group: RowGroups.Group?, in side: RevisionSide) -> Bool {
    guard group?.isRepeated == true else { return false }
    return side == .old ? rows.new(for: row) == nil : rows.old(for: row) == nil
  }

  private mutating func pair(_ left: inout LeftRows, _ groups: RowGroups, _ step: PairingStep) {
    var waiting: [PairingKey: [Int]] = [:]
    for row in left.old.reversed() {
      guard let key = key(of: row, in: .old, group: groups.oldGroups[row], step) else { continue }
      waiting[key, default: []].append(row)
    }
    for row in left.new {
      guard let key = key(of: row, in: .new, group: groups.newGroups[row], step) else { continue }
      if let partner = waiting[key]?.popLast() { pairRows(partner, row) }
    }
    left.old.removeAll { rows.new(for: $0) != nil }
    left.new.removeAll { rows.old(for: $0) != nil }
  }

  /// `nil` for a row that the step does not look at.
  private func key(of row: Int, in side: RevisionSide, group: Int32, _ step: PairingStep) -> PairingKey? {
    let revision = side == .old ? old : new
    let section = revision.section(of: row)
    let home = side == .old ? sections.new(for: section) : sections.old(for: section).map { _ in section }
    if step.isInKeptSections, home == nil { return nil }
    return PairingKey(
      group: group,
      section: step.isInSameSection ? Int32(truncatingIfNeeded: home ?? -1) : -1,
      content: step.isSameContent ? revision.contentKey(of: revision.cell(row)) : 0)
  }
}

private struct LeftRows {
  var old: [Int] = []
  var new: [Int] = []
}

private struct PairingKey: Hashable {
  let group: Int32
  let section: Int32
  let content: UInt64
}

private struct PairingStep {
  let isSameContent: Bool
  let isInSameSection: Bool
  let isInKeptSections: Bool

  static let all = [
    PairingStep(isSameContent: true, isInSameSection: true, isInKeptSections: true),
    PairingStep(isSameContent: true, isInSameSection: false, isInKeptSections: true),
    PairingStep(isSameContent: false, isInSameSection: true, isInKeptSections: true),
    PairingStep(isSameContent: false, isInSameSection: false, isInKeptSections: true),
    PairingStep(isSameContent: true, isInSameSection: false, isInKeptSections: false),
    PairingStep(isSameContent: false, isInSameSection: false, isInKeptSections: false),
  ]
}
