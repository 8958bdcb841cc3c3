import TableDiff

/// How much a comparison tells.
public enum ComparisonDetail: Sendable {
  case full, counts, names, nothing
}

/// Changes that can be left out: of a kind, or to an element.
public enum IgnoredChange: String, Sendable, CaseIterable {
  case insert, delete, move, update, table, section, header, footer, row, template, outside

  func covers(_ change: TableChange) -> Bool {
    change.kind.rawValue == rawValue || change.element.rawValue == rawValue
  }
}
