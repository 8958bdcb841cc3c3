import TableDiff
import TableModel
import TableSessions
import TestSupport
import Testing

/// Random edits against plain arrays that the same is done to, and against a table view that hears of updates only.
@Suite struct RandomEditTests {
  /// A session and whoever sees of it only what it tells.
  private final class Follower {
    let session: TableSession
    var shadow: ShadowTable
    var updates: [SessionUpdate] = []
    private var subscription: Subscription?

    init(_ session: TableSession) {
      self.session = session
      shadow = ShadowTable(session.document)
      subscription = session.subscribe { [unowned self] update in
        updates.append(update)
        shadow.follow(update)
      }
    }

    convenience init(_ edits: RandomEdits) { self.init(TableSession(document(edits.model))) }

    /// Whether the session holds what the plain arrays do, and a view that followed it shows that.
    func agrees(with model: [TableSection]) -> Bool {
      session.document.table.sections == model && shadow.table == model
    }
  }

  @Test(arguments: [true, false])
  func everyEditGivesWhatPlainArraysGiveAndIsToldToTheLetter(hasIDs: Bool) throws {
    for seed in 0..<60 {
      var edits = RandomEdits(seed: seed, hasIDs: hasIDs)
      let follower = Follower(edits)
      for _ in 0..<60 {
        try follower.session.apply(edits.next())
        guard follower.agrees(with: edits.model) else {
          Issue.record("seed \(seed)")
          return
        }
      }
      #expect(follower.updates.map(\.number) == Array(1...follower.updates.count))
    }
  }

  @Test func anEditIsToldAsAComparisonTellsIt() throws {
    for seed in 0..<60 {
      var edits = RandomEdits(seed: seed)
      let session = TableSession(document(edits.model))
      for _ in 0..<40 {
        let before = session.document
        let edit = edits.next()
        let told = try changes(of: session) { () throws(EditFailure) in try session.apply(edit) }
        let compared = TableChangeset(from: before, to: session.document)
        expectProved(told, from: before, to: session.document, "seed \(seed): \(edit)")
        if edit.isReload { continue }
        #expect(told.changes.count == compared.changes.count, "seed \(seed): \(edit)")
        #expect(told.operationCount == compared.operationCount, "seed \(seed): \(edit)")
        // Of two neighbours that change places either one moves.
        guard !edit.isSwap else { continue }
        #expect(told.changes == compared.changes, "seed \(seed): \(edit)")
        #expect(operations(told) == operations(compared), "seed \(seed): \(edit)")
      }
    }
  }

  @Test(arguments: [true, false])
  func aTransactionIsToldOnceAndLeadsToTheSameTable(hasIDs: Bool) throws {
    for seed in 0..<150 {
      var edits = RandomEdits(seed: seed, hasIDs: hasIDs)
      let follower = Follower(edits)
      let session = follower.session
      for _ in 0..<8 {
        let before = session.document
        let batch = (0...edits.below(6)).map { _ in edits.next() }
        let count = follower.updates.count
        try session.apply(batch)
        guard follower.agrees(with: edits.model) else {
          Issue.record("seed \(seed): \(batch)")
          return
        }
        guard follower.updates.count == count + 1, let told = follower.updates.last?.changeset else {
          continue
        }
        expectProved(told, from: before, to: session.document, "seed \(seed): \(batch)")
        guard hasIDs, !batch.contains(where: \.isReload) else { continue }
        let compared = TableChangeset(from: before, to: session.document)
        #expect(told.operationCount == compared.operationCount, "seed \(seed): \(batch)")
        #expect(told.changes.count == compared.changes.count, "seed \(seed): \(batch)")
      }
    }
  }

  @Test func aTransactionInLongSectionsTakesNoMoreOperationsThanItsComparison() throws {
    for seed in 0..<40 {
      var edits = RandomEdits(seed: seed, atMost: 300)
      let follower = Follower(edits)
      for _ in 0..<6 {
        let before = follower.session.document
        let batch = (0...edits.below(5)).map { _ in edits.next() }.filter { !$0.isReload }
        let count = follower.updates.count
        try follower.session.apply(batch)
        guard follower.agrees(with: edits.model) else {
          Issue.record("seed \(seed): \(batch)")
          return
        }
        guard follower.updates.count == count + 1, let told = follower.updates.last?.changeset else {
          continue
        }
        let after = follower.session.document
        expectProved(told, from: before, to: after, "seed \(seed): \(batch)")
        let compared = TableChangeset(from: before, to: after)
        #expect(told.operationCount == compared.operationCount, "seed \(seed): \(batch)")
        #expect(told.changes.count == compared.changes.count, "seed \(seed): \(batch)")
      }
    }
  }

