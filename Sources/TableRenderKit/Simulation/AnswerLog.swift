import TableModel
import TableSessions

/// What handlers answered, in the order in which they were asked: one answer, or none, for each call that a trace tells.
final class AnswerLog {
  private var answers: [String?] = []

  func note(_ answer: String? = nil) { answers.append(answer) }

  /// The answer of the call that was made first.
  func next() -> String? { answers.isEmpty ? nil : answers.removeFirst() }
}

/// Does what the table does by itself, and keeps what it answers.
final class LoggingCellHandler: CellHandler {
  private let log: AnswerLog
  private let plain = PlainCellHandler()

  init(_ log: AnswerLog) { self.log = log }

  private func noted<Answer>(_ answer: Answer, _ words: (Answer) -> String) -> Answer {
    log.note(words(answer))
    return answer
  }

  private func noted(_ answer: Bool) -> Bool { noted(answer) { $0 ? "yes" : "no" } }

  func willReuse(for cell: HandledCell) { log.note() }
  func willDisplay(_ cell: HandledCell) { log.note() }
  func didEndDisplaying(_ cell: HandledCell) { log.note() }
  func accessoryTapped(of cell: HandledCell) { log.note() }

  func shouldHighlight(_ cell: HandledCell) -> Bool { noted(plain.shouldHighlight(cell)) }
  func didHighlight(_ cell: HandledCell) { log.note() }
  func didUnhighlight(_ cell: HandledCell) { log.note() }
  func willSelect(_ cell: HandledCell) -> TableIndexPath? {
    noted(plain.willSelect(cell)) { $0?.description ?? "no row" }
  }
  func didSelect(_ cell: HandledCell) { log.note() }
  func willDeselect(_ cell: HandledCell) -> TableIndexPath? {
    noted(plain.willDeselect(cell)) { $0?.description ?? "no row" }
  }
  func didDeselect(_ cell: HandledCell) { log.note() }

  func canEdit(_ cell: HandledCell) -> Bool { noted(plain.canEdit(cell)) }
  func willBeginEditing(_ cell: HandledCell) { log.note() }
  func didEndEditing(_ cell: HandledCell) { log.note() }
  func commit(_ style: EditingStyle, of cell: HandledCell) throws(EditFailure) {
    log.note(style.rawValue)
    try plain.commit(style, of: cell)
  }

  func canSwipe(_ cell: HandledCell, _ side: SwipeSide) -> Bool { noted(plain.canSwipe(cell, side)) }
  func swipeActions(of cell: HandledCell, _ side: SwipeSide) -> SwipeActionsConfiguration? {
    noted(plain.swipeActions(of: cell, side)) {
      $0.map { $0.actions.map(\.id).joined(separator: ", ") } ?? "none"
    }
  }
  func perform(_ action: TableAction, of cell: HandledCell) throws(EditFailure) {
    log.note()
    try plain.perform(action, of: cell)
  }

  func canMove(_ cell: HandledCell) -> Bool { noted(plain.canMove(cell)) }
  func moveTarget(of cell: HandledCell, proposed: TableIndexPath) -> TableIndexPath {
    noted(plain.moveTarget(of: cell, proposed: proposed)) { $0.description }
  }
  func commitMove(of cell: HandledCell, to target: TableIndexPath) throws(EditFailure) {
    log.note()
    try plain.commitMove(of: cell, to: target)
  }

  func shouldShowMenu(for cell: HandledCell) -> Bool { noted(plain.shouldShowMenu(for: cell)) }
  func canPerform(menu action: String, of cell: HandledCell) -> Bool {
    noted(plain.canPerform(menu: action, of: cell)) { "\(action): \($0 ? "yes" : "no")" }
  }
  func performMenu(_ action: String, of cell: HandledCell) {
    log.note()
    plain.performMenu(action, of: cell)
  }
}

/// Every default of the protocol.
private final class PlainCellHandler: CellHandler {}

/// Keeps in step with the trace.
final class LoggingHeaderFooterHandler: HeaderFooterHandler {
  private let log: AnswerLog

  init(_ log: AnswerLog) { self.log = log }

  func willReuse(for view: HandledHeaderFooter) { log.note() }
  func willDisplay(_ view: HandledHeaderFooter) { log.note() }
  func didEndDisplaying(_ view: HandledHeaderFooter) { log.note() }
}
