import TableLayout
import TableModel

extension JSONWriter {
  mutating func traits(_ traits: Traits) {
    member("width", traits.width)
    member("scale", traits.scale)
    member("profile", traits.profile.rawValue)
    member("contentSize", traits.contentSize.rawValue)
    member("layoutDirection", traits.direction.rawValue)
    member("appearance", traits.appearance.rawValue)
  }

  mutating func sectionIndex(_ index: ArrangedSectionIndex?) {
    guard let index else { return }
    key("sectionIndex")
    object { json in
      json.member("width", index.width)
      json.key("entries")
      json.array { json in
        for entry in index.entries {
          json.object { json in
            json.member("title", entry.title)
            json.key("section")
            json.value(entry.section)
          }
        }
      }
    }
  }

  mutating func section(_ section: ArrangedSection) {
    object { json in
      json.member("id", section.id)
      json.member("indexTitle", section.indexTitle)
      json.member("y", section.y)
      json.member("height", section.height)
      json.headerFooter("header", section.header)
      json.key("cells")
      json.array { json in
        for row in section.rows {
          json.row(row)
          json.flush()
        }
      }
      json.headerFooter("footer", section.footer)
    }
  }

  mutating func headerFooter(_ name: StaticString, _ header: ArrangedHeaderFooter?) {
    guard let header else { return }
    key(name)
    object { json in
      json.member("frame", header.frame)
      json.member("heightFrom", header.heightOrigin.rawValue)
      json.member("estimatedHeight", header.estimatedHeight)
      json.views(header.views)
    }
  }

  private mutating func row(_ row: ArrangedRow) {
    object { json in
      json.member("id", row.cell.id)
      json.member("indexPath", row.indexPath)
      switch row.cell.look {
      case .style(let style): json.member("style", style.rawValue)
      case .template(let template): json.member("template", template.identifier)
      }
      json.rowBody(row) { json in json.views(row.views) }
    }
  }

  mutating func rowBody(_ row: ArrangedRow, views: (inout JSONWriter) -> Void) {
    member("frame", row.frame)
    member("contentFrame", row.contentFrame)
    member("heightFrom", row.heightOrigin.rawValue)
    member("estimatedHeight", row.estimatedHeight)
    if let accessory = row.accessory {
      key("accessory")
      object { json in
        json.member("kind", accessory.kind.rawValue)
        json.member("frame", accessory.frame)
      }
    }
    if let editing = row.editing {
      key("editing")
      object { json in
        json.member("style", editing.style.rawValue)
        json.member("control", editing.control)
        json.member("reorder", editing.reorder)
      }
    }
    member("separator", row.separator)
    member("topSeparator", row.topSeparator)
    if row.cell.hasOptions { options(row.cell.options, row.swipeButtons) }
    views(&self)
  }

  private mutating func options(_ options: CellOptions, _ buttons: ArrangedSwipeButtons?) {
    if options.indentationLevel != 0 {
      key("indentationLevel")
      value(options.indentationLevel)
    }
    if !options.isEditable {
      key("editable")
      value(false)
    }
    member("movable", options.isMovable)
    member("deleteTitle", options.deleteTitle)
    if !options.isSelectable {
      key("selectable")
      value(false)
    }
    member("selected", options.isSelected)
    member("showsMenu", options.showsMenu)
    member("href", options.link?.destination)
    actions("leadingActions", options.leadingActions?.actions ?? [], buttons?.leading)
    actions("trailingActions", options.trailingActions?.actions ?? [], buttons?.trailing)
    actions("menu", options.menu)
  }

  /// - Parameter buttons: their widths are in points.
  private mutating func actions(
    _ name: StaticString, _ actions: [TableAction], _ buttons: [ArrangedSwipeButton]? = nil
  ) {
    guard !actions.isEmpty else { return }
    key(name)
    array { json in
      for (index, action) in actions.enumerated() {
        json.object { json in
          json.member("id", action.id)
          json.member("title", action.title)
          json.member("image", action.image)
          json.member("color", action.color?.name)
          json.member("style", action.style.rawValue)
          if let buttons, buttons.indices.contains(index) { json.member("width", buttons[index].width) }
        }
      }
    }
  }
}
