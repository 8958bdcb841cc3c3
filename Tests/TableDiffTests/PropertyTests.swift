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
      #expect(there.told == back.toldBackwards, "seed \(seed)")
      #expect(there.operationCount == back.operationCount, "seed \(seed)")
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
