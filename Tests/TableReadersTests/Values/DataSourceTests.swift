import Diagnostics
import Foundation
import TableModel
import TableReaders
import TestSupport
import Testing

@Suite struct DataSourceTests {
  @Test func takesRowsFromAKeyPath() {
    let reading = read(
      "items='shop.products' id='sku'", data: "{\"shop\": {\"products\": [{\"sku\": 1, \"text\": \"a\"}]}}")
    #expect(reading.messages.isEmpty)
    #expect(reading.table.sections.map(\.isAutomatic) == [true])
    #expect(reading.cells.map(\.id) == ["1"])
    #expect(reading.document?.dataSources == [SourceID(index: 1)])
    #expect(
      reading.text(at: reading.cell.values["text"].map { _ in reading.cell.values[1].range } ?? nil)
        == "a")
  }

  @Test func takesSectionsWithTheirHeadersAndRows() {
    let reading = read(
      "sections='groups' items='people.list' header='name' footer='note'",
      data: """
        {"groups": [{"name": "A", "note": "n", "people": {"list": [{"text": "x"}, {"text": "y"}]}},
                    {"name": "B", "people": {"list": []}}]}
        """)
    #expect(reading.messages.isEmpty)
    #expect(reading.table.sections.map { $0.header?.look } == [.title("A"), .title("B")])
    #expect(reading.table.sections.map { $0.footer?.look } == [.title("n"), nil])
    #expect(reading.table.sections.map(\.cells.count) == [2, 0])
  }

  @Test func takesAnArrayAtTheRootForSections() {
    let data = "[{\"title\": \"A\", \"colors\": [{\"text\": \"Red\"}]}]"
    for attributes in ["items='colors'", "sections='.' items='colors'"] {
      let reading = read(attributes, data: data)
      #expect(reading.messages.isEmpty)
      #expect(reading.table.sections.map { $0.header?.look } == [.title("A")])
      #expect(reading.cells.count == 1)
    }
    #expect(read("", data: "[{\"cells\": [{\"text\": \"Red\"}]}]").cells.count == 1)
  }

  @Test func groupsAFlatListInOrderOfFirstAppearance() {
    let reading = read(
      "groupBy='race'",
      data: """
        [{"text": "Bilbo", "race": "Hobbit"}, {"text": "Aragorn", "race": "Human"}, {"text": "Frodo", "race": "Hobbit"},
         {"text": "Tom"}]
        """)
    #expect(reading.messages.isEmpty)
    #expect(reading.table.sections.map { $0.header?.look } == [.title("Hobbit"), .title("Human"), nil])
    #expect(reading.table.sections.map(\.id) == ["Hobbit", "Human", nil])
    #expect(
      reading.table.sections.map { $0.cells.map { $0.values["text"] } } == [
        ["Bilbo", "Frodo"], ["Aragorn"], ["Tom"],
      ])
  }

  @Test func choosesTemplatesByClass() {
    let data =
      "[{\"class\": \"Big\"}, {\"class\": \"Small\"}, {\"class\": \"Big\", \"template\": \"own\"}, {\"kind\": 1}]"
    let maps = "<map class='Big' template='big'/><map class='Small' template='small'/>"
    let reading = read("template='other'", maps, data: data)
    #expect(reading.messages.isEmpty)
    #expect(templates(reading) == ["big", "small", "own", "other"])
    let renamed = read("class='kind'", "<map class='1' template='one'/>", data: data)
    #expect(renamed.messages.isEmpty)
    #expect(templates(renamed) == [nil, nil, "own", "one"])
  }

  @Test func warnsOnceOfAClassThatNoMapNames() {
    let reading = read(
      "", "<map class='Product' template='p'/>", data: "[{\"class\": \"Produkt\"}, {\"class\": \"Produkt\"}]")
    #expect(
      reading.messages == [
        """
        data.json:1:13 warning unknown-template: no <map> has a template for the class 'Produkt'; did you mean \
        'Product'?
        """
      ])
  }

  @Test func renamesKeysBeforeTheyMeanAnything() {
    let reading = read(
      "template='t'", "<map key='height' to='bodyHeight'/><map key='points' to='height'/>",
      data: "[{\"height\": \"1.80 m\", \"points\": 50}]")
    #expect(reading.messages.isEmpty)
    #expect(reading.cell.options.height == 50)
    #expect(reading.cell.values.map(\.key) == ["bodyHeight"])
  }

  @Test func fillsInDefaults() {
    let reading = read(
      "template='t'", "<default key='deleteTitle' value='Delete'/><default key='note' value='In stock'/>",
      data: "[{\"note\": \"Sold out\"}, {\"deleteTitle\": \"Away\"}]")
    #expect(reading.messages.isEmpty)
    #expect(reading.cells.map(\.options.deleteTitle) == ["Delete", "Away"])
    #expect(reading.cells.map { $0.values["note"] } == ["Sold out", "In stock"])
  }

  @Test func findsADefaultThatNoRowCanTakeOnce() {
    let reading = read(
      "", "<default key='height' value='tall'/>", data: "[{\"text\": \"a\"}, {\"text\": \"b\"}]")
    #expect(
      reading.messages == [
        """
        1:37 error invalid-value: invalid value 'tall' for 'height' of a row; expected a number of points or \
        'automatic'
        """
      ])
  }

  @Test func showsLikelyKeysWhereThereIsNoTemplate() {
    let reading = read("groupBy='race'", data: "[{\"race\": \"Elf\", \"name\": \"Arwen\"}]")
    #expect(reading.messages.isEmpty)
    #expect(reading.cell.values["text"] == "Arwen" && reading.cell.values["detail"] == nil)
    let styled = read(
      "style='value1'", "<map key='a' to='text'/><map key='b' to='detail'/>", data: "[{\"a\": 1, \"b\": 2}]")
    #expect(
      styled.cell.look == .style(.value1) && styled.cell.values.map(\.key) == ["text", "detail"])
  }

  @Test func putsItsRowsWhereItStands() {
    let reading = Reading(
      """
      <table><cell text="before"/><dataSource src="data.json"/><section><cell text="after"/></section></table>
      """, files: ["data.json": "[{\"text\": \"x\"}]"])
    #expect(reading.messages.isEmpty)
    #expect(reading.cells.map { $0.values["text"] } == ["before", "x", "after"])
    #expect(reading.table.sections.count == 3)
  }

  @Test func findsInTheDataWhatThePathsDoNotMeet() {
    let missing = read("items='prodcuts'", data: "{\"products\": []}")
    #expect(
      missing.messages == [
        """
        data.json:1:1 error missing-key: nothing is at 'prodcuts'; did you mean 'products'? (the data source asks \
        for it here)
        """
      ])
    let wrong = read("items='products'", data: "{\"products\": \"none\"}")
    #expect(
      wrong.messages == [
        """
        data.json:1:15 error wrong-type: 'products' must be an array of rows, not a string (the data source asks \
        for it here)
        """
      ])
    let shape = read("", data: "{\"products\": 1}")
    #expect(shape.diagnostics.diagnostics.map(\.identifier) == [.unrecognisedShape])
    let malformed = read("", data: "[{\"a\": }]")
    #expect(malformed.diagnostics.diagnostics.map(\.identifier) == [.malformedJSON])
  }

  @Test func saysWhatIsWrongWithADataSource() {
    expectDiagnostic(
      "<table><dataSource src='«gone.json»'/></table>", .unreadableFile, "'gone.json' does not exist")
    expectDiagnostic(
      "<table><dataSource src='«a»'/></table>", .unsupportedFormat,
      "'a' is an XML document with the root <table>, not a property list or JSON", files: ["a": "<table/>"])
    expectDiagnostic(
      "<table>«<dataSource»/></table>", .missingAttribute, "<dataSource> needs the attribute 'src'")
    expectDiagnostic(
      "<table>«<dataSource src='a' style='value1' template='t'»/></table>", .conflictingAttributes,
      "<dataSource> can't have both 'style' and 'template'; template 't' is used", files: ["a": "[]"])
    expectDiagnostic(
      "<table><dataSource src='a'>«<map class='x'»/></dataSource></table>", .conflictingAttributes,
      "<map> needs either 'class' and 'template' or 'key' and 'to'", files: ["a": "[]"])
    expectDiagnostic(
      "<table><dataSource src='a' sections='s' groupBy='«g»'/></table>", .conflictingAttributes,
      "'groupBy' makes sections of one list; it can't go with 'sections'", files: ["a": "{\"s\": []}"])
  }

  @Test func saysNothingOfValuesThatTheTemplatesDoNotShow() {
    let reading = Reading(
      """
      <table><template id="t"><label text="{name}"/></template>
      <dataSource src="data.json" template="t" id="sku" groupBy="g"/></table>
      """, files: ["data.json": "[{\"name\": \"a\", \"sku\": \"1\", \"g\": \"x\", \"year\": 1999}]"],
      resolved: true)
    #expect(reading.messages.isEmpty)
  }

  @Test(.enabled(if: SharedFolder.contains("seeds/SimpleSource")))
  func joinsTheDataOfApps() throws {
    func data(_ path: String) throws -> String {
      try String(contentsOf: SharedFolder.url.appending(path: "seeds/" + path), encoding: .utf8)
    }
    let colors = read(
      "items='colors'", "<map key='name' to='text'/>",
      data: try data("SimpleSource/Examples/SimpleSourceExample/colors.json"))
    #expect(colors.messages.isEmpty)
    #expect(colors.table.sections.first?.header?.look == .title("Blacks"))
    let characters = read(
      "groupBy='race'", data: try data("SimpleSource/Examples/SimpleSourceExample/characters.json"))
    #expect(characters.messages.isEmpty)
    #expect(characters.table.sections.map(\.id).prefix(3) == ["Hobbit", "Human", "Elf"])
    let feed = read(
      "items='feed' id='identifier' template='t'",
      data: try data("DGTemplateLayoutCell/TemplateLayoutDemo/TemplateLayoutDemo/Data.json"))
    #expect(feed.messages.isEmpty)
    #expect(feed.cells.first?.values["username"] == "zhaodg")
  }

  private func read(_ attributes: String, _ children: String = "", data: String) -> Reading {
    Reading(
      "<table><dataSource src='data.json' \(attributes)>\(children)</dataSource></table>",
      files: ["data.json": data])
  }

  private func templates(_ reading: Reading) -> [String?] {
    reading.cells.map { if case .template(let reference) = $0.look { reference.identifier } else { nil } }
  }
}
