import Diagnostics

/// The actions that a swipe uncovers at one side of a row, the outermost first.
public struct SwipeActionsConfiguration: Hashable, Sendable {
  public var actions: [TableAction]
  public var performsFirstActionWithFullSwipe = true
  /// Points a button; `nil` leaves it to the rule.
  public var buttonWidth: Double?
  /// How wide the buttons are; `nil` is the table's rule.
  public var buttonRule: SwipeButtonRule?
  public var range: SourceRange?

  public init(actions: [TableAction] = []) { self.actions = actions }
}

/// Something that a person can do to a row.
public struct TableAction: Hashable, Sendable {
  public enum Style: String, Sendable, CaseIterable {
    case normal, destructive
  }

  public var id: String
  public var title: String?
  public var image: String?
  /// `nil` means system grey, or system red for a destructive action.
  public var color: Color?
  public var style = Style.normal
  public var range: SourceRange?

  public init(id: String) { self.id = id }
}
