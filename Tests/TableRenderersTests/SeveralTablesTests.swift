import TableLayout
import TableModel
import Testing

@testable import TableRenderers

/// Pages of several tables and of templates that were drawn for different screens.
@Suite struct SeveralTablesTests {
  private func named(
    _ name: String, _ style: TableStyle, _ traits: Traits = Traits(), separatorColor: Color? = nil
  ) -> NamedTable {
    let header = ArrangedHeaderFooter(
      frame: Rect(x: 0, y: 0, width: traits.width, height: 28), views: [Arranged.label("Same")],
      heightOrigin: .measured)
    var table = Arranged.table([Arranged.row(0, [Arranged.label(name)])], style: style)
    table.traits = traits
    table.separatorColor = separatorColor
    table.sections[0].header = header
    return NamedTable(name: name, id: nil, table: table)
  }

  private func page(_ tables: [NamedTable], isFragment: Bool = false) -> String {
    var out = OutputBuffer()
    HTMLRenderer(options: HTMLOptions(images: NamedImages(), isFragment: isFragment)).render(tables, to: &out)
    return String(decoding: out.finish(), as: UTF8.self)
  }

  private func lines(_ page: String, with parts: String...) -> [String] {
    page.split(separator: "\n").map(String.init).filter { line in parts.allSatisfy { line.contains($0) } }
  }

  private let old = Traits(width: 320, scale: 2, profile: .iOS12, appearance: .dark)
  private let new = Traits(width: 430, scale: 3, profile: .iOS26, appearance: .dark)

  @Test func drawEachTableInItsOwnLook() {
    let page = page([
      named("A", .plain, old), named("B", .insetGrouped, new, separatorColor: .semantic(.systemRed)),
      named("C", .plain, old),
    ])
    #expect(
      lines(page, with: ".look0{") == [
        ".tr .look0{--side:16px;--stick:0px;width:320px}",
        ".tr .look0{--page:#000000;--cell:#000000;--second:#8d8d93;--link:#0a84ff;--line:rgba(84,84,88,0.6);}",
      ])
    #expect(
      lines(page, with: ".look1{") == [
        ".tr .look1{--side:20px;--stick:-22px;width:430px}",
        ".tr .look1{--page:#000000;--cell:#1c1c1e;--second:#8d8d93;--link:#0a84ff;--line:#ff453a;}",
      ])
    #expect(
      lines(page, with: "<div class=\"table") == [
        "<div class=\"table tr look0 plain ios12\">", "<div class=\"table tr look1 insetGrouped ios26\">",
        "<div class=\"table tr look0 plain ios12\">",
      ])
    #expect(lines(page, with: "<body") == ["<body class=\"tr ltr\">"])
  }

  @Test func giveEveryHeadingAnIdOfItsOwn() {
    var shouted = named("B", .plain)
    shouted.table.sections[0].header?.views = [Arranged.label("SAME")]
    let page = page([named("A", .plain), shouted])
    #expect(lines(page, with: "id=\"heading-").count == 1, "a landmark needs a name of its own")
    #expect(lines(page, with: "aria-labelledby").count == 1)
    var other = named("B", .plain)
    other.table.sections[0].header?.views = [Arranged.label("Other")]
    let both = self.page([named("A", .plain), other])
    #expect(lines(both, with: "<section id=\"section-0\" aria-labelledby=\"heading-0\">").count == 1)
    #expect(lines(both, with: "<section id=\"section-0-2\" aria-labelledby=\"heading-0-2\">").count == 1)
  }

  @Test func bindEachTableOfAFragmentToItsOwnRules() throws {
    let page = page([named("A", .plain), named("B", .grouped)], isFragment: true)
    let scope = try #require(page.firstMatch(of: /<div class="(tr\w+) ltr">/)?.1)
    #expect(page.contains("<div class=\"table \(scope) look1 grouped ios18\">"))
  }

  @Test func drawTemplatesForTheScreensTheyWereMadeFor() {
    func template(_ id: String, _ traits: Traits) -> ArrangedTemplate {
      var row = Arranged.row(0, [Arranged.label(id, width: traits.width - 32)])
      row.frame.width = traits.width
      return ArrangedTemplate(id: id, reuseIdentifier: id, traits: traits, keys: [], row: row)
    }
    let gallery = TemplateArrangement(traits: old, templates: [template("a", old), template("b", new)])
    var out = OutputBuffer()
    HTMLRenderer(options: HTMLOptions(images: NamedImages())).render(gallery, to: &out)
    let page = String(decoding: out.finish(), as: UTF8.self)
    #expect(page.contains("<p class=\"lead\">2 templates, 320 to 430 points wide</p>"))
    #expect(page.contains("<section class=\"card tr look0 insetGrouped ios12\"><h2 id=\"template-a\">a</h2>"))
    #expect(page.contains("<section class=\"card tr look1 insetGrouped ios26\"><h2 id=\"template-b\">b</h2>"))
    #expect(page.contains(".tr .look1{--side:20px;--stick:-22px;width:430px}\n"))
    var json = OutputBuffer()
    JSONRenderer().render(gallery, to: &json)
    let text = String(decoding: json.finish(), as: UTF8.self)
    #expect(text.contains(#""reuseIdentifier":"a","keys":[],"frame":[0,0,320,44]"#))
    #expect(text.contains(#""reuseIdentifier":"b","keys":[],"width":430,"scale":3,"profile":"ios26""#))
  }
}
