import TableModel

/// An element of the native format.
enum Element: String, CaseIterable, Sendable {
  case table, section, header, footer, cell, value
  case leadingActions, trailingActions, menu, action
  case templates, template, sample, constraints, constraint, visualFormat
  case dataSource, map, `default`
  case sectionIndexTitles, refreshControl, nextPage
  case label, imageView, button
  case toggle = "switch"
  case slider, stepper, textField, textView, segmentedControl, progressView, activityIndicatorView
  case stackView, view, spacer
  case segment

  /// The kind of view that an element of a template describes.
  var viewKind: ViewKind? { ViewKind(rawValue: rawValue) }

  /// The elements that a document may begin with.
  static let roots: [Element] = [.table, .templates, .template]

  /// The elements that may stand inside this one, in whatever order.
  var children: [Element] {
    switch self {
    case .table:
      [
        .templates, .template, .dataSource, .header, .footer, .sectionIndexTitles, .refreshControl, .section,
        .cell, .nextPage,
      ]
    case .section: [.header, .footer, .cell]
    case .header, .footer, .sample: [.value]
    case .cell: [.value, .leadingActions, .trailingActions, .menu]
    case .leadingActions, .trailingActions, .menu: [.action]
    case .templates: [.template, .templates]
    case .template: [.sample, .constraints] + Self.views
    case .stackView, .view: [.constraints] + Self.views
    case .constraints: [.constraint, .visualFormat]
    case .segmentedControl: [.segment]
    case .dataSource: [.map, .default]
    default: []
    }
  }

  /// Those of the children that may stand there once only.
  var singleChildren: [Element] {
    switch self {
    case .table: [.header, .footer, .sectionIndexTitles, .refreshControl, .nextPage]
    case .section: [.header, .footer]
    case .cell: [.leadingActions, .trailingActions, .menu]
    case .template: [.sample]
    default: []
    }
  }

  /// What text inside the element means; `nil` where only white space may stand.
  var text: TextMeaning? {
    switch self {
    case .value, .header, .footer, .visualFormat: .content
    case .sectionIndexTitles: .words
    case .label: .attribute("text")
    case .button: .attribute("title")
    default: nil
    }
  }

  enum TextMeaning: Hashable {
    case content
    /// Texts with white space between them.
    case words
    /// Another way to write an attribute.
    case attribute(String)
  }

  static let views = ViewKind.allCases.compactMap { Element(rawValue: $0.rawValue) }
}
