import TableDiff
import TableLayout
import TableModel

/// How many changes and moved rows a page has told.
struct PageNumbers {
  var changes = 0
  var marks = 0
}

/// What a page of a comparison knows while it is written.
struct ComparisonPage {
  let comparison: ArrangedComparison
  let sections: [AlignedSection]
  private let wording: ChangeWording
  private let first: PageNumbers
  /// The numbers of moved rows, by their changes.
  private let marks: [Int: Int]
  private let examples: Set<TableIndexPath>
  private var changesOfSections: [TablePlaceKey: [Int]] = [:]

  /// Rows that are shown before and after one that changed.
  private static let context = 2

  private struct TablePlaceKey: Hashable {
    let isNew: Bool
    let section: Int
  }

  /// - Parameter first: the numbers that the first change and the first moved row get.
  init(_ comparison: ArrangedComparison, number first: PageNumbers) {
    self.comparison = comparison
    self.first = first
    sections = RevisionAlignment(comparison).sections()
    examples = Self.examples(of: comparison)
    wording = ChangeWording(comparison, isolates: true)
    let moved = comparison.changeset.changes.indices.filter { index in
      let change = comparison.changeset.changes[index]
      return change.kind == .move && change.element == .row
    }
    marks = Dictionary(moved.enumerated().map { ($0.element, $0.offset + 1) }) { first, _ in first }
    for (number, change) in changes.enumerated() where change.element != .row {
      if let section = change.new?.section {
        changesOfSections[TablePlaceKey(isNew: true, section: section), default: []].append(number)
      } else if let section = change.old?.section {
        changesOfSections[TablePlaceKey(isNew: false, section: section), default: []].append(number)
      }
    }
  }

  var changes: [TableChange] { comparison.changeset.changes }

  func mark(of change: Int) -> Int { first.marks + (marks[change] ?? 0) }

  /// The number of a change on the page.
  func number(of change: Int) -> Int { first.changes + change }

  /// The numbers that the next table begins with.
  var end: PageNumbers {
    PageNumbers(changes: first.changes + changes.count, marks: first.marks + marks.count)
  }

  /// Whether a change belongs to no section.
  func isLoose(_ number: Int) -> Bool {
    changes[number].new?.section == nil && changes[number].old?.section == nil
  }

  func sectionChanges(of section: AlignedSection) -> [Int] {
    let new = section.new.flatMap { changesOfSections[TablePlaceKey(isNew: true, section: $0)] } ?? []
    let old = section.old.flatMap { changesOfSections[TablePlaceKey(isNew: false, section: $0)] } ?? []
    return (new + old).sorted()
  }

  func name(of section: AlignedSection) -> String {
    (comparison.tableName.map { "\($0.isolated), " } ?? "") + ownName(of: section)
  }

  private func ownName(of section: AlignedSection) -> String {
    if let new = section.new { return wording.sectionName(new, in: comparison.new) }
    return section.old.map { wording.sectionName($0, in: comparison.old) } ?? ""
  }

  /// `row 0,1 bob 'Bob' updated, 44 → 64.5 (+20.5)`.
  func title(of change: TableChange) -> String {
    let table = change.element == .table ? comparison.tableName?.isolated : nil
    var name = table ?? wording.name(of: ChangeGroup(changes: [change]))
    if change.element == .header || change.element == .footer, let section = wording.sectionName(of: change) {
      name += " of \(section)"
    }
    let heights = wording.heights(of: change)
    let also = change.kind == .move && !change.values.isEmpty ? " and updated" : ""
    return "\(name) \(change.kind.past)\(also)\(heights.isEmpty ? "" : ", \(heights)")"
  }

  /// Whether a row changed, or stands near one that did.
  func isShown(_ index: Int, in rows: [AlignedRow]) -> Bool {
    let near = max(0, index - Self.context)...min(rows.count - 1, index + Self.context)
    return near.contains { rows[$0].change != nil || hasNewHeight(rows[$0]) }
      || rows[index].new.map { examples.contains($0) } ?? false
  }

  /// Rows that show a change of the whole table, or of a template: the first few.
  private static func examples(of comparison: ArrangedComparison) -> Set<TableIndexPath> {
    let changes = comparison.changeset.changes
    let showsAny = changes.contains { $0.element == .table && $0.kind == .update }
    let updates = changes.filter { $0.element == .template && $0.kind == .update }
    let templates = Set(updates.compactMap(\.id))
    guard showsAny || !templates.isEmpty else { return [] }
    var counts: [String: Int] = [:]
    var examples: Set<TableIndexPath> = []
    for (index, section) in comparison.new.table.sections.enumerated() {
      for (row, cell) in section.cells.enumerated() {
        let template = if case .template(let reference) = cell.look { reference.identifier } else { "" }
        let isWanted = templates.contains(template) && counts[template, default: 0] < exampleCount
        guard isWanted || (showsAny && examples.count < exampleCount) else { continue }
        counts[template, default: 0] += 1
        examples.insert(TableIndexPath(section: index, row: row))
      }
    }
    return examples
  }

  private static let exampleCount = 3

  /// A row can look different without a change of its own: its template changed.
  private func hasNewHeight(_ row: AlignedRow) -> Bool {
    guard let old = row.old, let new = row.new else { return true }
    let heights = [comparison.old.arrangement.row(at: old), comparison.new.arrangement.row(at: new)]
      .map { $0?.frame.height }
    return heights[0] != heights[1]
  }
}

extension AlignedSection {
  /// How all of it looks.
  var kind: TableChange.Kind? { old == nil ? .insert : new == nil ? .delete : nil }
}

extension AlignedRow {
  func kind(_ page: ComparisonPage) -> TableChange.Kind? {
    guard let change else { return old == nil ? .insert : new == nil ? .delete : nil }
    return page.changes[change].element == .row ? page.changes[change].kind : old == nil ? .insert : .delete
  }
}
