import TableDiff
import TableModel

/// The lines that tell which values changed, the changed words marked.
struct ValueLines {
  private let colors: TerminalColors
  private(set) var text = ""

  /// Longer values are cut in the middle of what stayed.
  private static let keptCharacters = 40

  init(colors: TerminalColors) { self.colors = colors }

  /// What changed around the tables.
  mutating func outside(_ values: [ValueChange]) {
    guard !values.isEmpty else { return }
    text += colors.heading("@@ outside the tables") + "\n"
    for value in values { self.value(value) }
  }

  mutating func value(_ change: ValueChange) {
    let subject = change.subject.map { "\($0) " } ?? ""
    text += "    \((subject + change.key).printable): \(marked(change))\n"
  }

  private func marked(_ change: ValueChange) -> String {
    switch (change.old, change.new) {
    case (nil, let new?): return insertedMark(new)
    case (let old?, nil): return deletedMark(old)
    case (let old?, let new?):
      let pieces = ChangedWords.pieces(from: old, to: new)
      guard pieces.contains(where: { $0.kind == .kept && $0.text.contains { $0.isLetter || $0.isNumber } })
      else {
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
