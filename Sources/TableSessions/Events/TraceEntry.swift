import TableModel

/// One thing that came of an event, in the order in which it came. Places count in the table as it stood then.
public enum TraceEntry: Hashable, Sendable {
  /// Begins what came of an event.
  case event(TableEvent)
  /// A handler was asked or told; the name is that of the factory that made it.
  case called(HandlerMethod, of: TablePart, by: String)
  /// Handlers were given, but none can handle the row, header or footer.
  case noHandler(for: TablePart)
  /// The event came to nothing, or to no more than what stands before.
  case refused(Refusal)

  case displayed(TablePart)
  case endedDisplaying(TablePart)
  case highlighted(TableIndexPath)
  case unhighlighted(TableIndexPath)
  case selected(TableIndexPath)
  case deselected(TableIndexPath)
  /// The link of a selected row was followed.
  case followed(Link)
  case accessoryTapped(TableIndexPath)

  case opened(TableIndexPath, SwipeSide)
  case closed(TableIndexPath)
  case performed(action: String, TableIndexPath)

  case editingBegan
  case editingEnded
  /// A button with this title asks whether to delete the row.
  case confirmationShown(TableIndexPath, title: String)
  case confirmationHidden(TableIndexPath)
  /// The session changed; the number is that of its update.
  case updated(Int, operations: Int)
  /// The session changed in a way that has everything read anew.
  case reloaded(Int)
  case lifted(TableIndexPath)
  /// The lifted row would come to stand there.
  case hovered(TableIndexPath)
  case dropped(from: TableIndexPath, to: TableIndexPath)
  case putBack(TableIndexPath)

  case menuShown(TableIndexPath, actions: [String])
  case chosen(action: String, TableIndexPath)
  /// The texts that went to the pasteboard.
  case copied(String)

  case refreshed
  case askedForNextPage(Link?)
  case scrolled(to: Double, ScrollDirection)
  /// Points that the content may be scrolled on by, so that nothing stays covered.
  case bottomInset(Double)
}

/// Which way the screen went over the content.
public enum ScrollDirection: String, Sendable, CaseIterable {
  case up, down, none
}

/// A row, a header or a footer.
public enum TablePart: Hashable, Sendable {
  case row(TableIndexPath)
  case header(section: Int)
  case footer(section: Int)
}

/// Why an event came to nothing.
public enum Refusal: Hashable, Sendable {
  case noRow(TableIndexPath)
  /// The row is not on the screen.
  case notVisible(TableIndexPath)
  /// A handler said no.
  case byHandler(HandlerMethod)
  /// The table, the row or editing mode allows no selection.
  case notSelectable(TableIndexPath)
  case noAccessory(TableIndexPath)
  /// Nothing can be uncovered at that side.
  case noActions(TableIndexPath, SwipeSide)
  /// No swipes while the table is edited or a row is lifted.
  case noSwipesNow
  /// The row went back: it was not dragged far or fast enough.
  case notFarEnough(TableIndexPath)
  /// The first action is not performed by a full swipe.
  case noFullSwipe(TableIndexPath)
  /// No uncovered action, confirmation or menu has the name.
  case noAction(String)
  case notEditing
  case notDeletable(TableIndexPath)
  case notInsertable(TableIndexPath)
  /// No section says what a new row looks like, or all are full.
  case nowhereToInsert
  case notMovable(TableIndexPath)
  /// No row is lifted.
  case nothingLifted
  case noMenu(TableIndexPath)
  case noRefreshControl
  case noNextPage
  case noIndexTitle(String)
  /// The table has no screen that could be scrolled.
  case noScreen
  case edit(EditFailure)
}
