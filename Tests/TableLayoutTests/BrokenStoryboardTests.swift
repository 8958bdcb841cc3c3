import Diagnostics
import Foundation
import TableLayout
import TableModel
import TableReaders
import TableSyntax
import TestSupport
import Testing
import TextMeasurement

/// Storyboards and xibs that are cut short and altered: whatever comes of them is said or laid out.
@Suite(.enabled(if: SharedFolder.contains("corpus/ib"), "the corpus is not there"))
struct BrokenStoryboardTests {
  private static let files: [URL] = {
    let root = URL(filePath: SharedFolder.path("corpus/ib/head"))
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path())) ?? []
    return paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .map { root.appending(path: $0) }
  }()

  private struct Images: ImageProvider {
    func image(named name: String) -> ImageFile? { nil }
    func contents(of image: ImageFile) -> [UInt8]? { nil }
  }

  private func layOut(_ bytes: [UInt8], _ text: SystemTextMeasurer) {
    var library = SourceLibrary()
    var diagnostics = DiagnosticList(capacity: 20)
    let templates = TableReader().readTemplates(
      bytes, named: "a.storyboard", library: &library, diagnostics: &diagnostics)
    guard let canvas = templates.first?.design?.canvas else { return }
    let traits = Traits(width: canvas.size.width, scale: canvas.scale)
    let engine = LayoutEngine(
      traits: traits, text: text, images: Images(), metrics: LayoutMetrics(version: canvas.version))
    let gallery = engine.arrange(templates, diagnostics: &diagnostics)
    #expect(gallery.templates.count == templates.count)
  }

  @Test func saysOrLaysOutWhateverIsAltered() throws {
    let text = SystemTextMeasurer()
    var random = SplitMix64(state: 7)
    let numbers = ["1e308", "-1e308", "nan", "inf", "0", "-1", "99999999999999999999", "", "YES", "1:0"]
    for file in Self.files {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard bytes.count < 60_000, Int.random(in: 0..<4, using: &random) == 0 else { continue }
      layOut(Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))), text)
      var altered = String(decoding: bytes, as: UTF8.self)
      for _ in 0..<6 {
        let parts = altered.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 3 else { break }
        let place = Int.random(in: 0..<(parts.count - 1) / 2, using: &random) * 2 + 1
        var changed = parts
        changed[place] = Substring(numbers.randomElement(using: &random) ?? "")
        altered = changed.joined(separator: "\"")
      }
      layOut(Array(altered.utf8), text)
    }
  }
}
