import TableLayout
import TableModel

/// Rows of a page that can be operated: what the script needs to know of each stands in attributes of its item, what
/// it can do without stands nowhere.
extension HTMLPage {
  /// The lists of a section; one without rows has a list all the same, for a row to be moved to.
  mutating func interactiveRows(_ rows: [ArrangedRow], edited: [ArrangedRow]) {
    var start = 0
    repeat {
      let end = min(rows.count, start + Self.rowsAList)
      html.raw("<ul class=\"rows")
      if start == 0 { html.raw(" first") }
      if end == rows.count { html.raw(" last") }
      html.raw("\" style=\"--h:")
      html.out.append(Self.height(of: rows[start..<end]))
      html.raw("px;--e:")
      html.out.append(Self.height(of: edited[start..<end]))
      html.raw("px\">\n")
      for index in start..<end {
        interactiveRow(rows[index], edited: edited[index])
        html.out.flushIfFull()
      }
      html.raw("</ul>\n")
      start = end
    } while start < rows.count
  }

  private static func height(of rows: ArraySlice<ArrangedRow>) -> Double {
    rows.reduce(0) { $0 + $1.frame.height }
  }

  private mutating func interactiveRow(_ row: ArrangedRow, edited: ArrangedRow) {
    let options = row.cell.hasOptions ? row.cell.options : .default
    let background = palette.background(row.backgroundColor, isSelected: false)
    let look = EditedLook(row, edited: edited, direction: head.traits.direction)
    html.raw("<li")
    identifier(of: row)
    html.raw(" class=\"row")
    if options.isSelected { html.raw(" chosen") }
    classes(look)
    lines(of: row)
    editedLine(of: edited, unlike: row)
    height(row.frame.height, fill: background == palette.cell ? nil : background)
    behaviour(of: row.cell, options)
    html.raw(">")
    if case .moved(_, let labels) = look { editedLabels = labels[...] }
    if options.hasSwipeActions {
      strip(row, options) { page in page.interactiveCell(row, options, on: background) }
    } else {
      interactiveCell(row, options, on: background)
    }
    editedLabels = []
    if case .redrawn = look { editedCell(edited, on: background) }
    html.raw("</li>\n")
  }

  private mutating func classes(_ look: EditedLook) {
    switch look {
    case .moved(let shift, _): if shift != 0 { html.raw(" shifted") }
    case .redrawn: html.raw(" redrawn")
    }
  }

  private mutating func editedLine(of edited: ArrangedRow, unlike row: ArrangedRow) {
    guard let line = edited.separator, line != row.separator else { return }
    var needsSpace = true
    className("e", sheet.number(of: LineStyle(line)), &needsSpace)
  }

  /// What a row lets its reader do, where that is not what rows do unless told otherwise.
  private mutating func behaviour(of cell: TableCell, _ options: CellOptions) {
    if let id = cell.id { html.attribute("data-id", id) }
    if !options.isEditable {
      html.raw(" data-edit=\"fixed\"")
    } else if let style = options.editingStyle, style != .delete {
      html.attribute("data-edit", style.rawValue)
    }
    if options.isMovable { html.raw(" data-movable") }
    if !options.isSelectable { html.raw(" data-unselectable") }
    if let title = options.deleteTitle { html.attribute("data-delete", title) }
    menu(options)
  }

  /// `[[identifier, title, whether it destroys], …]` of a menu; a cell that shows UIKit's own menu has its copy command.
  private mutating func menu(_ options: CellOptions) {
    var items = options.menu.map { ($0.id, $0.shownTitle, $0.style == .destructive) }
    if items.isEmpty, options.showsMenu { items = [("copy", "Copy", false)] }
    guard !items.isEmpty else { return }
    var json = JSONWriter(OutputBuffer())
    json.array { json in
      for (id, title, isDestructive) in items {
        json.array { json in
          json.value(id)
          json.value(title)
          json.value(isDestructive)
        }
      }
    }
    var out = json.finish()
    // Without the line's end.
    html.attribute("data-menu", String(decoding: out.finish().dropLast(), as: UTF8.self))
  }

  /// What a row shows at rest, in a box that the script moves and makes operable, and its detail button beside it: a
  /// button stands in no other.
  private mutating func interactiveCell(
    _ row: ArrangedRow, _ options: CellOptions, on background: ColorPair
  ) {
    var context = ViewContext(at: Point(x: row.contentFrame.x, y: row.contentFrame.y), on: background)
    context.rowViews = row.views
    let isCovered = options.link != nil && row.views.containLink
    context.isInLink = options.link != nil && !isCovered
    if let link = options.link {
      html.raw(isCovered ? "<div class=\"cell\"><a class=\"cover\"" : "<a class=\"cell\"")
      html.attribute("href", link.destination)
      if isCovered { html.attribute("aria-label", row.views.firstText ?? "Open") }
      html.raw(isCovered ? "></a>" : ">")
    } else {
      html.raw("<div class=\"cell\">")
    }
    views(row.views, context)
    if let accessory = row.accessory { mark(accessory, isLink: options.link != nil) }
    html.raw(context.isInLink ? "</a>" : "</div>")
    if let accessory = row.accessory { detailButton(accessory, of: row) }
  }

  private mutating func mark(_ accessory: ArrangedAccessory, isLink: Bool) {
    let box = BoxStyle(accessory.frame)
    switch accessory.kind {
    case .none, .detailButton: break
    case .disclosureIndicator: drawing(Part("accessory chevron", box), isLink ? nil : "Opens more")
    case .checkmark: drawing(Part("accessory check", tintOf: accessory), "Checked")
    case .detailDisclosureButton: drawing(Part("accessory chevron", box), nil)
    }
  }

  private mutating func detailButton(_ accessory: ArrangedAccessory, of row: ArrangedRow) {
    guard [.detailButton, .detailDisclosureButton].contains(accessory.kind) else { return }
    open("button", Part("accessory info", tintOf: accessory))
    html.raw(" type=\"button\"")
    html.attribute("aria-label", row.views.firstText.map { "Details: \($0)" } ?? "Details")
    html.raw("></button>")
  }

  /// A row's content as it stands while the table is edited.
  private mutating func editedCell(_ row: ArrangedRow, on background: ColorPair) {
    var context = ViewContext(at: Point(x: row.contentFrame.x, y: row.contentFrame.y), on: background)
    context.rowViews = row.views
    context.isInLink = true
    html.raw("<div class=\"cell edited\" style=\"")
    html.pixels("height", row.frame.height)
    html.raw("\">")
    views(row.views, context)
    html.raw("</div>")
  }
}
