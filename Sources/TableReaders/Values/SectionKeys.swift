import Diagnostics
import TableSyntax

/// Where a section's dictionary has what.
struct SectionKeys {
  var headers = RowKeys.headers
  var footer = RowKeys.footer
  var rowPaths = RowKeys.rows

  func header(in section: SyntaxValue) -> String? { headers.first { section[$0] != nil } }

  /// The rows of a section; a diagnostic where there are none.
  func rows(in section: SyntaxValue, _ diagnostics: inout DiagnosticList) -> [SyntaxValue]? {
    for path in rowPaths {
      guard let found = section.value(atPath: path) else { continue }
      if let rows = found.items { return rows }
      diagnostics.add(
        .wrongType, "'\(path)' of a section must be an array of rows, not \(found.kindName)", at: found.range)
      return nil
    }
    let wanted = rowPaths.map { "'\($0)'" }.joined(separator: ", ")
    diagnostics.add(
      .missingKey, "a section needs its rows under \(wanted); \(section.keyList(near: rowPaths))",
      at: section.range)
    return nil
  }
}
