import TableModel

/// What a page says of itself before its first row.
struct PageHead {
  /// Empty counts as none.
  let title: String?
  let language: String?
  /// Of the table, where it has one.
  let look: TableLook
  let traits: Traits
  var kind = Kind.table
  /// Whether the page has a script by which its tables can be operated.
  var isInteractive = false
  /// The looks of the tables of a page that may have several, each once, in order of appearance.
  var looks: [TableLook] = []

  /// What the page shows.
  enum Kind {
    case table, tables, gallery, comparison
  }

  init(title: String?, language: String?, look: TableLook, traits: Traits) {
    self.title = title.flatMap { $0.isEmpty ? nil : $0 }
    self.language = language.flatMap { $0.isEmpty ? nil : $0 }
    self.look = look
    self.traits = traits
  }

  var isRightToLeft: Bool { traits.direction == .rightToLeft }

  /// The class names that rules ask for; where several tables may differ, style and generation are each one's own.
  var classNames: String {
    let direction = isRightToLeft ? "rtl" : "ltr"
    return switch kind {
    case .table: "\(look.style.rawValue) \(traits.profile.rawValue) \(direction)"
    case .tables: direction
    case .gallery, .comparison: "\(direction) cards"
    }
  }
}
