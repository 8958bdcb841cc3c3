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
    ("12:30 to 13:30", "12:45 to 13:30", "12:[-30-]{+45+} to 13:30"),
    ("1.5", "1.75", "[-1.5-]{+1.75+}"),
    ("1,299.00 €", "1,199.00 €", "[-1,299.00-]{+1,199.00+} €"),
    ("日本語のテキストです", "日本語の文章です", "日本語の[-テキスト-]{+文章+}です"),
    ("ภาษาไทย", "ภาษาลาว", "ภาษา[-ไทย-]{+ลาว+}"),
    ("Überall, überall", "Überall, niemals", "Überall, [-überall-]{+niemals+}"),
  ])
  func marksWords(old: String, new: String, expected: String) { #expect(marked(old, new) == expected) }

  @Test func marksEditsThatStandFarApart() {
    var words = (0..<5000).map { "word\($0)" }
    let old = words.joined(separator: " ")
    (words[10], words[2500], words[4990]) = ("one", "two", "three")
    let found = ChangedWords.pieces(from: old, to: words.joined(separator: " "))
    #expect(found.filter { $0.kind == .deleted }.map(\.text) == ["word10", "word2500", "word4990"])
    #expect(found.filter { $0.kind == .inserted }.map(\.text) == ["one", "two", "three"])
  }

  /// A word in place of each of a hundred thousand, and no word twice: no edit may be looked for in all of the text.
  @Test func takesLongTextsInStride() {
    let old = (0..<100_000).map { "\($0 % 3 == 0 ? "a" : "w")\($0)" }.joined(separator: " ")
    let new = (0..<100_000).map { "\($0 % 3 == 0 ? "b" : "w")\($0)" }.joined(separator: " ")
    let elapsed = ContinuousClock().measure {
      #expect(ChangedWords.pieces(from: old, to: new).count { $0.kind == .inserted } == 33_334)
    }
    #expect(elapsed < .seconds(60), "\(elapsed)")
  }

  @Test func givesBothTextsBack() {
    let long = (0..<2000).map { "word\($0)" }.joined(separator: " ")
    for (old, new) in [("a, b; c", "b c, a"), (long, String(long.dropFirst(500))), ("x", "")] {
      let pieces = ChangedWords.pieces(from: old, to: new)
      #expect(pieces.filter { $0.kind != .inserted }.map(\.text).joined() == old)
      #expect(pieces.filter { $0.kind != .deleted }.map(\.text).joined() == new)
    }
  }
}
