import Diagnostics
import TableModel
import Testing

@Suite struct ResolveReferencesTests {
  @Test func leadsEveryReferenceToItsTemplate() {
    var document = TableDocument(templates: [template("a", keys: []), template("b", keys: [])])
    var section = TableSection()
    section.header = TableHeaderFooter(.template(TemplateReference("b")))
    section.insertionTemplate = TemplateReference("a")
    section.cells = [cell("b"), cell("a")]
    document.table.sections = [section]
    document.table.footer = TableHeaderFooter(.template(TemplateReference("a")))
    #expect(resolve(&document).isEmpty)
    #expect(indices(document) == [1, 0])
    #expect(index(document.table.sections[0].header?.look) == 1)
    #expect(document.table.sections[0].insertionTemplate?.index == 0)
    #expect(index(document.table.footer?.look) == 0)
  }

  @Test func takesOnlyTheBuiltInTemplatesThatAreNamed() {
    var document = document([cell("mine"), cell("contact"), cell("contact")], [template("mine", keys: [])])
    let builtIn = [template("mail", keys: []), template("contact", keys: []), template("mine", keys: ["x"])]
    #expect(resolve(&document, builtIn: builtIn).isEmpty)
    #expect(document.templates.map(\.id) == ["mine", "contact"])
    #expect(indices(document) == [0, 1, 1])
  }

