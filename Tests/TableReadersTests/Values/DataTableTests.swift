import Diagnostics
import Foundation
import TableModel
import TableReaders
import TestSupport
import Testing

@Suite struct DataTableTests {
  @Test func readsAnArrayOfSections() {
    let reading = Reading(
      """
      [{"title": "A", "footer": "end", "id": "s", "indexTitle": "A", "rows": [{"text": "x", "id": 7}, {"text": "y"}]},
       {"header": "B", "cells": []}, {"items": [{"text": "z"}]}]
      """)
    #expect(reading.messages.isEmpty)
    let sections = reading.table.sections
    #expect(sections.map { $0.header?.look } == [.title("A"), .title("B"), nil])
    #expect(
      sections[0].footer?.look == .title("end") && sections[0].id == "s" && sections[0].indexTitle == "A")
    #expect(sections.map(\.cells.count) == [2, 0, 1])
    #expect(sections[0].cells[0].id == "7")
    #expect(sections.allSatisfy { !$0.isAutomatic })
    #expect(reading.document?.dataSources == [SourceID(index: 0)])
  }

  @Test func readsAFlatArrayOfRowsAsOneSection() {
    let reading = Reading("[{\"text\": \"a\"}, {\"text\": \"b\"}]")
    #expect(reading.messages.isEmpty)
    #expect(reading.table.sections.map(\.isAutomatic) == [true])
    #expect(reading.cells.map { $0.values["text"] } == ["a", "b"])
  }

  @Test func readsADictionaryWithSectionsAndWhatItSaysOfTheTable() {
    let reading = Reading(
      """
      {"title": "T", "style": "grouped", "rowHeight": 50.5, "editing": true, "sectionIndexTitles": ["A", 1],
       "header": "top", "footer": {"template": "f", "height": 30, "year": 1999}, "lang": "fr",
       "sections": [{"rows": [{"text": "a"}]}]}
      """)
    #expect(reading.messages.isEmpty)
    let table = reading.table
    #expect(table.title == "T" && table.style == .grouped && table.rowHeight == 50.5 && table.isEditing)
    #expect(table.explicitIndexTitles == ["A", "1"] && table.language == "fr")
    #expect(table.header?.look == .title("top"))
    #expect(table.footer?.height == 30 && table.footer?.values["year"] == "1999")
    #expect(reading.cells.count == 1)
  }

  @Test func readsADictionaryWithRows() {
    let reading = Reading("{\"rows\": [{\"text\": \"a\"}]}")
    #expect(reading.messages.isEmpty)
    #expect(reading.cells.count == 1)
  }

  @Test func readsTheTypedKeysOfARow() {
    let options = Reading(
      """
      [{"text": "a", "height": 44.5, "estimatedHeight": "automatic", "editable": false, "movable": 1,
        "editingStyle": "insert", "accessory": "checkmark", "indentationLevel": 2, "deleteTitle": "Away",
        "selected": "YES", "href": "b.html", "backgroundColor": "#FF0000", "separatorInset": "0 15",
        "trailingActions": [{"title": "Delete", "style": "destructive"}], "menu": [{"title": "Copy", "id": "c"}],
        "shouldIndentWhileEditing": null}]
      """
    ).cell.options
    var expected = CellOptions()
    (expected.height, expected.isEditable, expected.isMovable) = (44.5, false, true)
    (expected.editingStyle, expected.accessory, expected.indentationLevel) = (.insert, .checkmark, 2)
    (expected.deleteTitle, expected.isSelected, expected.link) = ("Away", true, Link("b.html"))
    expected.backgroundColor = Color("#FF0000")
    expected.separatorInset = DirectionalInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
    expected.trailingActions = options.trailingActions
    expected.menu = options.menu
    #expect(options == expected)
    #expect(options.trailingActions?.actions.map(\.id) == ["Delete"])
    #expect(options.trailingActions?.actions.map(\.style) == [.destructive])
    #expect(options.menu.map(\.id) == ["c"])
  }

  @Test func readsUIKitsNumbersForEnumerations() {
    let cells = Reading(
      """
      [{"text": "a", "editingStyle": 0, "style": 0, "accessory": 0}, {"text": "a", "editingStyle": 1, "style": 1,
        "accessory": 1}, {"text": "a", "editingStyle": 2, "style": 2, "accessory": 2},
       {"text": "a", "style": 3, "accessory": 3}, {"text": "a", "accessory": 4}]
      """
    ).cells
    #expect(cells.map(\.options.editingStyle) == [EditingStyle.none, .delete, .insert, nil, nil])
    #expect(
      cells.map(\.look) == [
        .style(.default), .style(.value1), .style(.value2), .style(.subtitle), .style(.default),
      ])
    #expect(
      cells.map(\.options.accessory) == [
        .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
      ])
  }

  @Test func keepsEverythingElseAsValues() {
    let values = Reading(
      """
      [{"text": "a", "price": 12.50, "count": 3, "big": 12345678901234567890, "isNew": true, "gone": null,
        "address": {"city": "Oslo", "geo": {"lat": 59.9}}, "tags": ["x", {"y": "z"}]}]
      """
    ).cell.values
    let expected = [
      "text=a", "price=12.50", "count=3", "big=12345678901234567890", "isNew=true", "address.city=Oslo",
      "address.geo.lat=59.9", "tags.0=x", "tags.1.y=z",
    ]
    #expect(values.map { "\($0.key)=\($0.text)" } == expected)
  }

  @Test func writesDatesAndSizesOfDataAsText() {
    let reading = Reading(
      """
      <plist version="1.0"><array><dict><key>text</key><string>a</string>
      <key>born</key><date>1999-12-31T23:59:59Z</date><key>blob</key><data>AAEC</data>
      <key>alive</key><true/></dict></array></plist>
      """)
    #expect(reading.messages.isEmpty)
    #expect(reading.cell.values.map(\.text) == ["a", "1999-12-31T23:59:59Z", "3 bytes", "true"])
  }

  @Test func showsADetailWithoutBeingToldTheStyle() {
    let cells = Reading("[{\"text\": \"a\", \"detail\": \"b\"}, {\"text\": \"c\"}]").cells
    #expect(cells.map(\.look) == [.style(.subtitle), .style(.default)])
  }

  @Test func showsTheLikeliestKeysWhereNoRowHasText() {
    let cells = Reading(
      """
      [{"key": "[space]", "title": "Scroll", "action": "scroll:"}, {"key": "+", "action": "next:"}]
      """
    ).cells
    #expect(cells[0].values["text"] == "Scroll" && cells[0].values["detail"] == "[space]")
    #expect(cells[0].look == .style(.subtitle))
    #expect(cells[1].values["detail"] == "+")
    let numbers = Reading("[{\"x\": 1.5, \"y\": 2}]").cells
    #expect(numbers[0].values["text"] == "1.5" && numbers[0].values["detail"] == "2")
  }

  @Test func leavesRowsWithATemplateAsTheyAre() {
    let cell = Reading("[{\"template\": \"t\", \"title\": \"a\"}]").cell
    #expect(cell.values.map(\.key) == ["title"])
  }

  @Test(arguments: [
    ("«{\"a\": 1}»", "this is no table: a dictionary without rows"),
    ("«[1, 2]»", "this is no table: an array with a number in it"),
    ("«[{}, \"a\"]»", "this is no table: an array with a string in it"),
  ])
  func saysWhatShapeIsExpected(marked: String, complaint: String) {
    expectDiagnostic(
      marked, .unrecognisedShape,
      """
      \(complaint); expected an array of rows (dictionaries), an array of sections (dictionaries with 'rows', \
      'cells' or 'items'), or a dictionary with 'sections'
      """)
  }

  @Test func tellsHowRowsInsideADictionaryCanBeReached() {
    let reading = Reading("{\"feed\": [{\"title\": \"a\"}]}")
    #expect(reading.document == nil)
    #expect(
      reading.diagnostics.diagnostics.first?.notes.map(\.message) == [
        "a table can take its rows from there by <dataSource items=\"feed\">"
      ])
  }

  @Test func locatesWrongTypes() {
    expectDiagnostic(
      "[{\"text\": \"a\", \"height\": «[1]»}]", .wrongType,
      "'height' of a row must be a number of points or 'automatic', not an array")
    expectDiagnostic(
      "[{\"text\": \"a\", \"accessory\": \"«chekmark»\"}]", .invalidValue,
      """
      invalid value 'chekmark' for 'accessory' of a row; expected one of none, disclosureIndicator, checkmark, \
      detailButton, detailDisclosureButton
      """)
    expectDiagnostic(
      "{\"rows\": [{\"text\": \"a\"}, «3»]}", .wrongType, "a row must be a dictionary, not a number")
    expectDiagnostic(
      "[{\"rows\": []}, {\"rows\": «{}»}]", .wrongType,
      "'rows' of a section must be an array of rows, not a dictionary")
    expectDiagnostic(
      "[{\"rows\": []}, «{\"rosw\": []}»]", .missingKey,
      "a section needs its rows under 'rows', 'cells', 'items'; did you mean 'rosw'?")
    expectDiagnostic(
      "[{\"text\": \"a\", \"href\": \"«javascript:x»\"}]", .unsafeLink,
      "link 'javascript:x' of a row is left out; allowed is a relative link or one of http, https, mailto, tel"
    )
  }

  @Test func notesOnceWhatASectionSaysInVain() {
    let reading = Reading(
      "[{\"rows\": [], \"color\": 1}, {\"rows\": [], \"color\": 2, \"indexTitel\": \"A\"}]")
    #expect(
      reading.messages == [
        "1:16 note unknown-key: 'color' of a section is not shown",
        "1:54 warning unknown-key: 'indexTitel' of a section is not shown; did you mean 'indexTitle'?",
      ])
  }

  @Test func readsPropertyListsOfTheOldTextForm() {
    let reading = Reading("({ text = \"a b\"; detail = c; }, { text = d; })")
    #expect(reading.messages.isEmpty)
    #expect(reading.cells.map { $0.values["text"] } == ["a b", "d"])
  }

  @Test func givesNothingForFilesOfOtherKinds() {
    #expect(
      Reading("").messages == [
        "- error unsupported-format: 'page.xml' is an empty file; what is read is a native table (<table>, <templates>), a storyboard or xib of Xcode 5 or later, a property list or JSON"
      ])
    #expect(Reading([0x89, 0x50, 0x4E, 0x47, 0, 0]).document == nil)
    #expect(Reading("[{]").document == nil)
  }

  @Test func survivesDeepAndBroadData() {
    let deep = String(repeating: "{\"a\":", count: 250) + "1" + String(repeating: "}", count: 250)
    let reading = Reading("[{\"text\": \"x\", \"deep\": \(deep)}]")
    #expect(reading.diagnostics.errorCount == 0)
    let key = String(repeating: "k", count: 600)
    let long = Reading("[{\"text\": \"x\", \"\(key)\": {\"\(key)\": [1, 2]}}]")
    #expect(long.diagnostics.diagnostics.map(\.identifier) == [.limitExceeded])
  }

  static let lists: [(path: String, rows: Int)] = [
    ("Ranchero-Software__NetNewsWire/Shared/Resources/GlobalKeyboardShortcuts.plist", 22),
    ("ResearchKit__ResearchKit/ResearchKitTests/ORKAudiometryTestData.plist", 3561),
    ("Lax__Learn-iOS-Swift-by-Examples/DemoBots/DemoBots/Assets/Scenes/SceneConfiguration.plist", 5),
    (
      "Lax__Learn-iOS-Swift-by-Examples/WatchKitCatalog/WatchKit Catalog WatchKit Extension/AppData.plist", 12
    ),
    ("breadwallet__breadwallet-ios/breadwallet/Resources/countries.plist", 250),
    ("soapyigu__Swift-30-Projects/Project 19 - Pinterest/Pinterest/Photos.plist", 13),
    ("rlopezdiez__RLDTableViewSwift/Sample app/TableViewPrototype/Resources/viewModelData.plist", 10),
  ]

  @Test(.enabled(if: SharedFolder.contains("corpus/tableplist")), arguments: lists)
  func readsListsOfApps(path: String, rows: Int) throws {
    let url = SharedFolder.url.appending(path: "corpus/tableplist/" + path)
    let reading = Reading(Array(try Data(contentsOf: url)), named: path, resolved: true)
    #expect(reading.messages.isEmpty)
    #expect(reading.cells.count == rows)
    #expect(reading.cells.contains { !($0.values["text"] ?? "").isEmpty })
  }
}
