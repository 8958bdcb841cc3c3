import TableModel

/// The model graph as an outline.
struct ModelDump {
  private let document: TableDocument

  init(_ document: TableDocument) { self.document = document }

  var text: String {
    var tree = TreeText()
    let table = document.table
    tree.line("table \(table.style.rawValue)\(named(table.title))\(table.isEditing ? " editing" : "")")
    tree.nested { tree in
      headerFooter("header", table.header, &tree)
      for (index, section) in table.sections.enumerated() { self.section(index, section, &tree) }
      headerFooter("footer", table.footer, &tree)
    }
    for template in document.templates { self.template(template, &tree) }
    return tree.text
  }

  private func section(_ index: Int, _ section: TableSection, _ tree: inout TreeText) {
    let id = section.id.map { " id \($0)" } ?? ""
    let title = section.indexTitle.map { " index \($0.quotedForDump)" } ?? ""
    tree.line("section \(index)\(id)\(title)\(section.isAutomatic ? " automatic" : "")")
    tree.nested { tree in
      headerFooter("header", section.header, &tree)
      for (row, cell) in section.cells.enumerated() {
        self.cell(TableIndexPath(section: index, row: row), cell, &tree)
      }
      headerFooter("footer", section.footer, &tree)
    }
  }

  private func cell(_ path: TableIndexPath, _ cell: TableCell, _ tree: inout TreeText) {
    let look =
      switch cell.look {
      case .style(let style): "style \(style.rawValue)"
      case .template(let reference): "template \(reference.identifier)"
      }
    tree.line("cell \(path)\(cell.id.map { " id \($0)" } ?? "") \(look)\(described(cell.options))")
    tree.nested { values(cell.values, &$0) }
  }

  private func described(_ options: CellOptions) -> String {
    var text = ""
    if options.accessory != .none { text += " \(options.accessory.rawValue)" }
    if let height = options.height { text += " height \(height)" }
    if options.indentationLevel > 0 { text += " indented \(options.indentationLevel)" }
    if options.isMovable { text += " movable" }
    if !options.isEditable { text += " not editable" }
    if options.isSelected { text += " selected" }
    if let link = options.link { text += " href \(link.destination.quotedForDump)" }
    for (side, actions) in [("leading", options.leadingActions), ("trailing", options.trailingActions)] {
      if let actions { text += " \(side) [\(actions.actions.map(\.id).joined(separator: " "))]" }
    }
    return text
  }

  private func values(_ values: [CellValue], _ tree: inout TreeText) {
    for value in values { tree.line("\(value.key) = \(value.text.quotedForDump)") }
  }

  private func headerFooter(_ name: String, _ header: TableHeaderFooter?, _ tree: inout TreeText) {
    guard let header else { return }
    switch header.look {
    case .title(let title): tree.line("\(name) \(title.quotedForDump)")
    case .template(let reference): tree.line("\(name) template \(reference.identifier)")
    }
    tree.nested { values(header.values, &$0) }
  }

  private func template(_ template: CellTemplate, _ tree: inout TreeText) {
    tree.line("template \(template.id)\(template.height.map { " height \($0)" } ?? "")")
    tree.nested { tree in
      for view in template.views { self.view(view, &tree) }
    }
  }

  private func view(_ view: ViewNode, _ tree: inout TreeText) {
    let bound = view.bindings.map { binding in
      let text = binding.text.segments.map { segment in
        switch segment {
        case .literal(let text): text
        case .key(let key): "{\(key)}"
        }
      }
      return " \(binding.property)=\(text.joined().quotedForDump)"
    }
    tree.line("\(view.content.kind.rawValue)\(view.id.map { " id \($0)" } ?? "")\(bound.joined())")
    tree.nested { tree in
      for subview in view.subviews { self.view(subview, &tree) }
    }
  }

  private func named(_ title: String?) -> String { title.map { " \($0.quotedForDump)" } ?? "" }
}
