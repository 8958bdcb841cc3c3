import TableModel

/// A table with every frame worked out: what renderers draw.
///
/// Frames are points, relative to the superview: of cells, headers and footers to the table, of views to the
/// content view or view they stand in. They are physical: a right-to-left table has its frames mirrored already.
public struct TableArrangement: Sendable {
  public var traits: Traits
  public var style: TableStyle
  public var title: String?
  /// BCP 47, where the document says.
  public var language: String?
  public var isEditing: Bool
  public var separatorColor: Color?
  public var backgroundColor: Color?
  /// How wide the buttons are that a swipe uncovers, where the actions themselves don't say.
  public var swipeButtonRule = SwipeButtonRule.system
  /// Points from the top of the first thing to the bottom of the last, section gaps included.
  public var contentHeight: Double = 0
  public var refreshControl: RefreshControl?
  public var header: ArrangedHeaderFooter?
  public var sections: [ArrangedSection] = []
  public var footer: ArrangedHeaderFooter?
  public var nextPage: NextPage?
  public var sectionIndex: ArrangedSectionIndex?
  /// How the table takes part in what its reader does; `nil` where it only stands there.
  public var interaction: ArrangedInteraction?
  /// How often a measured height served again; `nil` where none were kept.
  public var heightStatistics: HeightStatistics?

  public init(traits: Traits, style: TableStyle) {
    self.traits = traits
    self.style = style
    isEditing = false
  }
}

/// A section's header, rows and footer, from top to bottom.
public struct ArrangedSection: Sendable {
  public var id: String?
  public var indexTitle: String?
  /// How many rows editing may make.
  public var maximumRows: Int?
  /// The top, in the table; gaps between sections belong to headers and footers, titled or not.
  public var y: Double
  public var height: Double = 0
  public var header: ArrangedHeaderFooter?
  public var rows: [ArrangedRow] = []
  public var footer: ArrangedHeaderFooter?

  public init(y: Double) { self.y = y }
}

/// The letters at a table's trailing edge.
public struct ArrangedSectionIndex: Sendable {
  public var entries: [SectionIndexEntry]
  /// Points that the index takes from the width of the rows.
  public var width: Double

  public init(entries: [SectionIndexEntry], width: Double) {
    self.entries = entries
    self.width = width
  }
}
