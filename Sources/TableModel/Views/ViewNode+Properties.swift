extension ViewNode {
  /// Why a text could not become the value of a property.
  public enum PropertyError: Error, Hashable {
    /// The kind of view has no such property.
    case notApplicable
    /// The text is not of the property's form; `expected` says what would be.
    case malformed(expected: String)
  }

  /// Sets a property from its text form: the one place that turns such a text into a value, for what a
  /// template says as well as for what a cell's values put in.
  ///
  /// - Throws: `PropertyError`, and leaves the node as it was.
  public mutating func set(_ property: ViewProperty, to text: String) throws(PropertyError) {
    switch property {
    case .backgroundColor: backgroundColor = try Self.color(text)
    case .tintColor: tintColor = try Self.color(text)
    case .alpha: alpha = try Self.number(text, in: 0...1)
    case .isHidden: isHidden = try Self.boolean(text)
    case .accessibilityLabel: accessibilityLabel = text
    case .link: link = text.isEmpty ? nil : try Self.link(text)
    default: content = try content.setting(property, to: text)
    }
  }
}

extension ViewContent {
  func setting(_ property: ViewProperty, to text: String) throws(ViewNode.PropertyError) -> ViewContent {
    switch self {
    case .label(var label):
      switch property {
      case .text: label.text = text
      case .textColor: label.textColor = try ViewNode.color(text)
      case .numberOfLines: label.numberOfLines = try ViewNode.count(text)
      case .font: label.font = try ViewNode.font(text)
      default: throw .notApplicable
      }
      return .label(label)
    case .imageView(var imageView):
      guard property == .image else { throw .notApplicable }
      imageView.image = text.isEmpty ? nil : text
      return .imageView(imageView)
    case .button(var button):
      switch property {
      case .title: button.title = text
      case .image: button.image = text.isEmpty ? nil : text
      case .titleColor: button.titleColor = try ViewNode.color(text)
      case .font: button.font = try ViewNode.font(text)
      default: throw .notApplicable
      }
      return .button(button)
    case .textField, .textView: return try settingText(property, to: text)
    default: return try settingControl(property, to: text)
    }
  }

  private func settingText(
    _ property: ViewProperty, to text: String
  ) throws(ViewNode.PropertyError) -> ViewContent {
    switch (self, property) {
    case (.textField(var field), .placeholder):
      field.placeholder = text
      return .textField(field)
    case (.textField(var field), _):
      try Self.set(property, of: &field.text, &field.textColor, &field.font, to: text)
      return .textField(field)
    case (.textView(var view), _):
      try Self.set(property, of: &view.text, &view.textColor, &view.font, to: text)
      return .textView(view)
    default: throw .notApplicable
    }
  }

  private static func set(
    _ property: ViewProperty, of content: inout String, _ color: inout Color, _ font: inout Font,
    to text: String
  ) throws(ViewNode.PropertyError) {
    switch property {
    case .text: content = text
    case .textColor: color = try ViewNode.color(text)
    case .font: font = try ViewNode.font(text)
    default: throw .notApplicable
    }
  }

  private func settingControl(
    _ property: ViewProperty, to text: String
  ) throws(ViewNode.PropertyError) -> ViewContent {
    switch (self, property) {
    case (.toggle(var toggle), .isOn):
      toggle.isOn = try ViewNode.boolean(text)
      return .toggle(toggle)
    case (.slider(var slider), .value):
      slider.value = try ViewNode.number(text)
      return .slider(slider)
    case (.stepper(var stepper), .value):
      stepper.value = try ViewNode.number(text)
      return .stepper(stepper)
    case (.progressView(var progress), .progress):
      progress.progress = try ViewNode.number(text, in: 0...1)
      return .progressView(progress)
    case (.segmentedControl(var control), .selectedIndex):
      control.selectedIndex = try ViewNode.count(text)
      return .segmentedControl(control)
    default: throw .notApplicable
    }
  }
}

extension ViewNode {
  static func color(_ text: String) throws(PropertyError) -> Color {
    guard let color = Color(text) else {
      throw .malformed(expected: "a color such as #FF3B30 or systemRed")
    }
    return color
  }

  static func font(_ text: String) throws(PropertyError) -> Font {
    guard let font = Font(text) else {
      throw .malformed(expected: "a font such as 'body', 'semibold 17' or 'italic 13 Georgia'")
    }
    return font
  }

  static func boolean(_ text: String) throws(PropertyError) -> Bool {
    guard let value = Bool(attribute: text) else { throw .malformed(expected: "true or false") }
    return value
  }

  static func number(
    _ text: String, in range: ClosedRange<Double> = -1e9...1e9
  ) throws(PropertyError) -> Double {
    guard let value = Double(text), range.contains(value) else {
      let bounds = range.upperBound == 1e9 ? "" : " from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
      throw .malformed(expected: "a number\(bounds)")
    }
    return value
  }

  static func count(_ text: String) throws(PropertyError) -> Int {
    guard let value = Int(text), 0...1_000_000 ~= value else {
      throw .malformed(expected: "a whole number of 0 or more")
    }
    return value
  }

  static func link(_ text: String) throws(PropertyError) -> Link {
    guard let link = Link(text) else {
      throw .malformed(expected: "a relative link or one of http, https, mailto or tel")
    }
    return link
  }
}

extension Bool {
  /// The values of a boolean attribute: `true`, `false`, and Interface Builder's `YES` and `NO`.
  public init?(attribute text: String) {
    switch text {
    case "true", "YES", "yes", "1": self = true
    case "false", "NO", "no", "0": self = false
    default: return nil
    }
  }
}
