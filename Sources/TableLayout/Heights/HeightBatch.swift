import TableModel

/// A batch of edits on its way: first every edit is taken up and checked, then the slots are put in order.
struct HeightBatch {
  /// For each section the slots of its rows; `newRow` where there is none yet.
  private(set) var sections: [[Int32]]
  /// Slots whose rows are gone.
  private(set) var released: [Int32] = []
  /// Slots whose rows have changed.
  private(set) var voided: [Int32] = []
  /// The places after the batch of the sections that may have new rows.
  private(set) var madeSections: [Int] = []

  private var edits = HeightEditSets()

  static let newRow: Int32 = -1

  init(_ edits: [HeightEdit], sections: [[Int32]]) throws(HeightEditFailure) {
    self.sections = sections
    for edit in edits {
      guard self.edits.enter(edit) else { throw .usedTwice(edit) }
      guard Self.isInRange(edit, of: sections) else { throw .outOfRange(edit) }
    }
  }

  /// Whether what an edit says of the table before it is so.
  private static func isInRange(_ edit: HeightEdit, of sections: [[Int32]]) -> Bool {
    func has(_ path: TableIndexPath) -> Bool {
      sections.indices.contains(path.section) && sections[path.section].indices.contains(path.row)
    }
    func isCount(_ rows: Int) -> Bool { 0...HeightCache.maximumRows ~= rows }
    switch edit {
    case .deleteSection(let section): return sections.indices.contains(section)
    case .reloadSection(let section, let rows): return sections.indices.contains(section) && isCount(rows)
    case .moveSection(let from, let to): return sections.indices.contains(from) && to >= 0
    case .insertSection(let section, let rows): return section >= 0 && isCount(rows)
    case .deleteRow(let path), .reloadRow(let path): return has(path)
    case .moveRow(let from, let to): return has(from) && to.section >= 0 && to.row >= 0
    case .insertRow(let path): return path.section >= 0 && path.row >= 0
    }
  }

  /// Hands the sections over, so that nobody else holds them when slots are filled in.
  mutating func takeSections() -> [[Int32]] {
    defer { sections = [] }
    return sections
  }

  mutating func rearrange() throws(HeightEditFailure) {
    let arrivals = takeArrivals()
    takeOutRows()
    try moveSections()
    try putInRows(arrivals)
  }

  /// The rows that come in, by the section they come to.
  private func takeArrivals() -> [Int: [Arrival]] {
    var arrivals: [Int: [Arrival]] = [:]
    for path in edits.insertedRows {
      arrivals[path.section, default: []].append(
        Arrival(row: path.row, slot: Self.newRow, edit: .insertRow(path)))
    }
    for (from, to) in edits.movedRows {
      let slot = sections[from.section][from.row]
      arrivals[to.section, default: []].append(
        Arrival(row: to.row, slot: slot, edit: .moveRow(from: from, to: to)))
    }
    return arrivals
  }

  private struct Arrival {
    let row: Int
    let slot: Int32
    let edit: HeightEdit
  }

  private mutating func takeOutRows() {
    voided = edits.reloadedRows.map { sections[$0.section][$0.row] }
    released = edits.deletedRows.map { sections[$0.section][$0.row] }
    var leaving: [Int: [Int]] = [:]
    for path in edits.deletedRows { leaving[path.section, default: []].append(path.row) }
    for path in edits.movedRows.keys { leaving[path.section, default: []].append(path.row) }
    for (section, rows) in leaving { sections[section] = sections[section].without(rows.sorted()) }
    for section in edits.deletedSections { released += sections[section] }
    for (section, rows) in edits.reloadedSections {
      released += sections[section]
      sections[section] = [Int32](repeating: Self.newRow, count: rows)
    }
  }

  private mutating func moveSections() throws(HeightEditFailure) {
    let count = sections.count - edits.deletedSections.count + edits.insertedSections.count
    var arranged = [[Int32]?](repeating: nil, count: count)
    for (section, rows) in edits.insertedSections.sorted(by: { $0.key < $1.key }) {
      guard section < count else { throw .outOfRange(.insertSection(section, rows: rows)) }
      arranged[section] = [Int32](repeating: Self.newRow, count: rows)
      madeSections.append(section)
    }
    for (from, to) in edits.movedSections.sorted(by: { $0.key < $1.key }) {
      guard to < count else { throw .outOfRange(.moveSection(from: from, to: to)) }
      arranged[to] = sections[from]
    }
    var place = 0
    for section in sections.indices
    where !edits.deletedSections.contains(section) && edits.movedSections[section] == nil {
      while arranged[place] != nil { place += 1 }
      arranged[place] = sections[section]
      if edits.reloadedSections[section] != nil { madeSections.append(place) }
    }
    sections = arranged.map { $0 ?? [] }
  }

  /// Puts each arriving row at its place; the others keep their order around them.
  private mutating func putInRows(_ arrivals: [Int: [Arrival]]) throws(HeightEditFailure) {
    for (section, unordered) in arrivals.sorted(by: { $0.key < $1.key }) {
      let arriving = unordered.sorted { $0.row < $1.row }
      guard sections.indices.contains(section) else { throw .outOfRange(arriving[0].edit) }
      var rows: [Int32] = []
      rows.reserveCapacity(sections[section].count + arriving.count)
      var staying = sections[section][...]
      for arrival in arriving {
        let before = staying.prefix(arrival.row - rows.count)
        rows += before
        staying = staying.dropFirst(before.count)
        guard rows.count == arrival.row else { throw .outOfRange(arrival.edit) }
        rows.append(arrival.slot)
      }
      sections[section] = rows + staying
      madeSections.append(section)
    }
  }
}

extension [Int32] {
  /// What is left without the elements at some places, which come in ascending order.
  fileprivate func without(_ places: [Int]) -> [Int32] {
    var left: [Int32] = []
    left.reserveCapacity(count)
    var start = 0
    for place in places {
      left += self[start..<place]
      start = place + 1
    }
    return left + self[start...]
  }
}
