import Diagnostics
import TableModel
import TableSyntax

/// How the keys of data meet those of a table: what a `<dataSource>` says beside its paths, or nothing.
struct RowJoin {
  var classKey = "class"
  var identifierKey: String?
  var classes: [String: TemplateReference] = [:]
  var renames: [String: String] = [:]
  var defaults: [CellValue] = []
  var template: TemplateReference?
  var style: CellStyle?
  /// The key by which rows are put into sections.
  var groupKey: String?

  /// Keys that say something about a row and are nothing that it shows.
  var structuralKeys: [String] { [classKey, identifierKey, groupKey].compactMap { $0 } }

  init() {}

  /// A default that no row could take is diagnosed here, once, and left out.
  init(_ dataSource: DataSource, _ diagnostics: inout DiagnosticList) {
    classKey = dataSource.classKey
    identifierKey = dataSource.identifier?.text
    classes = dataSource.classes
    renames = dataSource.renames
    template = dataSource.template
    groupKey = dataSource.groupBy?.text
    style = template == nil ? dataSource.style : nil
    for value in dataSource.defaults {
      guard let range = value.range ?? dataSource.range else { continue }
      var trial = CellDraft()
      var found = DiagnosticList()
      _ = KeyRules<CellDraft>.row.set(
        value.key, to: SyntaxValue(.string(value.text), at: range), of: &trial, &found)
      diagnostics.add(contentsOf: found)
      if found.isEmpty { defaults.append(value) }
    }
  }
}
