import Foundation
import TestSupport
import Testing

/// A folder of Samples.
struct Sample: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  static let all: [Sample] = {
    let folder = SharedFolder.package.appending(path: "Samples").path()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    return names.map(Sample.init)
  }()

  private var folder: URL { SharedFolder.package.appending(path: "Samples/\(name)") }

  private func render(_ options: [String]) throws -> Data {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let document = try #require(names.first { $0.hasPrefix("\(name).") })
    let result = try Program.run([document] + options, in: folder)
    try #require(result.status == 0, "\(result.errors)")
    return result.output
  }

  func page(_ options: [String]) throws -> String {
    String(decoding: try render(options + ["--format", "html"]), as: UTF8.self)
  }

  /// Headers, rows and footers from top to bottom, those without any height left out.
  func heights(_ options: [String]) throws -> [Double] {
    try Self.heights(inTable: try render(options + ["--format", "json"]))
  }

  /// The same of a table in JSON.
  static func heights(inTable data: Data) throws -> [Double] {
    let json = try JSONSerialization.jsonObject(with: data)
    let table = try #require(json as? [String: Any])
    func height(_ thing: Any?) -> [Double] {
      guard let thing = thing as? [String: Any], let frame = thing["frame"] as? [Double] else { return [] }
      let isGap = (thing["views"] as? [Any])?.isEmpty ?? true
      return frame[3] > 0 || !isGap ? [frame[3]] : []
    }
    let sections = (table["sections"] as? [[String: Any]] ?? []).flatMap { section in
      let cells = (section["cells"] as? [[String: Any]] ?? []).compactMap { ($0["frame"] as? [Double])?[3] }
      return height(section["header"]) + cells + height(section["footer"])
    }
    return height(table["header"]) + sections + height(table["footer"])
  }
}
