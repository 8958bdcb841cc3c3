import TableModel

/// The table before and after several edits, with only as many rows as it takes to compare them.
///
/// They are compared as any two tables are. Rows and sections are named after their slots and keys: which became which
/// is known here, whatever identifiers the document has.
struct TransactionTables {
  /// For each section the rows that are in the table before, and in the one after.
  private(set) var oldRows: [RowSample] = []
  private(set) var newRows: [RowSample] = []
  private(set) var before = TableDocument()
  private(set) var after = TableDocument()
  let steps: TransactionSteps
  /// The rows that were in the sections to be shown anew.
  private var rowsBefore: [Int32: Set<Int32>] = [:]

  init(_ journal: RowJournal, after store: RowStore, templates: [CellTemplate]) {
    steps = TransactionSteps(journal, after: store)
    let old = journal.sections
    let new = store.sections
    for section in old where steps.reloadedSections.contains(section.key) {
      rowsBefore[section.key] = Set(section.slots)
    }
    sampleRows(old, new, isTouched: steps.flags(slotCount: store.slotCount))
    before = document(of: old, oldRows, .before, store, templates)
    after = document(of: new, newRows, .after, store, templates)
  }

  /// Sections that are in both tables share what they leave out; of others everything is kept.
  private mutating func sampleRows(_ old: [StoredSection], _ new: [StoredSection], isTouched: [Bool]) {
    oldRows = Array(repeating: RowSample([]), count: old.count)
    var kept = Set<Int>()
    let oldPlaces = Dictionary(old.enumerated().map { ($1.key, $0) }) { first, _ in first }
    newRows = new.map { section in
      guard let place = oldPlaces[section.key], !steps.reloadedSections.contains(section.key) else {
        return RowSample(section.slots)
      }
      let pair = RowSample.pair(old[place].slots, section.slots, isTouched: isTouched)
      oldRows[place] = pair.old
      kept.insert(place)
      return pair.new
    }
    for place in old.indices where !kept.contains(place) { oldRows[place] = RowSample(old[place].slots) }
  }

  private enum Time { case before, after }

  private func document(
    of sections: [StoredSection], _ samples: [RowSample], _ time: Time, _ store: RowStore,
    _ templates: [CellTemplate]
  ) -> TableDocument {
    var document = TableDocument(templates: templates)
    document.table.sections = zip(sections, samples).map { stored, sample in
      var section = stored.head
      let isReloaded = time == .after && steps.reloadedSections.contains(stored.key)
      section.id = isReloaded ? "reloaded \(stored.key)" : "\(stored.key)"
      let stayed = isReloaded ? rowsBefore[stored.key, default: []] : []
      section.cells = sample.slots.map { slot in
        // Its section is told to be another one, and the row with it.
        stayed.contains(slot) ? TableCell(id: "reloaded \(slot)") : cell(of: slot, time, store)
      }
      return section
    }
    return document
  }

  /// A row that nothing happened to but that it may have moved needs no content to be compared by.
  private func cell(of slot: Int32, _ time: Time, _ store: RowStore) -> TableCell {
    let name = "\(steps.aliases[slot] ?? slot)"
    guard steps.changed.contains(slot) else {
      let isReloaded = time == .after && steps.reloaded.contains(slot)
      return TableCell(id: name, values: isReloaded ? [CellValue(StandardKey.text, "reloaded")] : [])
    }
    var cell = time == .before ? steps.replaced[slot] ?? store.cell(of: slot) : store.cell(of: slot)
    cell.id = name
    return cell
  }
}

/// What a transaction did, by row.
struct TransactionSteps {
  /// The cells that rows had before they had others.
  private(set) var replaced: [Int32: TableCell] = [:]
  private(set) var inserted: Set<Int32> = []
  private var touched: Set<Int32> = []
  private(set) var reloaded: Set<Int32> = []
  private(set) var reloadedSections: Set<Int32> = []
  /// Rows that came and have the identifier of one that went: the same row, taken out and put in.
  private(set) var aliases: [Int32: Int32] = [:]

  init(_ journal: RowJournal, after store: RowStore) {
    var removed: [String: Int32] = [:]
    for step in journal.steps {
      switch step {
      case .inserted(let slot):
        inserted.insert(slot)
        touched.insert(slot)
      case .removed(let slot, _):
        touched.insert(slot)
        if inserted.remove(slot) == nil, let id = (replaced[slot] ?? store.cell(of: slot)).id {
          removed[id] = slot
        }
      case .replaced(let slot, let cell):
        touched.insert(slot)
        if !inserted.contains(slot), replaced[slot] == nil { replaced[slot] = cell }
      case .moved(let slot, _): touched.insert(slot)
      case .reloaded(let slot):
        reloaded.insert(slot)
        touched.insert(slot)
      case .reloadedSection(let key): reloadedSections.insert(key)
      }
    }
    for slot in inserted.sorted() {
      guard let id = store.cell(of: slot).id else { continue }
      if let former = removed.removeValue(forKey: id) { aliases[slot] = former }
    }
  }

  /// Rows that need their content to be compared by.
  var changed: Set<Int32> {
    var changed = Set(replaced.keys)
    for (slot, former) in aliases { changed.formUnion([slot, former]) }
    return changed
  }

  /// For each slot whether anything happened to its row.
  func flags(slotCount: Int) -> [Bool] {
    var flags = [Bool](repeating: false, count: slotCount)
    for slot in touched { flags[Int(slot)] = true }
    return flags
  }
}
