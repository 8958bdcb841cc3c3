import TableModel

extension Matching {
  /// Pairs undecided sections that are equal in all that they show, as many as possible in their order.
  ///
  /// Bare sections wait until the others are paired: only what stands around them tells them apart.
  mutating func matchEqualSections(_ undecided: inout UndecidedSections) {
    undecided.hadChoices = pairEqualSections(undecided) { !$0.isBare }
    undecided.old.removeAll { sections.new(for: $0) != nil }
    undecided.new.removeAll { sections.old(for: $0) != nil }
  }

  /// Pairs the sections that nothing else decided on: by their footers, then bare ones, then those that take no more
  /// operations to make one of the other than to put one in the other's place.
  mutating func matchLeftSections(_ undecided: UndecidedSections) {
    pairInOrder(undecided) { section in
      guard section.spokenTitle == nil, let footer = section.footer?.spokenText else { return nil }
      return SectionName(id: section.id, footer: footer)
    }
    pairEqualSections(undecided, where: \.isBare)
    let news = undecided.new.filter { sections.old(for: $0) == nil && new.sections[$0].isNameless }
    let olds = undecided.old.filter { sections.new(for: $0) == nil && old.sections[$0].isNameless }
    guard olds.count * news.count <= Self.sectionLinkLimit else { return }
    var links: [ChainLink] = []
    for section in olds {
      for other in news where areCheaplyChanged(section, other) {
        links.append(ChainLink(section, other, weight: 1))
      }
    }
    for link in chain(of: links) where areOpen(Int(link.old), Int(link.new)) {
      pairSections(Int(link.old), Int(link.new))
    }
  }

  private static let sectionLinkLimit = 250_000

  /// - Returns: whether some could have been paired with others as well.
  @discardableResult
  private mutating func pairEqualSections(
    _ undecided: UndecidedSections, where isLookedAt: (TableSection) -> Bool
  ) -> Bool {
    var news: [UInt64: [Int]] = [:]
    for section in undecided.new where sections.old(for: section) == nil && isLookedAt(new.sections[section])
    {
      news[new.contentKey(ofSection: section), default: []].append(section)
    }
    guard !news.isEmpty else { return false }
    let olds = undecided.old.filter { sections.new(for: $0) == nil && isLookedAt(old.sections[$0]) }
      .map { (section: $0, key: old.contentKey(ofSection: $0)) }
    let hadChoices =
      news.contains { $0.value.count > 1 } || Set(olds.map(\.key)).count < olds.count
    if olds.reduce(0, { $0 + (news[$1.key]?.count ?? 0) }) <= Self.sectionLinkLimit {
      let links = olds.flatMap { old in
        news[old.key, default: []].map { ChainLink(old.section, $0, weight: 1) }
      }
      for link in chain(of: links) { pairIfEqual(Int(link.old), Int(link.new)) }
    }
    for key in news.keys { news[key] = news[key]?.filter { sections.old(for: $0) == nil }.reversed() }
    for (section, key) in olds where sections.new(for: section) == nil {
      if let partner = news[key]?.popLast() { pairIfEqual(section, partner) }
    }
    return hadChoices
  }

  /// As many links as can be in their order beside each other and beside the sections that are paired.
  private func chain(of links: [ChainLink]) -> [ChainLink] {
    guard !links.isEmpty else { return [] }
    let anchors = sections.news.indices.compactMap { section in
      sections.new(for: section).map { ChainLink(section, $0, weight: 1) }
    }
    return HeaviestChain.links(among: links + anchors, oldCount: old.sections.count)
  }

  private mutating func pairIfEqual(_ oldSection: Int, _ newSection: Int) {
    let (a, b) = (old.sections[oldSection], new.sections[newSection])
    guard areOpen(oldSection, newSection), a.id == b.id, a.cells.count == b.cells.count, a.showsSameAround(b)
    else { return }
    let areEqual = a.cells.withUnsafeBufferPointer { a in
      b.cells.withUnsafeBufferPointer { b in a.indices.allSatisfy { comparison.areEqual(a, $0, b, $0) } }
    }
    if areEqual { pairSections(oldSection, newSection) }
  }

  /// Whether it takes at most two operations to make a section of the other: as many as to delete one and to insert the
  /// other.
  private func areCheaplyChanged(_ oldSection: Int, _ newSection: Int) -> Bool {
    let (a, b) = (old.sections[oldSection], new.sections[newSection])
    guard a.isNameless, b.isNameless, a.isAutomatic == b.isAutomatic else { return false }
    let rows = a.cells.count + b.cells.count
    return rows < 2 || (rows == 2 && a.showsSameAround(b))
  }
}

extension TableSection {
  /// Without identifier and title.
  fileprivate var isNameless: Bool { id == nil && spokenTitle == nil }

  /// Without rows and without anything that it could be called by.
  fileprivate var isBare: Bool { isNameless && cells.isEmpty && footer == nil }
}

extension Revision {
  /// A hash of a section's identifier, title, footer and rows; equal for equal sections.
  fileprivate func contentKey(ofSection index: Int) -> UInt64 {
    let section = sections[index]
    var hash = ByteHash()
    for text in [section.id, section.spokenTitle, section.footer?.spokenText] {
      hash.combine(text == nil ? "-" : "+")
      hash.combine(text ?? "")
    }
    var key = hash.value
    section.cells.withUnsafeBufferPointer { cells in
      for row in cells.indices {
        key = key &* 0x9E37_79B9_7F4A_7C15 &+ identityKey(of: row, in: cells) &+ contentKey(of: cells[row])
      }
    }
    return key
  }
}
