import Foundation
import TestSupport
import Testing

@testable import TableRenderKit

@Suite struct SimulationTests {
  /// Runs a script on a page of the command cases.
  private static func simulate(
    _ script: String, on page: String = "simulate/people.xml"
  ) throws -> (simulation: Simulation, run: TableRun, trace: String) {
    var run = TableRun(RunOptions())
    let path = SharedFolder.package.appending(path: "Tests/CommandTests/Cases/files/\(page)").path()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let document = run.read(path)
    let read = run.readScript(file.path())
    let simulation = run.simulation(of: try #require(document), at: path)
    var out = OutputBuffer()
    run.perform(try #require(read), in: simulation, isColored: false, to: &out)
    return (simulation, run, String(decoding: out.finish(), as: UTF8.self))
  }

  @Test func doesWhatItIsToldAndTellsIt() throws {
    let (simulation, run, trace) = try Self.simulate(
      "swipe #bob trailing\npress delete\nexpect rows 0 = 2\nexpect operations = 1")
    #expect(run.diagnostics.isEmpty)
    #expect(simulation.failureCount == 0)
    #expect(trace.contains("  2  press delete\n       'delete' of 0,1\n       commit 0,1 → delete\n"))
    #expect(trace.contains("         - row 0,1 bob 'Bob'  -57.5\n"))
    #expect(trace.hasSuffix("4 steps, 1 update, 2 expectations: all hold\n"))
    #expect(simulation.document.table.sections[0].cells.map(\.id) == ["alice", "carol"])
  }

  @Test func doesNothingAfterAStepThatCannotBeDone() throws {
    let (simulation, run, trace) = try Self.simulate("tap 0,7\ndelete #bob")
    #expect(simulation.isStopped)
    #expect(run.diagnostics.diagnostics.map(\.message) == ["there is no row 0,7: section 0 has 3 rows"])
    #expect(!trace.contains("delete"))
    #expect(simulation.document.rowCount == 5)
  }

  /// What is wrong with how a page is laid out is told once, however often it is laid out again.
  @Test func tellsWhatIsWrongWithThePageOnce() throws {
    let script = "delete #b\ninsert\nexpect rows = 2"
    let (simulation, run, _) = try Self.simulate(script, on: "simulate/flat.xml")
    #expect(simulation.failureCount == 0)
    #expect(run.diagnostics.diagnostics.map(\.identifier.rawValue) == ["unsatisfiable-constraints"])
    var rest = run
    #expect(rest.arrange(simulation).sections[0].rows.count == 2)
    #expect(rest.diagnostics.diagnostics.count == 1)
  }

  @Test func givesTheSameTraceEachTime() throws {
    let script = "edit on\nmove 0,0 to 1,1\ninsert\nedit off\ndelete #bob\nrefresh"
    let first = try Self.simulate(script)
    #expect(first.run.diagnostics.isEmpty)
    for _ in 0..<3 { #expect(try Self.simulate(script).trace == first.trace) }
  }

  @Test func keepsTraceLinesWithinTheColumns() throws {
    let script = (0..<20).map { "scroll to \($0 * 90)\nkeyboard \($0)" }.joined(separator: "\n")
    let trace = try Self.simulate(script, on: "simulate/long.xml").trace
    for line in trace.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  /// Random scripts of steps that can be done: no height is stale, and every handler's answer stands with its question.
  @Test func keepsHeightsThroughRandomScripts() throws {
    var random = SplitMix64(state: 23)
    for _ in 0..<25 {
      let script = (0..<60).map { _ in Self.step(&random) }.joined(separator: "\n")
      let (simulation, run, trace) = try Self.simulate(script)
      #expect(run.diagnostics.diagnostics.allSatisfy { $0.identifier == .impossibleStep }, "\(script)")
      var fresh = run
      let table = fresh.arrange(simulation.document)
      for (section, arranged) in table.sections.enumerated() {
        for (row, arrangedRow) in arranged.rows.enumerated() {
          let path = TableIndexPath(section: section, row: row)
          #expect(simulation.heights.height(at: path) == arrangedRow.frame.height, "\(path)\n\(script)")
        }
      }
      #expect(simulation.revision.arrangement.contentHeight == table.contentHeight)
      for line in trace.split(separator: "\n")
      where line.contains("should highlight") || line.contains("can edit") {
        #expect(line.hasSuffix("→ yes") || line.hasSuffix("→ no"), "\(line)")
      }
    }
  }

  private static func step(_ random: inout SplitMix64) -> String {
    let row = ["0,0", "0,1", "1,0", "1,0", "0,0"].randomElement(using: &random) ?? "0,0"
    let steps = [
      "tap \(row)", "touch \(row)", "release", "swipe \(row) trailing", "swipe \(row) leading",
      "swipe \(row) trailing fully", "drag \(row) leading 200", "tap elsewhere", "edit on", "edit off",
      "insert",
      "insert 0,0", "delete \(row)", "accessory \(row)", "refresh", "scroll to 30", "keyboard 216", "appear",
      "menu \(row)", "refresh", "insert",
    ]
    return steps.randomElement(using: &random) ?? "appear"
  }
}
