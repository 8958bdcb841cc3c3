import TableModel

/// Which sections and rows of the new document are which of the old one.
///
/// Rows are numbers throughout, so that a million of them are four flat arrays.
struct Matching {
  let old: Revision
  let new: Revision
  let comparison: RowComparison
  private(set) var sections: Pairing
  private(set) var rows: Pairing
  /// For each section the rows that are left once equal ones at its beginning and end are paired.
  var oldMiddles: [Range<Int>]
  var newMiddles: [Range<Int>]
  /// For each old row whether it is known to be equal to its partner.
  private(set) var isEqual: [Bool]
  var duplicates: [DuplicateIdentifier] = []

  init(_ old: TableDocument, _ new: TableDocument) {
    self.old = Revision(old)
    self.new = Revision(new)
    comparison = RowComparison(old: self.old, new: self.new)
    sections = Pairing(self.old.sections.count, self.new.sections.count)
    rows = Pairing(self.old.rowCount, self.new.rowCount)
    isEqual = Array(repeating: false, count: self.old.rowCount)
    oldMiddles = self.old.sections.indices.map(self.old.rows)
    newMiddles = self.new.sections.indices.map(self.new.rows)
  }

  /// The same matching with old and new exchanged.
  init(turning other: Matching) {
    self.init(other.new.document, other.old.document)
    sections = other.sections.turned
    rows = other.rows.turned
    (oldMiddles, newMiddles) = (other.newMiddles, other.oldMiddles)
    for row in other.isEqual.indices where other.isEqual[row] {
      if let partner = other.rows.new(for: row) { isEqual[partner] = true }
    }
    let turned = other.duplicates.map(\.turned)
    duplicates = [.section, .row].flatMap { element in
      RevisionSide.allCases.flatMap { side in turned.filter { $0.element == element && $0.side == side } }
    }
  }

  /// The steps that leave no choice. What follows them may be tried in more than one way.
  mutating func begin() -> MatchingChoices {
    let undecided = matchSectionsByIdentifier()
    trimRows()
    walkLongSections()
    let groups = RowGroups(of: self)
    matchUniqueRows(of: groups)
    groups.reportDuplicates(into: &self)
    return MatchingChoices(undecided: undecided, groups: groups)
  }

  /// Every other step, the surest first.
  mutating func finish(_ choices: MatchingChoices) {
    matchSectionsByRows(choices.undecided, choices.groups)
    alignRepeatedRows(of: choices.groups)
    guard choices.groups.hasNameless else { return }
    matchRowsWithoutIdentifier()
    matchSimilarRows()
  }

  mutating func pairSections(_ oldSection: Int, _ newSection: Int) { sections.pair(oldSection, newSection) }

  mutating func pairRows(_ oldRow: Int, _ newRow: Int) { rows.pair(oldRow, newRow) }

  mutating func pairEqualRows(_ oldRow: Int, _ newRow: Int) {
    rows.pair(oldRow, newRow)
    isEqual[oldRow] = true
  }

  /// Whether an old and a new row show the same.
  func showSame(_ oldRow: Int, _ newRow: Int) -> Bool {
    let a = old.path(of: oldRow)
    let b = new.path(of: newRow)
    return old.sections[a.section].cells.withUnsafeBufferPointer { first in
      new.sections[b.section].cells.withUnsafeBufferPointer { comparison.showSame(first, a.row, $0, b.row) }
    }
  }

  /// Whether an old and a new row have the same identifier and show the same.
  func areEqual(_ oldRow: Int, _ newRow: Int) -> Bool {
    let a = old.path(of: oldRow)
    let b = new.path(of: newRow)
    return old.sections[a.section].cells[a.row].id == new.sections[b.section].cells[b.row].id
      && showSame(oldRow, newRow)
  }

  /// Whether a row lies in a section that is in the other document too.
  func isKept(_ row: Int, in side: RevisionSide) -> Bool {
    switch side {
    case .old: sections.new(for: old.section(of: row)) != nil
    case .new: sections.old(for: new.section(of: row)) != nil
    }
  }
}

/// What is left to decide once identifiers are looked at.
struct MatchingChoices {
  let undecided: UndecidedSections
  let groups: RowGroups

  /// Whether there is anything to choose.
  var areOpen: Bool {
    (!undecided.old.isEmpty && !undecided.new.isEmpty) || undecided.hadChoices || groups.hasNameless
      || groups.hasRepeats
  }
}

/// A pairing of the things of two lists, each with at most one of the other.
struct Pairing {
  /// For each old thing the new one, or -1.
  private(set) var news: [Int32]
  /// For each new thing the old one, or -1.
  private(set) var olds: [Int32]

  init(_ oldCount: Int, _ newCount: Int) {
    news = Array(repeating: -1, count: oldCount)
    olds = Array(repeating: -1, count: newCount)
  }

  mutating func pair(_ old: Int, _ new: Int) {
    news[old] = Int32(truncatingIfNeeded: new)
    olds[new] = Int32(truncatingIfNeeded: old)
  }

  var turned: Pairing {
    var turned = self
    (turned.news, turned.olds) = (olds, news)
    return turned
  }

  func new(for old: Int) -> Int? { news[old] < 0 ? nil : Int(news[old]) }

  func old(for new: Int) -> Int? { olds[new] < 0 ? nil : Int(olds[new]) }
}

extension DuplicateIdentifier {
  fileprivate var turned: DuplicateIdentifier {
    DuplicateIdentifier(id, of: element, in: side == .old ? .new : .old, at: first, and: second)
  }
}
