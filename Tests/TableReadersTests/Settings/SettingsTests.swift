import Diagnostics
import Foundation
import TableModel
import TableReaders
import TestSupport
import Testing

@Suite struct SettingsTests {
  @Test func makesSectionsOfGroups() {
    let reading = read(
      """
      {"Type": "PSTitleValueSpecifier", "Key": "v", "Title": "Version", "DefaultValue": "1.0"},
      {"Type": "PSGroupSpecifier", "Title": "Network", "FooterText": "Costs may apply", "Key": "net"},
      {"Type": "PSChildPaneSpecifier", "Title": "Advanced", "File": "Advanced", "IASKSubtitle": "More"},
      {"Type": "PSGroupSpecifier"}
      """)
    #expect(reading.messages.isEmpty)
    #expect(reading.table.style == .grouped && reading.table.title == "App")
    let sections = reading.table.sections
    #expect(sections.map(\.isAutomatic) == [true, false, false])
    #expect(sections.map { $0.header?.look } == [nil, .title("Network"), nil])
    #expect(sections[1].footer?.look == .title("Costs may apply") && sections[1].id == "net")
    #expect(sections.map(\.cells.count) == [1, 1, 0])
    let version = sections[0].cells[0]
    #expect(version.id == "v" && version.look == .style(.value1))
    #expect(version.values["text"] == "Version" && version.values["detail"] == "1.0")
    let pane = sections[1].cells[0]
    #expect(
      pane.look == .style(.subtitle) && pane.values["detail"] == "More" && pane.values["File"] == "Advanced")
    #expect(pane.options.accessory == .disclosureIndicator)
  }

  @Test func showsTheTitleOfAChosenValue() {
    let reading = read(
      """
      {"Type": "PSMultiValueSpecifier", "Key": "k", "Title": "Color", "DefaultValue": 2, "Values": [1, 2.0],
       "Titles": ["Red", "Green"]},
      {"Type": "PSMultiValueSpecifier", "Key": "l", "Title": "Size", "DefaultValue": "s", "Values": ["s"],
       "Titles": ["Small"], "ShortTitles": ["S"]},
      {"Type": "PSTitleValueSpecifier", "Key": "m", "DefaultValue": true, "Values": [false, 1],
       "Titles": ["No", "Yes"]}
      """)
    #expect(reading.messages.isEmpty)
    #expect(reading.cells.map { $0.values["detail"] } == ["Green", "S", nil])
    #expect(reading.cells[2].values["text"] == "Yes" && reading.cells[2].look == .style(.default))
    #expect(reading.cells[0].options.accessory == .disclosureIndicator)
  }

  @Test(arguments: [
    ("\"DefaultValue\": true", "true"), ("\"DefaultValue\": 0", "false"),
    ("\"DefaultValue\": \"YES\"", "true"),
    ("\"TrueValue\": \"on\", \"FalseValue\": \"off\", \"DefaultValue\": \"on\"", "true"),
    ("\"TrueValue\": 5, \"DefaultValue\": 1", "false"), ("\"Key\": \"none\"", "false"),
  ])
  func turnsSwitchesOnByTheirDefault(entries: String, isOn: String) {
    let reading = read("{\"Type\": \"PSToggleSwitchSpecifier\", \"Title\": \"T\", \(entries)}")
    #expect(reading.messages.isEmpty)
    #expect(reading.cell.values["isOn"] == isOn)
    #expect(reading.templates.map(\.id) == ["toggle"])
  }

  @Test func makesSlidersOfTheirShare() {
    let reading = read(
      """
      {"Type": "PSSliderSpecifier", "Key": "a", "DefaultValue": 15, "MinimumValue": 10, "MaximumValue": 30},
      {"Type": "PSSliderSpecifier", "Key": "b", "DefaultValue": 99, "MinimumValue": 10, "MaximumValue": 30,
       "MinimumValueImage": "low.png"}
      """)
    #expect(reading.messages.isEmpty)
    #expect(reading.cells.map { $0.values["value"] } == ["0.25", "1.0"])  // (15 - 10) / (30 - 10)
    #expect(reading.cells.map { $0.values["hidesMinimumImage"] } == ["true", "false"])
  }

  @Test func warnsOfASliderWithoutARange() {
    let reading = read(
      "{\"Type\": \"PSSliderSpecifier\", \"Key\": \"a\", \"DefaultValue\": 1, \"MinimumValue\": 3, \"MaximumValue\": 3}"
    )
    #expect(reading.diagnostics.diagnostics.map(\.identifier) == [.invalidValue])
    #expect(reading.cell.values["value"] == "0.0")
  }

  @Test func makesTextFieldsWithAndWithoutATitle() {
    let reading = read(
      """
      {"Type": "PSTextFieldSpecifier", "Key": "a", "Title": "Name", "DefaultValue": "Ada", "KeyboardType": "URL"},
      {"Type": "PSTextFieldSpecifier", "Key": "b", "IsSecure": true}
      """)
    #expect(reading.messages.isEmpty)
    #expect(reading.templates.map(\.id) == ["textField", "secureTextField"])
    #expect(reading.cells[0].values["text"] == "Ada" && reading.cells[0].values["KeyboardType"] == "URL")
    #expect(reading.cells.map { $0.values["hidesTitle"] } == ["false", "true"])
  }

  @Test func checksTheChosenRowOfARadioGroup() {
    let reading = read(
      """
      {"Type": "PSRadioGroupSpecifier", "Key": "k", "Title": "Sort by", "DefaultValue": "n", "FooterText": "f",
       "Values": ["n", "d"], "Titles": ["Name", "Date"], "DisplaySortedByTitle": true},
      {"Type": "PSChildPaneSpecifier", "Title": "After", "File": "x"}
      """)
    #expect(reading.messages.isEmpty)
    #expect(reading.table.sections.map { $0.header?.look } == [.title("Sort by"), nil])
    let rows = reading.table.sections[0].cells
    #expect(rows.map { $0.values["text"] } == ["Date", "Name"])
    #expect(rows.map(\.options.accessory) == [.none, .checkmark])
    #expect(rows.map(\.id) == ["k.d", "k.n"])
  }

  @Test func readsInAppSettings() {
    let reading = read(
      """
      {"Type": "IASKOpenURLSpecifier", "Title": "Site", "File": "https://example.com"},
      {"Type": "IASKMailComposeSpecifier", "Title": "Mail", "IASKMailComposeToRecipents": ["a@b.example"]},
      {"Type": "IASKButtonSpecifier", "Title": "Go", "Key": "go"},
      {"Type": "IASKButtonSpecifier", "Title": "Go", "Key": "go2", "IASKTextAlignment": "IASKUITextAlignmentLeft"},
      {"Type": "IASKTextViewSpecifier", "Key": "t", "DefaultValue": "long"},
      {"Type": "IASKDatePickerSpecifier", "Key": "d", "Title": "Born"},
      {"Type": "IASKListGroupSpecifier", "Key": "l", "Title": "Tags", "AddSpecifier": {"Title": "Add"}}
      """)
    #expect(reading.messages.isEmpty)
    #expect(reading.cells[0].options.link == Link("https://example.com"))
    #expect(reading.cells[1].options.link == Link("mailto:a@b.example"))
    #expect(reading.templates.map(\.id) == ["button", "leadingButton", "textView"])
    #expect(reading.cells[5].look == .style(.default))
    #expect(reading.table.sections.last?.header?.look == .title("Tags"))
    #expect(reading.cells[6].options.editingStyle == .insert)
  }

  @Test func saysWhatItCannotShow() {
    let reading = read(
      """
      {"Type": "PSToggelSwitchSpecifier", "Title": "A"},
      {"Title": "B"}, 7,
      {"Type": "IASKCustomViewSpecifier", "Title": "C"},
      {"Type": "PSMultiValueSpecifier", "Title": "D", "Values": [1], "Titles": ["x", "y"], "DefaultValue": 1},
      {"Type": "IASKOpenURLSpecifier", "Title": "E", "File": "javascript:x"}
      """)
    let found = reading.diagnostics.diagnostics
    #expect(
      found.map(\.identifier) == [
        .unsupportedFeature, .missingKey, .wrongType, .unsupportedFeature, .invalidValue, .unsafeLink,
      ])
    #expect(
      found.first?.message
        == """
        the type 'PSToggelSwitchSpecifier' is not known and shown as its title; did you mean \
        'PSToggleSwitchSpecifier'?
        """)
    #expect(reading.cells.map { $0.values["text"] } == ["A", "C", "D", "E"])
  }

  static let bundles: [String] = {
    let folder = SharedFolder.path("corpus/settings")
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".plist") && !$0.hasSuffix("Malformed.plist") }.sorted()
  }()

  @Test(.enabled(if: SharedFolder.contains("corpus/settings")), arguments: bundles)
  func readsSettingsOfApps(path: String) throws {
    let url = SharedFolder.url.appending(path: "corpus/settings/" + path)
    let reading = Reading(Array(try Data(contentsOf: url)), named: path, resolved: true)
    let unexpected = reading.diagnostics.diagnostics.filter {
      $0.severity != .note && $0.identifier != .duplicateIdentifier && $0.identifier != .unsafeLink
    }
    #expect(unexpected.isEmpty, "\(unexpected.map(\.message))")
    #expect(!reading.table.sections.isEmpty)
  }

  private func read(_ specifiers: String) -> Reading {
    Reading(
      "{\"Title\": \"App\", \"PreferenceSpecifiers\": [\(specifiers)]}", named: "Root.json", resolved: true)
  }
}
