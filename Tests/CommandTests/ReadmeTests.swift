import Diagnostics
import Foundation
import TestSupport
import Testing

/// Holds what the README shows against what is there.
@Suite struct ReadmeTests {
  private func file(_ path: String) throws -> String {
    try String(contentsOf: SharedFolder.package.appending(path: path), encoding: .utf8)
  }

  @Test func showsTheSampleAsItIs() throws {
    let readme = try file("README.md")
    #expect(readme.contains(try file("Samples/team/team.xml")))
    #expect(readme.contains(try file("Samples/team/expected.txt")))
  }

  @Test func listsEveryDiagnostic() throws {
    let readme = try file("README.md")
    for identifier in DiagnosticIdentifier.allCases {
      #expect(readme.contains("`\(identifier.rawValue)`"), "\(identifier.rawValue)")
    }
  }

  @Test func listsEveryTemplate() throws {
    let readme = try file("README.md")
    let folder = SharedFolder.package.appending(path: "Templates").path()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".xml") }
    #expect(names.count >= 8)
    for name in names { #expect(readme.contains("`\(name.dropLast(4))`"), "\(name)") }
  }

  @Test func namesNothingThatIsNotThere() throws {
    let readme = try file("README.md")
    #expect(readme.firstMatch(of: /@[A-Z]/) == nil, "a place to fill in is left")
    for match in readme.matches(of: /\]\((?<path>[A-Z][^)#:]*)\)/) {
      let path = SharedFolder.package.appending(path: String(match.output.path)).path()
      #expect(FileManager.default.fileExists(atPath: path), "\(match.output.path)")
    }
  }
}
