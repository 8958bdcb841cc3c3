import TableLayout
import TableModel
import TableRenderers

/// The arrangement as an outline: every frame.
struct LayoutDump {
  private let table: TableArrangement

  init(_ table: TableArrangement) { self.table = table }

  var text: String {
    var tree = TreeText()
    tree.line("table \(table.style.rawValue) \(number(table.traits.width)) × \(number(table.contentHeight))")
    tree.nested { tree in
      headerFooter("header", table.header, &tree)
      for section in table.sections {
        tree.line(
          "section\(section.id.map { " \($0)" } ?? "") y \(number(section.y)) height \(number(section.height))"
        )
        tree.nested { tree in
          headerFooter("header", section.header, &tree)
          for row in section.rows { self.row(row, &tree) }
          headerFooter("footer", section.footer, &tree)
        }
      }
      headerFooter("footer", table.footer, &tree)
    }
    return tree.text
  }

  private func row(_ row: ArrangedRow, _ tree: inout TreeText) {
    tree.line(
      "row \(row.indexPath) \(rect(row.frame)) content \(rect(row.contentFrame)) height from \(row.heightOrigin.rawValue)"
    )
    tree.nested { tree in
      views(row.views, &tree)
      if let accessory = row.accessory {
        tree.line("accessory \(accessory.kind.rawValue) \(rect(accessory.frame))")
      }
      if let control = row.editing?.control { tree.line("editing control \(rect(control))") }
      if let reorder = row.editing?.reorder { tree.line("reorder control \(rect(reorder))") }
      if let separator = row.topSeparator { tree.line("top separator \(rect(separator))") }
      if let separator = row.separator { tree.line("separator \(rect(separator))") }
    }
  }

  private func headerFooter(_ name: String, _ header: ArrangedHeaderFooter?, _ tree: inout TreeText) {
    guard let header else { return }
    tree.line("\(name) \(rect(header.frame))")
    tree.nested { views(header.views, &$0) }
  }

  private func views(_ views: [ArrangedView], _ tree: inout TreeText) {
    for view in views {
      tree.line("\(view.kind.rawValue)\(view.id.map { " \($0)" } ?? "") \(rect(view.frame))\(shown(view))")
      tree.nested { self.views(view.subviews, &$0) }
    }
  }

  private func shown(_ view: ArrangedView) -> String {
    switch view.content {
    case .text(let text): " " + lines(of: text)
    case .button(let button): button.title.map { " " + lines(of: $0) } ?? ""
    case .textField(let field): " " + lines(of: field.text)
    case .image(let image): " \(image.name.quotedForDump)\(image.file == nil ? " missing" : "")"
    default: ""
    }
  }

  private func lines(of text: ArrangedText) -> String {
    text.block.lines.map(\.text).joined(separator: "⏎").quotedForDump
  }

  private func rect(_ rect: Rect) -> String {
    "(\(number(rect.x)) \(number(rect.y)) \(number(rect.width)) \(number(rect.height)))"
  }

  private func number(_ length: Double) -> String { OutputBuffer.text(length) }
}
