import Diagnostics
import TableModel

extension AttributeRule where Target == CellTemplate {
  static let rules: [AttributeRule] = [
    AttributeRule.name("id") { $0.id = $1 }.required,
    .automaticLength("height") { $0.height = $1 },
    .automaticLength("estimatedHeight") { $0.estimatedHeight = $1 },
    .insets("margins") { $0.margins = $1 },
    .color("backgroundColor") { $0.backgroundColor = $1 },
    .size("size") { $0.designSize = $1 },
    .choice("layout") { $0.layout = $1 },
  ]
}

/// What a `<templates>` names.
struct TemplateSource {
  var path: String?
  var range: SourceRange?
  /// Whether cells size themselves whatever the file says of their heights.
  var sizesThemselves = false

  /// What `height` may say.
  enum Height: String, CaseIterable, Sendable {
    case automatic
  }
}

extension AttributeRule where Target == TemplateSource {
  static let rules: [AttributeRule] = [
    AttributeRule("src", .name) { target, value in
      guard !value.utf8.isEmpty else { return false }
      target.path = value.string
      target.range = value.range
      return true
    },
    .choice("height") { (target: inout TemplateSource, _: TemplateSource.Height) in
      target.sizesThemselves = true
    },
  ]
}

/// One segment of a segmented control while it is read.
struct SegmentDraft {
  var title = ""
}

extension AttributeRule where Target == SegmentDraft {
  static let rules: [AttributeRule] = [AttributeRule.text("title") { $0.title = $1 }.required]
}
