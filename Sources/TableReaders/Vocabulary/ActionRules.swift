import TableModel

extension AttributeRule where Target == SwipeActionsConfiguration {
  static let rules: [AttributeRule] = [
    .boolean("fullSwipe") { $0.performsFirstActionWithFullSwipe = $1 },
    .length("buttonWidth") { $0.buttonWidth = $1 },
    .choice("buttonRule") { $0.buttonRule = $1 },
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
