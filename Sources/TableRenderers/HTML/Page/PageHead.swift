import TableModel

/// What a page says of itself before its first row.
struct PageHead {
  /// Empty counts as none.
  let title: String?
  let language: String?
  let style: TableStyle
  let traits: Traits
  /// `nil` is UIKit's own.
  var separatorColor: Color?
  var kind = Kind.table
  /// Whether the page has a script by which its tables can be operated.
  var isInteractive = false
  /// The looks of the tables of a page that may have several, each once, in order of appearance.
  var looks: [TableLook] = []

  /// What the page shows.
  enum Kind {
    case table, tables, gallery, comparison
  }

  init(title: String?, language: String?, style: TableStyle, traits: Traits) {
    self.title = title.flatMap { $0.isEmpty ? nil : $0 }
    self.language = language.flatMap { $0.isEmpty ? nil : $0 }
    self.style = style
    self.traits = traits
  }

  var isRightToLeft: Bool { traits.direction == .rightToLeft }

  /// The class names that rules ask for; where several tables may differ, style and generation are each one's own.
  var classNames: String {
    let direction = isRightToLeft ? "rtl" : "ltr"
    return switch kind {
    case .table: "\(style.rawValue) \(traits.profile.rawValue) \(direction)"
    case .tables: direction
    case .gallery, .comparison: "\(direction) cards"
    }
  }
}
