import Diagnostics
import TableModel

/// A `<constraint>` while it is read: what it speaks of goes by name until every view of the template is known.
struct ConstraintDraft {
  var id: String?
  var firstItem: NamedItem?
  var firstAttribute: NamedAttribute?
  var relation = LayoutRelation.equal
  var secondItem: NamedItem?
  var secondAttribute: NamedAttribute?
  var multiplier = 1.0
  var constant = ConstraintConstant.points(0)
  var priority = LayoutConstraint.required
}

/// A name of something that a constraint speaks of, with its place.
struct NamedItem {
  var name: String
  var range: SourceRange?
}

/// A name of what a constraint holds of a thing, with its place.
struct NamedAttribute {
  var attribute: LayoutAttribute
  var range: SourceRange?
}

enum ConstraintConstant: Hashable {
  case points(Double)
  /// What UIKit leaves between things that say nothing else.
  case standard
}

extension AttributeRule where Target == ConstraintDraft {
  static let rules: [AttributeRule] = [
    .name("id") { $0.id = $1 },
    item("firstItem") { $0.firstItem = $1 },
    attribute("firstAttribute") { $0.firstAttribute = $1 }.required,
    .choice("relation") { $0.relation = $1 },
    item("secondItem") { $0.secondItem = $1 },
    attribute("secondAttribute") { $0.secondAttribute = $1 },
    .multiplier("multiplier") { $0.multiplier = $1 },
    .constant("constant") { $0.constant = $1 },
    .priority("priority") { $0.priority = $1 },
  ]

  private static func item(
    _ name: String, _ set: @escaping @Sendable (inout ConstraintDraft, NamedItem) -> Void
  )
    -> AttributeRule
  {
    AttributeRule(name, .name) { draft, value in
      guard !value.utf8.isEmpty else { return false }
      set(&draft, NamedItem(name: value.string, range: value.range))
      return true
    }
  }

  private static func attribute(
    _ name: String, _ set: @escaping @Sendable (inout ConstraintDraft, NamedAttribute) -> Void
  ) -> AttributeRule {
    AttributeRule(name, .choice(LayoutAttribute.allCases.map(\.rawValue) + [lastBaseline])) { draft, value in
      let text = value.trimmedString
      guard let known = text == lastBaseline ? .lastBaseline : LayoutAttribute(rawValue: text) else {
        return false
      }
      set(&draft, NamedAttribute(attribute: known, range: value.range))
      return true
    }
  }

  /// UIKit's name of what Interface Builder calls `baseline`.
  private static let lastBaseline = "lastBaseline"
}

/// A `<visualFormat>` while it is read.
struct VisualFormatDraft {
  var options: [VisualFormatOption] = []
  var optionsRange: SourceRange?
  var metrics: [String: Double] = [:]
}

extension AttributeRule where Target == VisualFormatDraft {
  static let rules: [AttributeRule] = [
    .words("options") {
      $0.options = $1
      $0.optionsRange = $2
    },
    .namedNumbers("metrics") { $0.metrics = $1 },
  ]
}
