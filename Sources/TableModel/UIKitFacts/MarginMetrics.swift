/// The layout margins of cells, headers and views, in points.
///
/// Source: recorded by Interface Builder, each on more than 50 cells; the sides of iOS 26 on 10.
public struct MarginMetrics: Hashable, Sendable {
  /// Above and below the content of a cell: 11, from iOS 26 on 15.
  public var cellVertical: Double
  /// Beside the content of a cell in a table narrower than `wideFrom`.
  public var narrow = 16.0
  /// Beside the content of a cell in a table of at least `wideFrom`.
  public var wide = 20.0
  public var wideFrom = 393.0
  /// Between the content of a cell and its accessory.
  public var beforeAccessory = 8.0
  /// The layout margins of a view that says nothing of its own.
  public var ofViews = DirectionalInsets(all: 8)
  /// Above and below the content of a header or footer view; its sides are the cells'.
  public var headerVertical = 8.0
  /// The last pixel of a cell belongs to its separator, not to the content view; the bottom margin gives it up.
  public var separatorTakesPixel: Bool
  /// Whether it does: else the margin is the same with a separator.
  public var bottomGivesUpPixel = true
  /// The side margins of a content view's own, where they don't follow the table's.
  public var contentSide: Double?
  /// Between an accessory and the edge, where it does not follow the table's margin.
  public var accessoryMargin: Double?
  /// Where the texts of the standard styles begin, where they don't follow the table's margin.
  public var textLeading: Double?
  /// Margins that a content view says itself count as they are: else each counts where it is the larger one.
  public var givenReplace = false
  /// Beside the content of a cell whose table is one view among others on a narrow screen.
  public var nestedNarrow = 16.0
  public var nib = NibMargins(wideFrom: .phone(339))

  public init(profile: OSProfile) {
    cellVertical = profile == .iOS26 ? 15 : 11
    separatorTakesPixel = profile == .iOS12
  }

  /// The margin of a drawn cell: the screen decides, or the table where no screen is known.
  ///
  /// Source: more than 900 cells; 12 of 12 in tables that don't fill a narrow screen before iOS 14.
  public func horizontal(screenWidth: Double?, tableWidth: Double, fillsScreen: Bool) -> Double {
    if (screenWidth ?? tableWidth) >= wideFrom { return wide }
    return fillsScreen && screenWidth != nil ? narrow : nestedNarrow
  }

  /// The margin at either side of a cell, and of the cells of an inset grouped table.
  public func horizontal(tableWidth: Double) -> Double { tableWidth >= wideFrom ? wide : narrow }
}
