/// What a page that can be operated has to know beside the frames of a table at rest.
public struct ArrangedInteraction: Sendable {
  /// The rows of each section as they stand while the table is edited: beside other controls, with another width, perhaps
  /// of another height.
  public var editedRows: [[ArrangedRow]]
  /// Whether a row can be chosen, and whether several can.
  public var allowsSelection: Bool
  public var allowsMultipleSelection: Bool

  public init(editedRows: [[ArrangedRow]], allowsSelection: Bool, allowsMultipleSelection: Bool) {
    self.editedRows = editedRows
    self.allowsSelection = allowsSelection
    self.allowsMultipleSelection = allowsMultipleSelection
  }
}
