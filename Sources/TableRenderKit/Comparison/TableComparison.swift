import TableDiff
import TableModel

/// The rows of a table of one section, as a program has them.
public struct ComparedRows: Sendable {
  let document: TableDocument

  /// - Parameter rows: identifiers and texts.
  public init(_ rows: [(id: String, text: String)]) {
    var section = TableSection(id: "rows")
    section.cells = rows.map { TableCell(id: $0.id, values: [CellValue(StandardKey.text, $0.text)]) }
    var document = TableDocument()
    document.table.sections = [section]
    self.document = document
  }
}

/// The comparison of two tables without files around it.
public enum TableComparison {
  /// How many operations make one table the other.
  public static func operationCount(from old: ComparedRows, to new: ComparedRows) -> Int {
    TableChangeset(from: old.document, to: new.document).operationCount
  }
}
