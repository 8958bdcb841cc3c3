import TableModel
import Testing

@Suite struct LinkTests {
  @Test(arguments: [
    "page.html", "/a/b", "?a:b", "#a:b", "a/b:c", "http://a", "HTTPS://a", "mailto:a@b", "tel:+1", "é.html",
  ])
  func keepsWhatIsSafe(text: String) {
    #expect(Link(text)?.destination == text)
  }

  @Test(arguments: [
    "", "javascript:alert(1)", "JavaScript:alert(1)", "java\tscript:x", "java\nscript:x", " javascript:x",
    "\u{1}javascript:x", "\u{FEFF}javascript:x", "\u{A0}javascript:x", "data:text/html,x", "vbscript:x",
    "file:///etc/passwd", "blob:x", "//other.host", "/\\other.host", "\\\\other.host",
    // A mark joins the slash or the backslash before it in one character.
    "//\u{FE0F}other.host", "/\u{5C}\u{FE0F}other.host", "a b",
  ])
  func refusesWhatIsNot(text: String) {
    #expect(Link(text) == nil)
  }
}
