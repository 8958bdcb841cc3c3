import TableModel

extension HeightCache {
  /// Follows one edit.
  ///
  /// - Throws: `HeightEditFailure`, and leaves the cache as it was.
  public mutating func apply(_ edit: HeightEdit) throws(HeightEditFailure) {
    switch edit {
    case .insertRow(let path):
      guard sections.indices.contains(path.section), 0...sections[path.section].count ~= path.row else {
        throw .outOfRange(edit)
      }
      sections[path.section].insert(slots.allocate(), at: path.row)
    case .deleteRow(let path):
      guard hasRow(path) else { throw .outOfRange(edit) }
      slots.release(sections[path.section].remove(at: path.row))
    case .reloadRow(let path):
      guard hasRow(path) else { throw .outOfRange(edit) }
      slots.void(sections[path.section][path.row])
    case .moveRow(let from, let to):
      guard hasRow(from), sections.indices.contains(to.section) else { throw .outOfRange(edit) }
      let count = sections[to.section].count - (from.section == to.section ? 1 : 0)
      guard 0...count ~= to.row else { throw .outOfRange(edit) }
      let slot = sections[from.section].remove(at: from.row)
      sections[to.section].insert(slot, at: to.row)
    case .deleteSection, .insertSection, .reloadSection, .moveSection:
      try apply([edit])
    }
  }

  private func hasRow(_ path: TableIndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].indices.contains(path.row)
  }

  /// Follows the edits of one batch, all of them or none.
  ///
  /// - Throws: `HeightEditFailure`, and leaves the cache as it was.
  public mutating func apply(_ batch: [HeightEdit]) throws(HeightEditFailure) {
    var plan = try HeightBatch(batch, sections: sections)
    try plan.rearrange()
    sections = plan.takeSections()
    for slot in plan.voided { slots.void(slot) }
    for slot in plan.released { slots.release(slot) }
    for place in plan.madeSections {
      for row in sections[place].indices where sections[place][row] == HeightBatch.newRow {
        sections[place][row] = slots.allocate()
      }
    }
  }
}
