import Diagnostics
import Foundation
import TableModel
import TableReaders
import TableSyntax
import TestSupport
import Testing

/// Whatever comes in: an answer, and never a crash or a wait.
@Suite struct HostileInputTests {
  private static let native = """
    <?xml version="1.0" encoding="UTF-8"?>
    <table style="plain" title="Grüße &amp; more" rowHeight="44.5" separatorInset="0 15">
      <template id="t" margins="1 2 3 4"><sample><value key="a">x</value></sample>
        <stackView axis="vertical"><label text="Hi {a} {{b}}"/><button>Go</button>
          <segmentedControl><segment title="A"/></segmentedControl></stackView><constraints><constraint firstAttribute="width" constant="9"/></constraints>
      </template>
      <header template="t"><value key="a">1</value></header>
      <sectionIndexTitles>A B</sectionIndexTitles>
      <section id="s"><header>人</header><cell id="c" template="t" accessory="checkmark"><value key="a">1&#10;2</value>
        <trailingActions><action id="d" title="D"/></trailingActions></cell></section>
      <dataSource src="data.json" groupBy="g"><map class="A" template="t"/><default key="k" value="v"/></dataSource>
      <cell text="loose"/>
    </table>
    """
  private static let json = """
    {"title": "T", "style": 1, "sections": [{"title": "é", "rows": [{"text": "a\\u00e9", "height": 4.5e1, "x": [1, {"y": null}],
     "trailingActions": [{"title": "D"}]}, {"text": "b", "accessory": 3}]}], "sectionIndexTitles": ["A"]}
    """
  private static let propertyList = """
    <?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://x/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array><dict><key>Type</key>
    <string>PSSliderSpecifier</string><key>DefaultValue</key><real>1.5</real><key>MaximumValue</key><integer>3</integer>
    </dict><dict><key>Type</key><string>PSRadioGroupSpecifier</string><key>Values</key><array><true/></array>
    <key>Titles</key><array><string>Ä</string></array></dict></array></dict></plist>
    """
  static let documents = [native, json, propertyList]

  @Test(arguments: documents) func readsTheDocumentItself(document: String) {
    let reading = Reading(
      document, files: ["data.json": "[{\"g\": \"x\", \"class\": \"A\"}]"], resolved: true)
    #expect(!reading.diagnostics.hasErrors, "\(reading.messages)")
    #expect(!reading.cells.isEmpty)
  }

  @Test(arguments: documents) func answersForADocumentCutAnywhere(document: String) {
    let bytes = Array(document.utf8)
    for count in 0..<bytes.count {
      let reading = Reading(Array(bytes[..<count]), resolved: true)
      #expect(reading.diagnostics.hasErrors, "cut at \(count)")
    }
  }

  @Test(arguments: documents) func answersForADocumentWithAByteChanged(document: String) {
    let bytes = Array(document.utf8)
    for (index, stranger) in zip(bytes.indices, [0, 0xFF, 0x3C, 0x7B, 0x22, 0x0A, 0x80].cycled()) {
      var changed = bytes
      changed[index] = UInt8(stranger)
      _ = Reading(changed, resolved: true)
      changed.remove(at: index)
      _ = Reading(changed, resolved: true)
    }
  }

  @Test func refusesEntities() {
    let bomb = """
      <!DOCTYPE table [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <table title="&b;"><cell text="&b;"/></table>
      """
    #expect(Reading(bomb).diagnostics.diagnostics.map(\.identifier).contains(.forbiddenEntity))
    let external = "<!DOCTYPE table [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><table title='&a;'/>"
    let reading = Reading(external)
    #expect(reading.diagnostics.hasErrors)
    #expect(!(reading.table.title ?? "").contains("root"))
  }

  @Test func refusesDeepNesting() {
    let stacks = String(repeating: "<stackView>", count: 10_000)
    let reading = Reading("<template id='t'>\(stacks)")
    #expect(reading.diagnostics.diagnostics.map(\.identifier).contains(.limitExceeded))
    let lists = Reading("[" + String(repeating: "{\"a\":", count: 10_000))
    #expect(lists.diagnostics.diagnostics.map(\.identifier).contains(.limitExceeded))
  }

  @Test func leavesOutViewsThatAreNestedTooDeepWhateverTheLimit() {
    let (open, close) = ("<stackView>", "</stackView>")
    let stacks = String(repeating: open, count: 20_000) + String(repeating: close, count: 20_000)
    var limits = SyntaxLimits()
    limits.depth = .max
    var library = SourceLibrary()
    var diagnostics = DiagnosticList()
    let document = TableReader(limits: limits).read(
      Array("<table><template id='t'>\(stacks)</template></table>".utf8), named: "page.xml",
      library: &library,
      diagnostics: &diagnostics)
    #expect(
      diagnostics.diagnostics.map(\.message) == ["views are nested more than 500 deep; the rest is left out"])
    var depth = 0
    var views = document?.templates.first?.views ?? []
    while let view = views.first {
      depth += 1
      views = view.subviews
    }
    #expect(depth == 500)
  }

  @Test func refusesAnAttributeOfTwentyMegabytes() {
    var bytes = Array("<table title='".utf8)
    bytes += [UInt8](repeating: UInt8(ascii: "a"), count: 20_000_000)
    bytes += Array("'/>".utf8)
    #expect(Reading(bytes).diagnostics.diagnostics.map(\.identifier).contains(.limitExceeded))
  }

  @Test func keepsWhatLooksLikeMarkupAsText() {
    let reading = Reading("<table><cell text='\"&gt;&lt;script&gt;alert(1)&lt;/script&gt;'/></table>")
    #expect(reading.messages.isEmpty)
    #expect(reading.cell.values["text"] == "\"><script>alert(1)</script>")
  }

  @Test func countsMoreMistakesThanItKeeps() {
    let cells = String(repeating: "<cell heigth='1'/>", count: 5000)
    let reading = Reading("<table>\(cells)</table>")
    #expect(reading.diagnostics.diagnostics.count == 200)
    #expect(reading.diagnostics.errorCount == 5000 && reading.diagnostics.omittedCount == 4800)
    #expect(reading.cells.count == 5000)
  }

  @Test func readsTheSameTextInEveryEncoding() throws {
    let text = "<?xml version='1.0' encoding='UTF-16'?><table title='Grüße 人 😀'><cell text='é'/></table>"
    for encoding in [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf16, .utf32] {
      let data = try #require(text.data(using: encoding))
      let reading = Reading(Array(data))
      #expect(reading.messages.isEmpty)
      #expect(reading.table.title == "Grüße 人 😀" && reading.cell.values["text"] == "é")
    }
    let latin = "<?xml version='1.0' encoding='ISO-8859-1'?><table title='Grüße'><cell/></table>"
    let reading = Reading(Array(try #require(latin.data(using: .isoLatin1))))
    #expect(reading.messages.isEmpty)
    #expect(reading.table.title == "Grüße")
  }
}

extension [Int] {
  /// Over and over again.
  fileprivate func cycled() -> AnySequence<Int> {
    AnySequence(
      sequence(state: 0) { place in
        defer { place += 1 }
        return self[place % self.count]
      })
  }
}
