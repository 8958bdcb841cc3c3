import TableModel

/// The operations of a comparison by kind, with places in the whole documents.
struct ChangeOperations {
  /// Deletes, inserts and moves of sections.
  private(set) var sections: [BatchOperation] = []
  private(set) var movesSections = false
  /// The places in the new document of sections whose header or footer changed.
  private(set) var sectionUpdates: [Int] = []
  private(set) var updates: [BatchOperation] = []
  private(set) var deletes: [BatchOperation] = []
  private(set) var inserts: [BatchOperation] = []
  private(set) var moves: [BatchOperation] = []
  /// The moves again, starting where rows are once the deleted ones are gone and sections stand in their new order.
  private var lateMoves: [BatchOperation] = []
  /// Whether a row that is deleted, inserted or moved stands in a section that moves.
  private(set) var touchesMovedSections = false

  private let comparison: Comparison

  init(_ comparison: Comparison) {
    self.comparison = comparison
    gatherSections()
    for section in comparison.old.sections.indices where comparison.keptSection(section) != nil {
      gatherOldRows(of: section)
    }
    for section in comparison.new.sections.indices {
      if let oldSection = comparison.matching.sections.old(for: section) {
        gatherNewRows(of: section, from: oldSection)
      }
    }
    if !movesSections { touchesMovedSections = false }
  }

  var count: Int {
    sections.count + sectionUpdates.count + updates.count + deletes.count + inserts.count + moves.count
  }

  var insertsAndMovesAfterSections: [BatchOperation] { inserts + lateMoves }

  private mutating func gatherSections() {
    for section in comparison.old.sections.indices {
      guard let partner = comparison.keptSection(section) else {
        sections.append(.deleteSection(section))
        continue
      }
      if comparison.movement.sections[section] {
        sections.append(.moveSection(from: section, to: partner))
        movesSections = true
      }
      if comparison.isSectionChanged(section) { sectionUpdates.append(partner) }
    }
    for section in comparison.new.sections.indices
    where comparison.matching.sections.old(for: section) == nil {
      sections.append(.insertSection(section))
    }
    sectionUpdates.sort()
  }

  private mutating func gatherOldRows(of section: Int) {
    let rows = comparison.old.rows(of: section)
    let home = comparison.keptSection(section) ?? 0
    let isMoving = comparison.movement.sections[section]
    var rank = 0
    for row in rows {
      let path = TableIndexPath(section: section, row: row - rows.lowerBound)
      guard let partner = comparison.carried(row, in: section) else {
        deletes.append(.deleteRow(path))
        if isMoving { touchesMovedSections = true }
        continue
      }
      if comparison.isChanged[row] { updates.append(.updateRow(path)) }
      if comparison.movement.rows[row] {
        let end = comparison.new.path(of: partner)
        moves.append(.moveRow(from: path, to: end))
        lateMoves.append(.moveRow(from: TableIndexPath(section: home, row: rank), to: end))
        if isMoving || isMoved(end.section) { touchesMovedSections = true }
      }
      rank += 1
    }
  }

  private mutating func gatherNewRows(of section: Int, from oldSection: Int) {
    let rows = comparison.new.rows(of: section)
    for row in rows {
      let partner = comparison.matching.rows.old(for: row)
      guard partner.map({ !comparison.matching.isKept($0, in: .old) }) ?? true else { continue }
      inserts.append(.insertRow(TableIndexPath(section: section, row: row - rows.lowerBound)))
      if comparison.movement.sections[oldSection] { touchesMovedSections = true }
    }
  }

  private func isMoved(_ newSection: Int) -> Bool {
    comparison.matching.sections.old(for: newSection).map { comparison.movement.sections[$0] } ?? false
  }
}
