import Diagnostics

/// A described table.
public struct Table: Hashable, Sendable {
  /// The table view's own name in a file that has several.
  public var id: String?
  public var style = TableStyle.plain
  public var title: String?
  /// The language of the texts, a BCP 47 tag.
  public var language: String?
  /// Points; `nil` measures every row.
  public var rowHeight: Double?
  public var estimatedRowHeight: Double?
  /// Points; `nil` is UIKit's automatic height.
  public var sectionHeaderHeight: Double?
  public var sectionFooterHeight: Double?
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: Color?
  /// Of what stands behind and between the sections; `nil` is the style's own.
  public var backgroundColor: Color?
  /// Only leading and trailing count.
  public var separatorInset: DirectionalInsets?
  public var isEditing = false
  public var allowsSelection = true
  public var allowsMultipleSelection = false
  /// How wide the buttons are that a swipe uncovers, where the actions themselves don't say.
  public var swipeButtonRule = SwipeButtonRule.system
  public var header: TableHeaderFooter?
  public var footer: TableHeaderFooter?
  /// `nil` gathers the sections' own index titles.
  public var explicitIndexTitles: [String]?
  public var indexTitlesRange: SourceRange?
  public var refreshControl: RefreshControl?
  public var nextPage: NextPage?
  public var sections: [TableSection] = []
  /// What an editor's document says of it that can be seen, in place of the attributes above where tables are compared.
  public var outline: AttributeList?
  public var range: SourceRange?

  public init() {}
}

public enum TableStyle: String, Sendable, CaseIterable {
  case plain, grouped, insetGrouped
}

public enum SeparatorStyle: String, Sendable, CaseIterable {
  case none, singleLine
}

/// That the table can be pulled down to load again.
public struct RefreshControl: Hashable, Sendable {
  public var title: String?
  public var tintColor: Color?
  public var range: SourceRange?

  public init(title: String? = nil) { self.title = title }
}

/// That more rows can be had from elsewhere.
public struct NextPage: Hashable, Sendable {
  public var link: Link?
  public var title: String?
  public var range: SourceRange?

  public init(link: Link? = nil) { self.link = link }
}
