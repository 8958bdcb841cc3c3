import TableDiff
import Testing

@Suite struct ChangedWordsTests {
  /// The pieces with marks: `[-gone-]`, `{+new+}`.
  private func marked(_ old: String, _ new: String) -> String {
    ChangedWords.pieces(from: old, to: new).map { piece in
      switch piece.kind {
      case .kept: piece.text
      case .deleted: "[-\(piece.text)-]"
      case .inserted: "{+\(piece.text)+}"
      }
    }.joined()
  }

  @Test(arguments: [
    ("Back at three", "Back at four", "Back at [-three-]{+four+}"),
    ("one", "one two", "one{+ two+}"),
    ("a b c", "c", "[-a b -]c"),
    ("", "new", "{+new+}"),
    ("same", "same", "same"),
    ("Überall, überall", "Überall, niemals", "Überall, [-überall-]{+niemals+}"),
  ])
  func marksWords(old: String, new: String, expected: String) { #expect(marked(old, new) == expected) }

  @Test func givesBothTextsBack() {
    let long = (0..<2000).map { "word\($0)" }.joined(separator: " ")
    for (old, new) in [("a, b; c", "b c, a"), (long, String(long.dropFirst(500))), ("x", "")] {
      let pieces = ChangedWords.pieces(from: old, to: new)
      #expect(pieces.filter { $0.kind != .inserted }.map(\.text).joined() == old)
      #expect(pieces.filter { $0.kind != .deleted }.map(\.text).joined() == new)
    }
  }
}
