import Diagnostics
import TableModel
import TableSyntax

extension FileAccess {
  /// The rows that a data source names, and the file they come from.
  mutating func readRows(
    _ dataSource: DataSource, in source: SourceID, _ diagnostics: inout DiagnosticList
  ) -> (sections: [TableSection], source: SourceID?) {
    if let query = dataSource.query {
      return readRows(of: query, of: dataSource, in: source, &diagnostics)
    }
    guard let path = dataSource.path, let range = path.range ?? dataSource.range,
      let file = load(path.text, namedAt: range, in: source, isData: true, &diagnostics),
      let input = DecodedInput(file.bytes, name: file.name, namedAt: range, &library, &diagnostics)
    else { return ([], nil) }
    guard input.isDataFile else {
      let remedy =
        input.format == .database
        ? "; say which rows it gives: query=\"SELECT …\"" : ", not a property list or JSON"
      diagnostics.add(
        .unsupportedFormat,
        "\(path.subject(replacedBy: file.isReplacement ? file.name : nil)) is \(input.format.phrase)\(remedy)",
        at: range)
      return ([], nil)
    }
    let root = SyntaxValue.read(
      input.text, as: input.format, source: input.source, limits: limits, diagnostics: &diagnostics)
    guard let root else { return ([], nil) }
    let reader = DataSourceReader(dataSource, &diagnostics)
    return (reader.sections(of: root, &diagnostics), input.source)
  }
}
