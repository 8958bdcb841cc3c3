/// The heights of section headers and footers, in points.
///
/// Source: first rows and gaps of static tables as recorded by Interface Builder, n from 10 to 107 each; heights of
/// headers and footers without a title (17.5) from tables of automatic height.
public struct SectionMetrics: Hashable, Sendable {
  /// A header or footer of a grouped table that has nothing to show.
  public var groupedGap = 17.5
  /// The first header of a grouped table, where it has nothing to show.
  public var firstGroupedGap: Double
  /// Above a grouped header that is the table's first.
  public var firstGroupedPadding = 17.5
  /// Above a grouped header that follows a footer with something to show.
  public var paddingAfterFooter = 7.5
  /// Above and below a grouped header's text.
  public var groupedHeaderPadding = VerticalPadding(top: 16, bottom: 6)
  /// Above and below a grouped footer's text.
  public var groupedFooterPadding = VerticalPadding(top: 7, bottom: 7)
  /// Above a plain header: what iOS 15 added.
  public var plainHeaderPadding: Double
  /// A plain header or footer of one line.
  public var plainHeight = 28.0
  /// A plain header or footer with nothing to show.
  public var plainGap = 0.0
  /// The first header of a plain table of static rows, where it has nothing to show.
  public var firstPlainGap = 0.0
  /// Whether the first header of a grouped table without a title has its height whatever the table says.
  public var firstGapIsFixed = false
  /// The same for the headers of plain tables.
  public var plainGapIsFixed = false
  /// Grouped headers are shown in capitals.
  public var capitalisesHeaders: Bool

  public init(profile: OSProfile) {
    firstGroupedGap = profile == .iOS12 ? 35 : 17.5
    plainHeaderPadding = profile == .iOS12 ? 0 : 22
    capitalisesHeaders = profile != .iOS26
  }
}

/// What stands above and below a text, in points.
public struct VerticalPadding: Hashable, Sendable {
  public var top: Double
  public var bottom: Double

  public init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }

  public var sum: Double { top + bottom }
}
