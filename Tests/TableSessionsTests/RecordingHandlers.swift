import TableModel
import TableSessions

/// Handlers that answer as a test wants, and count how many of them there are.
final class RecordingHandler: CellHandler {
  final class Answers {
    var made = 0
    var highlights = true
    var willSelect: (TableIndexPath) -> TableIndexPath? = { $0 }
    var willDeselect: (TableIndexPath) -> TableIndexPath? = { $0 }
    var edits: Bool?
    var swipes = true
    var moveTarget: (TableIndexPath) -> TableIndexPath = { $0 }
    var moves: ((HandledCell, TableIndexPath) -> Void)?
    var commits: ((HandledCell, EditingStyle) -> Void)?
    var menu: ((String) -> Bool)?
    var chosen: [String] = []
  }

  private let answers: Answers

  init(_ answers: Answers) {
    self.answers = answers
    answers.made += 1
  }

  func shouldHighlight(_ cell: HandledCell) -> Bool { answers.highlights }
  func willSelect(_ cell: HandledCell) -> TableIndexPath? { answers.willSelect(cell.path) }
  func willDeselect(_ cell: HandledCell) -> TableIndexPath? { answers.willDeselect(cell.path) }
  func canEdit(_ cell: HandledCell) -> Bool { answers.edits ?? cell.cell.options.isEditable }
  func canSwipe(_ cell: HandledCell, _ side: SwipeSide) -> Bool { answers.swipes }

  func moveTarget(of cell: HandledCell, proposed: TableIndexPath) -> TableIndexPath {
    answers.moveTarget(proposed)
  }

  func commitMove(of cell: HandledCell, to target: TableIndexPath) throws(EditFailure) {
    if let moves = answers.moves { return moves(cell, target) }
    try cell.session.apply(.moveRow(from: cell.path, to: target))
  }

  func commit(_ style: EditingStyle, of cell: HandledCell) throws(EditFailure) {
    if let commits = answers.commits { return commits(cell, style) }
    try cell.session.apply(.deleteRow(cell.path))
  }

  func canPerform(menu action: String, of cell: HandledCell) -> Bool {
    answers.menu?(action) ?? (action == MenuAction.copy)
  }

  func performMenu(_ action: String, of cell: HandledCell) { answers.chosen.append(action) }
}

final class RecordingHeaderHandler: HeaderFooterHandler {}

extension HandlerProvider {
  /// One handler for every row.
  static func recording(_ answers: RecordingHandler.Answers) -> HandlerProvider {
    HandlerProvider(cells: [HandlerFactory("row") { RecordingHandler(answers) }])
  }
}

extension [TraceEntry] {
  /// The methods that were called, in order.
  var methods: [HandlerMethod] {
    compactMap { if case .called(let method, _, _) = $0 { method } else { nil } }
  }

  /// What came of the event, without the event and the calls.
  var outcomes: [TraceEntry] {
    filter {
      switch $0 {
      case .event, .called: false
      default: true
      }
    }
  }
}

/// A row with options.
func row(_ id: String, _ change: (inout CellOptions) -> Void) -> TableCell {
  var cell = row(id)
  change(&cell.options)
  return cell
}
