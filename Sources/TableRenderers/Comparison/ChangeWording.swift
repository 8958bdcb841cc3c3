import TableDiff
import TableLayout
import TableModel

/// What changes are called, in text and on a page alike.
struct ChangeWording {
  private let comparison: ArrangedComparison
  /// Whether names are kept from turning the direction of what stands around them.
  private let isolates: Bool

  /// Longer words are cut.
  private static let nameLength = 40

  init(_ comparison: ArrangedComparison, isolates: Bool = false) {
    self.comparison = comparison
    self.isolates = isolates
  }

  /// `section 0 fruit 'Fruit'`: the section that a change belongs to; `nil` for the table and its templates.
  func sectionName(of change: TableChange) -> String? {
    guard let index = change.new?.section ?? change.old?.section else { return nil }
    return sectionName(index, in: change.new == nil ? comparison.old : comparison.new)
  }

  func sectionName(_ index: Int, in revision: ArrangedRevision) -> String {
    let id = revision.id(ofSection: index).map { " \(shown($0))" } ?? ""
    let words = revision.words(at: .section(index)).map { " '\(shown($0))'" } ?? ""
    return "section \(index)\(id)\(words)"
  }

  /// `row 0,2 → 1,0 plums 'Plums'`; of rows that moved together the first and the last.
  func name(of group: ChangeGroup) -> String {
    let change = group.first
    let places = self.places(of: group)
    let name = ownName(of: change)
    guard group.changes.count > 1, let last = group.changes.last else {
      return change.element.rawValue + places + name
    }
    return "rows\(places): \(group.changes.count) rows,\(name) to\(ownName(of: last))"
  }

  private func places(of group: ChangeGroup) -> String {
    let change = group.first
    guard change.element == .row || change.element == .section else { return "" }
    func place(_ first: TablePlace?, _ last: TablePlace?) -> String {
      guard let first else { return "" }
      return last == first ? first.text : "\(first.text)–\(last?.text ?? "")"
    }
    let from = place(change.old, group.changes.last?.old)
    let to = place(change.new, group.changes.last?.new)
    if change.kind == .move { return " \(from) → \(to)" }
    return " \(to.isEmpty ? from : to)"
  }

  private func ownName(of change: TableChange) -> String {
    let isNamedBySection = change.element == .header || change.element == .footer
    var text = isNamedBySection ? "" : change.id.map { " \(shown($0))" } ?? ""
    if change.element == .row || change.element == .section {
      let revision = change.new == nil ? comparison.old : comparison.new
      if let words = revision.words(at: change.new ?? change.old), words != change.id {
        text += " '\(shown(words))'"
      }
    }
    if let table = change.formerTable { text += " from table \(shown(table))" }
    if let count = change.rowCount { text += " (\(count) \(count == 1 ? "row" : "rows"))" }
    return text
  }

  /// `44 → 64.5 (+20.5)`, `+44` or `-44`; empty where nothing grew or shrank.
  func heights(of change: TableChange) -> String {
    guard change.element != .table, change.formerTable == nil else { return "" }
    let old = comparison.old.height(of: change.element, at: change.old)
    let new = comparison.new.height(of: change.element, at: change.new)
    switch (old, new) {
    case (let old?, let new?): return abs(new - old) < 0.0005 ? "" : HeightChange.text(from: old, to: new)
    case (nil, let new?): return new == 0 ? "" : "+" + OutputBuffer.text(new)
    case (let old?, nil): return old == 0 ? "" : "-" + OutputBuffer.text(old)
    default: return ""
    }
  }

  /// A name of the document's own, cut where it is long.
  private func shown(_ text: String) -> String {
    let short = text.count <= Self.nameLength ? text : text.prefix(Self.nameLength - 1) + "…"
    return isolates ? short.isolated : short
  }
}

extension String {
  /// Without controls, and marked as a piece of a line that finds its direction by itself and leaves the rest of the
  /// line its own: FIRST STRONG ISOLATE around it.
  var isolated: String {
    let text = printable
    return text.utf8.allSatisfy { $0 < 0x80 } ? text : "\u{2068}\(text)\u{2069}"
  }
}
