import TableModel

extension AttributeRule where Target == ViewNode {
  /// A slider's or stepper's.
  static let valueRules: [AttributeRule] = [
    .bound("value", .value, .number(values)),
    .number("minValue", in: values) { node, value in node.changeValue { $0.minimumValue = value } },
    .number("maxValue", in: values) { node, value in node.changeValue { $0.maximumValue = value } },
  ]

  private static let values = -1e9...1e9

  static let sliderRules =
    valueRules + [
      .color("maximumTrackTintColor") { node, value in node.changeValue { $0.maximumTrackTintColor = value } }
    ]

  static let progressRules: [AttributeRule] = [
    .bound("progress", .progress, .number(0...1)),
    .color("trackTintColor") { node, value in
      guard case .progressView(var progress) = node.content else { return }
      progress.trackTintColor = value
      node.content = .progressView(progress)
    },
  ]

  static let activityIndicatorRules: [AttributeRule] = [
    .choice("style") { node, value in node.changeActivityIndicator { $0.style = value } },
    .boolean("animating") { node, value in node.changeActivityIndicator { $0.isAnimating = value } },
  ]

  static let stackRules: [AttributeRule] = [
    .choice("axis") { node, value in node.changeStack { $0.axis = value } },
    .choice("distribution") { node, value in node.changeStack { $0.distribution = value } },
    .choice("alignment") { node, value in node.changeStack { $0.alignment = value } },
    .number("spacing", in: ValueForm.offsets) { node, value in node.changeStack { $0.spacing = value } },
    .boolean("baselineRelativeArrangement") { node, value in
      node.changeStack { $0.isBaselineRelativeArrangement = value }
    },
  ]
}

extension ViewNode {
  fileprivate mutating func changeValue(_ change: (inout ValueAttributes) -> Void) {
    switch content {
    case .slider(var slider):
      change(&slider)
      content = .slider(slider)
    case .stepper(var stepper):
      change(&stepper)
      content = .stepper(stepper)
    default: break
    }
  }

  fileprivate mutating func changeActivityIndicator(_ change: (inout ActivityIndicatorAttributes) -> Void) {
    guard case .activityIndicator(var indicator) = content else { return }
    change(&indicator)
    content = .activityIndicator(indicator)
  }

  fileprivate mutating func changeStack(_ change: (inout StackAttributes) -> Void) {
    guard case .stackView(var stack) = content else { return }
    change(&stack)
    content = .stackView(stack)
  }
}

extension ViewContent {
  /// A view as Interface Builder's library has it.
  init(_ kind: ViewKind) {
    switch kind {
    case .label: self = .label(LabelAttributes())
    case .imageView: self = .imageView(ImageViewAttributes())
    case .button: self = .button(ButtonAttributes())
    case .toggle: self = .toggle(SwitchAttributes())
    case .slider: self = .slider(ValueAttributes(value: 0.5, minimumValue: 0, maximumValue: 1))
    case .stepper: self = .stepper(ValueAttributes(value: 0, minimumValue: 0, maximumValue: 100))
    case .textField: self = .textField(TextFieldAttributes())
    case .textView: self = .textView(TextViewAttributes())
    case .segmentedControl: self = .segmentedControl(SegmentedControlAttributes())
    case .progressView: self = .progressView(ProgressAttributes())
    case .activityIndicator: self = .activityIndicator(ActivityIndicatorAttributes())
    case .stackView: self = .stackView(StackAttributes())
    case .view: self = .view
    case .spacer: self = .spacer(minimumLength: 0)
    case .other: self = .other(OtherAttributes(element: "view"))
    }
  }
}
