import Foundation
import TestSupport
import Testing

/// What each target may import: the arrows of the architecture. The package manager does not reject an import of a
/// dependency's dependency, so this test does.
private let allowedImports: [String: Set<String>] = [
  "Diagnostics": [],
  "TableModel": ["Diagnostics"],
  "TableSyntax": ["Diagnostics", "CLibXML2", "CPropertyList", "CSQLite"],
  "TableReaders": ["TableSyntax", "TableModel", "Diagnostics"],
  "TextMeasurement": ["TableModel", "CTextShaping"],
  "ConstraintSolver": [],
  "TableLayout": ["TableModel", "ConstraintSolver", "TextMeasurement", "Diagnostics"],
  "TableDiff": ["TableModel"],
  "TableSessions": ["TableModel", "TableDiff"],
  "TableScripts": ["Diagnostics", "TableModel", "TableSessions"],
  "TableRenderers": ["TableModel", "TableLayout", "TextMeasurement", "TableDiff", "TableSessions"],
  "TableRenderKit": [
    "Diagnostics", "TableModel", "TableSyntax", "TableReaders", "TextMeasurement", "TableLayout",
    "TableDiff", "TableSessions", "TableScripts", "TableRenderers", "BuiltInTemplates",
  ],
  "TableRenderCommand": ["TableRenderKit", "Diagnostics"],
  "tablerender": ["TableRenderCommand"],
  "tablerender-benchmark": ["TableRenderKit", "ConstraintSolver"],
]

/// The one file that may call the operating system.
private let platformFile = "Platform/Platform.swift"

@Suite struct ArchitectureTests {
  @Test(arguments: allowedImports.keys.sorted())
  func importsOnlyWhatTheArchitectureAllows(target: String) throws {
    for file in try swiftFiles(in: "Sources/\(target)") {
      let isPlatform = target == "TableRenderKit" && file.path().hasSuffix(platformFile)
      let allowed = allowedImports[target, default: []].union(isPlatform ? ["Glibc", "Darwin", "Musl"] : [])
      for module in try imports(of: file) {
        #expect(allowed.contains(module), "\(file.lastPathComponent) imports \(module)")
      }
    }
  }

  @Test func coversEveryTarget() throws {
    let sources = SharedFolder.package.appending(path: "Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path())
    let swiftTargets = folders.filter { !$0.hasPrefix("C") || $0.dropFirst().first?.isLowercase == true }
    #expect(Set(swiftTargets) == Set(allowedImports.keys))
  }

  @Test func keepsTrapsOutOfTheSources() throws {
    let traps = ["fatalError(", "preconditionFailure(", "try!", " as! ", "precondition("]
    for file in try swiftFiles(in: "Sources") {
      for (number, line) in try lines(of: file).enumerated() {
        let code = line.trimmingCharacters(in: .whitespaces)
        guard !code.hasPrefix("//") else { continue }
        #expect(
          !traps.contains { code.contains($0) }, "\(file.lastPathComponent):\(number + 1) can trap: \(code)")
      }
    }
  }

  @Test func keepsFilesShort() throws {
    for file in try swiftFiles(in: "Sources") {
      let count = try lines(of: file).count
      #expect(count <= 500, "\(file.lastPathComponent) has \(count) lines")
    }
  }

  private func imports(of file: URL) throws -> [String] {
    try lines(of: file).compactMap { line in
      var words = line.split(separator: " ").map(String.init)
      while let word = words.first, word.hasPrefix("@") || ["public", "package", "internal"].contains(word) {
        words.removeFirst()
      }
      guard words.count >= 2, words[0] == "import" else { return nil }
      let isOneDeclaration = ["struct", "class", "enum", "protocol", "func", "typealias"].contains(words[1])
      return words[isOneDeclaration ? 2 : 1].split(separator: ".").first.map(String.init)
    }
  }

  private func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  private func swiftFiles(in folder: String) throws -> [URL] {
    let root = SharedFolder.package.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path())
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { root.appending(path: $0) }
  }
}
