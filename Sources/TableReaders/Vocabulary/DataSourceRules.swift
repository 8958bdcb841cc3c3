import Diagnostics
import TableModel

/// A `<dataSource>`: which file rows come from, and what in it is what.
struct DataSource {
  /// A text with its place.
  struct Name {
    let text: String
    let range: SourceRange?

    /// The beginning of a sentence about the file at a path.
    ///
    /// - Parameter replacement: the file that the user put in its place.
    func subject(replacedBy replacement: String?) -> String {
      replacement.map { "'\(text)' is replaced by '\($0)', which" } ?? "'\(text)'"
    }
  }

  var path: Name?
  /// The SELECT that gives the rows, where the file is a database.
  var query: Name?
  var sections: Name?
  var items: Name?
  var header: Name?
  var footer: Name?
  var identifier: Name?
  var groupBy: Name?
  /// The key of a row's class.
  var classKey = "class"
  var template: TemplateReference?
  /// What headers and footers are made of; their texts are its value for the key `text`.
  var headerTemplate: TemplateReference?
  var footerTemplate: TemplateReference?
  var style: CellStyle?
  var classes: [String: TemplateReference] = [:]
  var renames: [String: String] = [:]
  var defaults: [CellValue] = []
  /// Whether something is empty that says where rows come from, which has been told: they can't be had.
  var isIncomplete = false
  var range: SourceRange?
}

extension AttributeRule where Target == DataSource {
  static let rules: [AttributeRule] = [
    AttributeRule.located("src") { $0.path = $1 }.required,
    .located("query") { $0.query = $1 },
    .located("sections") { $0.sections = $1 },
    .located("items") { $0.items = $1 },
    .located("header") { $0.header = $1 },
    .located("footer") { $0.footer = $1 },
    .located("id") { $0.identifier = $1 },
    .located("groupBy") { $0.groupBy = $1 },
    .name("class") { $0.classKey = $1 },
    .reference("template") { $0.template = $1 },
    .reference("headerTemplate") { $0.headerTemplate = $1 },
    .reference("footerTemplate") { $0.footerTemplate = $1 },
    .choice("style") { $0.style = $1 },
  ]

  private static func located(
    _ name: String, _ set: @escaping @Sendable (inout DataSource, DataSource.Name) -> Void
  )
    -> AttributeRule
  {
    AttributeRule(name, .name) { target, value in
      guard !value.utf8.isEmpty else {
        target.isIncomplete = true
        return false
      }
      set(&target, DataSource.Name(text: value.string, range: value.range))
      return true
    }
  }
}

/// A `<map>`: of a class to a template, or of a key to another.
struct MapDraft {
  var className: String?
  var template: TemplateReference?
  var key: String?
  var newKey: String?
}

extension AttributeRule where Target == MapDraft {
  static let rules: [AttributeRule] = [
    .name("class") { $0.className = $1 },
    .reference("template") { $0.template = $1 },
    .name("key") { $0.key = $1 },
    .name("to") { $0.newKey = $1 },
  ]
}

/// A `<default>`: what a row has where it says nothing.
struct DefaultDraft {
  var key = ""
  var value = ""
}

extension AttributeRule where Target == DefaultDraft {
  static let rules: [AttributeRule] = [
    AttributeRule.name("key") { $0.key = $1 }.required,
    AttributeRule.text("value") { $0.value = $1 }.required,
  ]
}
