import Diagnostics
import TableModel

/// Measures rows one at a time, wherever they stand: what a table has prepared for all of them is kept.
public struct RowMeasurer {
  private var pass: TablePass

  /// - Parameter document: the table's attributes and templates. Of its sections only the index titles count.
  public init(_ engine: LayoutEngine, for document: TableDocument) {
    pass = TablePass(
      document, environment: LayoutEnvironment(engine: engine, diagnostics: DiagnosticList()))
  }

  /// The height of a row in points, as a layout of the whole table gives it. References are resolved.
  public mutating func height(of cell: TableCell, at path: TableIndexPath) -> Double {
    pass.arrangeRow(cell, at: path, y: 0).frame.height
  }

  /// What was found wrong with the rows measured so far.
  public var diagnostics: DiagnosticList { pass.environment.diagnostics }
}
