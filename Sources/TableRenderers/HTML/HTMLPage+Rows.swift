import TableLayout
import TableModel

extension HTMLPage {
  mutating func row(_ row: ArrangedRow) {
    let options = row.cell.options
    let hasActions = options.leadingActions != nil || options.trailingActions != nil
    let background = colors.background(row.backgroundColor, isSelected: options.isSelected)
    html.raw("<li")
    html.attribute("class", className(of: row, background, hasActions: hasActions))
    if let id = row.cell.id { html.attribute("data-id", id) }
    html.raw(">")
    if hasActions { beginActions(row) }
    html.raw(options.link == nil ? "" : "<a class=\"c\"")
    if let link = options.link {
      html.attribute("href", link.destination)
      html.raw(">")
    } else if hasActions {
      html.raw("<div class=\"c\">")
    }
    content(of: row, on: background)
    html.raw(options.link != nil ? "</a>" : hasActions ? "</div>" : "")
    if hasActions { endActions(row) }
    html.raw("</li>\n")
  }

  private func className(of row: ArrangedRow, _ background: ColorPair, hasActions: Bool) -> String {
    var name = "r y\(StyleSheet.thousandths(row.frame.height))"
    if let separator = row.separator, let index = sheet.separators[StyleSheet.SeparatorClass(separator)] {
      name += " q\(index)"
    }
    if background != colors.row, let index = sheet.fills[background] { name += " b\(index)" }
    if hasActions { name += " sw" }
    return name
  }

  private mutating func content(of row: ArrangedRow, on background: ColorPair) {
    let options = row.cell.options
    if options.isSelected { html.raw("<span class=\"v\">Selected: </span>") }
    if let editing = row.editing { editingControl(editing) }
    views(row.views, offset: Point(x: row.contentFrame.x, y: row.contentFrame.y), on: background)
    if let accessory = row.accessory { self.accessory(accessory) }
    if let reorder = row.editing?.reorder {
      html.openDrawing("mv", "Can be moved", reorder)
      html.raw("</span>")
    }
  }

  private mutating func editingControl(_ editing: ArrangedEditingControls) {
    guard let control = editing.control else { return }
    switch editing.style {
    case .delete:
      html.openDrawing("ed del", "Can be deleted", control)
      html.raw("<i></i></span>")
    case .insert:
      html.openDrawing("ed ins", "Inserts a row", control)
      html.raw("<i></i></span>")
    case .none: break
    }
  }

  private mutating func accessory(_ accessory: ArrangedAccessory) {
    switch accessory.kind {
    case .none: break
    case .disclosureIndicator:
      html.openBox("k ch", accessory.frame)
      html.raw("<i></i></span>")
    case .checkmark:
      html.openDrawing("k ck", "Checked", accessory.frame)
      html.raw("<i></i></span>")
    case .detailButton:
      html.openDrawing("k in", "Details", accessory.frame)
      html.raw("<b>i</b></span>")
    case .detailDisclosureButton:
      html.openDrawing("k in", "Details", accessory.frame)
      html.raw("<b>i</b><i></i></span>")
    }
  }

  // MARK: Swipe actions

  /// A strip that scrolls sideways: leading actions, the row, trailing actions. It rests on the row at first, since at
  /// first only the row is a place to snap to.
  private mutating func beginActions(_ row: ArrangedRow) {
    html.raw("<div class=\"st\" tabindex=\"0\" role=\"group\" aria-label=\"Row with actions\">")
    buttons(row.cell.options.leadingActions, "ac le")
  }

  private mutating func endActions(_ row: ArrangedRow) {
    buttons(row.cell.options.trailingActions, "ac te")
    html.raw("</div>")
  }

  private mutating func buttons(_ configuration: SwipeActionsConfiguration?, _ className: String) {
    guard let configuration, !configuration.actions.isEmpty else { return }
    html.raw("<div")
    html.attribute("class", className)
    html.raw(">")
    let ordered = className == "ac te" ? configuration.actions.reversed() : configuration.actions
    for action in ordered {
      html.raw("<button type=\"button\"")
      html.attribute("class", sheet.fills[action.fill].map { "b\($0)" } ?? "")
      html.attribute("data-action", action.id)
      if let width = configuration.buttonWidth {
        html.attribute("style", "width:\(OutputBuffer.text(width))px")
      }
      html.raw(">")
      html.text(action.title ?? action.image ?? action.id)
      html.raw("</button>")
    }
    html.raw("</div>")
  }
}
