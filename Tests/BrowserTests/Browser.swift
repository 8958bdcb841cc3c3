import Foundation
import TestSupport

/// Headless Chromium: opens pages, runs a script on each, gives back what the script found.
enum Browser {
  static let program: URL? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .map { URL(filePath: $0) }.first { FileManager.default.isExecutableFile(atPath: $0.path()) }

  static let isInstalled = program != nil

  static let hasInter: Bool = {
    let list = try? Program.run([":family=Inter", "file"], with: URL(filePath: "/usr/bin/fc-list"))
    return list.map { $0.text.contains("Inter") } ?? false
  }()

  struct Failure: Error { let reason: String }

  /// The JSON that `script`, the body of an async function with a document `page`, returns for each of the pages.
  ///
  /// - Parameter sources: texts that the script sees by their names.
  static func evaluate(
    _ script: String, in pages: [String], sources: [String: String] = [:]
  ) throws -> [Any] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "runner.html")
    try runner(script, pages, sources).write(to: file, atomically: true, encoding: .utf8)
    let result = try Program.run(
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--hide-scrollbars",
        "--user-data-dir=\(folder.appending(path: "profile").path())", "--virtual-time-budget=60000",
        "--window-size=1000,1000", "--dump-dom", file.absoluteString,
      ], with: program ?? file)
    let found = result.text.split(separator: "@@@", omittingEmptySubsequences: false)
    guard found.count == 3, let json = String(found[1]).removingPercentEncoding,
      let values = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any]
    else {
      throw Failure(reason: "no result: \(result.text.suffix(300)) \(result.errors.suffix(300))")
    }
    return values
  }

  /// A page that opens the pages one after the other in a frame.
  private static func runner(
    _ script: String, _ pages: [String], _ sources: [String: String]
  ) throws -> String {
    let names = try sources.keys.sorted().map { "const \($0)=\(try literal(sources[$0] ?? ""));" }
    return """
      <!DOCTYPE html><meta charset="utf-8"><body><script>
      const mark='@'.repeat(3);\(names.joined())
      const look=async page=>{\(script)};
      const open=source=>new Promise(done=>{
        const frame=document.createElement('iframe');frame.style='width:900px;height:900px;border:0';
        frame.onload=async()=>{
          await frame.contentDocument.fonts.ready;
          let found;try{found=await look(frame.contentDocument)}catch(error){found=String(error)}
          frame.remove();done(found)};
        frame.srcdoc=source;document.body.append(frame)});
      (async()=>{
        const found=[];for(const page of \(try literal(pages)))found.push(await open(page));
        document.body.textContent=mark+encodeURIComponent(JSON.stringify(found))+mark})()
      </script>
      """
  }

  /// JSON that may stand in a script.
  private static func literal(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    let json = String(decoding: data, as: UTF8.self)
    return json.replacing("</", with: "<\\/").replacing("<!--", with: "<\\!--")
  }
}
