import TableDiff

extension TableChangeset {
  /// Everything that is told, whatever its order.
  var told: [String] { changes.map(\.outline).sorted() }

  /// The same read from the new table to the old one.
  var toldBackwards: [String] { changes.map(\.inverse.outline).sorted() }
}

extension TableChange {
  /// The same change, read from new to old.
  fileprivate var inverse: TableChange {
    var change = self
    (change.old, change.new) = (new, old)
    switch kind {
    case .insert: change.kind = .delete
    case .delete: change.kind = .insert
    case .move, .update: break
    }
    change.values = values.map { ValueChange($0.key, from: $0.new, to: $0.old, of: $0.subject) }
    return change
  }

  fileprivate var outline: String {
    func text(_ place: TablePlace?) -> String { place.map { "\($0)" } ?? "-" }
    let values = values.map { "\($0.subject ?? "") \($0.key): \($0.old ?? "-") \($0.new ?? "-")" }.sorted()
    return "\(kind) \(element) \(text(old)) \(text(new)) \(values)"
  }
}
