import TableModel
import TableSessions
import TestSupport
import Testing

/// Random events and edits, by a person and by others in turn, against the plainest account of what they do.
@Suite struct RandomEventTests {
  /// 8 × 75 × 100 = 60,000 steps.
  @Test(arguments: 0..<8) func whateverHappensTheStateIsWhatThePlainTableSays(group: Int) throws {
    for seed in group * 75..<(group + 1) * 75 {
      let isPlainToldRight = try run(seed, steps: 100)
      guard isPlainToldRight else { return }
    }
  }

  private func run(_ seed: Int, steps: Int) throws -> Bool {
    let edits = RandomEdits(seed: seed, hasOptions: true)
    var plain = PlainTable(edits, allowsMultipleSelection: seed % 2 == 0)
    var start = document(edits.model)
    start.table.allowsMultipleSelection = plain.allowsMultipleSelection
    let session = TableSession(start)
    var shadow = ShadowTable(start)
    let subscription = session.subscribe { shadow.follow($0) }
    let table = TableInteraction(session, handlers: seed % 3 == 0 ? HandlerProvider() : handlers())
    let inserts = seed % 3 != 0
    for step in 0..<steps {
      if plain.edits.below(3) == 0 {
        try session.apply(plain.edits.next())
        plain.forgetWhatIsGone()
      } else {
        let event = Self.event(&plain.edits, inserts: inserts)
        plain.run(event)
        table.send(event)
      }
      guard shadow.table == plain.edits.model, agree(table, plain) else {
        Issue.record("seed \(seed), step \(step)")
        return false
      }
    }
    subscription.end()
    return session.document.table.sections == plain.edits.model
  }

  /// Handlers that make new rows with identifiers.
  private func handlers() -> HandlerProvider {
    let answers = RecordingHandler.Answers()
    var made = 0
    answers.commits = { cell, style in
      if style == .insert {
        try? cell.session.apply(.insertRow(PlainTable.made(made), at: cell.path))
        made += 1
      } else {
        try? cell.session.apply(.deleteRow(cell.path))
      }
    }
    return .recording(answers)
  }

  private func agree(_ table: TableInteraction, _ plain: PlainTable) -> Bool {
    table.selectedRows == plain.selected.compactMap(plain.path).sorted()
      && table.openedRow?.path == plain.open.flatMap { plain.path(of: $0.id) }
      && table.openedRow?.side == plain.open?.side
      && table.confirmedPath == plain.confirmed.flatMap(plain.path) && table.isEditing == plain.isEditing
  }

  private static func event(_ edits: inout RandomEdits, inserts: Bool) -> TableEvent {
    let path = edits.place()
    switch edits.below(16) {
    case 0...2: return .tap(path)
    case 3: return .tapElsewhere
    case 4...6: return .swipe(path, edits.below(3) == 0 ? .leading : .trailing)
    case 7, 8: return .press(["delete", "remove", "archive", "pin"][edits.below(4)])
    case 9: return .edit(edits.below(2) == 0)
    case 10: return .deleteControl(path)
    case 11: return inserts ? .insertControl(path) : .accessory(path)
    case 12: return .delete(path)
    case 13, 14: return .move(from: path, to: edits.place())
    default: return edits.below(3) == 0 ? .appear : .openMenu(path)
    }
  }
}
