import TableModel

/// What an application does with a row: one object for the whole life of a cell on the screen.
///
/// A handler stays with its cell's view and is reused with it, so that it may be told of one row after another. Every
/// method has a default: what UIKit does where a delegate lacks it, and what the document says of the cell.
public protocol CellHandler: AnyObject {
  // MARK: Display

  /// The view is about to show another row than before.
  func willReuse(for cell: HandledCell)
  func willDisplay(_ cell: HandledCell)
  func didEndDisplaying(_ cell: HandledCell)
  func accessoryTapped(of cell: HandledCell)

  // MARK: Selection

  func shouldHighlight(_ cell: HandledCell) -> Bool
  func didHighlight(_ cell: HandledCell)
  func didUnhighlight(_ cell: HandledCell)
  /// The row that is selected in the place of this one; `nil` refuses.
  func willSelect(_ cell: HandledCell) -> TableIndexPath?
  func didSelect(_ cell: HandledCell)
  /// The row that is deselected in the place of this one; `nil` refuses.
  func willDeselect(_ cell: HandledCell) -> TableIndexPath?
  func didDeselect(_ cell: HandledCell)

  // MARK: Editing

  func canEdit(_ cell: HandledCell) -> Bool
  /// The row is about to show actions or its confirmation.
  func willBeginEditing(_ cell: HandledCell)
  /// The actions or the confirmation are gone. Not told of a row that is gone itself.
  func didEndEditing(_ cell: HandledCell)
  /// A person deleted the row, or asked for a new one before it. By default the session is edited so.
  func commit(_ style: EditingStyle, of cell: HandledCell) throws(EditFailure)

  // MARK: Swipe actions

  func canSwipe(_ cell: HandledCell, _ side: SwipeSide) -> Bool
  /// What a swipe uncovers at a side; `nil` leaves it to the table, which offers to delete what can be deleted.
  func swipeActions(of cell: HandledCell, _ side: SwipeSide) -> SwipeActionsConfiguration?
  /// An action was pressed or performed by a full swipe. By default a destructive one deletes the row.
  func perform(_ action: TableAction, of cell: HandledCell) throws(EditFailure)

  // MARK: Moving

  func canMove(_ cell: HandledCell) -> Bool
  /// Where the row goes that a person drags to a place.
  func moveTarget(of cell: HandledCell, proposed: TableIndexPath) -> TableIndexPath
  /// A person dropped the row at its target. By default the session is edited so. An edit that makes this move is told
  /// as a reorder, whoever makes it.
  func commitMove(of cell: HandledCell, to target: TableIndexPath) throws(EditFailure)

  // MARK: Menus

  func shouldShowMenu(for cell: HandledCell) -> Bool
  func canPerform(menu action: String, of cell: HandledCell) -> Bool
  /// An action of the menu was chosen.
  func performMenu(_ action: String, of cell: HandledCell)
}

extension CellHandler {
  public func willReuse(for cell: HandledCell) {}
  public func willDisplay(_ cell: HandledCell) {}
  public func didEndDisplaying(_ cell: HandledCell) {}
  public func accessoryTapped(of cell: HandledCell) {}

  public func shouldHighlight(_ cell: HandledCell) -> Bool { true }
  public func didHighlight(_ cell: HandledCell) {}
  public func didUnhighlight(_ cell: HandledCell) {}
  public func willSelect(_ cell: HandledCell) -> TableIndexPath? { cell.path }
  public func didSelect(_ cell: HandledCell) {}
  public func willDeselect(_ cell: HandledCell) -> TableIndexPath? { cell.path }
  public func didDeselect(_ cell: HandledCell) {}

  public func canEdit(_ cell: HandledCell) -> Bool { cell.cell.options.isEditable }
  public func willBeginEditing(_ cell: HandledCell) {}
  public func didEndEditing(_ cell: HandledCell) {}

  public func commit(_ style: EditingStyle, of cell: HandledCell) throws(EditFailure) {
    switch style {
    case .delete: try cell.session.apply(.deleteRow(cell.path))
    case .insert: try cell.session.apply(.insertTemplateRow(at: cell.path))
    case .none: break
    }
  }

  public func canSwipe(_ cell: HandledCell, _ side: SwipeSide) -> Bool { true }

  public func swipeActions(of cell: HandledCell, _ side: SwipeSide) -> SwipeActionsConfiguration? {
    side == .leading ? cell.cell.options.leadingActions : cell.cell.options.trailingActions
  }

  public func perform(_ action: TableAction, of cell: HandledCell) throws(EditFailure) {
    if action.style == .destructive { try cell.session.apply(.deleteRow(cell.path)) }
  }

  public func canMove(_ cell: HandledCell) -> Bool { cell.cell.options.isMovable }

  public func moveTarget(of cell: HandledCell, proposed: TableIndexPath) -> TableIndexPath { proposed }

  public func commitMove(of cell: HandledCell, to target: TableIndexPath) throws(EditFailure) {
    try cell.session.apply(.moveRow(from: cell.path, to: target))
  }

  public func shouldShowMenu(for cell: HandledCell) -> Bool {
    cell.cell.options.showsMenu || !cell.cell.options.menu.isEmpty
  }

  public func canPerform(menu action: String, of cell: HandledCell) -> Bool {
    action == MenuAction.copy || cell.cell.options.menu.contains { $0.id == action }
  }

  public func performMenu(_ action: String, of cell: HandledCell) {}
}

/// The menu actions that every table knows.
public enum MenuAction {
  /// The texts of the row go to the pasteboard.
  public static let copy = "copy"
  /// Only a handler knows what to do with what is pasted.
  public static let paste = "paste"
}

/// A row as a handler gets to see it.
public struct HandledCell {
  public let session: TableSession
  /// Where it stands now.
  public let path: TableIndexPath
  public let cell: TableCell
  /// `nil` for a standard style.
  public let template: CellTemplate?
}

/// What the table does with rows that no handler can handle: what every default does.
final class DefaultCellHandler: CellHandler {}
