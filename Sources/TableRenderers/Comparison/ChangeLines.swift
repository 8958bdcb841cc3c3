import TableDiff
import TableLayout
import TableModel

/// The lines of a comparison, gathered until they are written.
struct ChangeLines {
  private let comparison: ArrangedComparison
  private let colors: TerminalColors
  private let wording: ChangeWording
  private var text = ""
  private var section: String?

  /// Longer values are cut in the middle of what stayed.
  private static let keptCharacters = 40

  init(_ comparison: ArrangedComparison, colors: TerminalColors) {
    self.comparison = comparison
    self.colors = colors
    wording = ChangeWording(comparison)
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
    let name = wording.sectionName(of: change) ?? change.element.rawValue
    guard name != section else { return }
    section = name
    text += colors.heading("@@ \(name.printable)") + "\n"
  }

  mutating func group(_ group: ChangeGroup) {
    let change = group.first
    let line = "\(change.kind.sign) \(wording.name(of: group))".printable
    let heights = wording.heights(of: change)
    text +=
      colors.paint(line, as: change.kind)
      + (group.changes.count == 1 && !heights.isEmpty ? "  \(heights)" : "")
    text += "\n"
    for value in change.values { self.value(value) }
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
