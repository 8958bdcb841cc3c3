import Foundation
import TestSupport
import Testing

/// What a document says can steer neither a browser nor a terminal nor a program that reads the output.
@Suite struct HostileDocumentTests {
  private static let noncharacters = [UInt32(0x1FFFE), 0xFDD0].compactMap(Unicode.Scalar.init).map(
    String.init
  )
  .joined()
  private static let texts = [
    "\"><script>alert(1)</script>&<!--]]>", "</style><script>x</script>",
    "</title>\u{85}\u{9B}31m\u{202E}\u{2028}",
    "a\"onload=\"x", "\u{301}\u{FE0F}\u{200D}", noncharacters,
  ]

  private func document(_ text: String) -> String {
    var text = text
    for (character, entity) in [
      ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"),
    ] {
      text = text.replacingOccurrences(of: character, with: entity, options: .literal)
    }
    return """
      <table title="@" lang="@"><template id="@"><stackView id="@"><label id="@" text="@{a}" font="'@' 12"/>
      <button title="@" image="@"/><imageView image="@" accessibilityLabel="@"/><textField placeholder="@"/>
      <textField text="@" accessibilityLabel="@" borderStyle="line"/><textView text="@"/>
      <segmentedControl accessibilityLabel="@"><segment title="@"/></segmentedControl>
      <switch accessibilityLabel="@"/><slider accessibilityLabel="@"/></stackView></template>
      <template id="@2"><view id="@v" height="9"/><constraints>
      <constraint id="@" firstItem="@v" firstAttribute="width" constant="9"/>
      <constraint firstItem="@v" firstAttribute="leading" secondAttribute="leading"/>
      <constraint firstItem="@v" firstAttribute="top" secondAttribute="top"/>
      <constraint firstAttribute="bottom" secondItem="@v" secondAttribute="bottom"/></constraints></template>
      <refreshControl title="@"/><header>@</header><footer>@</footer><nextPage title="@"/>
      <sectionIndexTitles>@</sectionIndexTitles><section id="@" indexTitle="@"><header>@</header>
      <cell id="@" style="value1" text="@" detail="@" image="@" deleteTitle="@">
      <leadingActions><action id="@" title="@" image="@"/></leadingActions>
      <menu><action id="@" title="@"/></menu></cell><cell template="@"><value key="a">@</value><value key="@">@</value></cell>
      <footer>@</footer></section></table>
      """.replacingOccurrences(of: "@", with: text, options: .literal)
  }

  private static let verbs = ["render", "preview"]

  @Test(arguments: texts, verbs) func writesPagesThatStayAsTheyAreMeant(text: String, verb: String) throws {
    let result = try Program.run([verb, "-", "--format", "html"], input: document(text))
    #expect(result.status == 0)
    let names = try names(in: result.text)
    #expect(names.contains("main") && !names.contains("script") && !names.contains { $0.hasPrefix("on") })
    #expect(!result.text.unicodeScalars.contains { 0x80..<0xA0 ~= $0.value || $0.value & 0xFFFE == 0xFFFE })
  }

  @Test(arguments: texts, verbs) func writesJSONThatReadsBack(text: String, verb: String) throws {
    let result = try Program.run(
      [verb, "-", "--format", "json", "--diagnostics", "json"], input: document(text))
    #expect(result.status == 0)
    #expect(try JSONSerialization.jsonObject(with: result.output) is [String: Any])
    #expect(try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) is [String: Any])
    expectNoControl(result.text, but: "\n\u{202E}\u{2028}")
  }

  @Test(
    arguments: texts,
    [
      ["render", "-"], ["preview", "-"], ["lint", "-"], ["dump", "--stage", "syntax", "-"], ["dump", "-"],
      ["dump", "--stage", "layout", "-"],
    ])
  func writesTextThatShowsAsItIs(text: String, words: [String]) throws {
    let result = try Program.run(words, input: document(text))
    #expect(result.status < 2)
    expectNoControl(result.text + result.errors, but: "\n")
  }

  private func expectNoControl(_ text: String, but allowed: String) {
    let controls = text.unicodeScalars.filter {
      (0..<0x20 ~= $0.value || 0x7F..<0xA0 ~= $0.value || 0x2028...0x202E ~= $0.value)
        && !allowed.unicodeScalars.contains($0)
    }
    #expect(controls.isEmpty, "\(controls.map { String($0.value, radix: 16) })")
  }

  @Test func saysThatThereIsNothingToPreview() throws {
    let result = try Program.run(["preview", "-"], input: "<table><cell text='a'/></table>")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors == "tablerender: error: there is no template in '-' [unrecognised-shape]\n")
  }

  @Test func takesLimitsForTheSyntaxTreeToo() throws {
    let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    let words = ["dump", "--stage", "syntax", "-"]
    #expect(try Program.run(words, input: deep).status == 2)
    #expect(try Program.run(words + ["--limit", "depth=300"], input: deep).status == 0)
  }

  @Test(arguments: [
    "render", "preview", "lint", "dump --stage syntax", "dump --stage model", "dump --stage layout",
  ])
  func survivesEveryDepthHoweverHighTheLimit(command: String) throws {
    func nested(_ open: String, _ close: String) -> String {
      String(repeating: open, count: 9_999) + String(repeating: close, count: 9_999)
    }
    let words = command.split(separator: " ").map(String.init) + ["-", "--limit", "depth=9999999"]
    let views = nested("<stackView>", "</stackView>")
    for document in [
      nested("[", "]"), nested("(", ")"), nested("{a=", ";}"),
      "<table><template id='t'>\(views)</template><cell template='t'/></table>",
    ] {
      let result = try Program.run(words, input: document)
      #expect(result.status == 2)
      #expect(!(result.text + result.errors).isEmpty)
    }
  }
}

/// The names of the elements and attributes of a page.
private func names(in page: String) throws -> Set<String> {
  var names: Set<String> = []
  for tag in page.matches(of: /<([a-zA-Z][a-zA-Z0-9]*)((?:\s+[^\s=>"']+(?:="[^"]*")?)*)\s*>/) {
    names.insert(tag.1.lowercased())
    for attribute in tag.2.matches(of: /\s([^\s=>"']+)(?:="[^"]*")?/) {
      names.insert(attribute.1.lowercased())
    }
  }
  return names
}
