import TableModel

extension AttributeRule where Target == ViewNode {
  /// The attributes of a kind of view: its own and those of every view.
  static func rules(of kind: ViewKind) -> [AttributeRule] {
    let own: [AttributeRule] =
      switch kind {
      case .label: labelRules
      case .imageView: [.bound("image", .image, .text)]
      case .button: buttonRules
      case .toggle: [.bound("on", .isOn, .boolean)]
      case .slider: sliderRules
      case .stepper: valueRules
      case .textField: textFieldRules
      case .textView: textViewRules
      case .segmentedControl: [.bound("selectedSegmentIndex", .selectedIndex, .integer(0...1_000_000))]
      case .progressView: progressRules
      case .activityIndicator: activityIndicatorRules
      case .stackView: stackRules
      case .view, .other: []
      case .spacer: [.length("minLength") { $0.content = .spacer(minimumLength: $1) }]
      }
    return own + commonRules
  }

  /// An attribute that may have a `{key}` in it. Its literal value goes the same way as a cell's later one.
  static func bound(_ name: String, _ property: ViewProperty, _ form: ValueForm) -> AttributeRule {
    var rule = AttributeRule(name, form) { node, value in
      if case .number(let range) = form {
        guard let number = value.number, range.contains(number) else { return false }
      }
      do throws(ViewNode.PropertyError) {
        try node.set(property, to: form == .text ? value.string : value.trimmedString)
        return true
      } catch {
        return false
      }
    }
    rule.property = property
    return rule
  }

  private static let commonRules: [AttributeRule] = [
    .name("id") { $0.id = $1 },
    .bound("hidden", .isHidden, .boolean),
    .bound("alpha", .alpha, .number(0...1)),
    .bound("backgroundColor", .backgroundColor, .color),
    .bound("tintColor", .tintColor, .color),
    .length("cornerRadius") { $0.cornerRadius = $1 },
    .choice("contentMode") { $0.contentMode = $1 },
    .bound("accessibilityLabel", .accessibilityLabel, .text),
    .bound("href", .link, .link),
    .insets("layoutMargins") { $0.layoutMargins = $1 },
    .length("width") { $0.sizing.width = $1 },
    .length("height") { $0.sizing.height = $1 },
    .frame("frame") {
      $0.sizing.frame = $1
      $0.sizing.fitsFrameHeight = $2
    },
    .autoresizing("autoresizingMask") { $0.sizing.autoresizing = $1 },
    .intrinsicLength("placeholderIntrinsicWidth") { $0.sizing.placeholderIntrinsicWidth = $1 },
    .intrinsicLength("placeholderIntrinsicHeight") { $0.sizing.placeholderIntrinsicHeight = $1 },
    .number("customSpacing", in: ValueForm.offsets) { $0.sizing.customSpacing = $1 },
    .priority("horizontalHuggingPriority") { $0.sizing.horizontalHuggingPriority = $1 },
    .priority("verticalHuggingPriority") { $0.sizing.verticalHuggingPriority = $1 },
    .priority("horizontalCompressionResistancePriority") {
      $0.sizing.horizontalCompressionResistancePriority = $1
    },
    .priority("verticalCompressionResistancePriority") {
      $0.sizing.verticalCompressionResistancePriority = $1
    },
  ]
}
