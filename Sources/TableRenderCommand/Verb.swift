import Diagnostics
import TableRenderKit

/// One verb with its arguments, ready to be carried out.
struct Verb {
  let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() throws(UsageError) -> Command.Status {
    switch arguments.command {
    case .render: try render()
    case .preview: try preview()
    case .diff: try diff()
    case .explain: try explain()
    case .simulate: try simulate()
    case .lint: try lint()
    case .dump: try dump()
    case .schema: output(text: Schema.text)
    case .fonts: try fonts()
    case .completions: try completions()
    }
  }

  private func render() throws(UsageError) -> Command.Status {
    let path = try operand()
    var run = TableRun(try RunOptions(arguments))
    let scenes = run.readScenes(path)
    let tables = run.hasFailed ? [] : run.arrange(scenes)
    guard !tables.isEmpty, !run.hasFailed else { return fail(run) }
    logHeights(of: tables)
    return finish(run, output { run.render(tables, to: &$0) })
  }

  /// Tells how often measured heights served again, where that was asked for.
  private func logHeights(of tables: [NamedTable]) {
    for statistics in tables.compactMap(\.table.heightStatistics) {
      let served = "\(statistics.misses) measured, \(statistics.hits) served again"
      write("heights: \(served), \(statistics.recomputations) measured again\n", to: Platform.standardError)
    }
  }

  private func explain() throws(UsageError) -> Command.Status {
    guard arguments.operands.count == 2 else {
      throw UsageError("name a file and a row, such as 0,3 for the fourth row of the first section", .explain)
    }
    guard let path = TableIndexPath(text: arguments.operands[1]) else {
      throw UsageError(
        "'\(arguments.operands[1])' is no row; expected SECTION,ROW, both counted from 0", .explain)
    }
    let options = try RunOptions(arguments)
    guard options.output.format != .html else {
      throw UsageError("explain writes text or json, not html", .explain)
    }
    var run = TableRun(options)
    let document = run.readScene(arguments.operands[0])
    let explanation = run.hasFailed ? nil : document.flatMap { run.explain(path, of: $0) }
    guard let explanation, !run.hasFailed else { return fail(run) }
    return finish(run, output { run.render(explanation, to: &$0) })
  }

  private func preview() throws(UsageError) -> Command.Status {
    let path = try operand()
    var run = TableRun(try RunOptions(arguments))
    let templates = run.readTemplates(in: [path] + arguments.values(.templates))
    let gallery = run.hasFailed ? nil : run.arrange(templates)
    guard let gallery, !run.hasFailed else { return fail(run) }
    return finish(run, output { run.render(gallery, to: &$0) })
  }

  private func lint() throws(UsageError) -> Command.Status {
    let path = try operand()
    var options = try RunOptions(arguments)
    options.diagnosesLayout = true
    var run = TableRun(options)
    if let document = run.read(path) {
      // A storyboard's tables are drawn cells, all of them among its templates.
      if document.table.sections.isEmpty || document.canvas != nil {
        _ = run.arrange(document.templates)
      } else {
        _ = run.arrange(document)
      }
    }
    let text = report(run, isColored: arguments.usesColor(on: Platform.standardOutput))
    guard output(text: text) == .done else { return .badInput }
    if run.hasFailed { return .badInput }
    return run.diagnostics.warningCount > 0 ? .findings : .done
  }

  private func dump() throws(UsageError) -> Command.Status {
    let path = try operand()
    var run = TableRun(try RunOptions(arguments))
    let stage = arguments.value(.stage).flatMap(DumpStage.init(rawValue:)) ?? .model
    guard let text = run.dump(path, stage), !run.hasFailed else { return fail(run) }
    return finish(run, output(text: text))
  }

  private func fonts() throws(UsageError) -> Command.Status {
    output(text: FontList(fontPaths: arguments.values(.fontPath)).text)
  }

  private func completions() throws(UsageError) -> Command.Status {
    guard let shell = arguments.operands.first.flatMap(Completions.Shell.init(rawValue:)) else {
      throw UsageError("name a shell: bash, zsh or fish", .completions)
    }
    return output(text: Completions.script(for: shell))
  }

  /// The one file that a verb works on.
  private func operand() throws(UsageError) -> String {
    guard let first = arguments.operands.first else {
      throw UsageError("name a file, or - for standard input", arguments.command)
    }
    guard arguments.operands.count == 1 else {
      throw UsageError("one file at a time; '\(arguments.operands[1])' is a second one", arguments.command)
    }
    return first
  }
}

// MARK: Output

extension Verb {
  func output(text: String) -> Command.Status { output { $0.append(text) } }

  /// Sends output to the file that `--output` names, whole or not at all, or to standard output.
  func output(_ body: (inout OutputBuffer) -> Void) -> Command.Status {
    let path = arguments.value(.output)
    do throws(Platform.Failure) {
      if let path, path != "-" {
        try OutputFile.write(to: path, body)
      } else {
        try OutputFile.write(to: Platform.standardOutput, body)
      }
      return .done
    } catch {
      let place = path.map { $0 == "-" ? "standard output" : "'\($0)'" } ?? "standard output"
      writeError("cannot write \(place): \(error.reason)")
      return .badInput
    }
  }

  func fail(_ run: TableRun) -> Command.Status {
    report(run, to: Platform.standardError)
    return .badInput
  }

  func finish(_ run: TableRun, _ status: Command.Status) -> Command.Status {
    report(run, to: Platform.standardError)
    return status
  }

  private func report(_ run: TableRun, to descriptor: Int32) {
    write(report(run, isColored: arguments.usesColor(on: descriptor)), to: descriptor)
  }

  /// The diagnostics of a run as the options ask for them.
  private func report(_ run: TableRun, isColored: Bool) -> String {
    let style = arguments.value(.diagnostics).flatMap(DiagnosticStyle.init(rawValue:)) ?? .human
    switch style {
    case .human:
      guard !run.diagnostics.isEmpty else { return "" }
      var formatter = DiagnosticFormatter(library: run.library, isColored: isColored)
      let isStrictFailure = run.hasFailed && !run.diagnostics.hasErrors
      return formatter.format(run.diagnostics)
        + (isStrictFailure ? "tablerender: error: warnings count as errors (--strict)\n" : "")
    case .json:
      var formatter = DiagnosticJSON(library: run.library)
      return formatter.format(run.diagnostics)
    }
  }
}
