import Testing

@testable import TableRenderers

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("中文", 4), ("カナ", 4), ("한국", 4), ("ﾊﾝｶｸ", 4), ("Ａ", 2),
    ("👩‍🚀", 2), ("🇵🇹", 2), ("👍🏽", 2), ("❤️", 2), ("❤", 1), ("…", 1), ("\u{200B}", 0), ("a\u{7}b", 2),
    ("ไทย", 3), ("ที่", 1), ("हिन्दी", 5), ("שלום", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
  ])
  func countsColumns(text: String, expected: Int) {
    #expect(DisplayWidth.of(text) == expected)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("中文字", 4, "中…"),
    ("👩‍🚀👩‍🚀", 3, "👩‍🚀…"),
  ])
  func cutsBetweenCharacters(text: String, columns: Int, expected: String) {
    #expect(DisplayWidth.truncated(text, to: columns) == expected)
  }

  @Test func showsWhatATerminalWouldObey() {
    #expect("a\u{1B}[31mb".printable == "a\u{FFFD}[31mb")
    #expect("a\u{9B}31mb".printable == "a\u{FFFD}31mb")
    #expect("a\u{202E}b\u{2066}c".printable == "a\u{FFFD}b\u{FFFD}c")
    #expect("a\tb".printable == "a b")
    #expect("plain ü 中".printable == "plain ü 中")
  }
}
