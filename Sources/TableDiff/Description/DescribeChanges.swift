import TableModel

/// Tells a comparison in reading order.
struct ChangeDescription {
  private let comparison: Comparison
  private(set) var changes: [TableChange] = []

  init(_ comparison: Comparison) { self.comparison = comparison }

  mutating func describe() {
    describeTable()
    changes += comparison.templates.tableChanges(without: comparison.foldedTemplates)
    for section in comparison.old.sections.indices.prefix(while: { comparison.keptSection($0) == nil }) {
      describeDeleted(section)
    }
    for section in comparison.new.sections.indices {
      guard let oldSection = comparison.matching.sections.old(for: section) else {
        describeInserted(section)
        continue
      }
      describe(section, from: oldSection)
      for next in comparison.old.sections.indices.dropFirst(oldSection + 1) {
        guard comparison.keptSection(next) == nil else { break }
        describeDeleted(next)
      }
    }
  }

  private mutating func describeTable() {
    let a = comparison.old.document.table
    let b = comparison.new.document.table
    let values = a.valueChanges(to: b)
    if !values.isEmpty {
      changes.append(TableChange(.update, .table, id: b.id, from: .table, to: .table, values: values))
    }
    changes += [
      comparison.headerChange(.header, a.header, b.header, id: b.id, from: .table, to: .table),
      comparison.headerChange(.footer, a.footer, b.footer, id: b.id, from: .table, to: .table),
    ].compactMap { $0 }
  }

  private mutating func describeDeleted(_ section: Int) {
    changes.append(
      TableChange(
        .delete, .section, id: comparison.old.sections[section].id, from: .section(section), to: nil,
        rowCount: comparison.old.rows(of: section).count))
  }

  private mutating func describeInserted(_ section: Int) {
    changes.append(
      TableChange(
        .insert, .section, id: comparison.new.sections[section].id, from: nil, to: .section(section),
        rowCount: comparison.new.rows(of: section).count))
    for row in comparison.new.rows(of: section) { describeRow(row, in: section) }
  }

  private mutating func describe(_ section: Int, from oldSection: Int) {
    let a = comparison.old.sections[oldSection]
    let b = comparison.new.sections[section]
    let isMoved = comparison.movement.sections[oldSection]
    let values = AttributeList.attributes(of: a).changes(to: .attributes(of: b))
    let (from, to) = (TablePlace.section(oldSection), TablePlace.section(section))
    if isMoved || !values.isEmpty {
      changes.append(
        TableChange(isMoved ? .move : .update, .section, id: b.id, from: from, to: to, values: values))
    }
    let header = comparison.headerChange(.header, a.header, b.header, id: b.id ?? a.id, from: from, to: to)
    changes += header.map { [$0] } ?? []
    describeRows(section, from: oldSection)
    let footer = comparison.headerChange(.footer, a.footer, b.footer, id: b.id ?? a.id, from: from, to: to)
    changes += footer.map { [$0] } ?? []
  }

  private mutating func describeRows(_ section: Int, from oldSection: Int) {
    let oldRows = comparison.old.rows(of: oldSection)
    var next = oldRows.lowerBound
    /// Tells the rows that went from where the last row that stayed stood.
    func describeDeleted(before end: Int) {
      while next < end {
        if comparison.matching.rows.new(for: next) == nil { describeDeletedRow(next, in: oldSection) }
        next += 1
      }
    }
    for row in comparison.new.rows(of: section) {
      if let partner = comparison.matching.rows.old(for: row), oldRows.contains(partner),
        !comparison.movement.rows[partner]
      {
        describeDeleted(before: partner)
      }
      describeRow(row, in: section)
    }
    describeDeleted(before: oldRows.upperBound)
  }

  private mutating func describeDeletedRow(_ row: Int, in section: Int) {
    let path = TableIndexPath(section: section, row: row - comparison.old.starts[section])
    changes.append(
      TableChange(
        .delete, .row, id: comparison.old.sections[section].cells[path.row].id, from: .row(path), to: nil))
  }

  private mutating func describeRow(_ row: Int, in section: Int) {
    let path = TableIndexPath(section: section, row: row - comparison.new.starts[section])
    guard let partner = comparison.matching.rows.old(for: row) else {
      guard comparison.matching.sections.old(for: section) != nil else { return }
      let id = comparison.new.sections[section].cells[path.row].id
      changes.append(TableChange(.insert, .row, id: id, from: nil, to: .row(path)))
      return
    }
    let isMoved = comparison.movement.rows[partner]
    guard isMoved || comparison.isChanged[partner] else { return }
    let b = comparison.new.sections[section].cells[path.row]
    let values = comparison.isChanged[partner] ? rowValues(comparison.old.cell(partner), b) : []
    // A template that many rows have is told once, not with each of them.
    guard isMoved || !values.isEmpty else { return }
    changes.append(
      TableChange(
        isMoved ? .move : .update, .row, id: b.id, from: .row(comparison.old.path(of: partner)),
        to: .row(path), values: values))
  }

  private func rowValues(_ a: TableCell, _ b: TableCell) -> [ValueChange] {
    var values = comparison.valueChanges(a, b)
    if case .template(let reference) = b.look, comparison.foldedTemplates.contains(reference.identifier) {
      values += comparison.templates.values(of: reference.identifier)
    }
    return values
  }
}

extension Table {
  fileprivate func valueChanges(to other: Table) -> [ValueChange] {
    if let outline, let later = other.outline { return outline.changes(to: later) }
    var changes = AttributeList.attributes(of: self).changes(to: .attributes(of: other))
    let titles = [self, other].map { $0.explicitIndexTitles?.joined(separator: " ") }
    if titles[0] != titles[1] {
      changes.append(ValueChange("sectionIndexTitles", from: titles[0], to: titles[1]))
    }
    let controls = [self, other].map { $0.refreshControl.map { AttributeList.attributes(of: $0) } }
    changes += Self.changes("refreshControl", controls[0], controls[1])
    let pages = [self, other].map { $0.nextPage.map { AttributeList.attributes(of: $0) } }
    changes += Self.changes("nextPage", pages[0], pages[1])
    return changes
  }

  private static func changes(_ name: String, _ old: AttributeList?, _ new: AttributeList?) -> [ValueChange] {
    guard let old, let new else {
      if (old == nil) == (new == nil) { return [] }
      return [ValueChange(name, from: old == nil ? nil : "", to: new == nil ? nil : "")]
    }
    return old.changes(to: new, of: name)
  }
}
