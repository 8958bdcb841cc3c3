import TableModel

/// What a table is seen through: so many points of its content, from where it is scrolled to.
///
/// Heights are asked for whenever the table is scrolled or changes, from the top of the content to the bottom of the
/// screen.
public struct Screen {
  public var height: Double
  /// Points, as every height here.
  public var rowHeight: (TableIndexPath) -> Double
  /// By the section; 0 where nothing stands there.
  public var headerHeight: (Int) -> Double
  public var footerHeight: (Int) -> Double

  public init(
    height: Double, rowHeight: @escaping (TableIndexPath) -> Double,
    headerHeight: @escaping (Int) -> Double = { _ in 0 }, footerHeight: @escaping (Int) -> Double = { _ in 0 }
  ) {
    self.height = height
    self.rowHeight = rowHeight
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
  }
}
