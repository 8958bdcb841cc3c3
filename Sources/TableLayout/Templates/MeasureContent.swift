import Diagnostics
import TableModel
import TextMeasurement

extension TemplateLayout {
  /// Measures what a view shows, before it is known how much room it has.
  ///
  /// - Parameter range: where a missing image is reported.
  mutating func measureContent(
    of node: Int, at range: SourceRange?, _ environment: inout LayoutEnvironment
  ) {
    if nodes[node].kind == .label { return measureLabel(node, environment) }
    contents[node].unwrapped = nil
    switch contents[node].view.content {
    case .imageView: measureImage(node, range, &environment)
    case .button(let button): measureButton(node, button, range, &environment)
    case .textField(let field): measureTextField(node, field, environment)
    case .textView(let view): measureTextView(node, view, environment)
    case .view where isArranged(node):
      let length = environment.metrics.controls.emptyArrangedLength ?? -1
      setIntrinsic(node, length, length)
    default:
      let size = environment.intrinsicSize(of: contents[node].view.content)
      setIntrinsic(node, size.width, size.height)
    }
  }

  /// - Parameters: points; negative for a length that the content does not have.
  private mutating func setIntrinsic(_ node: Int, _ width: Double, _ height: Double) {
    let sizing = nodes[node].view.sizing
    let width = sizing.placeholderIntrinsicWidth ?? width
    let height = sizing.placeholderIntrinsicHeight ?? height
    contents[node].intrinsic = Size(width: width, height: height)
  }

  private mutating func measureLabel(_ node: Int, _ environment: LayoutEnvironment) {
    guard let shared = sharedLabel(node, environment) else { return }
    guard !contents[node].text.isEmpty else {
      contents[node].unwrapped = nil
      return setIntrinsic(
        node, 0, isArranged(node) ? environment.metrics.controls.emptyArrangedLength ?? 0 : 0)
    }
    let (lines, preferred) = (shared.attributes.numberOfLines, shared.attributes.preferredMaxLayoutWidth)
    let block = environment.layOut(
      contents[node].text, font: contents[node].font,
      maxWidth: lines != 1 && preferred > 0 ? preferred : .infinity, lines: lines,
      mode: shared.attributes.lineBreakMode)
    let size = labelSize(node, shared, block, environment)
    contents[node].unwrapped = block
    setIntrinsic(node, size.width, size.height)
  }

  /// The attributes of a label, which are looked into anew only where values can change them.
  private mutating func sharedLabel(_ node: Int, _ environment: LayoutEnvironment) -> SharedLabel? {
    if !nodes[node].bindsAttributes, let label = contents[node].label { return label }
    guard case .label(let label) = contents[node].view.content else { return nil }
    let shared = SharedLabel(label)
    contents[node].label = shared
    contents[node].font = label.font.resolved(at: environment.traits.contentSize)
    contents[node].wrapping = TextWrapping(of: label)
    return shared
  }

  /// A label's size: its text's, in whole points where the canvas measured so.
  func labelSize(
    _ node: Int, _ label: SharedLabel, _ block: TextBlock, _ environment: LayoutEnvironment
  ) -> Size {
    guard hasWholeSize(node, label, environment) else {
      return Size(width: block.size.width, height: height(of: block, label, environment))
    }
    return Size(
      width: environment.metrics.text.wholeLabelWidths ? block.size.width.rounded(.up) : block.size.width,
      height: block.size.height.rounded(.up))
  }

  private func hasWholeSize(_ node: Int, _ label: SharedLabel, _ environment: LayoutEnvironment) -> Bool {
    environment.metrics.text.wholeLabelHeights && environment.grid.scale >= 3
      && label.attributes.numberOfLines == 1 && label.attributes.font.isSystem
      && !label.attributes.isAttributed && !isArranged(node)
      && nodes[node].view.sizing.horizontalCompressionResistancePriority == nil
      && nodes[node].view.sizing.verticalCompressionResistancePriority == nil
  }

  /// With the line heights that an attributed text says.
  private func height(
    of block: TextBlock, _ label: SharedLabel, _ environment: LayoutEnvironment
  ) -> Double {
    let (multiple, spacing) = (label.attributes.lineHeightMultiple, label.attributes.lineSpacing)
    guard multiple != 1 || spacing > 0, !block.lines.isEmpty else { return block.size.height }
    return environment.grid.ceil(
      block.size.height * max(0, multiple) + Double(block.lines.count - 1) * spacing)
  }

  /// Whether a stack view places a view.
  private func isArranged(_ node: Int) -> Bool { parents[node] != 0 && nodes[parents[node]].isStack }

