import TableModel

/// A row, header or footer that shows a template.
struct TemplateUser {
  let element: TableChange.Element
  let place: TablePlace
}

/// How many rows, headers and footers of a table show a template, and the first of them.
struct TemplateUsers {
  private(set) var count = 1
  let first: TemplateUser

  /// The users of some templates, by the names of these.
  static func all(of names: Set<String>, in table: Table) -> [String: TemplateUsers] {
    var users: [String: TemplateUsers] = [:]
    func add(_ name: String?, _ element: TableChange.Element, _ place: TablePlace) {
      guard let name, names.contains(name) else { return }
      if users[name] == nil {
        users[name] = TemplateUsers(first: TemplateUser(element: element, place: place))
      } else {
        users[name]?.count += 1
      }
    }
    add(table.header?.templateName, .header, .table)
    add(table.footer?.templateName, .footer, .table)
    for (index, section) in table.sections.enumerated() {
      add(section.header?.templateName, .header, .section(index))
      add(section.footer?.templateName, .footer, .section(index))
      for (row, cell) in section.cells.enumerated() {
        guard case .template(let reference) = cell.look else { continue }
        add(reference.identifier, .row, .row(TableIndexPath(section: index, row: row)))
      }
    }
    return users
  }
}
