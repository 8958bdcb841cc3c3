import TableModel

extension TableDocument {
  /// The templates that cells, headers and footers name and that are not the document's own.
  var foreignTemplates: Set<String> {
    var search = ForeignTemplateSearch(own: Set(templates.map(\.id)))
    search.visit(table.header)
    search.visit(table.footer)
    for section in table.sections {
      search.visit(section.insertionTemplate)
      search.visit(section.header)
      search.visit(section.footer)
      for cell in section.cells {
        if case .template(let reference) = cell.look { search.visit(reference) }
      }
    }
    return search.found
  }
}

private struct ForeignTemplateSearch {
  let own: Set<String>
  private(set) var found: Set<String> = []
  /// The name before: rows of one template follow each other.
  private var last = ""

  init(own: Set<String>) { self.own = own }

  mutating func visit(_ reference: TemplateReference?) {
    guard let name = reference?.identifier, name != last else { return }
    last = name
    if !own.contains(name) { found.insert(name) }
  }

  mutating func visit(_ header: TableHeaderFooter?) {
    if case .template(let reference)? = header?.look { visit(reference) }
  }
}
