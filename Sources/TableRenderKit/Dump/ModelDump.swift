import Diagnostics
import TableModel

/// The model graph as an outline: every element with every attribute that is not at its default.
struct ModelDump {
  private let document: TableDocument

  init(_ document: TableDocument) { self.document = document }

  var text: String {
    var tree = TreeText()
    let table = document.table
    tree.line("table\(AttributeList.attributes(of: table).dumped)")
    tree.nested { tree in
      headerFooter("header", table.header, &tree)
      if let titles = table.explicitIndexTitles {
        tree.line("sectionIndexTitles \(titles.map(\.quotedForDump).joined(separator: " "))")
      }
      if let control = table.refreshControl {
        tree.line("refreshControl\(AttributeList.attributes(of: control).dumped)")
      }
      for (index, section) in table.sections.enumerated() { self.section(index, section, &tree) }
      headerFooter("footer", table.footer, &tree)
      if let page = table.nextPage { tree.line("nextPage\(AttributeList.attributes(of: page).dumped)") }
    }
    for template in document.templates { self.template(template, &tree) }
    return tree.text
  }

  private func section(_ index: Int, _ section: TableSection, _ tree: inout TreeText) {
    let note = section.isAutomatic ? " (automatic)" : ""
    tree.line("section \(index)\(AttributeList.attributes(of: section).dumped)\(note)")
    tree.nested { tree in
      headerFooter("header", section.header, &tree)
      for (row, cell) in section.cells.enumerated() {
        self.cell(TableIndexPath(section: index, row: row), cell, &tree)
      }
      headerFooter("footer", section.footer, &tree)
    }
  }

  private func cell(_ path: TableIndexPath, _ cell: TableCell, _ tree: inout TreeText) {
    let options = cell.hasOptions ? AttributeList.attributes(of: cell.options).dumped : ""
    tree.line("cell \(path)\(AttributeList.attributes(of: cell).dumped)\(options)")
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
    tree.line("\(name)\(AttributeList.attributes(of: configuration).dumped)")
    actions(configuration.actions, &tree)
  }

  private func actions(_ actions: [TableAction], _ tree: inout TreeText) {
    tree.nested { tree in
      for action in actions { tree.line("action\(AttributeList.attributes(of: action).dumped)") }
    }
  }

  private func values(_ values: [CellValue], _ tree: inout TreeText) {
    for value in values { tree.line("\(value.key) = \(value.text.quotedForDump)") }
  }

  private func headerFooter(_ name: String, _ header: TableHeaderFooter?, _ tree: inout TreeText) {
    guard let header else { return }
    tree.line("\(name)\(AttributeList.attributes(of: header).dumped)")
    tree.nested { values(header.values, &$0) }
  }

  private func template(_ template: CellTemplate, _ tree: inout TreeText) {
    tree.line("template\(AttributeList.attributes(of: template).dumped)")
    tree.nested { tree in
      if !template.sampleValues.isEmpty {
        tree.line("sample")
        tree.nested { values(template.sampleValues, &$0) }
      }
      for view in template.views { self.view(view, &tree) }
      constraints(template.constraints, &tree)
    }
  }

  private func view(_ view: ViewNode, _ tree: inout TreeText) {
    tree.line("\(view.content.kind.rawValue)\(AttributeList.attributes(of: view).dumped)")
    tree.nested { tree in
      for subview in view.subviews { self.view(subview, &tree) }
      constraints(view.constraints, &tree)
    }
  }

  private func constraints(_ constraints: [LayoutConstraint], _ tree: inout TreeText) {
    for constraint in constraints {
      let id = constraint.id.map { " id=\($0.quotedForDump)" } ?? ""
      tree.line("constraint\(id) \(constraint.description.printable)")
    }
  }
}
