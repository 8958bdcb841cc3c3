import TableDiff
import TableModel

extension RowStore {
  /// Becomes other sections, to which proved batches of updates lead: rows and sections that stay keep their slots and
  /// keys.
  mutating func follow(_ stages: [BatchStage], to target: [TableSection]) {
    var followed = sections.map { FollowedSection(key: $0.key, slots: $0.slots) }
    for stage in stages { followed = FollowedBatch(stage).run(on: followed) }
    var kept = Set<Int32>()
    for section in followed { kept.formUnion(section.slots) }
    for slot in sections.flatMap(\.slots) where !kept.contains(slot) { release(slot) }
    sections = zip(followed, target).map { place, section in
      var stored = StoredSection(key: place.key ?? takeKey(), head: section, slots: place.slots)
      stored.head.cells = []
      for (row, cell) in section.cells.enumerated() where row < stored.slots.count {
        if stored.slots[row] == FollowedBatch.newRow {
          stored.slots[row] = allocate(cell, in: stored.key)
        } else {
          setCell(cell, of: stored.slots[row])
          homes[Int(stored.slots[row])] = stored.key
        }
      }
      return stored
    }
  }
}

/// A section on its way through batches of updates.
private struct FollowedSection {
  /// `nil` for one that came.
  var key: Int32?
  /// `newRow` for rows that came.
  var slots: [Int32]
}

/// One proved batch, as it moves the slots of rows.
private struct FollowedBatch {
  static let newRow: Int32 = -1

  private let result: StageTable
  private var leaving: [Int: Set<Int>] = [:]
  /// For each section and row after the batch where the row comes from; `nil` for one that is inserted.
  private var arriving: [Int: [Int: TableIndexPath?]] = [:]
  private var goneSections: Set<Int> = []
  private var newSections: Set<Int> = []
  /// To where from where.
  private var movedSections: [Int: Int] = [:]

  init(_ stage: BatchStage) {
    result = stage.result
    for operation in stage.operations {
      switch operation {
      case .deleteSection(let section): goneSections.insert(section)
      case .insertSection(let section): newSections.insert(section)
      case .moveSection(let from, let to):
        goneSections.insert(from)
        movedSections[to] = from
      case .deleteRow(let path): leaving[path.section, default: []].insert(path.row)
      case .insertRow(let path): arriving[path.section, default: [:]][path.row] = .some(nil)
      case .moveRow(let from, let to):
        leaving[from.section, default: []].insert(from.row)
        arriving[to.section, default: [:]][to.row] = from
      case .updateRow, .updateSection: break
      }
    }
  }

  func run(on sections: [FollowedSection]) -> [FollowedSection] {
    var staying = sections.indices.filter { !goneSections.contains($0) }.makeIterator()
    return result.sections.enumerated().map { place, wanted in
      guard !newSections.contains(place), let source = movedSections[place] ?? staying.next(),
        sections.indices.contains(source)
      else {
        return FollowedSection(slots: Array(repeating: Self.newRow, count: wanted.rowCount))
      }
      return FollowedSection(key: sections[source].key, slots: rows(of: source, at: place, sections, wanted))
    }
  }

  private func rows(
    of source: Int, at place: Int, _ sections: [FollowedSection], _ wanted: StageSection
  ) -> [Int32] {
    let (leaving, arriving) = (leaving[source], arriving[place])
    if leaving == nil, arriving == nil { return sections[source].slots }
    var staying = sections[source].slots.enumerated().lazy
      .filter { row, _ in !(leaving?.contains(row) ?? false) }.makeIterator()
    return (0..<wanted.rowCount).map { row in
      guard let arrival = arriving?[row] else { return staying.next()?.element ?? Self.newRow }
      return arrival.map { sections[$0.section].slots[$0.row] } ?? Self.newRow
    }
  }
}
