import Diagnostics
import TableModel
import TableSyntax

/// Makes a header or footer out of a text, or of a dictionary that names a template.
enum HeaderFooterReader {
  static func read(_ value: SyntaxValue, _ diagnostics: inout DiagnosticList) -> TableHeaderFooter? {
    if let text = value.scalarText {
      var headerFooter = TableHeaderFooter(.title(text))
      headerFooter.range = value.range
      return headerFooter
    }
    if value.isNull { return nil }
    guard let entries = value.members else {
      diagnostics.add(
        .wrongType, "a header or footer must be a text or a dictionary, not \(value.kindName)",
        at: value.range)
      return nil
    }
    var draft = HeaderFooterDraft()
    var values: [CellValue] = []
    for entry in entries
    where !KeyRules<HeaderFooterDraft>.headerFooter.set(entry.key, to: entry.value, of: &draft, &diagnostics)
    {
      if let text = entry.value.scalarText {
        values.append(CellValue(entry.key, text, at: entry.value.range))
      }
    }
    let title = values[StandardKey.text] ?? values["title"] ?? ""
    var headerFooter = TableHeaderFooter(draft.template.map { .template($0) } ?? .title(title))
    if draft.template != nil { headerFooter.values = values }
    headerFooter.height = draft.height
    headerFooter.estimatedHeight = draft.estimatedHeight
    headerFooter.range = value.range
    return headerFooter
  }
}
