import TableModel

/// Where a session's sections and rows come from.
public protocol TableSource {
  /// The sections with their rows, as they are now. Their templates are named, not looked up.
  var sections: [TableSection] { get }

  /// Looks again what there is.
  mutating func refetch()

  /// Why looking again failed when it was last tried: the sections are then those from before. `nil` where it did not.
  var failure: String? { get }

  /// The table with more than its rows, where its attributes and templates may have changed too; references are
  /// resolved. Whether it is edited does not count.
  var page: TableDocument? { get }

  /// Looks for rows behind those that there are. `false` where there are none.
  mutating func fetchNextPage() -> Bool
}

extension TableSource {
  /// What is always as it is now need not be looked at again.
  public mutating func refetch() {}

  /// What cannot fail has no failure.
  public var failure: String? { nil }

  /// Only rows change.
  public var page: TableDocument? { nil }

  /// What there is is all there is.
  public mutating func fetchNextPage() -> Bool { false }
}

/// Sections that somebody holds and may change: the table shows what they are at the next refresh.
public final class SectionsInMemory: TableSource {
  public var sections: [TableSection]

  public init(_ sections: [TableSection]) { self.sections = sections }
}

/// A list of things, made into rows and grouped by a key: a section for each key, in the order in which the keys first
/// appear.
public struct GroupedList<Element>: TableSource {
  /// What there is; looked at when the source is made and at every refresh.
  private let elements: () -> [Element]
  private let key: (Element) -> String
  private let section: (String) -> TableSection
  private let cell: (Element) -> TableCell
  public private(set) var sections: [TableSection] = []

  /// - Parameters:
  ///   - elements: gives the list as it is now.
  ///   - key: what an element is grouped by.
  ///   - section: the section of a key, without rows; one with the key for its identifier and header where left out.
  ///   - cell: the row of an element.
  public init(
    _ elements: @escaping () -> [Element], by key: @escaping (Element) -> String,
    section: @escaping (String) -> TableSection = Self.titledSection, cell: @escaping (Element) -> TableCell
  ) {
    self.elements = elements
    self.key = key
    self.section = section
    self.cell = cell
    refetch()
  }

  public mutating func refetch() {
    var places: [String: Int] = [:]
    var grouped: [TableSection] = []
    for element in elements() {
      let key = key(element)
      let place = places[key] ?? grouped.count
      if place == grouped.count {
        places[key] = place
        grouped.append(section(key))
      }
      grouped[place].cells.append(cell(element))
    }
    sections = grouped
  }

  /// A section with a key for its identifier and its header.
  public static func titledSection(_ key: String) -> TableSection {
    var section = TableSection(id: key)
    section.header = TableHeaderFooter(.title(key))
    return section
  }
}
