import Diagnostics
import TableRenderKit

extension Verb {
  /// Prints what comes of a script; with a format, the table that it leaves, and the rest to standard error.
  func simulate() throws(UsageError) -> Command.Status {
    guard arguments.operands.count == 2 else {
      throw UsageError("name a file and a script", .simulate)
    }
    let (path, scriptPath) = (arguments.operands[0], arguments.operands[1])
    guard path != "-" || scriptPath != "-" else {
      throw UsageError("only one of the file and the script can be standard input", .simulate)
    }
    var run = TableRun(try RunOptions(arguments))
    let document = run.read(path)
    let script = run.readScript(scriptPath)
    guard let document, let script, !run.hasFailed else { return fail(run) }
    let simulation = run.simulation(of: document, at: path)
    let written: Command.Status
    if writesTable {
      let isColored = arguments.usesColor(on: Platform.standardError)
      written = .done
      try? OutputFile.write(to: Platform.standardError) {
        run.perform(script, in: simulation, isColored: isColored, to: &$0)
      }
    } else {
      let isColored = run.options.output.isColored
      written = output { run.perform(script, in: simulation, isColored: isColored, to: &$0) }
    }
    guard !simulation.isStopped, written == .done else { return finish(run, .badInput) }
    let status: Command.Status = simulation.failureCount > 0 ? .findings : .done
    guard writesTable else { return finish(run, status) }
    let table = run.arrange(simulation)
    let tableWritten = output { run.render(table, to: &$0) }
    return finish(run, tableWritten == .done ? status : tableWritten)
  }

  /// Whether the table that the script leaves is asked for.
  private var writesTable: Bool {
    let extensionFormat = arguments.value(.output).flatMap(OutputFormat.init(path:))
    return arguments.value(.format) != nil || extensionFormat == .html || extensionFormat == .json
  }
}
