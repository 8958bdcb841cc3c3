import TableDiff
import TableModel
import TableSessions
import Testing

/// What a table view shows that hears of updates and sees nothing else: it runs the batches by UIKit's rules, and takes
/// what it has not seen from the update.
///
/// It shares no code with the session, nor with the comparison of tables.
struct ShadowTable {
  private(set) var sections: [Section]

  struct Section {
    var head: TableSection
    var cells: [TableCell]
  }

  init(_ document: TableDocument) {
    sections = document.table.sections.map { section in
      var head = section
      head.cells = []
      return Section(head: head, cells: section.cells)
    }
  }

  /// The sections as a table has them.
  var table: [TableSection] {
    sections.map { section in
      var full = section.head
      full.cells = section.cells
      return full
    }
  }

  mutating func follow(_ update: SessionUpdate) {
    if let document = update.document, update.changeset == nil {
      self = ShadowTable(document)
      return
    }
    for stage in update.changeset?.stages ?? [] { run(stage, of: update) }
  }

  private mutating func run(_ stage: BatchStage, of update: SessionUpdate) {
    var leaving: Set<TableIndexPath> = []
    var renewed: Set<TableIndexPath> = []
    var arriving: [TableIndexPath: TableCell?] = [:]
    var goneSections: Set<Int> = []
    var newSections: Set<Int> = []
    var renewedSections: Set<Int> = []
    var movedSections: [Int: Int] = [:]
    for operation in stage.operations {
      switch operation {
      case .deleteSection(let index): goneSections.insert(index)
      case .insertSection(let index): newSections.insert(index)
      case .updateSection(let index): renewedSections.insert(index)
      case .moveSection(let from, let to):
        goneSections.insert(from)
        movedSections[to] = from
      case .deleteRow(let path): leaving.insert(path)
      case .updateRow(let path): renewed.insert(path)
      case .insertRow(let path): arriving[path] = .some(nil)
      case .moveRow(let from, let to):
        leaving.insert(from)
        arriving[to] = sections[from.section].cells[from.row]
      }
    }
    var staying = sections.indices.filter { !goneSections.contains($0) }
    var result: [Section] = []
    for (place, wanted) in stage.result.sections.enumerated() {
      if newSections.contains(place) {
        guard let section = update.section(at: wanted.section) else {
          Issue.record("the update lacks section \(wanted.section)")
          continue
        }
        var head = section
        head.cells = []
        result.append(Section(head: head, cells: section.cells))
        continue
      }
      let source = movedSections[place] ?? staying.removeFirst()
      var kept = sections[source].cells.enumerated().filter {
        !leaving.contains(TableIndexPath(section: source, row: $0.offset))
      }
      kept.reverse()
      var section = sections[source]
      if renewedSections.contains(source), let head = update.section(at: wanted.section) {
        section.head = head
        section.head.cells = []
      }
      section.cells = []
      for row in 0..<wanted.rowCount {
        let path = TableIndexPath(section: place, row: row)
        let origin = Self.origin(of: row, in: wanted)
        if let arrival = arriving[path] {
          section.cells.append(arrival ?? Self.cell(at: origin, in: update))
        } else if let next = kept.popLast() {
          let isRenewed = renewed.contains(TableIndexPath(section: source, row: next.offset))
          section.cells.append(isRenewed ? Self.cell(at: origin, in: update) : next.element)
        } else {
          Issue.record("row \(path) comes from nowhere")
        }
      }
      if !kept.isEmpty { Issue.record("\(kept.count) rows of section \(place) have no place") }
      result.append(section)
    }
    if !staying.isEmpty { Issue.record("\(staying.count) sections have no place") }
    sections = result
  }

  /// The side and place that a row after a batch is taken from.
  private static func origin(of row: Int, in section: StageSection) -> (
    side: RevisionSide, path: TableIndexPath
  )? {
    var rest = row
    for run in section.runs {
      if rest < run.rows.count {
        return (run.side, TableIndexPath(section: run.section, row: run.rows.lowerBound + rest))
      }
      rest -= run.rows.count
    }
    return nil
  }

  private static func cell(
    at origin: (side: RevisionSide, path: TableIndexPath)?, in update: SessionUpdate
  ) -> TableCell {
    guard let origin, origin.side == .new, let cell = update.cell(at: origin.path) else {
      Issue.record("the update lacks a row \(String(describing: origin))")
      return TableCell()
    }
    return cell
  }
}
