import TableModel

/// The sections and rows of a session, made for edits.
///
/// A row is a slot, a number that stays with it wherever it goes. Sections hold slots, so that an edit moves four bytes
/// for each row behind it in its section and touches no cell but its own. Whoever edits has checked the places before.
struct RowStore {
  var sections: [StoredSection] = []
  private(set) var cells: ContiguousArray<TableCell> = []
  /// For each slot the key of the section that its row is in.
  var homes: [Int32] = []
  private var free: [Int32] = []
  /// For each slot the number of the row that is in it: no other row ever has it.
  private var serials: [Int] = []
  private var nextSerial: Int
  var names: SlotNames
  private var nextKey: Int32
  /// What was done since it was begun; `nil` where nobody may want it undone.
  var journal: RowJournal?

  /// - Parameter former: a store whose rows and sections are not to be taken for those of this one.
  init(_ sections: [TableSection], after former: RowStore? = nil) {
    nextKey = former?.nextKey ?? 0
    nextSerial = former?.nextSerial ?? 0
    let count = sections.reduce(0) { $0 + $1.cells.count }
    names = SlotNames(minimumCapacity: count)
    cells.reserveCapacity(count + count / 8 + 16)
    homes.reserveCapacity(count + count / 8 + 16)
    serials.reserveCapacity(count + count / 8 + 16)
    for section in sections { insertSection(section, at: self.sections.count) }
  }

  // MARK: Looking up

  var rowCount: Int { sections.reduce(0) { $0 + $1.slots.count } }

  /// One more than the highest slot.
  var slotCount: Int { cells.count }

  func hasSection(_ section: Int) -> Bool { sections.indices.contains(section) }

  func hasRow(_ path: TableIndexPath) -> Bool {
    hasSection(path.section) && sections[path.section].slots.indices.contains(path.row)
  }

  func slot(at path: TableIndexPath) -> Int32? {
    hasRow(path) ? sections[path.section].slots[path.row] : nil
  }

  func cell(of slot: Int32) -> TableCell { cells[Int(slot)] }

  func contains(_ id: String) -> Bool { names.contains(id) }

  /// The place of the first row with an identifier. Linear in the rows of its section.
  func path(of id: String) -> TableIndexPath? {
    if let slot = names.onlySlot(of: id) { return path(of: slot) }
    return names.slots(of: id).compactMap(path).min()
  }

  /// Where a row is now; `nil` once it is gone. Linear in the rows of its section.
  func path(of slot: Int32) -> TableIndexPath? {
    guard homes.indices.contains(Int(slot)), homes[Int(slot)] >= 0 else { return nil }
    let home = homes[Int(slot)]
    guard let section = sections.firstIndex(where: { $0.key == home }),
      let row = sections[section].slots.firstIndex(of: slot)
    else { return nil }
    return TableIndexPath(section: section, row: row)
  }

  /// What a row is known by whatever is edited.
  func key(at path: TableIndexPath) -> RowKey? {
    slot(at: path).map { RowKey(slot: $0, serial: serials[Int($0)]) }
  }

  /// Whether a row is still in the table.
  func contains(_ key: RowKey) -> Bool {
    serials.indices.contains(Int(key.slot)) && serials[Int(key.slot)] == key.serial
      && homes[Int(key.slot)] >= 0
  }

  /// Where a row is now; `nil` once it is gone.
  func path(of key: RowKey) -> TableIndexPath? {
    contains(key) ? path(of: key.slot) : nil
  }

  /// A section with its rows.
  func fullSection(_ index: Int) -> TableSection {
    var section = sections[index].head
    section.cells = sections[index].slots.map(cell)
    return section
  }

  // MARK: Editing

  mutating func insert(_ cell: TableCell, at path: TableIndexPath) {
    let slot = allocate(cell, in: sections[path.section].key)
    sections[path.section].slots.insert(slot, at: path.row)
  }

  mutating func remove(at path: TableIndexPath) {
    release(sections[path.section].slots.remove(at: path.row))
  }

