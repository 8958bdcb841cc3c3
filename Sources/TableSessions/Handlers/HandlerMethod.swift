/// A method of a handler, by its name in `CellHandler` or `HeaderFooterHandler`.
public enum HandlerMethod: String, Sendable, CaseIterable {
  case willReuse, willDisplay, didEndDisplaying
  case accessoryTapped
  case shouldHighlight, didHighlight, didUnhighlight
  case willSelect, didSelect, willDeselect, didDeselect
  case canEdit, willBeginEditing, didEndEditing, commit
  case canSwipe, swipeActions, perform
  case canMove, moveTarget, commitMove
  case shouldShowMenu, canPerform, performMenu
}
