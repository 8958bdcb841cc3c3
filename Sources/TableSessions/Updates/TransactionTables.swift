import TableModel

/// The table before and after several edits, without the rows that none of them came near.
///
/// What is left is compared as any two tables are. Rows and sections are named after their slots and keys: which became
/// which is known here, whatever identifiers the document has.
struct TransactionTables {
  /// The kept sections' rows that were left out, by key.
  private(set) var margins: [Int32: RowMargins] = [:]
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
    let oldPlaces = Dictionary(old.enumerated().map { ($1.key, $0) }) { first, _ in first }
    for section in new {
      guard let place = oldPlaces[section.key], !steps.reloadedSections.contains(section.key) else {
        continue
      }
      margins[section.key] = RowMargins(from: old[place].slots, to: section.slots, touched: steps.touched)
    }
    before = document(of: old, .before, store, templates)
    after = document(of: new, .after, store, templates)
  }

  private enum Time { case before, after }

  private func document(
    of sections: [StoredSection], _ time: Time, _ store: RowStore, _ templates: [CellTemplate]
  ) -> TableDocument {
    var document = TableDocument(templates: templates)
    document.table.sections = sections.map { stored in
      var section = stored.head
      let isReloaded = time == .after && steps.reloadedSections.contains(stored.key)
      section.id = isReloaded ? "reloaded \(stored.key)" : "\(stored.key)"
      let margins = margins[stored.key] ?? RowMargins()
      let stayed = isReloaded ? rowsBefore[stored.key, default: []] : []
      section.cells = stored.slots[margins.middle(of: stored.slots.count)].map { slot in
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
  private(set) var reloaded: Set<Int32> = []
  private(set) var reloadedSections: Set<Int32> = []
  /// Rows that came and have the identifier of one that went: the same row, taken out and put in.
  private(set) var aliases: [Int32: Int32] = [:]

  init(_ journal: RowJournal, after store: RowStore) {
    var removed: [String: Int32] = [:]
    for step in journal.steps {
      switch step {
      case .inserted(let slot): inserted.insert(slot)
      case .removed(let slot, _):
        if inserted.remove(slot) == nil, let id = (replaced[slot] ?? store.cell(of: slot)).id {
          removed[id] = slot
        }
      case .replaced(let slot, let cell):
        if !inserted.contains(slot), replaced[slot] == nil { replaced[slot] = cell }
      case .moved: break
      case .reloaded(let slot): reloaded.insert(slot)
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

  /// Rows that have to be looked at even where they stand where they stood.
  var touched: Set<Int32> { Set(replaced.keys).union(reloaded) }
}

/// How many rows at the beginning and the end of a section nothing happened to.
struct RowMargins {
  var leading = 0
  var trailing = 0

  init() {}

  init(from old: [Int32], to new: [Int32], touched: Set<Int32>) {
    func isSame(_ a: Int32, _ b: Int32) -> Bool { a == b && (touched.isEmpty || !touched.contains(a)) }
    let count = min(old.count, new.count)
    if touched.isEmpty, old == new {
      leading = count
      return
    }
    while leading < count, isSame(old[leading], new[leading]) { leading += 1 }
    while trailing < count - leading, isSame(old[old.count - 1 - trailing], new[new.count - 1 - trailing]) {
      trailing += 1
    }
  }

  func middle(of count: Int) -> Range<Int> { leading..<max(leading, count - trailing) }
}
