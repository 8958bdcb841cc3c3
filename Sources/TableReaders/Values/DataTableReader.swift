import Diagnostics
import TableModel
import TableSyntax

/// Reads a property list or JSON file that is itself a table.
enum DataTableReader {
  static func read(
    _ root: SyntaxValue, source: SourceID, files: inout FileAccess, _ diagnostics: inout DiagnosticList
  ) -> TableDocument? {
    guard let shape = TableShape(root, &diagnostics) else { return nil }
    var document = TableDocument(source: source)
    document.dataSources = [source]
    if case .settings(let specifiers) = shape {
      SettingsReader.read(root, specifiers, into: &document, files: &files, &diagnostics)
      return document
    }
    document.table = table(root, &diagnostics)
    document.table.sections = sections(shape, RowJoin(), &diagnostics)
    return document
  }

  /// The sections of a file by its shape, joined to templates where `join` says how.
  static func sections(
    _ shape: TableShape, _ join: RowJoin, _ diagnostics: inout DiagnosticList
  ) -> [TableSection] {
    switch shape {
    case .sections(let values):
      let rows = values.lazy.prefix(100).flatMap { section in
        RowKeys.rows.lazy.compactMap { section[$0]?.items }.first?.prefix(100) ?? []
      }
      let implicit = ImplicitKeys(rows: Array(rows), join)
      var reader = SectionReader(SectionKeys(), rows: RowReader(join, implicit: implicit))
      return values.compactMap { reader.read($0, &diagnostics) }
    case .rows(let values):
      let implicit = ImplicitKeys(rows: values, join)
      var reader = SectionReader(SectionKeys(), rows: RowReader(join, implicit: implicit))
      var section = TableSection()
      section.isAutomatic = true
      section.cells = reader.read(rows: values, &diagnostics)
      section.range = values.first?.range
      return section.cells.isEmpty ? [] : [section]
    case .settings: return []
    }
  }

  /// What a root dictionary says of the table beside its rows.
  private static func table(_ root: SyntaxValue, _ diagnostics: inout DiagnosticList) -> Table {
    var table = Table()
    table.range = root.range
    for entry in root.members ?? [] {
      switch entry.key {
      case RowKeys.headers[0]: table.header = HeaderFooterReader.read(entry.value, &diagnostics)
      case RowKeys.footer: table.footer = HeaderFooterReader.read(entry.value, &diagnostics)
      case RowKeys.indexTitles: table.setIndexTitles(entry, &diagnostics)
      case RowKeys.sections: break
      case _ where RowKeys.rows.contains(entry.key): break
      default:
        if KeyRules<Table>.table.set(entry.key, to: entry.value, of: &table, &diagnostics) { break }
        let suggestion = Spelling.suggestion(for: entry.key, in: KeyRules<Table>.table.names)
        diagnostics.add(
          Diagnostic(
            .unknownKey, "'\(AttributeReader.shortened(entry.key))' of the table means nothing\(suggestion)",
            at: entry.keyRange, severity: suggestion.isEmpty ? .note : .warning))
      }
    }
    return table
  }
}

extension Table {
  fileprivate mutating func setIndexTitles(_ entry: SyntaxEntry, _ diagnostics: inout DiagnosticList) {
    guard let titles = entry.value.items, titles.allSatisfy({ $0.scalarText != nil }) else {
      diagnostics.add(
        .wrongType, "'\(entry.key)' of the table must be an array of texts, not \(entry.value.kindName)",
        at: entry.value.range)
      return
    }
    explicitIndexTitles = titles.compactMap(\.scalarText)
    indexTitlesRange = entry.value.range
  }
}
