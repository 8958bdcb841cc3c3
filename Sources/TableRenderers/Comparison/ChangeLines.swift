import TableDiff
import TableLayout
import TableModel

/// The lines of a comparison, gathered until they are written.
struct ChangeLines {
  private let comparison: ArrangedComparison
  private let colors: TerminalColors
  private var text = ""
  private var section: String?

  /// Longer values are cut in the middle of what stayed.
  private static let keptCharacters = 40

  init(_ comparison: ArrangedComparison, colors: TerminalColors) {
    self.comparison = comparison
    self.colors = colors
  }

  mutating func move(to out: inout OutputBuffer) {
    out.append(text)
    out.flushIfFull()
    text = ""
  }

  mutating func heading() {
    text += colors.heading("--- \(comparison.old.name.printable)") + "\n"
    text += colors.heading("+++ \(comparison.new.name.printable)") + "\n"
  }

  mutating func summary() { text += ChangeCounts(comparison).text + "\n" }

  /// A line for the section that the next changes belong to, once.
  mutating func section(of change: TableChange) {
    let index = change.new?.section ?? change.old?.section
    let name =
      index.map { index in
        let revision = change.new == nil ? comparison.old : comparison.new
        let id = revision.id(ofSection: index).map { " \($0)" } ?? ""
        let words = revision.words(at: .section(index)).map { " '\($0)'" } ?? ""
        return "section \(index)\(id)\(words)"
      } ?? change.element.rawValue
    guard name != section else { return }
    section = name
    text += colors.heading("@@ \(name.printable)") + "\n"
  }

  mutating func group(_ group: ChangeGroup) {
    let change = group.first
    var line = "\(change.kind.sign) \(change.element.rawValue)\(places(of: group))"
    line += names(of: group)
    text += colors.paint(line.printable, as: change.kind) + heights(of: group) + "\n"
    for value in change.values { self.value(value) }
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

  private func names(of group: ChangeGroup) -> String {
    let name = name(of: group.first)
    guard group.changes.count > 1, let last = group.changes.last else { return name }
    return " \(group.changes.count) rows:\(name) …\(self.name(of: last))"
  }

  private func name(of change: TableChange) -> String {
    var text = change.id.map { change.element == .header || change.element == .footer ? "" : " \($0)" } ?? ""
    if change.element == .row || change.element == .section {
      let revision = change.new == nil ? comparison.old : comparison.new
      if let words = revision.words(at: change.new ?? change.old), words != change.id {
        text += " '\(Self.shortened(words))'"
      }
    }
    if let count = change.rowCount { text += " (\(count) \(count == 1 ? "row" : "rows"))" }
    return text
  }

  private func heights(of group: ChangeGroup) -> String {
    let change = group.first
    guard group.changes.count == 1, change.element != .table else { return "" }
    let old = comparison.old.height(of: change.element, at: change.old)
    let new = comparison.new.height(of: change.element, at: change.new)
    switch (old, new) {
    case (let old?, let new?):
      return abs(new - old) < 0.0005 ? "" : "  " + HeightChange.text(from: old, to: new)
    case (nil, let new?): return "  +" + OutputBuffer.text(new)
    case (let old?, nil): return "  -" + OutputBuffer.text(old)
    default: return ""
    }
  }

  private mutating func value(_ change: ValueChange) {
    let subject = change.subject.map { "\($0) " } ?? ""
    text += "    \((subject + change.key).printable): \(marked(change))\n"
  }

  private func marked(_ change: ValueChange) -> String {
    switch (change.old, change.new) {
    case (nil, let new?): return insertedMark(new)
    case (let old?, nil): return deletedMark(old)
    case (let old?, let new?):
      let pieces = ChangedWords.pieces(from: old, to: new)
      guard pieces.contains(where: { $0.kind == .kept && $0.text.contains { $0.isLetter } }) else {
        return "\(colors.deleted(Self.quoted(old))) → \(colors.inserted(Self.quoted(new)))"
      }
      return pieces.enumerated().map { index, piece in
        switch piece.kind {
        case .kept:
          Self.shortened(piece.text, isFirst: index == 0, isLast: index == pieces.count - 1).printable
        case .deleted: deletedMark(piece.text)
        case .inserted: insertedMark(piece.text)
        }
      }.joined()
    case (nil, nil): return ""
    }
  }

  private func insertedMark(_ text: String) -> String { colors.inserted("{+\(text.printable)+}") }

  private func deletedMark(_ text: String) -> String { colors.deleted("[-\(text.printable)-]") }

  private static func quoted(_ text: String) -> String { text.isEmpty ? "''" : text.printable }

  private static func shortened(_ text: String) -> String {
    text.count <= keptCharacters ? text : text.prefix(keptCharacters - 1) + "…"
  }

  /// What stayed, without the middle where it is long.
  private static func shortened(_ text: String, isFirst: Bool, isLast: Bool) -> String {
    guard text.count > keptCharacters * 2 else { return text }
    let head = isFirst ? "" : text.prefix(keptCharacters)
    let tail = isLast ? "" : text.suffix(keptCharacters)
    return head + "…" + tail
  }
}

extension TableChange.Kind {
  var sign: String {
    switch self {
    case .insert: "+"
    case .delete: "-"
    case .move: ">"
    case .update: "~"
    }
  }
}
