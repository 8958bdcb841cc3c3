extension RowStore {
  /// The state that a later `undo` goes back to.
  struct Savepoint {
    fileprivate let sections: [StoredSection]
    fileprivate let stepCount: Int
  }

  /// From now on every step is kept, until `commit`.
  mutating func begin() -> Savepoint {
    let journal = journal ?? RowJournal(sections: sections)
    self.journal = journal
    return Savepoint(sections: sections, stepCount: journal.steps.count)
  }

  /// Makes last what was done since the first savepoint.
  mutating func commit() {
    let done = journal
    journal = nil
    for case .removed(let slot, _) in done?.steps ?? [] { empty(slot) }
  }

  /// Takes back what was done since a savepoint.
  mutating func undo(to savepoint: Savepoint) {
    guard var journal else { return }
    self.journal = nil
    sections = savepoint.sections
    for step in journal.takeSteps(after: savepoint.stepCount).reversed() {
      switch step {
      case .inserted(let slot):
        names.leave(cells[Int(slot)].id, slot)
        empty(slot)
      case .removed(let slot, let home):
        homes[Int(slot)] = home
        names.enter(cells[Int(slot)].id, slot)
      case .replaced(let slot, let cell): setCell(cell, of: slot)
      case .moved(let slot, let home): homes[Int(slot)] = home
      case .reloaded, .reloadedSection: break
      }
    }
    self.journal = journal
  }
}
