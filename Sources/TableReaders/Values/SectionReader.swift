import Diagnostics
import TableModel
import TableSyntax

/// Makes sections out of dictionaries.
struct SectionReader {
  private var rows: RowReader
  private let keys: SectionKeys
  private var knownExtraKeys: Set<String> = []

  init(_ keys: SectionKeys, rows: RowReader) {
    self.keys = keys
    self.rows = rows
  }

  /// - Returns: `nil` with a diagnostic for what is no dictionary.
  mutating func read(_ value: SyntaxValue, _ diagnostics: inout DiagnosticList) -> TableSection? {
    guard let entries = value.members else {
      diagnostics.add(.wrongType, "a section must be a dictionary, not \(value.kindName)", at: value.range)
      return nil
    }
    var section = TableSection()
    section.range = value.range
    var extras: [SyntaxEntry] = []
    for entry in entries {
      if keys.header(in: value) == entry.key {
        section.header = HeaderFooterReader.read(entry.value, &diagnostics)
      } else if entry.key == keys.footer {
        section.footer = HeaderFooterReader.read(entry.value, &diagnostics)
      } else if !KeyRules<TableSection>.section.set(entry.key, to: entry.value, of: &section, &diagnostics) {
        extras.append(entry)
      }
    }
    if let rows = keys.rows(in: value, &diagnostics) {
      section.cells = read(rows: rows, &diagnostics)
      for entry in extras { noteExtraKey(entry, &diagnostics) }
    }
    return section
  }

  /// Says once of each key that it means nothing here.
  private mutating func noteExtraKey(_ entry: SyntaxEntry, _ diagnostics: inout DiagnosticList) {
    if keys.rowPaths.contains(where: { $0 == entry.key || $0.hasPrefix(entry.key + ".") }) { return }
    if RowKeys.headers.contains(entry.key) { return }
    guard knownExtraKeys.count < 100, knownExtraKeys.insert(entry.key).inserted else { return }
    let suggestion = Spelling.suggestion(for: entry.key, in: KeyRules<TableSection>.section.names)
    diagnostics.add(
      Diagnostic(
        .unknownKey, "'\(AttributeReader.shortened(entry.key))' of a section is not shown\(suggestion)",
        at: entry.keyRange, severity: suggestion.isEmpty ? .note : .warning))
  }

  mutating func read(rows values: [SyntaxValue], _ diagnostics: inout DiagnosticList) -> [TableCell] {
    var cells: [TableCell] = []
    cells.reserveCapacity(values.count)
    for value in values {
      if let cell = rows.read(value, &diagnostics) { cells.append(cell) }
    }
    return cells
  }
}
