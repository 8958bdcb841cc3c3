/// What a cell can have beside its look and its values; the defaults are UIKit's.
public struct CellOptions: Hashable, Sendable {
  public static let `default` = CellOptions()

  public var accessory = Accessory.none
  /// Of the accessory, where that is a checkmark or a button; `nil` is the system's.
  public var tintColor: Color?
  /// Points; `nil` leaves it to the template, the table or the measuring.
  public var height: Double?
  public var estimatedHeight: Double?
  public var indentationLevel = 0
  /// Points a level.
  public var indentationWidth = 10.0
  public var isEditable = true
  public var isMovable = false
  /// `nil` means delete where the cell is editable.
  public var editingStyle: EditingStyle?
  public var deleteTitle: String?
  public var shouldIndentWhileEditing = true
  public var showsMenu = false
  public var isSelectable = true
  public var isSelected = false
  public var link: Link?
  public var backgroundColor: Color?
  public var separatorInset: DirectionalInsets?
  public var leadingActions: SwipeActionsConfiguration?
  public var trailingActions: SwipeActionsConfiguration?
  public var menu: [TableAction] = []

  public init() {}
}

/// What stands at a cell's trailing edge.
public enum Accessory: String, Sendable, CaseIterable {
  case none, disclosureIndicator, checkmark, detailButton, detailDisclosureButton
}

/// The control that a cell shows at its leading edge while its table is edited.
public enum EditingStyle: String, Sendable, CaseIterable {
  case none, delete, insert
}
