/// How a cell or header stood on the canvas that it was drawn on: what its views' places depend on.
public struct CellDesign: Hashable, Sendable {
  public var place: Place
  /// The cell's own, points: an input of its layout, as the views' are not.
  public var size: Size
  /// Whether the table is all that its screen shows, rather than one view among others.
  public var fillsScreen = true
  /// Whether the table's cells stand in from its edges.
  public var isInsetGrouped = false
  /// Whether the table draws separators; a cell in a file of its own counts as having some.
  public var hasSeparators = true
  public var canvas: Canvas
  /// Margins that the content view says itself, points.
  public var givenMargins: DirectionalInsets?
  /// The content view's object id.
  public var contentViewID: String?

  public enum Place: String, Sendable {
    /// A table view's prototype, or a cell of a static table.
    case table
    /// A cell in a file of its own.
    case nib
    /// A view that is not a cell: a table's or section's header or footer.
    case header
  }

  public init(_ place: Place, size: Size, canvas: Canvas) {
    self.place = place
    self.size = size
    self.canvas = canvas
  }
}
