import Foundation
import TestSupport
import Testing

/// The example apps of the libraries that this one descends from, each by a small page over its own files.
@Suite(.enabled(if: AncestorPage.areThere, "the example apps are not there"))
struct AncestorTests {
  private func rows(of page: AncestorPage) throws -> [[String: Any]] {
    let result = try page.render(["--format", "json"])
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
    let table = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    let sections = try #require(table["sections"] as? [[String: Any]])
    return sections.flatMap { $0["cells"] as? [[String: Any]] ?? [] }
  }

  private func heights(_ rows: [[String: Any]]) -> [Double] {
    rows.compactMap { ($0["frame"] as? [Double])?.last }
  }

  @Test func showsPicturesAndCommentsByTheClassesOfAPropertyList() throws {
    let rows = try rows(of: .pictures)
    #expect(rows.count == 10)
    // The heights that the prototypes say.
    #expect(Set(heights(rows)).isSubset(of: [310, 116, 317]))
    #expect(rows.allSatisfy { $0["deleteTitle"] as? String == "Delete" && $0["movable"] as? Bool == true })
  }

  @Test func sizesFeedCellsByTheirTexts() throws {
    let rows = try rows(of: .feed)
    #expect(rows.count > 5)
    #expect(Set(heights(rows)).count > 2, "heights follow the texts")
    #expect(heights(rows).allSatisfy { $0 > 100 })
  }

  @Test func showsSectionsOfColors() throws {
    #expect(try rows(of: .colors).count == 245)
  }

  @Test func groupsCharactersByTheirRace() throws {
    #expect(try rows(of: .characters).count > 20)
  }

  @Test func givesACellOfItsOwnTwoSetsOfButtons() throws {
    let rows = try rows(of: .buttons)
    #expect(heights(rows) == [96])
    #expect((rows.first?["trailingActions"] as? [[String: Any]])?.count == 2)
  }

  /// The cell's storyboard stands in a language folder, its picture beside that folder.
  @Test(arguments: AncestorPage.all) func showsEveryPicture(page: AncestorPage) throws {
    let result = try page.render(["--format", "json"])
    #expect(!result.text.contains("\"missing\":true"))
  }
}
