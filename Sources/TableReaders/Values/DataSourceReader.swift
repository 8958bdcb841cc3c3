import Diagnostics
import TableModel
import TableSyntax

/// Takes the rows that a `<dataSource>` names out of a data file.
struct DataSourceReader {
  private let dataSource: DataSource
  private let join: RowJoin

  init(_ dataSource: DataSource, _ diagnostics: inout DiagnosticList) {
    self.dataSource = dataSource
    join = RowJoin(dataSource, &diagnostics)
  }

  func sections(of root: SyntaxValue, _ diagnostics: inout DiagnosticList) -> [TableSection] {
    var sections = readSections(of: root, &diagnostics)
    for index in sections.indices {
      sections[index].header?.use(dataSource.headerTemplate)
      sections[index].footer?.use(dataSource.footerTemplate)
    }
    return sections
  }

  private func readSections(of root: SyntaxValue, _ diagnostics: inout DiagnosticList) -> [TableSection] {
    if let sections = dataSource.sections {
      if let groupBy = dataSource.groupBy {
        diagnostics.add(
          .conflictingAttributes, "'groupBy' makes sections of one list; it can't go with 'sections'",
          at: groupBy.range)
      }
      return list(sections, in: root, of: "sections", &diagnostics).map { read(sections: $0, &diagnostics) }
        ?? []
    }
    guard let items = dataSource.items else { return readByShape(root, &diagnostics) }
    // A list of dictionaries that each have the items is a list of sections.
    if let elements = root.items, dataSource.groupBy == nil { return read(sections: elements, &diagnostics) }
    return list(items, in: root, of: "rows", &diagnostics).map { read(rows: $0, &diagnostics) } ?? []
  }

  private func readByShape(_ root: SyntaxValue, _ diagnostics: inout DiagnosticList) -> [TableSection] {
    guard let shape = TableShape(root, &diagnostics) else { return [] }
    switch shape {
    case .sections(let values): return read(sections: values, &diagnostics)
    case .rows(let values): return read(rows: values, &diagnostics)
    case .settings:
      diagnostics.add(
        .unrecognisedShape, "a settings bundle is a table of its own; it can't be joined to templates",
        at: root.range)
      return []
    }
  }

  private func read(sections values: [SyntaxValue], _ diagnostics: inout DiagnosticList) -> [TableSection] {
    var keys = SectionKeys()
    if let header = dataSource.header { keys.headers = [header.text] }
    if let footer = dataSource.footer { keys.footer = footer.text }
    if let items = dataSource.items { keys.rowPaths = [items.text] }
    let sample = values.prefix(100).flatMap { section in
      keys.rowPaths.lazy.compactMap { section.value(atPath: $0)?.items }.first?.prefix(100) ?? []
    }
    var reader = SectionReader(keys, rows: RowReader(join, implicit: ImplicitKeys(rows: sample, join)))
    return values.compactMap { reader.read($0, &diagnostics) }
  }

  /// One section, or one for each value of the `groupBy` key in order of first appearance.
  private func read(rows values: [SyntaxValue], _ diagnostics: inout DiagnosticList) -> [TableSection] {
    var reader = RowReader(join, implicit: ImplicitKeys(rows: values, join))
    var sections: [TableSection] = []
    var places: [String: Int] = [:]
    for value in values {
      guard let cell = reader.read(value, &diagnostics) else { continue }
      let group = group(of: value, &diagnostics)
      let place = places[group?.title ?? ""] ?? sections.count
      if place == sections.count {
        places[group?.title ?? ""] = place
        sections.append(Self.section(group, at: value.range))
      }
      sections[place].cells.append(cell)
    }
    return sections
  }

  private static func section(_ group: (title: String, range: SourceRange)?, at range: SourceRange)
    -> TableSection
  {
    var section = TableSection(id: group?.title)
    section.range = range
    section.isAutomatic = group == nil
    if let group {
      section.header = TableHeaderFooter(.title(group.title))
      section.header?.range = group.range
    }
    return section
  }

  private func group(
    of row: SyntaxValue, _ diagnostics: inout DiagnosticList
  ) -> (title: String, range: SourceRange)? {
    guard let groupBy = dataSource.groupBy, let value = row.value(atPath: groupBy.text), !value.isNull else {
      return nil
    }
    guard let title = value.scalarText else {
      diagnostics.add(
        .wrongType, "'\(groupBy.text)' of a row must be a text to group by, not \(value.kindName)",
        at: value.range)
      return nil
    }
    return (title, value.range)
  }

  /// The list at a key path; a diagnostic in the data file where there is none.
  private func list(
    _ path: DataSource.Name, in root: SyntaxValue, of what: String, _ diagnostics: inout DiagnosticList
  ) -> [SyntaxValue]? {
    let notes = [Diagnostic.Note("the data source asks for it here", at: path.range)]
    guard let value = path.text == "." ? root : root.value(atPath: path.text) else {
      diagnostics.add(
        .missingKey, "nothing is at '\(path.text)'; \(root.keyList(near: [path.text]))", at: root.range,
        notes: notes)
      return nil
    }
    if let elements = value.items { return elements }
    diagnostics.add(
      .wrongType, "'\(path.text)' must be an array of \(what), not \(value.kindName)", at: value.range,
      notes: notes)
    return nil
  }
}

extension TableHeaderFooter {
  /// Shows a title by a template.
  fileprivate mutating func use(_ template: TemplateReference?) {
    guard let template, case .title(let title) = look else { return }
    look = .template(template)
    values = [CellValue(StandardKey.text, title, at: range)]
  }
}
