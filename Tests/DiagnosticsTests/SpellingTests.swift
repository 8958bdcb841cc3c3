import Testing

@testable import Diagnostics

@Suite struct SpellingTests {
  @Test(arguments: [
    ("seperatorInset", "separatorInset"), ("rowheight", "rowHeight"), ("tittle", "title"), ("styel", "style"),
  ])
  func findsTheNameThatWasMeant(misspelt: String, meant: String) {
    let known = ["separatorStyle", "separatorInset", "rowHeight", "title", "style"]
    #expect(Spelling.nearest(to: misspelt, in: known) == meant)
  }

  @Test func suggestsNothingForANameUnlikeAnyOther() {
    #expect(Spelling.nearest(to: "zebra", in: ["separatorInset", "rowHeight"]) == nil)
    #expect(Spelling.suggestion(for: "zebra", in: ["rowHeight"]) == "")
    #expect(Spelling.nearest(to: "", in: ["id"]) == nil)
  }

  @Test func givesTheEarlierOfTwoNamesThatAreEquallyNear() {
    #expect(Spelling.nearest(to: "cet", in: ["cat", "cut"]) == "cat")
  }

  @Test func staysQuickForANameOfAMillionLetters() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(Spelling.nearest(to: long, in: ["title"]) == nil)
  }
}
