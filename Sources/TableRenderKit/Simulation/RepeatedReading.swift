import Diagnostics
import TableLayout
import TableModel
import TableSessions

/// Reads a page again and again. What is read is kept: diagnostics have places in it.
final class RepeatedReading {
  /// Holds everything that was read.
  private(set) var run: TableRun

  init(_ run: TableRun) { self.run = run }

  /// - Parameter dataPath: where the page's data comes from; `nil` leaves it where the page says.
  func read(_ path: String, dataPath: String?) -> (TableDocument?, DiagnosticList) {
    var options = run.options
    options.dataPath = dataPath
    var next = TableRun(options)
    next.adoptSources(of: run)
    let document = next.read(path)
    run.adoptSources(of: next)
    return (document, next.diagnostics)
  }
}

extension TableRun {
  /// Whether something was told in the same words of the same place of the same file, as it was then.
  func hasTold(_ diagnostic: Diagnostic) -> Bool {
    let alike = diagnostics.diagnostics.filter {
      $0.identifier == diagnostic.identifier && $0.message == diagnostic.message
    }
    // Where a diagnostic stands in the text is told by reading the text.
    if alike.contains(where: { $0.range == diagnostic.range }) { return true }
    guard !alike.isEmpty, let place = place(of: diagnostic) else { return false }
    return alike.contains { self.place(of: $0) == place }
  }

  private func place(of diagnostic: Diagnostic) -> String? {
    guard let range = diagnostic.range else { return nil }
    let position = library.position(of: range)
    return "\(library.name(of: range)):\(position.line):\(position.column)"
  }

  /// How a table behaves that is as wide as this run lays it out, with rows of these heights.
  mutating func interactionOptions(
    of document: TableDocument, _ heights: SessionHeights
  ) -> InteractionOptions {
    let engine = engine(for: document.canvas, width: document.drawnWidth)
    var options = InteractionOptions()
    options.swipes = SwipeGeometry(
      rule: document.table.swipeButtonRule, rowWidth: engine.rowWidth(of: document.table)
    ) { engine.swipeButtonContent(of: $0, rowHeight: heights.height(at: $1)) }
    return options
  }
}