  /// - Parameter to: the place in the table after the move.
  mutating func move(from: TableIndexPath, to: TableIndexPath) {
    let slot = sections[from.section].slots[from.row]
    journal?.note(.moved(slot, home: homes[Int(slot)]))
    if from.section == to.section {
      sections[from.section].slots.move(from: from.row, to: to.row)
    } else {
      sections[from.section].slots.remove(at: from.row)
      sections[to.section].slots.insert(slot, at: to.row)
      homes[Int(slot)] = sections[to.section].key
    }
  }

  /// Another cell for a row that stays the same row.
  mutating func replace(at path: TableIndexPath, with cell: TableCell) {
    let slot = sections[path.section].slots[path.row]
    journal?.note(.replaced(slot, cells[Int(slot)]))
    setCell(cell, of: slot)
  }

  mutating func setCell(_ cell: TableCell, of slot: Int32) {
    if cells[Int(slot)].id != cell.id {
      names.leave(cells[Int(slot)].id, slot)
      names.enter(cell.id, slot)
    }
    cells[Int(slot)] = cell
  }

  mutating func takeKey() -> Int32 {
    defer { nextKey += 1 }
    return nextKey
  }

  mutating func reload(at path: TableIndexPath) {
    journal?.note(.reloaded(sections[path.section].slots[path.row]))
  }

  mutating func reloadSection(_ index: Int) { journal?.note(.reloadedSection(sections[index].key)) }

  mutating func insertSection(_ section: TableSection, at index: Int) {
    var head = section
    head.cells = []
    let key = takeKey()
    let slots = section.cells.map { allocate($0, in: key) }
    sections.insert(StoredSection(key: key, head: head, slots: slots), at: index)
  }

  mutating func removeSection(_ index: Int) {
    for slot in sections.remove(at: index).slots { release(slot) }
  }

  mutating func moveSection(from: Int, to: Int) { sections.insert(sections.remove(at: from), at: to) }

  /// Everything of a section but its rows.
  mutating func replaceHead(of index: Int, with section: TableSection) {
    sections[index].head = section
    sections[index].head.cells = []
  }

  // MARK: Slots

  mutating func allocate(_ cell: TableCell, in home: Int32) -> Int32 {
    let slot: Int32
    if let reused = free.popLast() {
      slot = reused
      cells[Int(slot)] = cell
      homes[Int(slot)] = home
      serials[Int(slot)] = nextSerial
    } else {
      slot = Int32(clamping: cells.count)
      cells.append(cell)
      homes.append(home)
      serials.append(nextSerial)
    }
    nextSerial += 1
    names.enter(cell.id, slot)
    journal?.note(.inserted(slot))
    return slot
  }

  mutating func release(_ slot: Int32) {
    names.leave(cells[Int(slot)].id, slot)
    if journal == nil {
      empty(slot)
    } else {
      journal?.note(.removed(slot, home: homes[Int(slot)]))
      homes[Int(slot)] = -1
    }
  }

  mutating func empty(_ slot: Int32) {
    cells[Int(slot)] = Self.nothing
    homes[Int(slot)] = -1
    free.append(slot)
  }

  private static let nothing = TableCell()
}

/// A row of a session, wherever it goes, and no other one once it is gone.
struct RowKey: Hashable {
  fileprivate(set) var slot: Int32
  fileprivate(set) var serial: Int
}

/// A section of a session: what stands around its rows, and the slots of the rows.
struct StoredSection {
  /// Stays with the section wherever it goes.
  let key: Int32
  /// Without cells.
  var head: TableSection
  var slots: [Int32]
}

extension [Int32] {
  /// Moves one element; those between its old and its new place make room.
  fileprivate mutating func move(from: Int, to: Int) {
    let element = self[from]
    if from < to {
      for place in from..<to { self[place] = self[place + 1] }
    } else {
      for place in stride(from: from, to: to, by: -1) { self[place] = self[place - 1] }
    }
    self[to] = element
  }
}
