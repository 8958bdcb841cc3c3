import Diagnostics
import TableModel
import TableReaders
import TestSupport
import Testing

@Suite struct NativeDiagnosticsTests {
  @Test func suggestsTheNearestAttribute() {
    expectDiagnostic(
      "<table><cell «seperatorInset»='3'/></table>", .unknownAttribute,
      "unknown attribute 'seperatorInset' on <cell>; did you mean 'separatorInset'?")
  }

  @Test func listsTheAttributesWhereNoneIsNear() {
    expectDiagnostic(
      "<table><refreshControl «whatever»='3'/></table>", .unknownAttribute,
      "unknown attribute 'whatever' on <refreshControl>; it may have title, tintColor")
    expectDiagnostic(
      "<table><cell><menu «a»='3'/></cell></table>", .unknownAttribute,
      "unknown attribute 'a' on <menu>; it has none")
  }

  @Test func saysWhatAValueShouldLookLike() {
    expectDiagnostic(
      "<table rowHeight='«fast»'/>", .invalidValue,
      "invalid value 'fast' for 'rowHeight' on <table>; expected a number of points or 'automatic'")
    expectDiagnostic(
      "<table style='«plane»'/>", .invalidValue,
      "invalid value 'plane' for 'style' on <table>; expected one of plain, grouped, insetGrouped")
    expectDiagnostic(
      "<table editing='«maybe»'/>", .invalidValue,
      "invalid value 'maybe' for 'editing' on <table>; expected true or false")
    expectDiagnostic(
      "<table><cell indentationLevel='«2.5»'/></table>", .invalidValue,
      "invalid value '2.5' for 'indentationLevel' on <cell>; expected a whole number from 0 to 100")
    expectDiagnostic(
      "<table separatorInset='«1 2 3»'/>", .invalidValue,
      """
      invalid value '1 2 3' for 'separatorInset' on <table>; expected one, two or four numbers of points: \
      'top leading bottom trailing'
      """)
  }

  @Test(arguments: ["NaN", "inf", "1e308", "-1", "100001", "0x10", "", " ", "1,5", "--1", "1.2.3", "９"])
  func refusesNumbersThatAreNoLengths(number: String) {
    let reading = Reading("<table><cell height='\(number)'/></table>")
    #expect(reading.diagnostics.diagnostics.map(\.identifier) == [.invalidValue])
    #expect(!reading.cell.hasOptions)
  }

  @Test(arguments: [
    ("44", 44.0), (" 44.5 ", 44.5), ("+3", 3), (".5", 0.5), ("5.", 5), ("0", 0), ("100000", 100_000),
    ("0.1", 0.1), ("43.666666666666667", 43.666666666666667), ("0000000000000000000000000001", 1),
  ])
  func readsDecimalNumbers(text: String, number: Double) {
    let reading = Reading("<table><cell height='\(text)'/></table>")
    #expect(reading.messages.isEmpty)
    #expect(reading.cell.options.height == number)
  }

