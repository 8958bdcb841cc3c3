/// Every attribute of the things of the model.
extension AttributeList {
  public static func attributes(of table: Table) -> AttributeList {
    let usual = Table()
    var text = AttributeList()
    text.add("style", table.style)
    text.add("title", table.title)
    text.add("lang", table.language)
    text.add("rowHeight", table.rowHeight)
    text.add("estimatedRowHeight", table.estimatedRowHeight)
    text.add("sectionHeaderHeight", table.sectionHeaderHeight)
    text.add("sectionFooterHeight", table.sectionFooterHeight)
    text.add("separatorStyle", table.separatorStyle, unless: usual.separatorStyle)
    text.add("separatorColor", table.separatorColor)
    text.add("backgroundColor", table.backgroundColor)
    text.add("separatorInset", table.separatorInset)
    text.add("editing", table.isEditing, unless: usual.isEditing)
    text.add("allowsSelection", table.allowsSelection, unless: usual.allowsSelection)
    text.add("allowsMultipleSelection", table.allowsMultipleSelection, unless: usual.allowsMultipleSelection)
    text.add("swipeButtonRule", table.swipeButtonRule, unless: usual.swipeButtonRule)
    return text
  }

  public static func attributes(of control: RefreshControl) -> AttributeList {
    var text = AttributeList()
    text.add("title", control.title)
    text.add("tintColor", control.tintColor)
    return text
  }

  public static func attributes(of page: NextPage) -> AttributeList {
    var text = AttributeList()
    text.add("href", page.link?.destination)
    text.add("title", page.title)
    return text
  }

  public static func attributes(of section: TableSection) -> AttributeList {
    var text = AttributeList()
    text.add("id", section.id)
    text.add("indexTitle", section.indexTitle)
    text.add("insertionTemplate", section.insertionTemplate)
    text.add("maximumRows", section.maximumRows)
    return text
  }

  public static func attributes(of header: TableHeaderFooter) -> AttributeList {
    var text = AttributeList()
    switch header.look {
    case .title(let title): text.add("title", title)
    case .template(let reference): text.add("template", reference)
    }
    text.add("height", header.height)
    text.add("estimatedHeight", header.estimatedHeight)
    return text
  }

  public static func attributes(of cell: TableCell) -> AttributeList {
    var text = AttributeList()
    text.add("id", cell.id)
    switch cell.look {
    case .style(let style): text.add("style", style)
    case .template(let reference): text.add("template", reference)
    }
    return text
  }

  public static func attributes(of options: CellOptions) -> AttributeList {
    let usual = CellOptions.default
    var text = AttributeList()
    text.add("accessory", options.accessory, unless: usual.accessory)
    text.add("tintColor", options.tintColor)
    text.add("height", options.height)
    text.add("estimatedHeight", options.estimatedHeight)
    text.add("indentationLevel", options.indentationLevel, unless: usual.indentationLevel)
    text.add("indentationWidth", options.indentationWidth, unless: usual.indentationWidth)
    text.add("editable", options.isEditable, unless: usual.isEditable)
    text.add("movable", options.isMovable, unless: usual.isMovable)
    text.add("editingStyle", options.editingStyle)
    text.add("deleteTitle", options.deleteTitle)
    text.add(
      "shouldIndentWhileEditing", options.shouldIndentWhileEditing, unless: usual.shouldIndentWhileEditing)
    text.add("showsMenu", options.showsMenu, unless: usual.showsMenu)
    text.add("selectable", options.isSelectable, unless: usual.isSelectable)
    text.add("selected", options.isSelected, unless: usual.isSelected)
    text.add("href", options.link?.destination)
    text.add("backgroundColor", options.backgroundColor)
    text.add("separatorInset", options.separatorInset)
    return text
  }

  public static func attributes(of configuration: SwipeActionsConfiguration) -> AttributeList {
    var text = AttributeList()
    text.add("fullSwipe", configuration.performsFirstActionWithFullSwipe, unless: true)
    text.add("buttonWidth", configuration.buttonWidth)
    text.add("buttonRule", configuration.buttonRule)
    return text
  }

  public static func attributes(of action: TableAction) -> AttributeList {
    var text = AttributeList()
    text.add("id", action.id)
    text.add("title", action.title)
    text.add("image", action.image)
    text.add("color", action.color)
    text.add("style", action.style, unless: .normal)
    return text
  }

  public static func attributes(of template: CellTemplate) -> AttributeList {
    var text = AttributeList()
    text.add("id", template.id)
    text.add("height", template.height)
    text.add("estimatedHeight", template.estimatedHeight)
    text.add("margins", template.margins)
    text.add("backgroundColor", template.backgroundColor)
    let size = template.designSize.map { [$0.width, $0.height].map(DecimalText.text) }
    text.add("size", size?.joined(separator: ","))
    text.add("layout", template.layout, unless: .automatic)
    return text
  }
}
