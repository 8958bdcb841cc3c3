import TableDiff
import TableModel

/// A section of the old revision beside what it became.
struct AlignedSection {
  var old: Int?
  var new: Int?
  var rows: [AlignedRow] = []
}

/// A row of the old revision beside what it became; one that moved stands alone in both places.
struct AlignedRow {
  var old: TableIndexPath?
  var new: TableIndexPath?
  /// What became of the row, among the changes; `nil` where nothing did.
  var change: Int?
}

/// Lays the revisions side by side. What no change names stands in the same order in both, so that walking them in
/// step pairs it.
struct RevisionAlignment {
  private let comparison: ArrangedComparison
  private var oldSections: [Int: Int] = [:]
  private var newSections: [Int: Int] = [:]
  private var oldRows: [TableIndexPath: Int] = [:]
  private var newRows: [TableIndexPath: Int] = [:]

  init(_ comparison: ArrangedComparison) {
    self.comparison = comparison
    for (number, change) in changes.enumerated() {
      switch (change.element, change.kind) {
      case (.section, .insert), (.section, .delete), (.section, .move):
        if case .section(let index)? = change.old { oldSections[index] = number }
        if case .section(let index)? = change.new { newSections[index] = number }
      case (.row, _):
        if change.formerTable == nil, let path = change.old?.path { oldRows[path] = number }
        if let path = change.new?.path { newRows[path] = number }
      default: break
      }
    }
  }

  private var changes: [TableChange] { comparison.changeset.changes }

  /// In the order of the new revision, what is gone where it was.
  func sections() -> [AlignedSection] {
    let oldCount = comparison.old.arrangement.sections.count
    var next = 0
    var sections: [AlignedSection] = []
    func takeGone() {
      while next < oldCount, let number = oldSections[next] {
        if changes[number].kind == .delete { sections.append(section(next, nil)) }
        next += 1
      }
    }
    for index in comparison.new.arrangement.sections.indices {
      takeGone()
      if let number = newSections[index] {
        sections.append(section(changes[number].old?.section, index))
      } else {
        sections.append(section(next < oldCount ? next : nil, index))
        next += 1
      }
    }
    takeGone()
    return sections
  }

  private func section(_ old: Int?, _ new: Int?) -> AlignedSection {
    var section = AlignedSection(old: old, new: new)
    let oldCount = old.flatMap { comparison.old.arrangement.section($0)?.rows.count } ?? 0
    let newCount = new.flatMap { comparison.new.arrangement.section($0)?.rows.count } ?? 0
    var next = 0
    func takeGone() {
      while next < oldCount, let old {
        let path = TableIndexPath(section: old, row: next)
        let number = oldRows[path]
        guard new == nil || number.map({ changes[$0].kind != .update }) ?? false else { return }
        section.rows.append(AlignedRow(old: path, new: nil, change: number ?? oldSections[old]))
        next += 1
      }
    }
    for row in 0..<newCount {
      guard let new else { break }
      takeGone()
      let path = TableIndexPath(section: new, row: row)
      let number = newRows[path]
      let arrives = old == nil || number.map { changes[$0].kind != .update } ?? false
      if arrives || next >= oldCount {
        section.rows.append(AlignedRow(old: nil, new: path, change: number ?? newSections[new]))
      } else {
        let before = TableIndexPath(section: old ?? 0, row: next)
        section.rows.append(AlignedRow(old: before, new: path, change: number))
        next += 1
      }
    }
    takeGone()
    return section
  }
}
