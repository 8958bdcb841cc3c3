import Diagnostics
import TableModel
import TableSyntax

extension IBContext {
  /// What kind of view an element is, with what only that kind has.
  mutating func content(_ node: IBNode) -> ViewContent {
    switch node.element {
    case .label: return .label(label(node))
    case .imageView: return .imageView(imageView(node))
    case .button: return .button(button(node))
    case .textField: return .textField(textField(node))
    case .textView: return .textView(textView(node))
    case .toggle:
      var toggle = SwitchAttributes()
      toggle.isOn = flag(node, .isOn)
      return .toggle(toggle)
    case .slider:
      var slider = values(node, .minValue, .maxValue, 1)
      slider.maximumTrackTintColor = color(node, .maximumTrackTintColor)
      return .slider(slider)
    case .stepper: return .stepper(values(node, .minimumValue, .maximumValue, 100))
    case .segmentedControl: return .segmentedControl(segmentedControl(node))
    case .progressView:
      var progress = ProgressAttributes()
      progress.progress = number(node, .progress, in: 0...1) ?? 0
      progress.trackTintColor = color(node, .trackTintColor)
      return .progressView(progress)
    case .activityIndicatorView:
      var indicator = ActivityIndicatorAttributes()
      indicator.style = (node.text(.style) ?? "").lowercased().contains("large") ? .large : .medium
      indicator.isAnimating = flag(node, .animating)
      return .activityIndicator(indicator)
    case .stackView: return .stackView(stack(node))
    case .view, .containerView, .visualEffectView, .scrollView, .tableViewHeaderFooterView: return .view
    default: return other(node)
    }
  }

  /// A view that takes its place and is not drawn.
  private mutating func other(_ node: IBNode) -> ViewContent {
    noteUnknown(node.xml)
    var size = Self.intrinsicSizes[node.xml.name] ?? Size(width: -1, height: -1)
    if node.element == .datePicker { size.height = Self.datePickerHeight[canvas.version] }
    return .other(OtherAttributes(element: node.xml.name, intrinsicSize: size))
  }

  /// Source: recorded frames; 72 pickers, the bars on a few each.
  private static let intrinsicSizes: [String: Size] = [
    "datePicker": Size(width: 320, height: 216), "pickerView": Size(width: 320, height: 216),
    "pageControl": Size(width: 39, height: 37), "searchBar": Size(width: -1, height: 56),
    "toolbar": Size(width: -1, height: 44), "tabBar": Size(width: -1, height: 49),
    "navigationBar": Size(width: -1, height: 44),
  ]

  /// 162 points are the least height of a date picker since Xcode 10's canvas.
  private static let datePickerHeight = ByVersion(216.0, (13_500, 162))

  mutating func label(_ node: IBNode) -> LabelAttributes {
    var label = LabelAttributes()
    let text = text(node)
    label.text = text.string
    label.font = text.font ?? font(node) ?? usualFont(17)
    label.textColor = text.color ?? color(node, .textColor) ?? label.textColor
    label.textAlignment = text.alignment ?? alignment(node)
    label.isAttributed = text.isAttributed
    if let multiple = text.lineHeightMultiple, multiple > 0 { label.lineHeightMultiple = multiple }
    label.lineSpacing = text.lineSpacing ?? 0
    label.numberOfLines = count(node, .numberOfLines) ?? 1
    label.lineBreakMode = choice(node, .lineBreakMode) ?? .tailTruncation
    readFitting(node, &label)
    label.preferredMaxLayoutWidth = max(0, number(node, .preferredMaxLayoutWidth) ?? 0)
    return label
  }

  /// Xcode writes down that a text is not to be fitted; where it is, how small it may become.
  ///
  /// Source: of 3,955 labels 3,768 say no; all others have a least size or scale, and none says yes.
  private mutating func readFitting(_ node: IBNode, _ label: inout LabelAttributes) {
    let scale = number(node, .minimumScaleFactor, in: 0...1)
    let size = number(node, .minimumFontSize, in: 0...1000)
    label.adjustsFontSizeToFit = flag(node, .adjustsFontSizeToFit, default: scale != nil || size != nil)
    let pointSize = label.font.resolved(at: canvas.contentSize).pointSize
    label.minimumScaleFactor = scale ?? size.map { min(1, $0 / max(1, pointSize)) } ?? 0
  }

  private mutating func alignment(_ node: IBNode) -> TextAlignment {
    choice(node, .textAlignment) ?? .natural
  }

  mutating func imageView(_ node: IBNode) -> ImageViewAttributes {
    var view = ImageViewAttributes()
    view.image = image(node)
    view.imageSize = view.image.flatMap { resources.size(ofImage: $0) }
    view.isSymbol = (node.child(.image)?.text(.catalog) ?? node.text(.catalog)) == "system"
    return view
  }

  /// The name of an image: an attribute, or an element of its own since Xcode 13.
  private func image(_ node: IBNode) -> String? { node.child(.image)?.text(.image) ?? node.text(.image) }

