import Diagnostics
import TableDiff
import TableModel

extension TableChangeset {
  /// Drops templates that came or went because a row names one that comes with the tool: the row tells that already.
  mutating func dropForeignTemplates(of old: TableDocument, _ new: TableDocument, _ library: SourceLibrary) {
    func isBuiltIn(_ template: CellTemplate) -> Bool {
      template.range.map { library.name(of: $0).hasPrefix("<built-in") } ?? false
    }
    changes.removeAll { change in
      switch (change.element, change.old, change.new) {
      case (.template, nil, .template(let place)?): isBuiltIn(new.templates[place])
      case (.template, .template(let place)?, nil): isBuiltIn(old.templates[place])
      default: false
      }
    }
  }

  /// Without the changes that are to be ignored. A row that moved and changed stays as what is left of it; the batches
  /// stay whole, since they have to give the new table.
  func without(_ ignored: Set<IgnoredChange>) -> TableChangeset {
    guard !ignored.isEmpty else { return self }
    var rest = self
    rest.changes = changes.compactMap { change in
      var change = change
      if change.kind == .move, ignored.contains(.update) { change.values = [] }
      if change.kind == .move, ignored.contains(.move), !change.values.isEmpty { change.kind = .update }
      return ignored.contains { $0.covers(change) } ? nil : change
    }
    return rest
  }
}
