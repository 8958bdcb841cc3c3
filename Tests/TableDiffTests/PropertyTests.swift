import TableDiff
import TableModel
import Testing

/// What holds for any two tables.
@Suite struct PropertyTests {
  private static let rounds = 400

  @Test(arguments: RandomRows.allCases)
  func plansOfRandomEditsReplayForwardsAndBackwards(rows: RandomRows) throws {
    for seed in 0..<Self.rounds {
      var tables = RandomTables(rows, seed: seed)
      let old = tables.table()
      let new = seed % 3 == 0 ? tables.table() : tables.edited(old)
      let there = try provedChanges(from: old, to: new)
      let back = try provedChanges(from: new, to: old)
      #expect(there.isEmpty == back.isEmpty, "seed \(seed)")
      guard rows == .identified else { continue }
      #expect(there.operationCount == back.operationCount, "seed \(seed)")
      let inverse = Set(back.changes.map(\.inverse).map(\.outline))
      let changes = there.changes.filter { $0.kind != .move }.map(\.outline)
      #expect(changes.allSatisfy(inverse.contains), "seed \(seed)")
    }
  }

  @Test(arguments: RandomRows.allCases)
  func equalTablesHaveNoChanges(rows: RandomRows) throws {
    for seed in 0..<Self.rounds {
      var tables = RandomTables(rows, seed: seed)
      let table = tables.table()
      #expect(try provedChanges(from: table, to: table).isEmpty, "seed \(seed)")
    }
  }

  /// A plan that is not right must be found out: each operation left out, in turn.
  @Test func replayFindsAMissingOperation() throws {
    for seed in 0..<60 {
      var tables = RandomTables(.identified, seed: seed)
      let old = tables.table()
      let new = tables.edited(old)
      let stages = TableChangeset(from: old, to: new).stages
      for stage in stages.indices {
        for operation in stages[stage].operations.indices {
          var broken = stages
          broken[stage].operations.remove(at: operation)
          #expect(throws: ReplayFailure.self, "seed \(seed)") {
            var replay = StageReplay(from: old, to: new)
            try replay.run(broken)
          }
        }
      }
    }
  }
}

extension TableChange {
  /// The same change, read from new to old.
  fileprivate var inverse: TableChange {
    var change = self
    (change.old, change.new) = (new, old)
    switch kind {
    case .insert: change.kind = .delete
    case .delete: change.kind = .insert
    case .move, .update: break
    }
    change.values = values.map { ValueChange($0.key, from: $0.new, to: $0.old, of: $0.subject) }
    return change
  }

  /// What has to be the same whichever way it is read.
  fileprivate var outline: String { "\(kind) \(element) \(id ?? "-") \(values.map(\.key).sorted())" }
}