  private mutating func measureImage(
    _ node: Int, _ range: SourceRange?, _ environment: inout LayoutEnvironment
  ) {
    contents[node].image = nil
    let name = contents[node].text
    guard !name.isEmpty else { return setIntrinsic(node, -1, -1) }
    var declared: Size?
    if case .imageView(let attributes) = nodes[node].view.content, attributes.image == name {
      declared = attributes.imageSize
    }
    let file = environment.findImage(named: name, hasSize: declared != nil, at: range)
    contents[node].image = file
    if let size = file?.size ?? declared { return setIntrinsic(node, size.width, size.height) }
    let sizing = nodes[node].view.sizing
    let stand = environment.metrics.controls.placeholderImage
    setIntrinsic(
      node, sizing.width ?? sizing.height ?? stand.width, sizing.height ?? sizing.width ?? stand.height)
  }

  private mutating func measureButton(
    _ node: Int, _ button: ButtonAttributes, _ range: SourceRange?, _ environment: inout LayoutEnvironment
  ) {
    let controls = environment.metrics.controls
    contents[node].image = nil
    if button.style.isGlyph {
      return setIntrinsic(node, controls.glyphButtonSize.width, controls.glyphButtonSize.height)
    }
    let size = button.style == .system ? controls.systemButtonFontSize : controls.customButtonFontSize
    let font = button.font?.resolved(at: environment.traits.contentSize) ?? .system(size)
    contents[node].font = font
    var (width, height) = (
      0.0, environment.text.metrics(of: font, grid: environment.grid).unroundedLineHeight.rounded(.up)
    )
    if !button.title.isEmpty {
      let block = environment.layOut(button.title, font: font, mode: .middleTruncation)
      contents[node].unwrapped = block
      width = block.size.width.rounded(.up)
      if controls.roundsButtonTitles, let line = block.lines.first { width = line.width.rounded() }
    }
    if let name = button.image, !name.isEmpty {
      contents[node].image = environment.findImage(
        named: name, hasSize: button.imageSize != nil, at: range)
      let image = contents[node].image?.size ?? button.imageSize ?? controls.placeholderImage
      width += image.width
      height = max(height, image.height)
    } else if button.contentInsets == nil {
      height += controls.buttonVerticalPadding
    }
    let insets = button.contentInsets ?? .zero
    let hasImage = !(button.image ?? "").isEmpty
    setIntrinsic(
      node, max(width + insets.leading + insets.trailing, hasImage ? 0 : controls.buttonMinimumWidth),
      height + insets.top + insets.bottom)
  }

  private mutating func measureTextField(
    _ node: Int, _ field: TextFieldAttributes, _ environment: LayoutEnvironment
  ) {
    let controls = environment.metrics.controls
    let font = field.font.resolved(at: environment.traits.contentSize)
    contents[node].font = font
    let text = field.shownText
    let block = text.isEmpty ? nil : environment.layOut(text, font: font)
    contents[node].unwrapped = block
    let width = block?.size.width ?? 0
    if field.borderStyle != .none {
      return setIntrinsic(node, width + controls.borderedFieldPadding, controls.borderedFieldHeight)
    }
    let line = environment.text.metrics(of: font, grid: environment.grid).unroundedLineHeight
    var height = line.rounded(.up)
    if let padding = controls.fieldPadding, !field.isSecure {
      height = environment.grid.ceil(line + padding)
    }
    setIntrinsic(node, width + (field.text.isEmpty ? controls.placeholderPadding : 0), height)
  }

  private mutating func measureTextView(
    _ node: Int, _ view: TextViewAttributes, _ environment: LayoutEnvironment
  ) {
    let font = view.font.resolved(at: environment.traits.contentSize)
    contents[node].font = font
    let block = view.text.isEmpty ? nil : environment.layOut(view.text, font: font, lines: 0, mode: .wordWrap)
    contents[node].unwrapped = block
    let inset = environment.metrics.controls.textViewInset
    contents[node].wrapping = TextWrapping(of: view, inset: inset)
    guard !view.isScrollEnabled else { return setIntrinsic(node, -1, -1) }
    let line = environment.text.metrics(of: font, grid: environment.grid).lineHeight
    setIntrinsic(
      node, (block?.size.width ?? 0) + 2 * inset.width, (block?.size.height ?? line) + 2 * inset.height)
  }
}

extension ButtonAttributes.Style {
  /// Whether the button is one of UIKit's own pictures.
  var isGlyph: Bool {
    switch self {
    case .system, .custom: false
    case .infoLight, .infoDark, .detailDisclosure, .contactAdd: true
    }
  }
}

extension TextFieldAttributes {
  /// The text as it is drawn: bullets for a secret one, the placeholder for none.
  var shownText: String {
    if text.isEmpty { return placeholder }
    return isSecure ? String(repeating: "•", count: text.count) : text
  }
}
