import TableModel

/// Everything that is known once two documents are matched: what stayed, what moved, what shows something else.
struct Comparison {
  let matching: Matching
  let movement: Movement
  let templates: TemplateComparison
  /// Changed templates that one row, header or footer has alone, in both documents: the change is told as its own.
  private(set) var foldedTemplates: Set<String> = []
  /// For each old row whether its partner shows something else.
  private(set) var isChanged: [Bool]

  init(_ matching: Matching, _ templates: TemplateComparison) {
    self.matching = matching
    self.templates = templates
    movement = Movement(matching)
    isChanged = Array(repeating: false, count: matching.old.rowCount)
    compareRows()
    guard !templates.changed.isEmpty else { return }
    noteTemplates()
    foldedTemplates = templates.changed.filter { name in
      templates.soleUsers(of: name).map { areOne($0.old, $0.new) } ?? false
    }
  }

  /// The comparison that takes the fewest operations, as far as there is a choice.
  static func best(_ old: TableDocument, _ new: TableDocument) -> Comparison {
    var start = Matching(old, new)
    let choices = start.begin()
    let templates = TemplateComparison(old, new)
    guard choices.areOpen, ReadingDirection.isTurned(start.old, start.new) else {
      return best(from: start, choices, templates)
    }
    var back = Matching(new, old)
    let choicesBack = back.begin()
    let found = best(from: back, choicesBack, TemplateComparison(new, old))
    return Comparison(Matching(turning: found.matching), templates)
  }

  private static func best(
    from start: Matching, _ choices: MatchingChoices, _ templates: TemplateComparison
  ) -> Comparison {
    func comparison(pairing pairs: [(old: Int, new: Int)]) -> Comparison {
      var matching = start
      for pair in pairs { matching.pairSections(pair.old, pair.new) }
      matching.finish(choices)
      return Comparison(matching, templates)
    }
    var best = comparison(pairing: [])
    let alternatives = SectionAlternatives(start, choices.undecided)
    guard !alternatives.pairings.isEmpty else { return best }
    var fewest = ChangeOperations(best).count
    for pairs in alternatives.pairings {
      let other = comparison(pairing: pairs)
      let count = ChangeOperations(other).count
      if count < fewest { (best, fewest) = (other, count) }
    }
    return best
  }

  var old: Revision { matching.old }
  var new: Revision { matching.new }

  /// Rows outside the middles are equal.
  private mutating func compareRows() {
    for middle in matching.oldMiddles {
      for row in middle where !matching.isEqual[row] {
        guard let partner = matching.rows.new(for: row) else { continue }
        isChanged[row] = !matching.areEqual(row, partner)
      }
    }
  }

  /// A row shows something else too where its template does.
  private mutating func noteTemplates() {
    for (section, rows) in matching.old.sections.indices.map({ ($0, matching.old.rows(of: $0)) }) {
      let start = rows.lowerBound
      for row in rows where !isChanged[row] && matching.rows.new(for: row) != nil {
        guard case .template(let reference) = matching.old.sections[section].cells[row - start].look else {
          continue
        }
        isChanged[row] = templates.changed.contains(reference.identifier)
      }
    }
  }

  /// Whether what shows a template in the old document is what shows it in the new one.
  private func areOne(_ a: TemplateUser, _ b: TemplateUser) -> Bool {
    guard a.element == b.element else { return false }
    switch (a.place, b.place) {
    case (.table, .table): return true
    case (.section(let before), .section(let after)): return keptSection(before) == after
    case (.row(let before), .row(let after)):
      return matching.rows.new(for: old.starts[before.section] + before.row)
        == new.starts[after.section] + after.row
    default: return false
    }
  }

  /// The new section of an old one; `nil` where it is gone.
  func keptSection(_ section: Int) -> Int? { matching.sections.new(for: section) }

  /// The new row that an old one is carried over to by a batch of updates: both stand in sections that stay.
  func carried(_ row: Int, in section: Int) -> Int? {
    guard let home = keptSection(section), let partner = matching.rows.new(for: row) else { return nil }
    if matching.new.rows(of: home).contains(partner) { return partner }
    guard matching.sections.old(for: matching.new.section(of: partner)) != nil else { return nil }
    return partner
  }

  /// Whether a section's header, footer or attributes changed.
  func isSectionChanged(_ section: Int) -> Bool {
    guard let partner = keptSection(section) else { return false }
    let a = old.sections[section]
    let b = new.sections[partner]
    return a.id != b.id || !a.showsSameAround(b)
      || templates.areChanged(a.header) || templates.areChanged(a.footer)
  }
}
