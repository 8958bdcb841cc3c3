extension AttributeList {
  /// What a view has of its own, what every view may have, and what it is bound to.
  public static func attributes(of view: ViewNode) -> AttributeList {
    let usual = ViewNode(view.content)
    var text = AttributeList()
    text.add("id", view.id)
    content(view.content, &text)
    text.add("hidden", view.isHidden, unless: usual.isHidden)
    text.add("alpha", view.alpha, unless: usual.alpha)
    text.add("backgroundColor", view.backgroundColor)
    text.add("tintColor", view.tintColor)
    text.add("cornerRadius", view.cornerRadius, unless: usual.cornerRadius)
    text.add("contentMode", view.contentMode, unless: usual.contentMode)
    text.add("accessibilityLabel", view.accessibilityLabel)
    text.add("href", view.link?.destination)
    text.add("layoutMargins", view.layoutMargins)
    sizing(view.sizing, &text)
    for binding in view.bindings { text.add("\(binding.property)", bound(binding)) }
    return text
  }

  private static func bound(_ binding: ViewBinding) -> String {
    let text = binding.text.segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .key(let key): "{\(key)}"
      }
    }
    return text.joined()
  }

  private static func sizing(_ sizing: ViewSizing, _ text: inout AttributeList) {
    text.add("width", sizing.width)
    text.add("height", sizing.height)
    text.add("frame", frame(of: sizing))
    text.add("autoresizingMask", sizing.autoresizing.map { $0.names.joined(separator: " ") })
    text.add("placeholderIntrinsicWidth", sizing.placeholderIntrinsicWidth.map(intrinsicLength))
    text.add("placeholderIntrinsicHeight", sizing.placeholderIntrinsicHeight.map(intrinsicLength))
    text.add("customSpacing", sizing.customSpacing)
    text.add("horizontalHuggingPriority", sizing.horizontalHuggingPriority)
    text.add("verticalHuggingPriority", sizing.verticalHuggingPriority)
    text.add("horizontalCompressionResistancePriority", sizing.horizontalCompressionResistancePriority)
    text.add("verticalCompressionResistancePriority", sizing.verticalCompressionResistancePriority)
  }

  private static func frame(of sizing: ViewSizing) -> String? {
    sizing.frame.map { frame in
      let height = sizing.fitsFrameHeight ? "automatic" : DecimalText.text(frame.height)
      return ([frame.x, frame.y, frame.width].map(DecimalText.text) + [height]).joined(separator: ",")
    }
  }

  private static func intrinsicLength(_ length: Double) -> String {
    length < 0 ? "none" : DecimalText.text(length)
  }

  private static func content(_ content: ViewContent, _ text: inout AttributeList) {
    switch content {
    case .label(let label): self.label(label, &text)
    case .imageView(let view): text.add("image", view.image)
    case .button(let button): self.button(button, &text)
    case .toggle(let toggle): text.add("on", toggle.isOn, unless: true)
    case .slider(let attributes), .stepper(let attributes):
      text.add("value", attributes.value)
      text.add("minValue", attributes.minimumValue)
      text.add("maxValue", attributes.maximumValue)
      text.add("maximumTrackTintColor", attributes.maximumTrackTintColor)
    case .textField(let field): textField(field, &text)
    case .textView(let view): textView(view, &text)
    case .segmentedControl(let control):
      for segment in control.segments { text.add("segment", segment) }
      text.add("selectedSegmentIndex", control.selectedIndex)
    case .progressView(let view):
      text.add("progress", view.progress)
      text.add("trackTintColor", view.trackTintColor)
    case .activityIndicator(let view):
      text.add("style", view.style, unless: .medium)
      text.add("animating", view.isAnimating, unless: true)
    case .stackView(let stack): self.stack(stack, &text)
    case .view: break
    case .spacer(let minimumLength): text.add("minLength", minimumLength, unless: 0)
    case .other(let other): text.add("element", other.element)
    }
  }

  private static func label(_ label: LabelAttributes, _ text: inout AttributeList) {
    let usual = LabelAttributes()
    text.add("text", label.text, unless: "")
    text.add("font", label.font, unless: usual.font)
    text.add("textColor", label.textColor, unless: usual.textColor)
    text.add("numberOfLines", label.numberOfLines, unless: usual.numberOfLines)
    text.add("textAlignment", label.textAlignment, unless: usual.textAlignment)
    text.add("lineBreakMode", label.lineBreakMode, unless: usual.lineBreakMode)
    text.add("adjustsFontSizeToFit", label.adjustsFontSizeToFit, unless: usual.adjustsFontSizeToFit)
    text.add("minimumScaleFactor", label.minimumScaleFactor, unless: usual.minimumScaleFactor)
    text.add("preferredMaxLayoutWidth", label.preferredMaxLayoutWidth, unless: usual.preferredMaxLayoutWidth)
  }

  private static func button(_ button: ButtonAttributes, _ text: inout AttributeList) {
    text.add("buttonType", button.style, unless: .system)
    text.add("title", button.title, unless: "")
    text.add("image", button.image)
    text.add("font", button.font)
    text.add("titleColor", button.titleColor)
    text.add("contentHorizontalAlignment", button.contentHorizontalAlignment, unless: .center)
    text.add("contentVerticalAlignment", button.contentVerticalAlignment, unless: .center)
    text.add("imageEdgeInsets", button.imageInsets == .zero ? nil : button.imageInsets)
    text.add("titleEdgeInsets", button.titleInsets == .zero ? nil : button.titleInsets)
  }

  private static func textField(_ field: TextFieldAttributes, _ text: inout AttributeList) {
    let usual = TextFieldAttributes()
    text.add("text", field.text, unless: "")
    text.add("placeholder", field.placeholder, unless: "")
    text.add("font", field.font, unless: usual.font)
    text.add("textColor", field.textColor, unless: usual.textColor)
    text.add("textAlignment", field.textAlignment, unless: usual.textAlignment)
    text.add("borderStyle", field.borderStyle, unless: usual.borderStyle)
    text.add("secureTextEntry", field.isSecure, unless: usual.isSecure)
  }

  private static func textView(_ view: TextViewAttributes, _ text: inout AttributeList) {
    let usual = TextViewAttributes()
    text.add("text", view.text, unless: "")
    text.add("font", view.font, unless: usual.font)
    text.add("textColor", view.textColor, unless: usual.textColor)
    text.add("textAlignment", view.textAlignment, unless: usual.textAlignment)
    text.add("scrollEnabled", view.isScrollEnabled, unless: usual.isScrollEnabled)
    text.add("editable", view.isEditable, unless: usual.isEditable)
  }

  private static func stack(_ stack: StackAttributes, _ text: inout AttributeList) {
    let usual = StackAttributes()
    text.add("axis", stack.axis, unless: usual.axis)
    text.add("distribution", stack.distribution, unless: usual.distribution)
    text.add("alignment", stack.alignment, unless: usual.alignment)
    text.add("spacing", stack.spacing, unless: usual.spacing)
    text.add(
      "baselineRelativeArrangement", stack.isBaselineRelativeArrangement,
      unless: usual.isBaselineRelativeArrangement)
  }
}