  @Test func aTransactionOfOneEditIsToldAsTheEditIs() throws {
    for seed in 0..<200 {
      var edits = RandomEdits(seed: seed)
      let one = TableSession(document(edits.model))
      let other = TableSession(document(edits.model))
      for _ in 0..<20 {
        let edit = edits.next()
        let alone = try changes(of: one) { () throws(EditFailure) in try one.apply(edit) }
        let grouped = try changes(of: other) { () throws(EditFailure) in try other.apply([edit]) }
        guard !edit.isSwap else { continue }
        #expect(alone.changes == grouped.changes, "seed \(seed): \(edit)")
        #expect(operations(alone) == operations(grouped), "seed \(seed): \(edit)")
      }
    }
  }

  @Test func aBatchWithABadEditChangesNothingWhereverItStands() throws {
    for seed in 0..<300 {
      var edits = RandomEdits(seed: seed)
      let session = TableSession(document(edits.model))
      var heard = 0
      let subscription = session.subscribe { _ in heard += 1 }
      let before = session.document
      var batch = (0...edits.below(5)).map { _ in edits.next() }
      batch.insert(.deleteRow(path(99, 0)), at: edits.below(batch.count + 1))
      #expect(throws: EditFailure.noRow(path(99, 0))) { try session.apply(batch) }
      #expect(session.document == before, "seed \(seed)")
      #expect(heard == 0)
      for place in before.table.sections.flatMap(\.cells).compactMap(\.id) {
        #expect(session.indexPath(of: place).flatMap(session.cell)?.id == place, "seed \(seed)")
      }
      subscription.end()
    }
  }

  @Test(arguments: [true, false]) func aRefreshKeepsRowsTheSameAndTellsTheFewestChanges(hasIDs: Bool) throws {
    for seed in 0..<150 {
      var edits = RandomEdits(seed: seed, hasIDs: hasIDs)
      let source = SectionsInMemory(edits.model)
      let session = try TableSession(source)
      let follower = Follower(session)
      for _ in 0..<6 {
        let before = session.document
        for _ in 0...edits.below(5) { _ = edits.next() }
        source.sections = edits.model
        let count = follower.updates.count
        try session.refresh()
        #expect(session.document.table.sections == edits.model, "seed \(seed)")
        #expect(follower.shadow.table.map(\.cells) == edits.model.map(\.cells), "seed \(seed)")
        let compared = TableChangeset(from: before, to: session.document)
        #expect(follower.updates.dropFirst(count).map(\.changeset) == (compared.isEmpty ? [] : [compared]))
        for id in edits.model.flatMap(\.cells).compactMap(\.id) {
          #expect(session.indexPath(of: id).flatMap(session.cell)?.id == id, "seed \(seed)")
        }
      }
    }
  }

  // MARK: Asking

  private func changes(
    of session: TableSession, _ body: () throws(EditFailure) -> Void
  ) throws(EditFailure) -> TableChangeset {
    var heard: [TableChangeset] = []
    let subscription = session.subscribe { heard += $0.changeset.map { [$0] } ?? [] }
    try body()
    subscription.end()
    #expect(heard.count <= 1)
    return heard.first ?? TableChangeset()
  }

  private func operations(_ changeset: TableChangeset) -> [Set<BatchOperation>] {
    changeset.stages.map { Set($0.operations) }
  }

  private func expectProved(
    _ changeset: TableChangeset, from old: TableDocument, to new: TableDocument, _ comment: Comment
  ) {
    do {
      var replay = StageReplay(from: old, to: new)
      try replay.run(changeset.stages)
    } catch {
      Issue.record("\(comment): \(error)")
    }
  }
}

extension SessionEdit {
  var isReload: Bool {
    switch self {
    case .reloadRow, .reloadSection: true
    default: false
    }
  }

  /// Whether two neighbours change places.
  var isSwap: Bool {
    switch self {
    case .moveRow(let from, let to): from.section == to.section && abs(from.row - to.row) == 1
    case .moveSection(let from, let to): abs(from - to) == 1
    default: false
    }
  }
}
