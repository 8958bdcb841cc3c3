import TableModel

extension Matching {
  /// Pairs rows whose identity occurs once in each document, wherever they stand.
  mutating func matchUniqueRows(of groups: RowGroups) {
    for group in groups.groups where group.isUnique { pairRows(Int(group.firstOld), Int(group.firstNew)) }
  }
}
