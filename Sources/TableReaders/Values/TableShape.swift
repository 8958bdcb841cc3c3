import Diagnostics
import TableModel
import TableSyntax

/// Where a property list or JSON file has its table.
enum TableShape {
  case sections([SyntaxValue])
  case rows([SyntaxValue])
  case settings(specifiers: [SyntaxValue])

  /// - Returns: `nil` with a diagnostic for a file that has none.
  init?(_ root: SyntaxValue, _ diagnostics: inout DiagnosticList) {
    guard let shape = Self.shape(of: root) else {
      diagnostics.add(
        .unrecognisedShape, "\(Self.complaint(root)); \(Self.expected)", at: root.range,
        notes: Self.hint(root).map { [Diagnostic.Note($0)] } ?? [])
      return nil
    }
    self = shape
  }

  private static func shape(of root: SyntaxValue) -> TableShape? {
    if let elements = root.items {
      guard elements.allSatisfy({ $0.members != nil }) else { return nil }
      let haveRows = elements.contains { element in
        RowKeys.rows.contains { element[$0]?.items != nil }
      }
      return haveRows ? .sections(elements) : .rows(elements)
    }
    if let specifiers = root[SettingsKeys.specifiers]?.items { return .settings(specifiers: specifiers) }
    if let sections = root[RowKeys.sections]?.items { return .sections(sections) }
    for key in RowKeys.rows {
      if let rows = root[key]?.items { return .rows(rows) }
    }
    return nil
  }

  private static let expected = """
    expected an array of rows (dictionaries), an array of sections (dictionaries with 'rows', 'cells' or 'items'), \
    or a dictionary with 'sections'
    """

  private static func complaint(_ root: SyntaxValue) -> String {
    if let elements = root.items, let other = elements.first(where: { $0.members == nil }) {
      return "this is no table: an array with \(other.kindName) in it"
    }
    return "this is no table: \(root.kindName)" + (root.members == nil ? "" : " without rows")
  }

  /// A list of dictionaries inside can be reached by a data source.
  private static func hint(_ root: SyntaxValue) -> String? {
    let list = root.members?.first { entry in
      entry.value.items.map { !$0.isEmpty && $0.allSatisfy { $0.members != nil } } ?? false
    }
    return list.map { "a table can take its rows from there by <dataSource items=\"\($0.key)\">" }
  }
}
