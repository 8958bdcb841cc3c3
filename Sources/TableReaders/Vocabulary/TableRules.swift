import Diagnostics
import TableModel

extension AttributeRule where Target == Table {
  static let rules: [AttributeRule] = [
    .choice("style") { $0.style = $1 },
    .text("title") { $0.title = $1 },
    .name("lang") { $0.language = $1 },
    .automaticLength("rowHeight") { $0.rowHeight = $1 },
    .automaticLength("estimatedRowHeight") { $0.estimatedRowHeight = $1 },
    .automaticLength("sectionHeaderHeight") { $0.sectionHeaderHeight = $1 },
    .automaticLength("sectionFooterHeight") { $0.sectionFooterHeight = $1 },
    .choice("separatorStyle") { $0.separatorStyle = $1 },
    .color("separatorColor") { $0.separatorColor = $1 },
    .color("backgroundColor") { $0.backgroundColor = $1 },
    .insets("separatorInset") { $0.separatorInset = $1 },
    .boolean("editing") { $0.isEditing = $1 },
    .boolean("allowsSelection") { $0.allowsSelection = $1 },
    .boolean("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 },
    .choice("swipeButtonRule") { $0.swipeButtonRule = $1 },
  ]
}

extension AttributeRule where Target == TableSection {
  static let rules: [AttributeRule] = [
    .name("id") { $0.id = $1 },
    .name("indexTitle") { $0.indexTitle = $1 },
    .reference("insertionTemplate") { $0.insertionTemplate = $1 },
    .integer("maximumRows", in: 0...1_000_000_000) { $0.maximumRows = $1 },
  ]
}

/// A header or footer while it is read.
struct HeaderFooterDraft {
  var template: TemplateReference?
  var height: Double?
  var estimatedHeight: Double?
}

extension AttributeRule where Target == HeaderFooterDraft {
  static let rules: [AttributeRule] = [
    .reference("template") { $0.template = $1 },
    .automaticLength("height") { $0.height = $1 },
    .automaticLength("estimatedHeight") { $0.estimatedHeight = $1 },
  ]
}

extension AttributeRule where Target == RefreshControl {
  static let rules: [AttributeRule] = [
    .text("title") { $0.title = $1 },
    .color("tintColor") { $0.tintColor = $1 },
  ]
}

extension AttributeRule where Target == NextPage {
  static let rules: [AttributeRule] = [
    .link("href") { $0.link = $1 },
    .text("title") { $0.title = $1 },
  ]
}
