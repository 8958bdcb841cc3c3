import TableModel

/// The model graph as an outline: every element with every attribute that is not at its default.
struct ModelDump {
  private let document: TableDocument

  init(_ document: TableDocument) { self.document = document }

  var text: String {
    var tree = TreeText()
    let table = document.table
    tree.line("table\(attributes(of: table))")
    tree.nested { tree in
      headerFooter("header", table.header, &tree)
      if let titles = table.explicitIndexTitles {
        tree.line("sectionIndexTitles \(titles.map(\.quotedForDump).joined(separator: " "))")
      }
      if let control = table.refreshControl { tree.line("refreshControl\(attributes(of: control))") }
      for (index, section) in table.sections.enumerated() { self.section(index, section, &tree) }
      headerFooter("footer", table.footer, &tree)
      if let page = table.nextPage { tree.line("nextPage\(attributes(of: page))") }
    }
    for template in document.templates { self.template(template, &tree) }
    return tree.text
  }

  private func section(_ index: Int, _ section: TableSection, _ tree: inout TreeText) {
    tree.line("section \(index)\(attributes(of: section))")
    tree.nested { tree in
      headerFooter("header", section.header, &tree)
      for (row, cell) in section.cells.enumerated() {
        self.cell(TableIndexPath(section: index, row: row), cell, &tree)
      }
      headerFooter("footer", section.footer, &tree)
    }
  }

  private func cell(_ path: TableIndexPath, _ cell: TableCell, _ tree: inout TreeText) {
    tree.line("cell \(path)\(attributes(of: cell))")
    tree.nested { tree in
      values(cell.values, &tree)
      guard cell.hasOptions else { return }
      swipeActions("leadingActions", cell.options.leadingActions, &tree)
      swipeActions("trailingActions", cell.options.trailingActions, &tree)
      if !cell.options.menu.isEmpty {
        tree.line("menu")
        actions(cell.options.menu, &tree)
      }
    }
  }

  private func swipeActions(
    _ name: String, _ configuration: SwipeActionsConfiguration?, _ tree: inout TreeText
  ) {
    guard let configuration else { return }
    tree.line("\(name)\(attributes(of: configuration))")
    actions(configuration.actions, &tree)
  }

  private func actions(_ actions: [TableAction], _ tree: inout TreeText) {
    tree.nested { tree in
      for action in actions { tree.line("action\(attributes(of: action))") }
    }
  }

  private func values(_ values: [CellValue], _ tree: inout TreeText) {
    for value in values { tree.line("\(value.key) = \(value.text.quotedForDump)") }
  }

  private func headerFooter(_ name: String, _ header: TableHeaderFooter?, _ tree: inout TreeText) {
    guard let header else { return }
    tree.line("\(name)\(attributes(of: header))")
    tree.nested { values(header.values, &$0) }
  }

  private func template(_ template: CellTemplate, _ tree: inout TreeText) {
    tree.line("template\(attributes(of: template))")
    tree.nested { tree in
      if !template.sampleValues.isEmpty {
        tree.line("sample")
        tree.nested { values(template.sampleValues, &$0) }
      }
      for view in template.views { self.view(view, &tree) }
    }
  }

  private func view(_ view: ViewNode, _ tree: inout TreeText) {
    tree.line("\(view.content.kind.rawValue)\(attributes(of: view))")
    tree.nested { tree in
      for subview in view.subviews { self.view(subview, &tree) }
    }
  }
}
