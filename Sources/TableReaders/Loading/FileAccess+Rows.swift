import Diagnostics
import TableModel

extension FileAccess {
  /// The rows that a data source names.
  mutating func readRows(
    _ dataSource: DataSource, in source: SourceID, _ diagnostics: inout DiagnosticList
  ) -> (sections: [TableSection], source: SourceID?) {
    diagnostics.add(
      Diagnostic(
        .unsupportedFeature, "data sources are not read yet", at: dataSource.range, severity: .error))
    return ([], nil)
  }
}
