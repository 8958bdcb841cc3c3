import Diagnostics
import TableModel

/// A cell while it is read.
struct CellDraft {
  var id: String?
  var template: TemplateReference?
  var style: CellStyle?
  var values = ValueList()
  private(set) var options = CellOptions.default
  private(set) var hasOptions = false
  /// Those of the last cell that had any, and the place where it has them.
  private var lastOptions = CellOptions.default
  private var shared: SharedCellOptions?

  mutating func setOption(_ set: (inout CellOptions) -> Void) {
    hasOptions = true
    set(&options)
  }

  /// For the next cell.
  mutating func reset() {
    id = nil
    template = nil
    style = nil
    values.removeAll()
    if hasOptions { options = .default }
    hasOptions = false
  }

  /// The cell; its values are then handed over.
  mutating func take(range: SourceRange?) -> TableCell {
    let look = template.map { TableCell.Look.template($0) } ?? .style(style ?? .default)
    var cell = TableCell(id: id, look: look, values: values.take(), range: range)
    if hasOptions { shareOptions(with: &cell) }
    return cell
  }

  /// Cells that follow each other mostly have the same options.
  private mutating func shareOptions(with cell: inout TableCell) {
    if shared == nil || lastOptions != options {
      shared = SharedCellOptions(options)
      lastOptions = options
    }
    if let shared { cell.share(shared) }
  }
}

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
    .color("backgroundColor") { cell, value in cell.setOption { $0.backgroundColor = value } },
    .insets("separatorInset") { cell, value in cell.setOption { $0.separatorInset = value } },
  ]

  /// A value that standard cells show, written as an attribute.
  private static func value(_ key: String) -> AttributeRule {
    AttributeRule(key, .text) { cell, value in
      cell.values.append(CellValue(key, value.string, at: value.range))
      return true
    }
  }
}

extension AttributeRule where Target == SwipeActionsConfiguration {
  static let rules: [AttributeRule] = [
    .boolean("fullSwipe") { $0.performsFirstActionWithFullSwipe = $1 },
    .length("buttonWidth") { $0.buttonWidth = $1 },
  ]
}

extension AttributeRule where Target == TableAction {
  static let rules: [AttributeRule] = [
    .name("id") { $0.id = $1 },
    .text("title") { $0.title = $1 },
    .name("image") { $0.image = $1 },
    .color("color") { $0.color = $1 },
    .choice("style") { $0.style = $1 },
  ]
}

/// A `<value>` while it is read. Keys repeat from row to row, so that a long one is made once.
struct ValueDraft {
  static let keyName = "key"

  private(set) var key = ""
  /// How many values the cell had before.
  var place = 0
  /// The keys of the row before, by their places.
  private var known: [(utf8: [UInt8], key: String)] = []

  mutating func setKey(_ utf8: UnsafeBufferPointer<UInt8>) {
    if place < known.count, AttributeValue.areEqual(utf8, known[place].utf8) {
      key = known[place].key
      return
    }
    key = String(decoding: utf8, as: UTF8.self)
    if place < known.count {
      known[place] = (Array(utf8), key)
    } else if place == known.count {
      known.append((Array(utf8), key))
    }
  }
}

extension AttributeRule where Target == ValueDraft {
  static let rules: [AttributeRule] = [
    AttributeRule(ValueDraft.keyName, .text) { target, value in
      target.setKey(value.utf8)
      return true
    }.required
  ]
}
