/// One letter of the index at a table's trailing edge, and the section it leads to.
public struct SectionIndexEntry: Hashable, Sendable {
  public let title: String
  public let section: Int

  public init(title: String, section: Int) {
    self.title = title
    self.section = section
  }
}

extension Table {
  /// The section index: the explicit titles where given, else those of the sections that have one. Empty where
  /// there are no sections to lead to.
  public var sectionIndex: [SectionIndexEntry] {
    if let explicitIndexTitles {
      return explicitIndexTitles.compactMap { title in
        section(forIndexTitle: title).map { SectionIndexEntry(title: title, section: $0) }
      }
    }
    return sections.enumerated().compactMap { index, section in
      section.indexTitle.map { SectionIndexEntry(title: $0, section: index) }
    }
  }

  /// The section that an index title leads to: the one with that title, else the last one whose title sorts
  /// before it, else the first; `nil` only where there are no sections.
  public func section(forIndexTitle title: String) -> Int? {
    if let exact = sections.firstIndex(where: { $0.indexTitle == title }) { return exact }
    let before = sections.indices.last { index in
      sections[index].indexTitle.map { $0 < title } ?? false
    }
    return before ?? sections.indices.first
  }
}