  @Test func takesAWordForAFixItWhereOneIsNear() {
    let reading = Reading("<table><cell acessory='checkmark' editingStyle='insrt'/></table>")
    #expect(
      reading.messages == [
        "1:14 error unknown-attribute: unknown attribute 'acessory' on <cell>; did you mean 'accessory'? [accessory]",
        """
        1:49 error invalid-value: invalid value 'insrt' for 'editingStyle' on <cell>; expected one of none, \
        delete, insert [insert]
        """,
      ])
  }

  @Test func skipsAnUnknownElementWithAllThatIsInIt() {
    expectDiagnostic(
      "<table><«sectoin»><cell/><what/></sectoin><cell text='a'/></table>", .unknownElement,
      "unknown element <sectoin>; did you mean 'section'?")
    let reading = Reading("<table><sectoin><cell/></sectoin><cell text='a'/></table>")
    #expect(reading.cells.map { $0.values["text"] } == ["a"])
  }

  @Test func saysWhatMayStandWhereAnElementMayNot() {
    expectDiagnostic(
      "<table><section><«table»/></section></table>", .misplacedElement,
      "<table> can't stand inside <section>; what can is <header>, <footer>, <cell>")
    expectDiagnostic(
      "<«cell»/>", .misplacedElement,
      "<cell> can't stand at the top; what can is <table>, <templates>, <template>")
    expectDiagnostic(
      "<table><refreshControl><«label»/></refreshControl></table>", .misplacedElement,
      "<label> can't stand inside <refreshControl>; nothing can")
  }

  @Test func namesAnXMLDocumentOfAnotherKind() {
    expectDiagnostic(
      "<?xml version='1.0'?><«rss»><channel/></rss>", .unsupportedFormat,
      """
      an XML document with the root <rss> is not read; what is read is a native table (<table>, <templates>), a \
      storyboard or xib of Xcode 5 or later, a property list or JSON
      """)
  }

  @Test func leavesOutASecondHeader() {
    expectDiagnostic(
      "<table><section><header>A</header>«<header»>B</header></section></table>", .misplacedElement,
      "<section> can have one <header> only; this one is left out")
  }

  @Test func findsTextWhereNoneMayStandOnce() {
    expectDiagnostic(
      "<table>«some text»<cell/>and more</table>", .unexpectedText, "<table> can't have text in it")
  }

  @Test func needsTheAttributesThatAreRequired() {
    expectDiagnostic(
      "<table><cell>«<value»>x</value></cell></table>", .missingAttribute, "<value> needs the attribute 'key'"
    )
    expectDiagnostic(
      "<table>«<template»><label/></template></table>", .missingAttribute,
      "<template> needs the attribute 'id'")
    expectDiagnostic(
      "<table><cell><menu>«<action id='a'»/></menu></cell></table>", .missingAttribute,
      "<action> needs a 'title' or an 'image' to show")
  }

  @Test func refusesStyleAndTemplateOnOneCell() {
    expectDiagnostic(
      "<table>«<cell style='subtitle' template='a'»/></table>", .conflictingAttributes,
      "<cell> can't have both 'style' and 'template'; template 'a' is used")
  }

  @Test func warnsOfAValueThatIsGivenTwice() {
    expectDiagnostic(
      "<table><cell><value key='a'>1</value>«<value key='a'»>2</value></cell></table>", .duplicateIdentifier,
      "the value 'a' is given twice; the later one counts")
    let many = (0..<40).map { "<value key='k\($0)'/>" }.joined()
    let reading = Reading("<table><cell>\(many)<value key='k30'/></cell></table>")
    #expect(reading.diagnostics.diagnostics.map(\.identifier) == [.duplicateIdentifier])
  }

  @Test(arguments: [
    "javascript:alert(1)", "data:text/html,x", "//evil.example", " ", "vbscript:x", "JAVASCRIPT:x",
  ])
  func leavesOutLinksThatAreNotSafe(link: String) {
    let reading = Reading("<table><cell href=\"\(link)\"/><nextPage href=\"\(link)\"/></table>")
    #expect(reading.diagnostics.diagnostics.map(\.identifier) == [.unsafeLink, .unsafeLink])
    #expect(!reading.diagnostics.hasErrors)
    #expect(reading.cell.options.link == nil && reading.table.nextPage?.link == nil)
  }

  @Test func needsATemplateForTheValuesOfAHeader() {
    expectDiagnostic(
      "<table><section><header><value key='a'>«x»</value></header></section></table>", .missingAttribute,
      "<header> has values, but no 'template' to show them")
  }

  @Test func reportsSeveralMistakesInOneRun() {
    let reading = Reading("<table style='x' rowHeight='y'><cell z='1'/><w/><section id=''/></table>")
    #expect(
      reading.diagnostics.diagnostics.map(\.identifier) == [
        .invalidValue, .invalidValue, .unknownAttribute, .unknownElement, .invalidValue,
      ])
  }

  @Test func keepsWhatCameBeforeAMalformedPlace() {
    let reading = Reading("<table><section><cell text='a'/><cell text='b'/><cell text=")
    #expect(reading.diagnostics.hasErrors)
    #expect(reading.cells.map { $0.values["text"] } == ["a", "b"])
  }

  @Test func leavesReservedAttributesAlone() {
    let reading = Reading(
      "<table xmlns:x='urn:x' xml:lang='fr'><cell xml:space='preserve' text='a' xml:lang='en'/></table>")
    #expect(reading.messages.isEmpty)
    #expect(reading.table.language == "fr")
  }
}
