import TableModel

/// The operations of one batch by kind, no two of them on one place.
struct BatchSets {
  private(set) var deletedSections: Set<Int> = []
  private(set) var insertedSections: Set<Int> = []
  private(set) var updatedSections: Set<Int> = []
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var deletedRows: Set<TableIndexPath> = []
  private(set) var insertedRows: Set<TableIndexPath> = []
  private(set) var updatedRows: Set<TableIndexPath> = []
  /// From where to where.
  private(set) var movedRows: [TableIndexPath: TableIndexPath] = [:]
  /// To where from where.
  private(set) var arrivals: [TableIndexPath: TableIndexPath] = [:]
  private var touchedOldSections: Set<Int> = []
  private var touchedNewSections: Set<Int> = []
  private let operations: [BatchOperation]

  init(_ operations: [BatchOperation], stage: Int) throws(ReplayFailure) {
    self.operations = operations
    var used = UsedPlaces()
    for operation in operations {
      guard used.enter(operation) else { throw .usedTwice(stage: stage, operation) }
      enter(operation)
    }
  }

  private mutating func enter(_ operation: BatchOperation) {
    switch operation {
    case .deleteSection(let section): deletedSections.insert(section)
    case .insertSection(let section): insertedSections.insert(section)
    case .updateSection(let section): updatedSections.insert(section)
    case .moveSection(let from, let to): movedSections[from] = to
    case .deleteRow(let path):
      deletedRows.insert(path)
      touchedOldSections.insert(path.section)
    case .insertRow(let path):
      insertedRows.insert(path)
      touchedNewSections.insert(path.section)
    case .updateRow(let path):
      updatedRows.insert(path)
      touchedOldSections.insert(path.section)
    case .moveRow(let from, let to):
      movedRows[from] = to
      arrivals[to] = from
      touchedOldSections.insert(from.section)
      touchedNewSections.insert(to.section)
    }
  }

  func touchesRows(old: Int, new: Int) -> Bool {
    touchedOldSections.contains(old) || touchedNewSections.contains(new)
  }

  /// Every place is there.
  func checkRanges(before: [Int], after: [Int], stage: Int) throws(ReplayFailure) {
    func has(_ path: TableIndexPath, in counts: [Int]) -> Bool {
      counts.indices.contains(path.section) && 0..<counts[path.section] ~= path.row
    }
    for operation in operations {
      let isThere =
        switch operation {
        case .deleteSection(let section), .updateSection(let section): before.indices.contains(section)
        case .insertSection(let section): after.indices.contains(section)
        case .moveSection(let from, let to): before.indices.contains(from) && after.indices.contains(to)
        case .deleteRow(let path), .updateRow(let path): has(path, in: before)
        case .insertRow(let path): has(path, in: after)
        case .moveRow(let from, let to): has(from, in: before) && has(to, in: after)
        }
      guard isThere else { throw .outOfRange(stage: stage, operation) }
    }
  }

  /// For each section after the batch the one it was; `nil` for an inserted one.
  func sources(before: Int, after: Int, stage: Int) throws(ReplayFailure) -> [Int?] {
    var sources = [Int?](repeating: nil, count: after)
    for (from, to) in movedSections { sources[to] = from }
    var staying = (0..<before).lazy.filter { !deletedSections.contains($0) && movedSections[$0] == nil }
      .makeIterator()
    for place in sources.indices where sources[place] == nil && !insertedSections.contains(place) {
      guard let next = staying.next() else { throw .miscounted(stage: stage, section: nil) }
      sources[place] = next
    }
    guard staying.next() == nil else { throw .miscounted(stage: stage, section: nil) }
    return sources
  }

  /// No operation on a row of a section that is deleted, inserted or updated itself.
  func checkRows(sources: [Int?], stage: Int) throws(ReplayFailure) {
    let closedOld = deletedSections.union(updatedSections)
    let closedNew = insertedSections.union(
      sources.indices.filter { place in sources[place].map { updatedSections.contains($0) } ?? false })
    for operation in operations {
      let isOpen =
        switch operation {
        case .deleteRow(let path), .updateRow(let path): !closedOld.contains(path.section)
        case .insertRow(let path): !closedNew.contains(path.section)
        case .moveRow(let from, let to): !closedOld.contains(from.section) && !closedNew.contains(to.section)
        default: true
        }
      guard isOpen else { throw .rowOfChangedSection(stage: stage, operation) }
    }
  }
}

/// Places that some operation of a batch names.
private struct UsedPlaces {
  private var oldSections: Set<Int> = []
  private var newSections: Set<Int> = []
  private var oldRows: Set<TableIndexPath> = []
  private var newRows: Set<TableIndexPath> = []

  /// `false` where one of the places was named before.
  mutating func enter(_ operation: BatchOperation) -> Bool {
    switch operation {
    case .deleteSection(let section), .updateSection(let section): oldSections.insert(section).inserted
    case .insertSection(let section): newSections.insert(section).inserted
    case .moveSection(let from, let to):
      oldSections.insert(from).inserted && newSections.insert(to).inserted
    case .deleteRow(let path), .updateRow(let path): oldRows.insert(path).inserted
    case .insertRow(let path): newRows.insert(path).inserted
    case .moveRow(let from, let to): oldRows.insert(from).inserted && newRows.insert(to).inserted
    }
  }
}
