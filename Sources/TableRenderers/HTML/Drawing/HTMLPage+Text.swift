import TableLayout
import TableModel
import TextMeasurement

extension HTMLPage {
  /// - Parameter edited: the frame while the table is edited, where that is another.
  mutating func label(
    _ text: ArrangedText, _ frame: Rect, _ context: ViewContext, _ decoration: ViewDecoration?,
    edited: Rect? = nil
  ) {
    guard let first = text.block.lines.first else { return }
    let link = context.isInLink ? nil : decoration?.link
    let isSingle = text.block.lines.count == 1
    var part = Part(Self.className(isSingle: isSingle, isLink: link != nil, isCut: text.exceeds(frame)))
    part.box = BoxStyle(text.box(in: frame), alpha: context.alpha)
    part.text = TextLook(text, on: context.background)
    part.editedBox = edited.map { BoxStyle(text.box(in: $0)) }
    let tag: StaticString = link == nil ? "span" : "a"
    open(tag, part)
    if let link { html.attribute("href", link.destination) }
    if let label = decoration?.accessibilityLabel, !label.isEmpty, label != text.block.wholeText {
      if link == nil { html.raw(" role=\"img\"") }
      html.attribute("aria-label", label)
    }
    if isSingle {
      direction(of: first)
      html.raw(">")
      html.text(first.text)
    } else {
      html.raw(">")
      lines(text.block.lines)
    }
    html.raw("</")
    html.raw(tag)
    html.raw(">")
  }

  private static func className(isSingle: Bool, isLink: Bool, isCut: Bool) -> StaticString {
    switch (isSingle, isLink, isCut) {
    case (true, false, false): ""
    case (true, false, true): "cut"
    case (true, true, false): "linked"
    case (true, true, true): "linked cut"
    case (false, false, false): "m"
    case (false, false, true): "m cut"
    case (false, true, false): "m linked"
    case (false, true, true): "m linked cut"
    }
  }

  private mutating func lines(_ lines: [TextLine]) {
    for (index, line) in lines.enumerated() {
      html.raw(index == 0 ? "<span" : " <span")
      direction(of: line)
      html.raw(">")
      if line.text.isEmpty { html.raw(" ") } else { html.text(line.text) }
      html.raw("</span>")
    }
  }

  private mutating func direction(of line: TextLine) {
    guard line.direction != head.traits.direction else { return }
    html.raw(line.direction == .rightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
  }

  mutating func textField(_ field: ArrangedTextField, _ frame: Rect, _ context: ViewContext) {
    let box = BoxStyle(frame, alpha: context.alpha)
    switch field.borderStyle {
    case .none: break
    case .roundedRect: drawing(Part("field", box), nil)
    case .line: drawing(Part("field line", box), nil)
    case .bezel: drawing(Part("field bezel", box), nil)
    }
    label(field.text, frame, context, nil)
  }
}

extension ArrangedText {
  /// Where the lines stand in the view's frame.
  ///
  /// A browser puts a line in the middle of its height; lines of a text style stand at the style's leading, but the
  /// first begins where its letters do.
  fileprivate func box(in frame: Rect) -> Rect {
    let whole = block.lineHeight * Double(block.lines.count)
    let height = exceeds(frame) ? min(whole, max(0, frame.height - y)) : whole
    let leading = max(0, whole - block.size.height) / 2
    return Rect(
      x: frame.x + inset, y: frame.y + y - (block.lines.count > 1 ? leading : 0),
      width: max(0, frame.width - 2 * inset), height: height)
  }
}

extension ArrangedText {
  /// Whether the view has less room than the text takes: what is outside it is not seen.
  fileprivate func exceeds(_ frame: Rect) -> Bool {
    y + block.size.height > frame.height + 0.51
      || block.lines.contains { $0.width > frame.width - 2 * inset + 0.51 }
  }
}

extension TextBlock {
  /// The lines as one text.
  var wholeText: String {
    lines.count == 1 ? lines[0].text : lines.map(\.text).joined(separator: " ")
  }
}
