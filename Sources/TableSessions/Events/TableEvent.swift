import TableModel

/// Something that a person does to a table, or that happens to its screen. Places count in the table as it stands.
///
/// Each is one whole gesture, but for those that say otherwise, so that a script is a list of them.
public enum TableEvent: Hashable, Sendable {
  /// The table comes to the screen.
  case appear
  /// The finger goes down on a row and stays: the first half of a tap.
  case touch(TableIndexPath)
  /// The finger leaves without a tap.
  case cancelTouch
  case tap(TableIndexPath)
  /// A tap on what is no row.
  case tapElsewhere
  case accessory(TableIndexPath)

  /// A swipe that uncovers the actions at a side, or covers them again where those of the other side are open.
  case swipe(TableIndexPath, SwipeSide)
  /// A swipe as far and as fast as it was, which may not do.
  case drag(TableIndexPath, SwipeDrag)
  /// A swipe across the whole row.
  case fullSwipe(TableIndexPath, SwipeSide)
  /// A tap on an uncovered action, or on the button that asks whether to delete, which is named `delete`.
  case press(String)

  /// Editing mode goes on or off.
  case edit(Bool)
  /// A tap on the red control at a row's leading edge, which asks for confirmation.
  case deleteControl(TableIndexPath)
  /// A tap on the green one.
  case insertControl(TableIndexPath)
  /// Everything that it takes to delete a row: the control and the confirmation in editing mode, else a swipe and its
  /// Delete button.
  case delete(TableIndexPath)
  /// A new row from outside, as from a button above the table; without a place, at the end of the first section
  /// that says what a new row looks like and has room.
  case insert(TableIndexPath?)
  /// A row is lifted by its reorder control and stays lifted.
  case beginMove(TableIndexPath)
  /// The lifted row is dragged over the place of another.
  case dragMove(to: TableIndexPath)
  case endMove
  /// The lifted row goes back to where it was.
  case cancelMove
  /// A row is lifted, dragged and dropped.
  case move(from: TableIndexPath, to: TableIndexPath)

  case openMenu(TableIndexPath)
  /// A menu is opened and an action chosen: one of the cell's, or `copy` or `paste`.
  case menu(TableIndexPath, String)

  /// The table is pulled down.
  case refresh
  /// The end is reached and more asked for.
  case nextPage
  /// Points from the top of the content to the top of the screen.
  case scroll(to: Double)
  /// A tap on a title of the section index.
  case index(String)
  /// The keyboard covers so many points at the bottom of the screen; 0 when it is gone.
  case keyboard(height: Double)
}

/// The side of a row at which a swipe uncovers actions.
public enum SwipeSide: String, Sendable, CaseIterable {
  case leading, trailing

  public var other: SwipeSide { self == .leading ? .trailing : .leading }
}
