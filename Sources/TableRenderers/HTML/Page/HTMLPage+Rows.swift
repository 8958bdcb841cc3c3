import TableLayout
import TableModel

extension HTMLPage {
  mutating func row(_ row: ArrangedRow) {
    let options = row.cell.options
    let background = palette.background(row.backgroundColor, isSelected: options.isSelected)
    html.raw("<li")
    if let id = row.cell.id {
      html.raw(" id=\"")
      if !sheet.isGathering { html.out.append(identifiers.make("row-", id)) }
      html.raw("\"")
    }
    html.raw(" class=\"row")
    lines(of: row)
    height(row.frame.height, fill: background == palette.cell ? nil : background)
    if options.isSelected { html.raw(" aria-current=\"true\"") }
    if !options.menu.isEmpty {
      html.attribute("title", "Menu: " + options.menu.map(\.shownTitle).joined(separator: ", "))
    }
    html.raw(">")
    if row.hasActions {
      strip(row) { page in page.cell(row, on: background) }
    } else {
      cell(row, on: background)
    }
    html.raw("</li>\n")
  }

  private mutating func lines(of row: ArrangedRow) {
    var needsSpace = true
    if let line = row.separator { className("s", sheet.number(of: LineStyle(line)), &needsSpace) }
    if let line = row.topSeparator { className("u", sheet.number(ofTop: LineStyle(line)), &needsSpace) }
  }

  /// What a row shows, inside a link where it leads somewhere.
  private mutating func cell(_ row: ArrangedRow, on background: ColorPair) {
    var context = ViewContext(
      at: Point(x: row.contentFrame.x, y: row.contentFrame.y), on: background)
    context.rowName = row.views.firstText
    if let link = row.cell.options.link {
      let isOverlay = row.views.containLink
      context.isInLink = !isOverlay
      html.raw("<a class=\"cell\"")
      html.attribute("href", link.destination)
      if isOverlay { html.attribute("aria-label", context.rowName ?? "Open") }
      html.raw(">")
      if isOverlay { html.raw("</a>") }
      content(of: row, context)
      if !isOverlay { html.raw("</a>") }
    } else if row.hasActions {
      html.raw("<div class=\"cell\">")
      content(of: row, context)
      html.raw("</div>")
    } else {
      content(of: row, context)
    }
  }

  private mutating func content(of row: ArrangedRow, _ context: ViewContext) {
    if let editing = row.editing { editingControl(editing, row) }
    views(row.views, context)
    if let accessory = row.accessory { self.accessory(accessory, isLink: row.cell.options.link != nil) }
    if let reorder = row.editing?.reorder { drawing(Part("grip", BoxStyle(reorder)), "Reorder") }
    let menu = row.cell.hasOptions ? row.cell.options.menu : []
    guard !menu.isEmpty else { return }
    html.raw("<span class=\"hidden\">Menu: ")
    html.text(menu.map(\.shownTitle).joined(separator: ", "))
    html.raw("</span>")
  }

  private mutating func editingControl(_ editing: ArrangedEditingControls, _ row: ArrangedRow) {
    guard let control = editing.control else { return }
    switch editing.style {
    case .delete: drawing(Part("minus", BoxStyle(control)), row.cell.options.deleteTitle ?? "Delete")
    case .insert: drawing(Part("plus", BoxStyle(control)), "Insert")
    case .none: break
    }
  }

  private mutating func accessory(_ accessory: ArrangedAccessory, isLink: Bool) {
    let box = BoxStyle(accessory.frame)
    switch accessory.kind {
    case .none: break
    case .disclosureIndicator: drawing(Part("chevron", box), isLink ? nil : "Opens more")
    case .checkmark: drawing(Part("check", box), "Checked")
    case .detailButton: drawing(Part("info", box), "Details")
    case .detailDisclosureButton:
      drawing(Part("info", box), "Details")
      drawing(Part("chevron", box), nil)
    }
  }
}

extension ArrangedRow {
  var hasActions: Bool {
    guard cell.hasOptions else { return false }
    let options = cell.options
    return options.leadingActions?.actions.isEmpty == false
      || options.trailingActions?.actions.isEmpty == false
  }
}

extension [ArrangedView] {
  /// The first text that is shown: what a row is called.
  var firstText: String? {
    for view in self {
      if case .text(let text) = view.content, !text.block.lines.isEmpty { return text.block.wholeText }
      if let text = view.subviews.firstText { return text }
    }
    return nil
  }

  var containLink: Bool {
    contains { $0.decoration?.link != nil || $0.subviews.containLink }
  }
}
