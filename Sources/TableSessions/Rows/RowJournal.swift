import TableModel

/// What was done to rows that may have to be undone, or told as one.
struct RowJournal {
  /// The sections as they stood at the beginning.
  let sections: [StoredSection]
  private(set) var steps: [Step] = []

  enum Step {
    case inserted(Int32)
    /// Its cell is still in its slot.
    case removed(Int32, home: Int32)
    /// With the cell that was there.
    case replaced(Int32, TableCell)
    case moved(Int32, home: Int32)
    /// Nothing happened to it, but it is to be shown anew.
    case reloaded(Int32)
    /// By its key.
    case reloadedSection(Int32)
  }

  init(sections: [StoredSection]) { self.sections = sections }

  mutating func note(_ step: Step) { steps.append(step) }

  /// Forgets the steps after the first so many, and gives them back.
  mutating func takeSteps(after count: Int) -> [Step] {
    defer { steps.removeSubrange(count...) }
    return Array(steps[count...])
  }
}
