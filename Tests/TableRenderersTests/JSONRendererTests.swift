import Foundation
import TableLayout
import TableModel
import Testing

@testable import TableRenderers

@Suite struct JSONRendererTests {
  @Test func writesFramesTextsAndTraits() {
    let table = Arranged.table([Arranged.row(0, [Arranged.label("A \"quoted\" text")])])
    #expect(
      json(table) == """
        {"width":375,"scale":2,"profile":"ios18","contentSize":"L","layoutDirection":"ltr","appearance":"auto",\
        "style":"plain","contentHeight":44,"sections":[{"y":0,"height":44,"cells":[{"indexPath":[0,0],\
        "style":"default","frame":[0,0,375,44],"contentFrame":[0,0,375,44],"heightFrom":"measured",\
        "views":[{"kind":"label","frame":[16,11,343,20],"text":"A \\"quoted\\" text","fontSize":17}]}]}]}

        """)
  }

  @Test func tellsLinesAccessoriesActionsAndState() throws {
    var options = CellOptions()
    options.isSelected = true
    options.link = Link("https://example.com/")
    options.leadingActions = SwipeActionsConfiguration(actions: [TableAction(id: "read")])
    var row = Arranged.row(0, [Arranged.label("one", "two")], options)
    row.accessory = ArrangedAccessory(
      kind: .checkmark, frame: Rect(x: 335, y: 0, width: 24, height: 44))
    row.estimatedHeight = 60
    let object = try JSONSerialization.jsonObject(with: Data(json(Arranged.table([row])).utf8))
    let sections = try #require((object as? [String: Any])?["sections"] as? [[String: Any]])
    let cell = try #require((sections.first?["cells"] as? [[String: Any]])?.first)
    let view = try #require((cell["views"] as? [[String: Any]])?.first)
    #expect(view["lines"] as? [String] == ["one", "two"])
    #expect((cell["accessory"] as? [String: Any])?["kind"] as? String == "checkmark")
    #expect(cell["selected"] as? Bool == true)
    #expect(cell["href"] as? String == "https://example.com/")
    #expect(cell["estimatedHeight"] as? Double == 60)
    #expect((cell["leadingActions"] as? [[String: Any]])?.first?["id"] as? String == "read")
  }

  @Test func writesEveryCharacterSoThatItCanBeReadBack() throws {
    let all = String(String.UnicodeScalarView((0..<0x250).compactMap { Unicode.Scalar($0) }))
    let written = json(Arranged.table([Arranged.row(0, [Arranged.label(all + "𝄞")])]))
    let object = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any]
    let cells = (object?["sections"] as? [[String: Any]])?.first?["cells"] as? [[String: Any]]
    let text = (cells?.first?["views"] as? [[String: Any]])?.first?["text"] as? String
    #expect(text == all + "𝄞")
  }

  @Test func describesTemplatesByTheirIdentifiers() throws {
    let template = ArrangedTemplate(
      id: "9Kv-2m-Wq7", reuseIdentifier: "contact", traits: Traits(), keys: ["name"],
      row: Arranged.row(0, [Arranged.label("Alice")]))
    var out = OutputBuffer()
    JSONRenderer().render(TemplateArrangement(traits: Traits(), templates: [template]), to: &out)
    let text = String(decoding: out.finish(), as: UTF8.self)
    #expect(
      text.contains(
        "\"templates\":[{\"id\":\"9Kv-2m-Wq7\",\"reuseIdentifier\":\"contact\",\"keys\":[\"name\"],\"frame\":[0,0,375,44]"
      ))
  }
}
