import Diagnostics
import TableModel

extension AttributeRule where Target == CellDraft {
  static let rules: [AttributeRule] = looks + options

  private static let looks: [AttributeRule] = [
    .name("id") { $0.id = $1 },
    .reference("template") { $0.template = $1 },
    .choice("style") { $0.style = $1 },
    value(StandardKey.text), value(StandardKey.detail), value(StandardKey.image),
  ]

  private static let options: [AttributeRule] = [
    .choice("accessory") { cell, value in cell.setOption { $0.accessory = value } },
    .automaticLength("height") { cell, value in cell.setOption { $0.height = value } },
    .automaticLength("estimatedHeight") { cell, value in cell.setOption { $0.estimatedHeight = value } },
    .integer("indentationLevel", in: 0...100) { cell, value in
      cell.setOption { $0.indentationLevel = value }
    },
    .length("indentationWidth") { cell, value in cell.setOption { $0.indentationWidth = value } },
    .boolean("editable") { cell, value in cell.setOption { $0.isEditable = value } },
    .boolean("movable") { cell, value in cell.setOption { $0.isMovable = value } },
    .choice("editingStyle") { cell, value in cell.setOption { $0.editingStyle = value } },
    .text("deleteTitle") { cell, value in cell.setOption { $0.deleteTitle = value } },
    .boolean("shouldIndentWhileEditing") { cell, value in
      cell.setOption { $0.shouldIndentWhileEditing = value }
    },
    .boolean("showsMenu") { cell, value in cell.setOption { $0.showsMenu = value } },
    .boolean("selectable") { cell, value in cell.setOption { $0.isSelectable = value } },
    .boolean("selected") { cell, value in cell.setOption { $0.isSelected = value } },
    .link("href") { cell, value in cell.setOption { $0.link = value } },
    .color("tintColor") { cell, value in cell.setOption { $0.tintColor = value } },
    .color("backgroundColor") { cell, value in cell.setOption { $0.backgroundColor = value } },
    .insets("separatorInset") { cell, value in cell.setOption { $0.separatorInset = value } },
  ]

  /// A value that standard cells show, written as an attribute.
  private static func value(_ key: String) -> AttributeRule {
    AttributeRule(key, .text) { cell, value in
      cell.addValue(key, value)
      return true
    }
  }
}
