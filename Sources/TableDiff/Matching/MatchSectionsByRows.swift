import TableModel

extension Matching {
  /// Pairs the sections that no identifier decides on: by the rows that they share, then by what they are called, then
  /// by rows that are only alike, then by what stands around them.
  mutating func matchSectionsByRows(_ undecided: UndecidedSections, _ groups: RowGroups) {
    guard !undecided.old.isEmpty, !undecided.new.isEmpty else { return }
    let votes = SectionVotes(self, groups, undecided)
    for pair in votes.ranked where haveSameIdentifier(pair.old, pair.new) { pairOpen(pair) }
    pairInOrder(undecided) { $0.spokenTitle == nil ? nil : SectionName(id: $0.id, title: $0.spokenTitle) }
    pairInOrder(undecided) { $0.id == nil ? nil : SectionName(id: $0.id, title: nil) }
    matchChangedSections(undecided, votes)
    matchLeftSections(undecided)
  }

  /// Pairs sections that only one of the documents gives an identifier, or of which no row is as it was, where they share
  /// at least half of their rows or their title.
  private mutating func matchChangedSections(_ undecided: UndecidedSections, _ known: SectionVotes) {
    let left = UndecidedSections(
      old: undecided.old.filter { sections.new(for: $0) == nil },
      new: undecided.new.filter { sections.old(for: $0) == nil })
    guard !left.old.isEmpty, !left.new.isEmpty else { return }
    var votes = known
    votes.addSimilarRows(of: left, in: self)
    for pair in votes.ranked where pair.count * 2 >= rowCount(of: pair) { pairOpen(pair) }
    for isNamed in [true, false] {
      let some = UndecidedSections(
        old: left.old.filter { (old.sections[$0].id != nil) == isNamed },
        new: left.new.filter { (new.sections[$0].id == nil) == isNamed })
      pairInOrder(some) { $0.spokenTitle == nil ? nil : SectionName(id: nil, title: $0.spokenTitle) }
    }
  }

  /// The rows of the longer of two sections.
  private func rowCount(of pair: SectionVotes.Pair) -> Int {
    max(old.rows(of: pair.old).count, new.rows(of: pair.new).count)
  }

  private mutating func pairOpen(_ pair: SectionVotes.Pair) {
    if areOpen(pair.old, pair.new) { pairSections(pair.old, pair.new) }
  }

  /// Pairs the first section of each name with the first, the second with the second, and so on.
  ///
  /// - Parameter name: what has to be the same in both; `nil` for a section that is not looked at.
  mutating func pairInOrder(_ undecided: UndecidedSections, _ name: (TableSection) -> SectionName?) {
    var waiting: [SectionName: [Int]] = [:]
    for section in undecided.new.reversed() where sections.old(for: section) == nil {
      if let name = name(new.sections[section]) { waiting[name, default: []].append(section) }
    }
    for section in undecided.old where sections.new(for: section) == nil {
      guard let name = name(old.sections[section]), let next = waiting[name]?.last,
        areOpen(section, next)
      else { continue }
      waiting[name]?.removeLast()
      pairSections(section, next)
    }
  }

  /// Both without a partner, and with the same identifier, or one of them with none.
  func areOpen(_ oldSection: Int, _ newSection: Int) -> Bool {
    guard sections.new(for: oldSection) == nil, sections.old(for: newSection) == nil else { return false }
    let (a, b) = (old.sections[oldSection], new.sections[newSection])
    return (a.id == b.id || a.id == nil || b.id == nil) && a.isAutomatic == b.isAutomatic
  }

  private func haveSameIdentifier(_ oldSection: Int, _ newSection: Int) -> Bool {
    old.sections[oldSection].id == new.sections[newSection].id
  }
}

/// What a section is known by where its rows do not tell.
struct SectionName: Hashable {
  let id: String?
  var title: String?
  var footer: String?
}
