import TableModel

/// Gathers the operations that lead from one document to the other, and orders them in batches that UIKit takes.
///
/// What the documented rules allow but was reported to crash or misdraw is kept apart: updates of rows beside moves,
/// operations on rows of a section that moves, updates of sections beside other operations.
struct StageBuilder {
  private let comparison: Comparison
  private let operations: ChangeOperations
  private let tables: StageTables

  init(_ comparison: Comparison) {
    self.comparison = comparison
    operations = ChangeOperations(comparison)
    tables = StageTables(comparison)
  }

  /// The batches, in order; none where nothing changes.
  func stages() -> [BatchStage] {
    var stages = operations.touchesMovedSections ? stagesAroundSectionMoves() : stagesAtOnce()
    if !operations.sectionUpdates.isEmpty {
      stages.append(
        BatchStage(operations: operations.sectionUpdates.map { .updateSection($0) }, result: tables.new))
    } else if !stages.isEmpty {
      stages[stages.count - 1].result = tables.new
    }
    return stages
  }

  /// Sections and rows in one batch; updates of rows before it where something moves.
  private func stagesAtOnce() -> [BatchStage] {
    let structure = operations.sections + operations.deletes + operations.inserts + operations.moves
    let hasMoves = !operations.moves.isEmpty || operations.movesSections
    if !hasMoves || structure.isEmpty || operations.updates.isEmpty {
      let all = operations.updates + structure
      return all.isEmpty ? [] : [BatchStage(operations: all, result: tables.structured)]
    }
    return [
      BatchStage(operations: operations.updates, result: tables.updated),
      BatchStage(operations: structure, result: tables.structured),
    ]
  }

  /// What leaves before the sections move, what arrives after.
  private func stagesAroundSectionMoves() -> [BatchStage] {
    let leaving = operations.updates + operations.deletes
    let arriving = operations.insertsAndMovesAfterSections
    var stages: [BatchStage] = []
    if !leaving.isEmpty { stages.append(BatchStage(operations: leaving, result: tables.left)) }
    stages.append(BatchStage(operations: operations.sections, result: tables.sectioned))
    if !arriving.isEmpty { stages.append(BatchStage(operations: arriving, result: tables.structured)) }
    return stages
  }
}
