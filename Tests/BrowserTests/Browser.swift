import Foundation
import TestSupport

/// Headless Chromium: opens a page, runs a script in it, gives back what the script found.
enum Browser {
  static let program: URL? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .map { URL(filePath: $0) }.first { FileManager.default.isExecutableFile(atPath: $0.path()) }

  static let isInstalled = program != nil

  /// The JSON that `script`, the body of an async function, returns in the page.
  static func evaluate(_ script: String, in page: String, width: Int) throws -> Any {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    let runner = """
      <script>(async()=>{\(script)})().then(r=>JSON.stringify(r),e=>JSON.stringify({failure:String(e)}))
      .then(t=>{const p=document.createElement('pre');p.id='found';p.textContent=t;document.body.replaceChildren(p)})</script>
      """
    try (page + runner).write(to: file, atomically: true, encoding: .utf8)
    let result = try Program.run(
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--hide-scrollbars",
        "--user-data-dir=\(folder.appending(path: "profile").path())", "--virtual-time-budget=20000",
        "--window-size=\(max(500, width)),4000", "--dump-dom", file.absoluteString,
      ], with: program ?? file)
    let text = result.text
    guard let start = text.range(of: "<pre id=\"found\">"),
      let end = text.range(of: "</pre>", range: start.upperBound..<text.endIndex)
    else {
      throw Failure(reason: "the page gave no result: \(text.suffix(300)) \(result.errors.suffix(300))")
    }
    let json = text[start.upperBound..<end.lowerBound].replacing("&lt;", with: "<").replacing(
      "&gt;", with: ">"
    ).replacing("&amp;", with: "&")
    return try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
  }

  struct Failure: Error { let reason: String }
}
