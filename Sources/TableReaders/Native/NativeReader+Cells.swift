import Diagnostics
import TableModel
import TableSyntax

extension NativeReader {
  /// A cell outside any section opens one of its own, which the loose cells after it share.
  mutating func beginCell(_ tag: XMLStartTag) {
    if !isSectionOpen {
      section = TableSection()
      section.isAutomatic = true
      section.range = tag.range
      isSectionOpen = true
    }
    cell.reset()
    value.place = 0
    isInCell = true
    attributes.read(tag, by: vocabulary.cell, into: &cell)
    if cell.style != nil, let template = cell.template {
      attributes.diagnostics.add(
        .conflictingAttributes,
        "<cell> can't have both 'style' and 'template'; template '\(template.identifier)' is used",
        at: tag.range)
    }
  }

  mutating func finishCell(_ open: OpenElement) {
    section.cells.append(cell.take(range: open.range))
  }

  mutating func beginValue(_ tag: XMLStartTag) {
    if tag.attributeCount == 1, tag.attribute(at: 0).id == vocabulary.key {
      value.setKey(tag.attribute(at: 0).valueBytes)
    } else {
      attributes.read(tag, by: vocabulary.value, into: &value)
    }
  }

  mutating func finishValue(_ open: OpenElement) {
    let read = text.take(
      as: value.key, preservingSpace: open.preservesSpace, otherwise: open.range)
    value.place += 1
    let isRepeated = isInCell ? cell.values.append(read) : values.append(read)
    if isRepeated {
      attributes.diagnostics.add(
        .duplicateIdentifier, "the value '\(read.key)' is given twice; the later one counts", at: open.range)
    }
  }

  mutating func beginActions(_ tag: XMLStartTag, by rules: RuleSet<SwipeActionsConfiguration>) {
    actions = SwipeActionsConfiguration()
    actions.range = tag.range
    attributes.read(tag, by: rules, into: &actions)
  }

  mutating func beginMenu(_ tag: XMLStartTag) {
    actions = SwipeActionsConfiguration()
    attributes.readNone(tag, of: .menu)
  }

  mutating func finishActions(_ element: Element) {
    let actions = actions
    cell.setOption { options in
      switch element {
      case .leadingActions: options.leadingActions = actions
      case .trailingActions: options.trailingActions = actions
      default: options.menu = actions.actions
      }
    }
  }

  mutating func beginAction(_ tag: XMLStartTag) {
    action = TableAction(id: "")
    action.range = tag.range
    attributes.read(tag, by: vocabulary.action, into: &action)
  }

  /// An action without an `id` goes by its title.
  mutating func finishAction(_ open: OpenElement) {
    if action.id.isEmpty { action.id = action.title ?? action.image ?? "" }
    if action.title == nil, action.image == nil {
      attributes.diagnostics.add(
        .missingAttribute, "<action> needs a 'title' or an 'image' to show", at: open.range)
    }
    actions.actions.append(action)
  }
}
