/// What a cell shows while its table is edited, in points.
///
/// Source: a subtitle cell in a table 375 wide on iOS 26.1, measured by OpenUIKit's tests: content view from 40 to
/// 332, delete control 15, 18, 26 × 26 in a row of 62, reorder control 332 to 359. Taken for the earlier
/// generations too, of which nothing is recorded.
public struct EditingMetrics: Hashable, Sendable {
  /// How far the content view moves for a delete or insert control.
  public var indentation = 40.0
  public var controlLeading = 15.0
  public var controlSize = Size(width: 26, height: 26)
  /// The reorder control stands at the trailing margin and is as high as the cell.
  public var reorderWidth = 27.0
  /// Points a level of indentation, where the cell does not say.
  public var indentationWidth = 10.0

  public init() {}
}
