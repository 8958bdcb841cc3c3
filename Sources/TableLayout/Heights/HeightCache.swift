import TableModel

/// The heights of a table's rows, by index path and by id, which follow the table's edits.
///
/// The invariant: a cached height is always the one that a fresh layout would give for the row that stands there now. It
/// holds as long as every change of a row is told: edits by `apply`, another room or other traits by `use`. A row that
/// is found under another id than it was cached under counts as another row.
///
/// Asking is one look-up. An edit of one row moves the places behind it in its section, four bytes a row; a batch
/// makes anew the sections that it touches, and the list of sections.
public struct HeightCache: Sendable {
  public private(set) var traits: HeightTraits
  public internal(set) var statistics = HeightStatistics()
  /// For each section the slots of its rows.
  var sections: [[Int32]]
  var slots = HeightSlots()

  /// The most rows that a section may have.
  public static let maximumRows = 100_000_000

  /// - Parameter rowCounts: how many rows each section has; a number that is none counts as the nearest that is one.
  public init(rowCounts: [Int], traits: HeightTraits) {
    self.traits = traits
    sections = []
    for count in rowCounts {
      sections.append((0..<min(max(0, count), Self.maximumRows)).map { _ in slots.allocate() })
    }
  }

  public var rowCounts: [Int] { sections.map(\.count) }

  /// The height of a row: the cached one, else what `compute` gives, which is then cached.
  ///
  /// Where the table has no such row, nothing is cached. So it is with a height that is no number.
  public mutating func height(
    at path: TableIndexPath, id: String? = nil, compute: () -> Double
  ) -> Double {
    guard let slot = slot(at: path) else { return compute() }
    if let height = slots.height(of: slot, id: id) {
      statistics.hits += 1
      return height
    }
    if slots.wasComputed(slot) { statistics.recomputations += 1 } else { statistics.misses += 1 }
    let height = compute()
    slots.set(height, of: slot, id: id)
    return height
  }

  /// The height of a row, if it is cached. Asking so is not counted.
  public func cachedHeight(at path: TableIndexPath) -> Double? { slot(at: path).flatMap(slots.height(of:)) }

  /// The height of the row that was cached under an id.
  public func cachedHeight(ofID id: String) -> Double? { slots.slot(ofID: id).flatMap(slots.height(of:)) }

  /// Drops every height where the traits are others than before.
  public mutating func use(_ traits: HeightTraits) {
    guard traits != self.traits else { return }
    self.traits = traits
    slots.voidAll()
  }

  /// Drops the height of the row that was cached under an id: its content has changed.
  public mutating func reload(id: String) {
    if let slot = slots.slot(ofID: id) { slots.void(slot) }
  }

  /// Computes the heights that are not there yet, from the first row on.
  ///
  /// - Parameters:
  ///   - limit: how many at most, so that the work can be spread.
  ///   - row: the id, if any, and the height of a row.
  /// - Returns: whether every row has its height now.
  @discardableResult
  public mutating func precache(
    atMost limit: Int = .max, row: (TableIndexPath) -> (id: String?, height: Double)
  ) -> Bool {
    var left = limit
    for section in sections.indices {
      for (index, slot) in sections[section].enumerated() where slots.height(of: slot) == nil {
        guard left > 0 else { return false }
        left -= 1
        let (id, height) = row(TableIndexPath(section: section, row: index))
        slots.set(height, of: slot, id: id)
        statistics.precached += 1
      }
    }
    return true
  }

  private func slot(at path: TableIndexPath) -> Int32? {
    guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.row) else {
      return nil
    }
    return sections[path.section][path.row]
  }
}
