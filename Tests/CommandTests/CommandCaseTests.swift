import Foundation
import TestSupport
import Testing

/// Runs the command lines of the Markdown files in Cases: after `% ` the command, after `< ` its standard input, then
/// its output, after `2> ` its standard error, after `=> ` its exit status where that is not 0.
@Suite struct CommandCaseTests {
  private static let folder = SharedFolder.package.appending(path: "Tests/CommandTests/Cases")

  static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path()))?.filter {
      $0.hasSuffix(".md")
    }.sorted() ?? []

  @Test func findsItsCases() { #expect(Self.files.count >= 3) }

  @Test(arguments: files)
  func printsWhatTheCaseSays(file: String) throws {
    let url = Self.folder.appending(path: file)
    let text = try String(contentsOf: url, encoding: .utf8)
    var blocks = text.components(separatedBy: "```\n")
    #expect(blocks.count > 2, "\(file) has no case")
    for index in stride(from: 1, to: blocks.count - 1, by: 2) {
      let found = try CommandCase(blocks[index]).run(in: Self.folder)
      if Snapshot.isRecording {
        blocks[index] = found
      } else {
        #expect(found == blocks[index], "\(file)")
      }
    }
    try Snapshot.expect(Data(blocks.joined(separator: "```\n").utf8), equals: url)
  }
}

private struct CommandCase {
  private let command: String
  private let input: [String]

  init(_ block: String) {
    let lines = block.components(separatedBy: "\n")
    command = lines.first { $0.hasPrefix("% ") } ?? ""
    input = lines.filter { $0.hasPrefix("< ") }
  }

  /// The block as the command's run would have it.
  func run(in folder: URL) throws -> String {
    let words = try Self.words(of: command.dropFirst(2))
    let text = input.map { $0.dropFirst(2) + "\n" }.joined()
    let result = try Program.run(Array(words.dropFirst()), input: text, in: folder)
    let errors = result.errors.split(separator: "\n", omittingEmptySubsequences: true).map { "2> \($0)" }
    var lines = [command] + input + result.text.components(separatedBy: "\n").dropLast() + errors
    if result.status != 0 { lines.append("=> \(result.status)") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Words at spaces, single quotes hold one together.
  private static func words(of command: Substring) throws -> [String] {
    var words: [String] = []
    for (index, part) in command.components(separatedBy: "'").enumerated() {
      if index % 2 == 1 { words.append(part) } else { words += part.split(separator: " ").map(String.init) }
    }
    return words
  }
}
