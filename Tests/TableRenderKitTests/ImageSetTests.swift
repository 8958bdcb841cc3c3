import Foundation
import TableModel
import TestSupport
import Testing

@testable import TableRenderKit

@Suite struct ImageSetTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sets-\(UUID())")

  /// The size of the image of a set with files of these widths in points, by the set's list.
  private func size(_ list: String, _ files: [String: Int], outside: [String: Int] = [:]) throws -> Size? {
    let manager = FileManager.default
    let (app, other) = (folder.appendingPathComponent("app"), folder.appendingPathComponent("other"))
    let set = app.appendingPathComponent("Images.xcassets/a.imageset")
    try manager.createDirectory(at: set, withIntermediateDirectories: true)
    try manager.createDirectory(at: other, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    func drawing(_ width: Int) -> Data {
      Data("<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='10'/>".utf8)
    }
    try Data(#"{"images":[\#(list)]}"#.utf8).write(to: set.appendingPathComponent("Contents.json"))
    for (name, width) in files { try drawing(width).write(to: set.appendingPathComponent(name)) }
    for (name, width) in outside {
      try drawing(width).write(to: other.appendingPathComponent(name))
      try manager.createSymbolicLink(
        at: set.appendingPathComponent(name), withDestinationURL: other.appendingPathComponent(name))
    }
    let loader = FolderLoader(root: nil, limits: ReadingLimits(), dataPath: nil)
    let images = FolderImages(
      loader: loader, documentNames: [app.appendingPathComponent("page.xml").path], scale: 2)
    return images.image(named: "a")?.size
  }

  @Test func takesWhatIsForPhonesBeforeWhatIsForOthers() throws {
    let list = """
      {"idiom":"ipad","filename":"pad.svg"},{"idiom":"universal","filename":"all.svg"},
      {"idiom":"iphone","width-class":"compact","filename":"narrow.svg"},{"idiom":"iphone","filename":"phone.svg"}
      """
    let files = ["pad.svg": 100, "all.svg": 50, "narrow.svg": 30, "phone.svg": 20]
    #expect(try size(list, files) == Size(width: 20, height: 10))
  }

  @Test func takesWhatIsForTabletsWhereThereIsNothingElse() throws {
    #expect(
      try size(#"{"idiom":"ipad","filename":"pad.svg"}"#, ["pad.svg": 100]) == Size(width: 100, height: 10))
  }

  @Test func followsNoLinkOutOfTheFolder() throws {
    #expect(try size(#"{"idiom":"universal","filename":"far.svg"}"#, [:], outside: ["far.svg": 40]) == nil)
  }
}
