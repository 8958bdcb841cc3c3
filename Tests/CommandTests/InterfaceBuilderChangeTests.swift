import Foundation
import TestSupport
import Testing

/// What a comparison tells of a single change in a storyboard.
@Suite struct InterfaceBuilderChangeTests {
  private static let path = "Tests/CommandTests/Cases/files/old.storyboard"

  /// The lines that tell values, once a piece of the storyboard is replaced.
  private func told(_ piece: String, _ other: String) throws -> [String] {
    let file = SharedFolder.package.appending(path: Self.path)
    let old = try String(contentsOf: file, encoding: .utf8)
    #expect(old.contains(piece))
    let result = try Program.run(["diff", Self.path, "-"], input: old.replacing(piece, with: other))
    #expect(result.errors == "")
    return result.text.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
  }

  private static let label = #"<label contentMode="left" text="Volume""#

  @Test func aViewThatIsNoLongerLaidOutByConstraintsIsTold() throws {
    #expect(
      try told(#" translatesAutoresizingMaskIntoConstraints="NO""#, "") == [
        "label 'Volume' translatesAutoresizingMaskIntoConstraints: [-NO-]"
      ])
  }

  @Test(arguments: [
    ("clipsSubviews", "YES"), ("userInteractionEnabled", "NO"), ("preservesSuperviewLayoutMargins", "YES"),
    ("verticalHuggingPriority", "251"), ("horizontalCompressionResistancePriority", "751"),
  ])
  func howAViewBehavesIsTold(attribute: String, value: String) throws {
    #expect(
      try told(Self.label, "\(Self.label) \(attribute)=\"\(value)\"") == [
        "label 'Volume' \(attribute): {+\(value)+}"
      ])
  }

  @Test(arguments: [
    ("clipsSubviews", "NO"), ("userInteractionEnabled", "YES"), ("verticalHuggingPriority", "250"),
  ])
  func whatIsUsualIsNoChangeWhereItIsWritten(attribute: String, value: String) throws {
    #expect(try told(Self.label, "\(Self.label) \(attribute)=\"\(value)\"") == [])
  }

  @Test func whatATextViewRecognisesAndWhetherItScrollsIsTold() throws {
    let text =
      #"<textView contentMode="left" text="Call 1" id="txt-aa-001"><rect key="frame" x="0" y="0" width="9" height="9"/>"#
    let both = "\(text)</textView>"
    let other =
      text.replacing("<textView", with: #"<textView scrollEnabled="NO""#)
      + #"<dataDetectorType key="dataDetectorTypes" phoneNumber="YES"/></textView>"#
    let file = SharedFolder.package.appending(path: Self.path)
    let old = try String(contentsOf: file, encoding: .utf8)
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "board-\(UUID().uuidString).storyboard")
    try Data(old.replacing("</subviews>", with: both + "</subviews>").utf8).write(to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Program.run(
      ["diff", folder.path(), "-"], input: old.replacing("</subviews>", with: other + "</subviews>"))
    #expect(result.errors == "")
    #expect(result.text.contains("textView 'Call 1' scrollEnabled: {+NO+}\n"))
    #expect(result.text.contains("textView 'Call 1' dataDetectorTypes: {+phoneNumber+}\n"))
  }

  @Test func connectionsAroundTablesAreCalledByWhatTheyConnect() throws {
    let outside = #"""
      <viewController id="vco-aa-001" title="Details" sceneMemberID="viewController"><connections>
      <outlet property="photo" destination="lab-aa-001" id="out-aa-001"/>
      <segue destination="tvc-aa-001" kind="show" identifier="more" id="seg-aa-001"/></connections></viewController>
      """#
    let found = try told("<objects>", "<objects>\(outside)")
    #expect(found.contains("view: {+viewController 'Details'+}"))
    #expect(found.contains("connection: {+outlet 'photo' to lab-aa-001+}"))
    #expect(found.contains("connection: {+segue 'more' 'show' to tableViewController tvc-aa-001+}"))
  }
}
