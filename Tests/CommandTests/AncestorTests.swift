import Foundation
import TestSupport
import Testing

/// The example apps of the libraries that this one descends from, each by a small page over its own files.
@Suite(.enabled(if: SharedFolder.contains("seeds"), "the example apps are not there"))
struct AncestorTests {
  private func rows(of page: String) throws -> [[String: Any]] {
    let result = try Program.run(["-", "--root", "/", "--format", "json"], input: page)
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
    let table = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    let sections = try #require(table["sections"] as? [[String: Any]])
    return sections.flatMap { $0["cells"] as? [[String: Any]] ?? [] }
  }

  private func heights(_ rows: [[String: Any]]) -> [Double] {
    rows.compactMap { ($0["frame"] as? [Double])?.last }
  }

  private func seed(_ path: String) -> String {
    SharedFolder.url.appending(path: "seeds/\(path)").path(percentEncoded: false)
  }

  @Test func showsPicturesAndCommentsByTheClassesOfAPropertyList() throws {
    let folder = seed("RLDTableViewSwift/Sample app/TableViewPrototype/Resources")
    let rows = try rows(
      of: """
        <table><templates src="\(folder)/Main.storyboard"/><templates src="\(folder)/RLDTableViewHeaderView.xib"/>
          <dataSource src="\(folder)/viewModelData.plist" headerTemplate="RLDTableViewHeaderView">
            <map class="RLDBigPictureTableViewCellModel" template="RLDBigPictureTableViewCell"/>
            <map class="RLDSimpleTableViewCellModel" template="RLDSimpleTableViewCell"/>
            <map class="RLDCommentTableViewCellModel" template="RLDCommentTableViewCell"/>
            <map key="imageName" to="picture"/><default key="deleteTitle" value="Delete"/>
            <default key="movable" value="true"/>
          </dataSource></table>
        """)
    #expect(rows.count == 10)
    // The heights that the prototypes say.
    #expect(Set(heights(rows)).isSubset(of: [310, 116, 317]))
    #expect(rows.allSatisfy { $0["deleteTitle"] as? String == "Delete" && $0["movable"] as? Bool == true })
  }

  @Test func sizesFeedCellsByTheirTexts() throws {
    let folder = seed("DGTemplateLayoutCell/TemplateLayoutDemo/TemplateLayoutDemo")
    let rows = try rows(
      of: """
        <table style="grouped"><templates src="\(folder)/Base.lproj/Main.storyboard" height="automatic"/>
          <dataSource src="\(folder)/Data.json" items="feed" template="DGFeedCell" id="identifier">
            <map key="username" to="userNameLabel"/><map key="content" to="contentLabel"/>
            <map key="imageName" to="contentImageView"/><map key="time" to="timeLabel"/>
            <map key="title" to="titleLabel"/>
          </dataSource></table>
        """)
    #expect(rows.count > 5)
    #expect(Set(heights(rows)).count > 2, "heights follow the texts")
    #expect(heights(rows).allSatisfy { $0 > 100 })
  }

  @Test func showsSectionsOfColors() throws {
    let folder = seed("SimpleSource/Examples/SimpleSourceExample")
    let rows = try rows(
      of: """
        <table><templates src="\(folder)/Base.lproj/Main.storyboard"/>
          <dataSource src="\(folder)/colors.json" items="colors" header="title" template="ColorTableCell">
            <map key="rgb" to="swatch"/>
          </dataSource></table>
        """)
    #expect(rows.count == 245)
  }

  @Test func groupsCharactersByTheirRace() throws {
    let folder = seed("SimpleSource/Examples/SimpleSourceExample")
    let rows = try rows(
      of: """
        <table><dataSource src="\(folder)/characters.json" items="." groupBy="race" style="default">
          <map key="name" to="text"/></dataSource></table>
        """)
    #expect(rows.count > 20)
  }

  @Test func givesACellOfItsOwnTwoSetsOfButtons() throws {
    let folder = seed("SWTableViewCell/SWTableViewCell")
    let rows = try rows(
      of: """
        <table><templates src="\(folder)/en.lproj/MainStoryboard.storyboard"/>
          <cell template="UMCell"><value key="label">A row</value><value key="image">um.png</value>
            <leadingActions buttonWidth="32"><action id="check" image="check.png" color="#12BF29"/></leadingActions>
            <trailingActions buttonWidth="58"><action id="more" title="More" color="#C7C7CC"/>
              <action id="delete" title="Delete" style="destructive"/></trailingActions>
          </cell></table>
        """)
    #expect(heights(rows) == [96])
    #expect((rows.first?["trailingActions"] as? [[String: Any]])?.count == 2)
  }
}