  private mutating func button(_ node: IBNode) -> ButtonAttributes {
    var button = ButtonAttributes()
    button.style = Self.buttonStyles[node.text(.buttonType) ?? ""] ?? .custom
    button.font = font(node)
    if isOldSystem, button.font == nil { button.font = usualFont(button.style == .system ? 15 : 18) }
    if let xml = node.child(.normal) {
      let state = IBNode(xml)
      button.title = strings.text(of: node.id, "normalTitle") ?? plainText(state, .title, .title) ?? ""
      button.image = image(state)
      button.titleColor = color(state, .titleColor)
      if let attributed = state.child(.attributedTitle) { button.title = self.attributed(attributed).string }
    }
    button.imageSize = button.image.flatMap { resources.size(ofImage: $0) }
    button.contentInsets = insets(node.child(.contentEdgeInsets)).flatMap { $0.isZero ? nil : $0 }
    button.contentHorizontalAlignment = choice(node, .contentHorizontalAlignment) ?? .center
    button.contentVerticalAlignment = choice(node, .contentVerticalAlignment) ?? .center
    button.imageInsets = insets(node.child(.imageEdgeInsets)) ?? .zero
    button.titleInsets = insets(node.child(.titleEdgeInsets)) ?? .zero
    if let configuration = node.child(.configuration) {
      readConfiguration(configuration, of: node.id, &button)
    }
    return button
  }

  private var isOldSystem: Bool { canvas.version.ruling < 8_000 }

  /// - Parameter id: the button's; a configuration has none of its own.
  private mutating func readConfiguration(_ xml: XMLElement, of id: String?, _ button: inout ButtonAttributes)
  {
    let node = IBNode(xml)
    if let title = plainText(node, .title, .title) { button.title = title }
    if let attributed = node.child(.attributedTitle) { button.title = self.attributed(attributed).string }
    if let title = strings.text(of: id, "configuration.title") { button.title = title }
    if let image = image(node) { button.image = image }
    noteUnread(xml)
    // What a configuration sets around its content.
    button.contentInsets = DirectionalInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  }

  private static let buttonStyles: [String: ButtonAttributes.Style] = [
    "system": .system, "roundedRect": .system, "infoLight": .infoLight, "infoDark": .infoDark,
    "detailDisclosure": .detailDisclosure, "contactAdd": .contactAdd,
  ]

  private mutating func textField(_ node: IBNode) -> TextFieldAttributes {
    var field = TextFieldAttributes()
    field.text = plainText(node, .text, .text) ?? ""
    field.placeholder = plainText(node, .placeholder, .placeholder) ?? ""
    field.borderStyle = choice(node, .borderStyle) ?? .none
    field.isSecure =
      node.child(.textInputTraits)?.text(.secureTextEntry).flatMap(Bool.init(attribute:)) ?? false
    field.font = font(node) ?? usualFont(14)
    field.textColor = color(node, .textColor) ?? field.textColor
    field.textAlignment = alignment(node)
    return field
  }

  private mutating func textView(_ node: IBNode) -> TextViewAttributes {
    var view = TextViewAttributes()
    let text = text(node)
    view.text = text.string
    view.font = text.font ?? font(node) ?? usualFont(14)
    view.textColor = text.color ?? color(node, .textColor) ?? view.textColor
    view.textAlignment = text.alignment ?? alignment(node)
    view.isScrollEnabled = flag(node, .scrollEnabled, default: true)
    view.isEditable = flag(node, .editable, default: true)
    return view
  }

  private mutating func values(
    _ node: IBNode, _ minimum: IBAttribute, _ maximum: IBAttribute, _ usualMaximum: Double
  ) -> ValueAttributes {
    ValueAttributes(
      value: number(node, .value) ?? 0, minimumValue: number(node, minimum) ?? 0,
      maximumValue: number(node, maximum) ?? usualMaximum)
  }

  private mutating func segmentedControl(_ node: IBNode) -> SegmentedControlAttributes {
    var control = SegmentedControlAttributes()
    for segment in node.list(.segments) { noteUnreadAttributes(of: segment) }
    control.segments = node.list(.segments).enumerated().map { index, segment in
      strings.text(of: node.id, "segmentTitles[\(index)]") ?? segment.text(.title) ?? ""
    }
    control.selectedIndex = count(node, .selectedSegmentIndex)
    return control
  }

  private mutating func stack(_ node: IBNode) -> StackAttributes {
    var stack = StackAttributes()
    stack.axis = choice(node, .axis) ?? .horizontal
    stack.distribution = choice(node, .distribution) ?? .fill
    stack.alignment = choice(node, .alignment) ?? .fill
    stack.spacing = node.text(.spacingType) == "standard" ? 8 : number(node, .spacing) ?? 0
    stack.isBaselineRelativeArrangement = flag(node, .baselineRelativeArrangement)
    return stack
  }
}

extension DirectionalInsets {
  fileprivate var isZero: Bool { self == .zero }
}
