import TableModel

extension AttributeRule where Target == ViewNode {
  static let labelRules: [AttributeRule] = [
    .bound("text", .text, .text),
    .bound("font", .font, .font),
    .bound("textColor", .textColor, .color),
    .bound("numberOfLines", .numberOfLines, .integer(0...1_000_000)),
    .choice("textAlignment") { node, value in node.changeLabel { $0.textAlignment = value } },
    .choice("lineBreakMode") { node, value in node.changeLabel { $0.lineBreakMode = value } },
    .boolean("adjustsFontSizeToFit") { node, value in node.changeLabel { $0.adjustsFontSizeToFit = value } },
    .number("minimumScaleFactor", in: 0...1) { node, value in
      node.changeLabel { $0.minimumScaleFactor = value }
    },
    .length("preferredMaxLayoutWidth") { node, value in
      node.changeLabel { $0.preferredMaxLayoutWidth = value }
    },
  ]

  static let buttonRules: [AttributeRule] = [
    .bound("title", .title, .text),
    .bound("image", .image, .text),
    .bound("font", .font, .font),
    .bound("titleColor", .titleColor, .color),
    .choice("buttonType") { node, value in node.changeButton { $0.style = value } },
    .choice("contentHorizontalAlignment") { node, value in
      node.changeButton { $0.contentHorizontalAlignment = value }
    },
    .choice("contentVerticalAlignment") { node, value in
      node.changeButton { $0.contentVerticalAlignment = value }
    },
    .insets("imageEdgeInsets") { node, value in node.changeButton { $0.imageInsets = value } },
    .insets("titleEdgeInsets") { node, value in node.changeButton { $0.titleInsets = value } },
  ]

  static let textFieldRules: [AttributeRule] = [
    .bound("text", .text, .text),
    .bound("placeholder", .placeholder, .text),
    .bound("font", .font, .font),
    .bound("textColor", .textColor, .color),
    .choice("textAlignment") { node, value in node.changeTextField { $0.textAlignment = value } },
    .choice("borderStyle") { node, value in node.changeTextField { $0.borderStyle = value } },
    .boolean("secureTextEntry") { node, value in node.changeTextField { $0.isSecure = value } },
  ]

  static let textViewRules: [AttributeRule] = [
    .bound("text", .text, .text),
    .bound("font", .font, .font),
    .bound("textColor", .textColor, .color),
    .choice("textAlignment") { node, value in node.changeTextView { $0.textAlignment = value } },
    .boolean("scrollEnabled") { node, value in node.changeTextView { $0.isScrollEnabled = value } },
    .boolean("editable") { node, value in node.changeTextView { $0.isEditable = value } },
  ]
}

extension ViewNode {
  fileprivate mutating func changeLabel(_ change: (inout LabelAttributes) -> Void) {
    guard case .label(var label) = content else { return }
    change(&label)
    content = .label(label)
  }

  fileprivate mutating func changeButton(_ change: (inout ButtonAttributes) -> Void) {
    guard case .button(var button) = content else { return }
    change(&button)
    content = .button(button)
  }

  fileprivate mutating func changeTextField(_ change: (inout TextFieldAttributes) -> Void) {
    guard case .textField(var field) = content else { return }
    change(&field)
    content = .textField(field)
  }

  fileprivate mutating func changeTextView(_ change: (inout TextViewAttributes) -> Void) {
    guard case .textView(var view) = content else { return }
    change(&view)
    content = .textView(view)
  }
}
