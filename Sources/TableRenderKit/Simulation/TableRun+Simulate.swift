import Diagnostics
import TableLayout
import TableModel
import TableRenderers
import TableScripts
import TableSyntax

extension Simulation {
  /// How the steps of scripts are written.
  public static var stepUsages: [String] { Script.usages }
}

extension TableRun {
  /// Reads a script for a simulation; `nil` where it could not be read at all. What is wrong in it is in the diagnostics.
  ///
  /// - Parameter path: a file; `-` is standard input.
  public mutating func readScript(_ path: String) -> Script? {
    guard let bytes = bytes(of: path) else { return nil }
    let decoded = InputDecoder.decode(bytes)
    let source = addSource(Source(name: name(of: path), text: decoded.text))
    if let complaint = decoded.complaint(in: source) {
      diagnostics.add(complaint)
      return nil
    }
    return Script(reading: decoded.text, source: source, diagnostics: &diagnostics)
  }

  /// A page on a screen, ready for a script.
  ///
  /// - Parameter path: where the document was read from: a refresh reads it again.
  public func simulation(of document: TableDocument, at path: String) -> Simulation {
    Simulation(document, at: path, in: self, screenHeight: options.screenHeight)
  }

  /// Does the steps of a script, and writes what comes of each. Diagnostics are added to the run's.
  ///
  /// - Parameter isColored: whether what is written to may be coloured.
  public mutating func perform(
    _ script: Script, in simulation: Simulation, isColored: Bool, to out: inout OutputBuffer
  ) {
    let text = TraceText(columns: options.output.columns, isColored: isColored)
    let (run, summary) = simulation.perform(script) { text.render($0, to: &out) }
    text.render(summary, to: &out)
    self = run
  }

  /// Works out every frame of the table that a script has left.
  public mutating func arrange(_ simulation: Simulation) -> TableArrangement {
    arrangeAgain(simulation.document)
  }

  /// Lays a table out that was laid out before, and tells what was not wrong with it then.
  mutating func arrangeAgain(_ document: TableDocument) -> TableArrangement {
    let known = diagnostics
    diagnostics = DiagnosticList()
    let arrangement = arrange(document)
    let found = diagnostics
    diagnostics = known
    for finding in found.diagnostics where !hasTold(finding) { diagnostics.add(finding) }
    return arrangement
  }
}
