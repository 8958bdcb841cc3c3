import TableModel

/// The row that a person holds over the others.
struct LiftedRow {
  let key: RowKey
  /// Where it would come to stand, in the table after the move.
  var target: TableIndexPath
}

extension TableInteraction {
  func beginMove(_ path: TableIndexPath) {
    guard let key = row(at: path) else { return }
    guard isEditing else { return refuse(.notEditing) }
    coverEverything()
    guard liftedRow == nil, ask(.canMove, key, { $0.canMove($1) }) == true else {
      return refuse(.notMovable(path))
    }
    unhighlight()
    liftedRow = LiftedRow(key: key, target: path)
    trace(.lifted(path))
  }

  func dragMove(to proposed: TableIndexPath) {
    guard let lifted = liftedRow, let path = path(of: lifted.key) else { return refuse(.nothingLifted) }
    let target = ask(.moveTarget, lifted.key) { $0.moveTarget(of: $1, proposed: proposed) } ?? proposed
    if let failure = session.failure(of: .moveRow(from: path, to: target)) { return refuse(.edit(failure)) }
    liftedRow?.target = target
    trace(.hovered(target))
  }

  /// The view shows the row at its target already: the edit is told as a reorder, so that it need not follow.
  func endMove() {
    guard let lifted = liftedRow, let path = path(of: lifted.key) else { return refuse(.nothingLifted) }
    liftedRow = nil
    guard path != lifted.target else { return trace(.putBack(path)) }
    trace(.dropped(from: path, to: lifted.target))
    session.whileShowing(.moveRow(from: path, to: lifted.target)) {
      attempt(.commitMove, lifted.key) { (handler, cell) throws(EditFailure) in
        try handler.commitMove(of: cell, to: lifted.target)
      }
    }
  }

  func cancelMove() {
    guard let lifted = liftedRow else { return refuse(.nothingLifted) }
    liftedRow = nil
    if let path = path(of: lifted.key) { trace(.putBack(path)) }
  }

  /// Puts the row back where it cannot be dropped.
  func move(from: TableIndexPath, to: TableIndexPath) {
    beginMove(from)
    guard let lifted = liftedRow, path(of: lifted.key) == from else { return }
    dragMove(to: to)
    endMove()
  }
}
