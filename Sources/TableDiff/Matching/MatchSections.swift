import TableModel

/// Sections that an identifier does not decide on: those without one, and those that share one.
struct UndecidedSections {
  var old: [Int] = []
  var new: [Int] = []
  /// Whether several equal sections could have been paired in more than one way.
  var hadChoices = false
}

extension Matching {
  /// Pairs sections whose identifier is unique in both documents, and those without one where nothing speaks against
  /// their order.
  mutating func matchSectionsByIdentifier() -> UndecidedSections {
    let oldPlaces = Self.places(of: old.sections)
    let newPlaces = Self.places(of: new.sections)
    var undecided = UndecidedSections()
    for (index, section) in old.sections.enumerated() {
      let places = newPlaces[section.id] ?? []
      if section.id != nil, oldPlaces[section.id]?.count == 1, places.count == 1 {
        pairSections(index, places[0])
      } else {
        undecided.old.append(index)
      }
    }
    matchAutomaticSections()
    undecided.old.removeAll { sections.new(for: $0) != nil }
    undecided.new = new.sections.indices.filter { sections.old(for: $0) == nil }
    reportDuplicates(oldPlaces, in: .old)
    reportDuplicates(newPlaces, in: .new)
    matchSectionsInOrder(&undecided)
    matchEqualSections(&undecided)
    return undecided
  }

  /// The rows that stand in no section of their own, where they stand together.
  private mutating func matchAutomaticSections() {
    let olds = old.sections.indices.filter { old.sections[$0].isAutomatic }
    let news = new.sections.indices.filter { new.sections[$0].isAutomatic }
    if olds.count == 1, news.count == 1 { pairSections(olds[0], news[0]) }
  }

  private static func places(of sections: [TableSection]) -> [String?: [Int]] {
    Dictionary(grouping: sections.indices) { sections[$0].id }
  }

  private mutating func reportDuplicates(_ places: [String?: [Int]], in side: RevisionSide) {
    let sections = side == .old ? old.sections : new.sections
    for (index, section) in sections.enumerated() {
      guard let id = section.id, let all = places[id], all.count > 1, all[1] == index else { continue }
      duplicates.append(
        DuplicateIdentifier(id, of: .section, in: side, at: .section(all[0]), and: .section(index)))
    }
  }

  /// As long as the same headers stand in the same order, or there is only one section at all, no row needs asking.
  private mutating func matchSectionsInOrder(_ undecided: inout UndecidedSections) {
    guard undecided.old.count == undecided.new.count else { return }
    let isOnly = old.sections.count == 1 && new.sections.count == 1
    let pairs = zip(undecided.old, undecided.new)
    guard pairs.allSatisfy({ areAlike($0, $1) && (isOnly || old.sections[$0].id == nil) }) else { return }
    guard isOnly || Set(undecided.old.map { old.sections[$0].spokenTitle }).count == undecided.old.count
    else {
      return
    }
    for (oldSection, newSection) in pairs { pairSections(oldSection, newSection) }
    (undecided.old, undecided.new) = ([], [])
  }

  private func areAlike(_ oldSection: Int, _ newSection: Int) -> Bool {
    let a = old.sections[oldSection]
    let b = new.sections[newSection]
    if old.sections.count == 1, new.sections.count == 1 { return a.id == b.id }
    return a.id == b.id && a.spokenTitle == b.spokenTitle
      && a.header != nil
  }
}

extension TableSection {
  /// What a person calls it: the words of its header.
  public var spokenTitle: String? { header?.spokenText }
}

extension TableHeaderFooter {
  /// Its words, those of its first value where a template shows them.
  var spokenText: String? {
    switch look {
    case .title(let title): title
    case .template: values.first?.text
    }
  }
}
