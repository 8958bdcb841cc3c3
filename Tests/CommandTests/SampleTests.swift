import Foundation
import TestSupport
import Testing

/// Each folder of Samples is a document beside the text and the page that it gives.
@Suite struct SampleTests {
  private static let folder = SharedFolder.package.appending(path: "Samples")

  static let samples = (try? FileManager.default.contentsOfDirectory(atPath: folder.path()))?.sorted() ?? []

  private func document(of sample: String) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: sample).path())
    return try #require(names.first { $0.hasPrefix("\(sample).") })
  }

  private func render(_ sample: String, _ options: [String]) throws -> Program.Result {
    try Program.run(
      [try document(of: sample)] + options, in: Self.folder.appending(path: sample))
  }

  @Test func thereAreSamplesOfDifferentKinds() throws {
    #expect(Self.samples.count >= 6)
    let kinds = Set(try Self.samples.map { try document(of: $0).split(separator: ".").last })
    #expect(kinds.isSuperset(of: ["xml", "json", "plist"]))
  }

  @Test(arguments: samples)
  func givesTheExpectedText(sample: String) throws {
    let result = try render(sample, ["--heights"])
    #expect(result.errors == "")
    #expect(result.status == 0)
    try Snapshot.expect(result.output, equals: Self.folder.appending(path: "\(sample)/expected.txt"))
  }

  @Test(arguments: samples)
  func givesTheExpectedPage(sample: String) throws {
    let result = try render(sample, ["--format", "html"])
    #expect(result.errors == "")
    try Snapshot.expect(result.output, equals: Self.folder.appending(path: "\(sample)/expected.html"))
  }

  /// Of the samples that have one: the others' would tell nothing new.
  @Test(arguments: ["chores"])
  func givesTheExpectedInteractivePage(sample: String) throws {
    let result = try render(sample, ["--format", "html", "--interactive"])
    #expect(result.errors == "")
    try Snapshot.expect(result.output, equals: Self.folder.appending(path: "\(sample)/interactive.html"))
  }

  @Test(arguments: samples)
  func staysWithinEightyColumns(sample: String) throws {
    // Marks that isolate right-to-left text take no column.
    let text = try render(sample, ["--heights"]).text.filter { !["\u{2067}", "\u{2069}"].contains($0) }
    for line in text.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  /// Two runs, two folders, two locales.
  @Test(arguments: samples)
  func givesTheSameBytesEverywhere(sample: String) throws {
    let document = try document(of: sample)
    for format in ["text", "html", "json"] {
      let first = try render(sample, ["--format", format])
      let second = try Program.run(
        ["\(sample)/\(document)", "--format", format], in: Self.folder,
        environment: ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"])
      #expect(first.output == second.output, "\(format)")
    }
  }

  @Test(arguments: samples)
  func givesValidJSON(sample: String) throws {
    let result = try render(sample, ["--format", "json"])
    let object = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect(object["contentHeight"] as? Double ?? 0 > 100)
  }
}
