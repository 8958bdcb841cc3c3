/// What one generation of UIKit lays tables out by, in points.
///
/// A value, so that a generation that differs in one number is a copy with that number changed.
///
/// Source, unless a part says otherwise: frames of table cells and static tables that Interface Builder recorded
/// in public storyboards, grouped by the version of the tool that wrote them.
public struct LayoutMetrics: Hashable, Sendable {
  public var margins: MarginMetrics
  public var rows: RowMetrics
  public var accessories: AccessoryMetrics
  public var sections: SectionMetrics
  public var controls: ControlMetrics
  public var text = TextMetrics()
  public var editing = EditingMetrics()
  public var separators: SeparatorMetrics
  /// What the section index takes from the width of the rows.
  ///
  /// Source: the width that SWTableViewCell reckons with.
  public var sectionIndexWidth = 15.0

  public init(profile: OSProfile) {
    margins = MarginMetrics(profile: profile)
    rows = RowMetrics(profile: profile)
    accessories = AccessoryMetrics(profile: profile)
    sections = SectionMetrics(profile: profile)
    controls = ControlMetrics(profile: profile)
    separators = SeparatorMetrics(profile: profile)
  }
}

/// Where separators begin and end, in points from the edges of the cell.
public struct SeparatorMetrics: Hashable, Sendable {
  /// Separators end at the trailing margin instead of at the edge.
  ///
  /// Source: iOS 26's lists as shipped; no recorded number.
  public var endsAtMargin: Bool

  public init(profile: OSProfile) { endsAtMargin = profile == .iOS26 }
}
