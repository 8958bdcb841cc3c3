import Diagnostics
import TableModel
import TableSyntax

/// Makes cells out of dictionaries: keys that are attributes of a cell are typed, all others are values.
struct RowReader {
  private let join: RowJoin
  private let implicit: ImplicitKeys?
  private var draft = CellDraft()
  private var unmappedClasses: Set<String> = []

  /// So that keys inside keys inside keys can't make paths that outgrow the file.
  private static let pathBytes = 1000

  init(_ join: RowJoin, implicit: ImplicitKeys?) {
    self.join = join
    self.implicit = implicit
  }

  /// - Returns: `nil` with a diagnostic for what is no dictionary.
  mutating func read(_ row: SyntaxValue, _ diagnostics: inout DiagnosticList) -> TableCell? {
    guard let entries = row.members else {
      diagnostics.add(.wrongType, "a row must be a dictionary, not \(row.kindName)", at: row.range)
      return nil
    }
    draft.reset()
    var className: SyntaxEntry?
    for entry in entries {
      if entry.key == join.classKey { className = entry }
      if entry.key == join.identifierKey { draft.id = entry.value.scalarText }
      set(join.renames[entry.key] ?? entry.key, to: entry.value, &diagnostics)
    }
    for value in join.defaults where !entries.contains(where: { join.renames[$0.key] ?? $0.key == value.key })
    {
      set(value.key, to: SyntaxValue(.string(value.text), at: row.range), &diagnostics)
    }
    chooseLook(className, row, &diagnostics)
    return draft.take(range: row.range)
  }

  private mutating func set(_ key: String, to value: SyntaxValue, _ diagnostics: inout DiagnosticList) {
    if KeyRules<CellDraft>.row.set(key, to: value, of: &draft, &diagnostics) { return }
    if draft.setActions(key, value, &diagnostics) { return }
    addValues(key, value, &diagnostics)
  }

  /// Nested data gets key paths: `address.city`, `tags.0`. Null is absent.
  private mutating func addValues(_ key: String, _ value: SyntaxValue, _ diagnostics: inout DiagnosticList) {
    guard key.utf8.count <= Self.pathBytes else {
      diagnostics.add(.limitExceeded, "a key path is longer than \(Self.pathBytes) bytes", at: value.range)
      return
    }
    switch value.content {
    case .dictionary(let entries):
      for entry in entries { addValues("\(key).\(entry.key)", entry.value, &diagnostics) }
    case .array(let elements):
      for (index, element) in elements.enumerated() { addValues("\(key).\(index)", element, &diagnostics) }
    default:
      if let text = value.scalarText { draft.values.append(CellValue(key, text, at: value.range)) }
    }
  }

  /// By the row's own template or style, else its class, else what holds for all rows.
  private mutating func chooseLook(
    _ className: SyntaxEntry?, _ row: SyntaxValue, _ diagnostics: inout DiagnosticList
  ) {
    if let template = draft.template {
      if draft.style == nil { return }
      diagnostics.add(
        .conflictingAttributes,
        "a row can't have both 'style' and 'template'; template '\(template.identifier)' is used",
        at: row.range)
      return
    }
    if draft.style == nil {
      draft.template = className.flatMap { template(for: $0, &diagnostics) } ?? join.template
      if draft.template != nil { return }
      draft.style = join.style
    }
    fillStandardCell()
  }

  private mutating func template(
    for className: SyntaxEntry, _ diagnostics: inout DiagnosticList
  ) -> TemplateReference? {
    guard !join.classes.isEmpty, let name = className.value.scalarText else { return nil }
    if let template = join.classes[name] { return template }
    if join.template == nil, unmappedClasses.insert(name).inserted {
      let suggestion = Spelling.suggestion(for: name, in: join.classes.keys.sorted())
      diagnostics.add(
        Diagnostic(
          .unknownTemplate, "no <map> has a template for the class '\(name)'\(suggestion)",
          at: className.value.range, severity: .warning))
    }
    return nil
  }

  /// A row with a detail shows it, whatever style it leaves unsaid.
  private mutating func fillStandardCell() {
    if let implicit, draft.values.values[StandardKey.text] == nil {
      draft.values.rename(implicit.text, to: StandardKey.text)
      if let detail = implicit.detail { draft.values.rename(detail, to: StandardKey.detail) }
    }
    if draft.style == nil, draft.values.values.contains(where: { $0.key == StandardKey.detail }) {
      draft.style = .subtitle
    }
  }
}
