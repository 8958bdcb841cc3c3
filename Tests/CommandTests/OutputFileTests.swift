import Foundation
import TableRenderKit
import TestSupport
import Testing

/// What `--output` does with what is there already.
@Suite struct OutputFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws(Platform.Failure) {
    try OutputFile.write(to: folder.appending(path: name).path()) { $0.append(text) }
  }

  private func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() }
  }

  @Test func leavesNothingButTheFile() throws {
    try write("new", to: "page.html")
    #expect(try text(of: "page.html") == "new")
    #expect(try names == ["page.html"])
  }

  @Test func writesUnderTheLongestNameThatThereIs() throws {
    let name = String(repeating: "a", count: 255)
    try write("new", to: name)
    #expect(try names == [name])
  }

  @Test func writesThroughALink() throws {
    try write("old", to: "target.html")
    let link = folder.appending(path: "link.html").path()
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.html")
    try write("new", to: "link.html")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.html")
    #expect(try text(of: "target.html") == "new")
  }

  @Test func keepsAFilesPermissions() throws {
    try write("old", to: "private.html")
    let path = folder.appending(path: "private.html").path()
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try write("new", to: "private.html")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
  }

  @Test func writesIntoAPipeAndLeavesItAPipe() throws {
    let path = folder.appending(path: "pipe").path()
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try write("new", to: "pipe")
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, bytes.count) == 3)
    #expect(
      try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType != .typeRegular)
    #expect(try names == ["pipe"])
  }

  @Test func refusesAFolder() {
    #expect(throws: Platform.Failure("is a folder")) { try OutputFile.write(to: folder.path()) { _ in } }
  }

  @Test(arguments: [">&-", ">/dev/full"], ["schema", "--help", "lint -", "-"])
  func saysWhyStandardOutputCouldNotBeWritten(redirection: String, command: String) throws {
    let result = try Program.run(
      ["-c", "'\(Program.tablerender.path())' \(command) \(redirection)"], with: URL(filePath: "/bin/sh"),
      input: "<table><cell id='a' text='a'/><cell id='a' text='b'/></table>")
    let reason = redirection == ">&-" ? "bad file descriptor" : "no space left on device"
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix("tablerender: error: cannot write standard output: \(reason)\n"),
      "\(result.errors)")
  }

  @Test func quotesNothingThatSteersATerminal() throws {
    let named = try Program.run(["--\u{1B}[31mformt", "page.xml"])
    #expect(named.errors.hasPrefix("tablerender: error: unknown option '--\u{FFFD}[31mformt'"))
    let written = try Program.run(
      ["-", "-o", "/nowhere/\u{1B}[2J\u{202E}"], input: "<table><cell text='a'/></table>")
    #expect(
      written.errors
        == "tablerender: error: cannot write '/nowhere/\u{FFFD}[2J\u{FFFD}': no such file or directory\n")
  }
}