  @Test func reportsADanglingNameOnceWithTheNearest() {
    var document = document([cell("contcat", at: 5), cell("contcat", at: 9), cell("?")], [])
    let found = resolve(&document, builtIn: [template("contact", keys: [])])
    #expect(
      found == [
        "error unknown-template @5: unknown template 'contcat' (named 2 times); did you mean 'contact'?",
        "error unknown-template @-: unknown template '?'",
      ])
    #expect(indices(document) == [nil, nil, nil])
    #expect(document.templates.isEmpty)
  }

  @Test func keepsTheFirstOfTwoTemplatesWithOneName() {
    var document = document([cell("b")], [template("a", at: 1), template("a", at: 4), template("b", at: 7)])
    #expect(
      resolve(&document) == [
        "warning duplicate-identifier @4: two templates have the id 'a'; the first one is used (the first one @1)"
      ])
    #expect(document.templates.map(\.id) == ["a", "b"])
    #expect(indices(document) == [1])
  }

  @Test func namesBothPlacesOfARepeatedIdentifier() {
    var document = TableDocument()
    var first = TableSection(id: "s")
    first.range = range(1)
    first.cells = [
      TableCell(id: "x", range: range(2)), TableCell(range: range(3)), TableCell(range: range(4)),
    ]
    var second = TableSection(id: "s")
    second.range = range(5)
    second.cells = [TableCell(id: "y", range: range(6)), TableCell(id: "x", range: range(7))]
    document.table.sections = [first, second]
    #expect(
      resolve(&document) == [
        "warning duplicate-identifier @5: two sections have the id 's' (the first one @1)",
        "warning duplicate-identifier @7: two cells have the id 'x' (the first one @2)",
      ])
  }

  @Test func findsOneRepeatedIdentifierAmongManyCells() {
    var cells = (0..<10_000).map { TableCell(id: "cell \($0)", range: range($0)) }
    cells.append(TableCell(id: "cell 4321", range: range(10_000)))
    var document = document(cells, [])
    #expect(
      resolve(&document) == [
        "warning duplicate-identifier @10000: two cells have the id 'cell 4321' (the first one @4321)"
      ])
  }

  @Test func countsAValueThatNoRowShows() {
    let cells = [
      cell("a", ["name": "1", "rôle": "2"], at: 10), cell("a", ["name": "1"], at: 20),
      cell("a", ["name": "1", "rôle": "2"], at: 30),
    ]
    var document = document(cells, [template("a", keys: ["name"])])
    #expect(
      resolve(&document) == [
        "warning unused-value @12: template 'a' does not show the value 'rôle' in 2 rows"
      ])
  }

  @Test func suggestsTheKeyThatAMisspeltValueMeans() {
    var document = document(
      [cell("a", ["nmae": "1"], at: 10), cell("a", ["nmae": "2"], at: 20)], [template("a", keys: ["name"])])
    #expect(
      resolve(&document) == [
        "warning unused-value @11: template 'a' does not show the value 'nmae' in 2 rows; did you mean 'name'?",
        "warning unknown-key @10: no value for '{name}' of template 'a' in 2 of 2 rows; did you mean 'nmae'?",
      ])
  }

  @Test func onlyNotesAKeyThatSomeRowsLeaveOut() {
    var document = document(
      [cell("a", ["name": "1"], at: 10), cell("a", [:], at: 20)], [template("a", keys: ["name"])])
    #expect(
      resolve(&document) == [
        "note unknown-key @20: no value for '{name}' of template 'a' in 1 of 2 rows"
      ])
  }

  @Test func saysNothingOfWhatStandardCellsLeaveOut() {
    var document = document([TableCell(values: [CellValue("text", "a")])], [])
    #expect(resolve(&document).isEmpty)
  }

  @Test func warnsOfADetailThatTheDefaultStyleDoesNotShow() {
    let values = [CellValue("text", "a", at: range(3)), CellValue("detail", "b", at: range(4))]
    var document = document(
      [TableCell(values: values), TableCell(look: .style(.value1), values: values)], [])
    #expect(
      resolve(&document) == [
        "warning unused-value @4: cell style 'default' does not show the value 'detail'"
      ])
  }

  @Test func saysNothingOfWhatDataHoldsBeyondTheTable() {
    var document = document([cell("a", ["year": "1999"], at: 10)], [template("a", keys: [])])
    document.dataSources = [SourceID(index: 0)]
    #expect(resolve(&document).isEmpty)
  }

  @Test func notesAValueOfDataThatLooksLikeTheOneThatIsLacking() {
    var document = document([cell("a", ["naem": "x"], at: 10)], [template("a", keys: ["name"])])
    document.dataSources = [SourceID(index: 0)]
    #expect(
      resolve(&document) == [
        "note unused-value @11: template 'a' does not show the value 'naem'; did you mean 'name'?",
        "warning unknown-key @10: no value for '{name}' of template 'a'; did you mean 'naem'?",
      ])
  }

  @Test func staysQuickAndBriefWhereEveryRowHasKeysOfItsOwn() {
    let cells = (0..<3000).map { cell("a", ["key\($0)": "", "other\($0)": ""], at: 0) }
    var document = document(cells, [template("a", keys: ["quite", "different"])])
    let found = resolve(&document)
    #expect(found.count == 103)  // 100 named, the rest in one line, 2 keys without a value
    #expect(found[100] == "warning unused-value @1: template 'a' does not show further values in 5900 rows")
  }

  @Test func warnsOfIndexTitlesWhereNoSectionHasOne() {
    var document = document([TableCell()], [])
    document.table.explicitIndexTitles = ["A", "B"]
    document.table.indexTitlesRange = range(8)
    #expect(
      resolve(&document) == [
        "warning unknown-index-title @8: 2 index titles lead nowhere, since no section has an indexTitle"
      ])
    document.table.sections[0].indexTitle = "M"
    #expect(resolve(&document).isEmpty)
  }

  @Test func changesNothingWhenDoneTwice() {
    var document = document([cell("a", ["k": ""], at: 0)], [template("a", keys: ["k"])])
    #expect(resolve(&document).isEmpty)
    let once = document
    #expect(resolve(&document).isEmpty)
    #expect(document == once)
  }

  private func resolve(_ document: inout TableDocument, builtIn: [CellTemplate] = []) -> [String] {
    var diagnostics = DiagnosticList()
    document.resolveReferences(builtIn: builtIn, into: &diagnostics)
    return diagnostics.diagnostics.map { diagnostic in
      let notes = diagnostic.notes.map { " (\($0.message) @\(place($0.range)))" }.joined()
      return "\(diagnostic.severity) \(diagnostic.identifier.rawValue) @\(place(diagnostic.range)): "
        + diagnostic.message + notes
    }
  }

  private func place(_ range: SourceRange?) -> String { range.map { "\($0.lowerBound)" } ?? "-" }

  private func range(_ offset: Int) -> SourceRange {
    SourceRange(source: SourceID(index: 0), lowerBound: offset, upperBound: offset + 1)
  }

  private func document(_ cells: [TableCell], _ templates: [CellTemplate]) -> TableDocument {
    var document = TableDocument(templates: templates)
    document.table.sections = [TableSection()]
    document.table.sections[0].cells = cells
    return document
  }

  private func template(_ id: String, keys: [String] = [], at offset: Int? = nil) -> CellTemplate {
    var template = CellTemplate(id: id)
    var label = ViewNode(.label(LabelAttributes()))
    label.bindings = keys.map { ViewBinding(.text, BoundText([.key($0)]), at: nil) }
    template.views = [label]
    template.range = offset.map(range)
    return template
  }

  /// A cell whose values stand one place after the other behind it.
  private func cell(
    _ template: String, _ values: KeyValuePairs<String, String> = [:], at offset: Int? = nil
  ) -> TableCell {
    let values = values.enumerated().map { index, value in
      CellValue(value.key, value.value, at: offset.map { range($0 + 1 + index) })
    }
    let reference = TemplateReference(template, at: offset.map(range))
    return TableCell(look: .template(reference), values: values, range: offset.map(range))
  }

  private func indices(_ document: TableDocument) -> [Int32?] {
    document.table.sections[0].cells.map { cell in
      if case .template(let reference) = cell.look { reference.index } else { nil }
    }
  }

  private func index(_ look: TableHeaderFooter.Look?) -> Int32? {
    if case .template(let reference)? = look { reference.index } else { nil }
  }
}
