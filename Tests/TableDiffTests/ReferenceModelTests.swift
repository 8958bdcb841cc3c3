import Foundation
import TableDiff
import TableModel
import TestSupport
import Testing

/// Holds plans against a reference model of a table view's batch updates, which is a program of its own, and against
/// the fewest operations that it finds.
@Suite(
  .enabled(
    if: SharedFolder.contains("diffcheck/check.py"), "the reference model lies beside a development checkout")
)
struct ReferenceModelTests {
  /// Kinds of generated pairs, how many, and how many times the fewest operations a plan may have.
  static let kinds: [(kind: String, count: Int, ratio: Double)] = [
    ("flat", 300, 1), ("sections", 500, 1), ("headers", 500, 1), ("big", 40, 1), ("dups", 500, 1.02),
    ("dupsec", 500, 1.02),
  ]

  @Test(arguments: kinds)
  func plansAreRightSafeAndMinimal(kind: String, count: Int, ratio: Double) throws {
    let python = URL(filePath: "/usr/bin/env")
    let folder = URL(filePath: SharedFolder.path("diffcheck"))
    let generated = try Self.generate(kind, count, seed: 7)
    let pairs = try Self.pairs(generated)
    #expect(pairs.count == count)
    let results = try pairs.map { pair in
      let result = pair.result(try provedChanges(from: pair.old, to: pair.new))
      return try JSONSerialization.data(withJSONObject: result) + Data("\n".utf8)
    }
    let scratch = FileManager.default.temporaryDirectory.appending(path: "plans-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["pairs", "results"].map { scratch.appending(path: "\($0).jsonl") }
    try generated.write(to: files[0])
    try results.reduce(into: Data()) { $0 += $1 }.write(to: files[1])
    let paths = files.map { $0.path() }
    for options in [["--optimum"], ["--header-only"]] {
      let run = try Program.run(["python3", "check.py"] + options + paths, with: python, in: folder)
      let summary = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
      let shares = try #require(summary["share"] as? [String: Any])
      #expect(shares["ok"] as? Double == 1, "\(run.text)")
      #expect(shares["safe"] as? Double == 1, "\(run.text)")
      guard options == ["--optimum"] else { continue }
      let found = try #require(summary["ops_over_optimum"] as? Double)
      #expect(found <= ratio, "\(run.text)")
    }
  }

  /// Kinds of generated pairs.
  @Test(arguments: ["flat", "sections", "headers", "big", "dups", "dupsec", "noid"])
  func whatLeadsBackIsTheInverse(kind: String) throws {
    for pair in try Self.pairs(Self.generate(kind, kind == "big" ? 40 : 400, seed: 11)) {
      let there = try provedChanges(from: pair.old, to: pair.new)
      let back = try provedChanges(from: pair.new, to: pair.old)
      #expect(there.told == back.toldBackwards, "\(pair.id)")
      #expect(there.operationCount == back.operationCount, "\(pair.id)")
      #expect(there.duplicates.count == back.duplicates.count, "\(pair.id)")
    }
  }

  /// Pairs of documents, one a line.
  private static func generate(_ kind: String, _ count: Int, seed: Int) throws -> Data {
    try Program.run(
      ["python3", "gen.py", kind, "\(count)", "\(seed)"], with: URL(filePath: "/usr/bin/env"),
      in: URL(filePath: SharedFolder.path("diffcheck"))
    ).output
  }

  private static func pairs(_ lines: Data) throws -> [ReferencePair] {
    try lines.split(separator: UInt8(ascii: "\n")).compactMap {
      ReferencePair(try JSONSerialization.jsonObject(with: Data($0)))
    }
  }

  static let cases =
    (try? FileManager.default.contentsOfDirectory(atPath: SharedFolder.path("cases/diff")))?.filter {
      $0.hasSuffix(".json")
    }.sorted() ?? []

  @Test(arguments: cases)
  func knownTroubleIsAvoided(file: String) throws {
    let data = try Data(contentsOf: URL(filePath: SharedFolder.path("cases/diff/\(file)")))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let expected = try #require(object["expected"] as? [String: Any])
    let pair = try #require(ReferencePair(object))
    let changeset = try provedChanges(from: pair.old, to: pair.new)
    #expect(changeset.operationCount == expected["min_ops"] as? Int, "\(changeset.stages.map(\.operations))")
  }
}
