import Foundation
import TestSupport
import Testing

private let samples: [String] = {
  let folder = SharedFolder.package.appending(path: "Samples").path()
  return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
}()

private func document(of sample: String) throws -> String {
  let folder = SharedFolder.package.appending(path: "Samples/\(sample)")
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
  return try #require(names.first { $0.hasPrefix("\(sample).") })
}

private func render(_ sample: String, _ options: [String]) throws -> Data {
  let folder = SharedFolder.package.appending(path: "Samples/\(sample)")
  let result = try Program.run([try document(of: sample)] + options, in: folder)
  try #require(result.status == 0, "\(result.errors)")
  return result.output
}

private struct Place: CustomTestStringConvertible {
  let sample: String
  let width: Int
  var testDescription: String { "\(sample) at \(width)" }

  static let all = samples.flatMap { sample in
    [320, 375, 430, 768].map { Place(sample: sample, width: $0) }
  }
}

/// Holds pages against a real browser: what it lays out is what was measured.
@Suite(.enabled(if: Browser.isInstalled, "needs Chromium"), .serialized) struct BrowserTests {
  @Test(arguments: Place.all)
  private func givesEveryRowItsMeasuredHeight(place: Place) throws {
    let options = ["--width", "\(place.width)", "--format"]
    let page = String(decoding: try render(place.sample, options + ["html"]), as: UTF8.self)
    let json = try JSONSerialization.jsonObject(with: try render(place.sample, options + ["json"]))
    let measured = heights(in: try #require(json as? [String: Any]))
    let found = try Browser.evaluate(
      "return [...document.querySelectorAll('.head,.row')].map(e=>e.getBoundingClientRect().height)", in: page,
      width: place.width)
    let drawn = try #require(found as? [Double])
    #expect(drawn.count == measured.count)
    for (index, pair) in zip(drawn, measured).enumerated() {
      #expect(abs(pair.0 - pair.1) <= 0.5, "number \(index): drawn \(pair.0), measured \(pair.1)")
    }
  }

  /// Headers, rows and footers from top to bottom, those without any height left out.
  private func heights(in table: [String: Any]) -> [Double] {
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

  @Test(.enabled(if: Browser.hasInter, "needs Inter"), arguments: Place.all)
  private func letsNoLineOverflowItsLabel(place: Place) throws {
    let page = String(
      decoding: try render(place.sample, ["--width", "\(place.width)", "--format", "html"]), as: UTF8.self)
    let found = try Browser.evaluate(
      """
      const range=document.createRange(),wide=[];
      for(const label of document.querySelectorAll('[class*=t]')){
        if(!/(^| )t\\d/.test(label.className))continue;
        const box=label.getBoundingClientRect();
        for(const line of label.classList.contains('m')?label.children:[label]){
          range.selectNodeContents(line);const r=range.getBoundingClientRect();
          if(r.width>box.width+1)wide.push([line.textContent,r.width-box.width])}}
      return wide
      """, in: page, width: place.width)
    let lines = try #require(found as? [[Any]])
    #expect(lines.isEmpty, "\(lines.prefix(5))")
  }

  @Test(.enabled(if: Checkers.areInstalled, "needs Scripts/setup-checkers"), arguments: samples)
  func hasNoAxeViolations(sample: String) throws {
    let axe = try String(contentsOf: Checkers.axe, encoding: .utf8)
    for appearance in ["light", "dark"] {
      let page = String(
        decoding: try render(sample, ["--appearance", appearance, "--format", "html"]), as: UTF8.self)
      let found = try Browser.evaluate(
        """
        \(axe);const result=await axe.run(document,{resultTypes:['violations']});
        return result.violations.map(v=>v.id+': '+v.nodes.slice(0,3).map(n=>n.html.slice(0,160)+' '+n.failureSummary).join(' | '))
        """, in: page, width: 375)
      let violations = try #require(found as? [String])
      #expect(violations.isEmpty, "\(appearance): \(violations)")
    }
  }

  @Test(.enabled(if: Checkers.areInstalled, "needs Scripts/setup-checkers"))
  func isValidHTML() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for sample in samples {
      let file = folder.appending(path: "\(sample).html")
      try render(sample, ["--format", "html"]).write(to: file)
      files.append(file.path())
    }
    let gallery = folder.appending(path: "gallery.html")
    try Program.run(["preview", "Templates", "--format", "html"]).output.write(to: gallery)
    let result = try Program.run(
      ["-jar", Checkers.nu.path(), "--format", "text"] + files + [gallery.path()],
      with: URL(filePath: "/usr/bin/java"))
    #expect(result.errors == "")
    #expect(result.status == 0)
  }
}

/// What Scripts/setup-checkers brings.
enum Checkers {
  private static let folder = SharedFolder.package.appending(path: ".build/checkers")
  static let axe = folder.appending(path: "axe.min.js")
  static let nu = folder.appending(path: "vnu.jar")
  static let areInstalled =
    Browser.isInstalled && FileManager.default.fileExists(atPath: folder.appending(path: "ready").path())
}

extension Browser {
  static let hasInter: Bool = {
    let list = try? Program.run([":family=Inter", "file"], with: URL(filePath: "/usr/bin/fc-list"))
    return list.map { $0.text.contains("Inter") } ?? false
  }()
}
