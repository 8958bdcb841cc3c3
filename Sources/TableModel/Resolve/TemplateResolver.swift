import Diagnostics

/// Looks up the templates that a table names and notes which of its values they show.
struct TemplateResolver {
  private(set) var templates: [CellTemplate]
  private let builtIn: [CellTemplate]
  private var indices: [String: Int32] = [:]
  private var builtInIndices: [String: Int] = [:]
  private var last: (identifier: String, index: Int32)?
  private var dangling: [DanglingReference] = []
  private var danglingIndices: [String: Int] = [:]
  private var usage: ValueUsage

  /// A name that no template has, and how often it is used.
  private struct DanglingReference {
    let identifier: String
    let range: SourceRange?
    var count = 1
  }

  init(templates: [CellTemplate], builtIn: [CellTemplate], dataSources: Set<SourceID>) {
    self.templates = templates
    self.builtIn = builtIn
    usage = ValueUsage(dataSources: dataSources)
    for (index, template) in templates.enumerated() {
      indices[template.id] = Int32(clamping: index)
      usage.add(template)
    }
    for (index, template) in templates.enumerated() {
      if let id = template.objectID, indices[id] == nil { indices[id] = Int32(clamping: index) }
    }
    for (index, template) in builtIn.enumerated() where builtInIndices[template.id] == nil {
      builtInIndices[template.id] = index
    }
  }

  mutating func resolve(_ table: inout Table) {
    resolve(&table.header)
    for index in table.sections.indices { resolve(&table.sections[index]) }
    resolve(&table.footer)
  }

  private mutating func resolve(_ section: inout TableSection) {
    if let reference = section.insertionTemplate { section.insertionTemplate?.index = index(of: reference) }
    resolve(&section.header)
    for index in section.cells.indices { resolve(&section.cells[index]) }
    resolve(&section.footer)
  }

  private mutating func resolve(_ cell: inout TableCell) {
    switch cell.look {
    case .style(let style): usage.note(cell.values, shownBy: style, at: cell.range)
    case .template(var reference):
      reference.index = index(of: reference)
      cell.look = .template(reference)
      if let index = reference.index { usage.note(cell.values, shownByTemplate: index, at: cell.range) }
    }
  }

  private mutating func resolve(_ headerFooter: inout TableHeaderFooter?) {
    guard case .template(var reference)? = headerFooter?.look else { return }
    reference.index = index(of: reference)
    headerFooter?.look = .template(reference)
    guard let index = reference.index, let values = headerFooter?.values else { return }
    usage.note(values, shownByTemplate: index, at: headerFooter?.range)
  }

  /// Rows of one template mostly follow each other.
  private mutating func index(of reference: TemplateReference) -> Int32? {
    let identifier = reference.identifier
    if let last, last.identifier == identifier { return last.index }
    guard let index = indices[identifier] ?? adopt(identifier) else {
      noteDangling(reference)
      return nil
    }
    last = (identifier, index)
    return index
  }

  /// Makes a built-in template one of the document's.
  private mutating func adopt(_ identifier: String) -> Int32? {
    guard let place = builtInIndices[identifier] else { return nil }
    let index = Int32(clamping: templates.count)
    templates.append(builtIn[place])
    indices[identifier] = index
    usage.add(builtIn[place])
    return index
  }

  private mutating func noteDangling(_ reference: TemplateReference) {
    if let known = danglingIndices[reference.identifier] {
      dangling[known].count += 1
    } else {
      danglingIndices[reference.identifier] = dangling.count
      dangling.append(DanglingReference(identifier: reference.identifier, range: reference.range))
    }
  }

  func report(into diagnostics: inout DiagnosticList) {
    let known = templates.map(\.id) + builtIn.map(\.id)
    for reference in dangling {
      let suggestion = Spelling.suggestion(for: reference.identifier, in: known)
      let times = reference.count > 1 ? " (named \(reference.count) times)" : ""
      diagnostics.add(
        .unknownTemplate, "unknown template '\(reference.identifier)'\(times)\(suggestion)",
        at: reference.range)
    }
    usage.report(into: &diagnostics)
  }
}
