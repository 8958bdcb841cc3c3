import TableLayout
import TableModel

extension HTMLPage {
  mutating func row(_ row: ArrangedRow) {
    let options = row.cell.hasOptions ? row.cell.options : .default
    let background = palette.background(row.backgroundColor, isSelected: options.isSelected)
    html.raw("<li")
    identifier(of: row)
    html.raw(" class=\"row")
    lines(of: row)
    height(row.frame.height, fill: background == palette.cell ? nil : background)
    if options.isSelected { html.raw(" aria-current=\"true\"") }
    if !options.menu.isEmpty, row.editing == nil {
      html.attribute("title", "Menu: " + options.menu.map(\.shownTitle).joined(separator: ", "))
    }
    html.raw(">")
    if row.canBeSwiped {
      strip(row, options) { page in page.cell(row, options, on: background) }
    } else {
      cell(row, options, on: background)
    }
    html.raw("</li>\n")
  }

  mutating func identifier(of row: ArrangedRow) {
    guard let id = row.cell.id else { return }
    html.raw(" id=\"")
    if !sheet.isGathering { html.out.append(identifiers.make("row-", id)) }
    html.raw("\"")
  }

  mutating func lines(of row: ArrangedRow) {
    var needsSpace = true
    if let line = row.separator { className("s", sheet.number(of: LineStyle(line)), &needsSpace) }
    if let line = row.topSeparator { className("u", sheet.number(ofTop: LineStyle(line)), &needsSpace) }
  }

  /// What a row shows, inside a link where it leads somewhere.
  private mutating func cell(_ row: ArrangedRow, _ options: CellOptions, on background: ColorPair) {
    var context = ViewContext(
      at: Point(x: row.contentFrame.x, y: row.contentFrame.y), on: background)
    context.rowViews = row.views
    if let link = options.link {
      let isOverlay = row.views.containLink
      context.isInLink = !isOverlay
      html.raw("<a class=\"cell\"")
      html.attribute("href", link.destination)
      if isOverlay { html.attribute("aria-label", row.views.firstText ?? "Open") }
      html.raw(">")
      if isOverlay { html.raw("</a>") }
      content(of: row, options, context)
      if !isOverlay { html.raw("</a>") }
    } else if row.canBeSwiped {
      html.raw("<div class=\"cell\">")
      content(of: row, options, context)
      html.raw("</div>")
    } else {
      content(of: row, options, context)
    }
  }

  private mutating func content(of row: ArrangedRow, _ options: CellOptions, _ context: ViewContext) {
    if let editing = row.editing { editingControl(editing, options) }
    views(row.views, context)
    if let accessory = row.accessory { self.accessory(accessory, isLink: options.link != nil) }
    if let reorder = row.editing?.reorder { drawing(Part("grip", BoxStyle(reorder)), "Reorder") }
    let menu = row.cell.hasOptions ? row.cell.options.menu : []
    guard !menu.isEmpty, row.editing == nil else { return }
    html.raw("<span class=\"hidden\">Menu: ")
    html.text(menu.map(\.shownTitle).joined(separator: ", "))
    html.raw("</span>")
  }

  private mutating func editingControl(_ editing: ArrangedEditingControls, _ options: CellOptions) {
    guard let control = editing.control else { return }
    switch editing.style {
    case .delete: drawing(Part("minus", BoxStyle(control)), options.deleteTitle ?? "Delete")
    case .insert: drawing(Part("plus", BoxStyle(control)), "Insert")
    case .none: break
    }
  }

  private mutating func accessory(_ accessory: ArrangedAccessory, isLink: Bool) {
    let box = BoxStyle(accessory.frame)
    switch accessory.kind {
    case .none: break
    case .disclosureIndicator: drawing(Part("chevron", box), isLink ? nil : "Opens more")
    case .checkmark: drawing(Part("check", tintOf: accessory), "Checked")
    case .detailButton: drawing(Part("info", tintOf: accessory), "Details")
    case .detailDisclosureButton:
      drawing(Part("info", tintOf: accessory), "Details")
      drawing(Part("chevron", box), nil)
    }
  }
}

extension ArrangedRow {
  /// Whether a swipe uncovers actions beside it: rows of an edited table stay where they are.
  var canBeSwiped: Bool { cell.hasOptions && cell.options.hasSwipeActions && editing == nil }
}

extension CellOptions {
  var hasSwipeActions: Bool {
    leadingActions?.actions.isEmpty == false || trailingActions?.actions.isEmpty == false
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
