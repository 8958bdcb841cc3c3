import TableLayout
import TableModel
import TextMeasurement

extension HTMLPage {
  /// Writes views side by side, nested ones too: their frames say where they stand.
  mutating func views(_ views: [ArrangedView], offset: Point, on background: ColorPair, alpha: Double = 1) {
    for view in views { self.view(view, offset: offset, on: background, alpha: alpha) }
  }

  private mutating func view(_ view: ArrangedView, offset: Point, on background: ColorPair, alpha: Double) {
    let alpha = alpha * (view.decoration?.alpha ?? 1)
    guard alpha > 0 else { return }
    var frame = view.frame
    frame.x += offset.x
    frame.y += offset.y
    var background = background
    if let color = view.decoration?.backgroundColor {
      background = ColorPair(color).over(background)
      self.background(view, frame, background, alpha)
    }
    switch view.content {
    case .none: break
    case .text(let text): label(text, frame, on: background, alpha, view.decoration)
    case .image(let image): self.image(image, frame, alpha, view.decoration)
    case .button(let button): self.button(button, frame, on: background, alpha)
    case .textField(let field): textField(field, frame, on: background, view.decoration)
    case .control(let control): self.control(control, frame, label: view.decoration?.accessibilityLabel)
    }
    views(view.subviews, offset: Point(x: frame.x, y: frame.y), on: background, alpha: alpha)
  }

  private mutating func background(
    _ view: ArrangedView, _ frame: Rect, _ fill: ColorPair, _ alpha: Double
  ) {
    html.raw("<span")
    html.attribute("class", "p" + (sheet.fills[fill].map { " b\($0)" } ?? ""))
    html.openStyle(frame)
    extras(alpha, view.decoration?.cornerRadius ?? 0)
    html.raw("\"></span>")
  }

  /// Opacity and rounded corners, inside a style that is open.
  private mutating func extras(_ alpha: Double, _ cornerRadius: Double) {
    if alpha < 1 {
      html.raw(";opacity:")
      html.out.append(alpha)
    }
    if cornerRadius > 0 {
      html.raw(";border-radius:")
      html.out.append(cornerRadius)
      html.raw("px")
    }
  }

  private mutating func label(
    _ text: ArrangedText, _ frame: Rect, on background: ColorPair, _ alpha: Double,
    _ decoration: ViewDecoration?
  ) {
    guard !text.block.lines.isEmpty else { return }
    var frame = frame
    frame.y += text.y
    frame.height = text.block.size.height
    let isLink = decoration?.link != nil
    html.raw(isLink ? "<a" : "<span")
    let index = sheet.texts[TextClass(text, on: background)] ?? 0
    html.attribute("class", "t f\(index)")
    if let link = decoration?.link { html.attribute("href", link.destination) }
    html.openStyle(frame)
    extras(alpha, 0)
    html.raw("\"")
    if text.block.lines.count == 1 { direction(of: text.block.lines[0]) }
    html.raw(">")
    lines(text.block)
    html.raw(isLink ? "</a>" : "</span>")
  }

  private mutating func lines(_ block: TextBlock) {
    guard block.lines.count > 1 else { return html.text(block.lines[0].text) }
    for line in block.lines {
      html.raw("<span class=\"n\"")
      direction(of: line)
      html.raw(">")
      html.text(line.text)
      html.raw("</span>")
    }
  }

  /// A line says its direction where it is not the page's.
  private mutating func direction(of line: TextLine) {
    guard line.direction != traits.direction else { return }
    html.raw(line.direction == .rightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
  }

  private mutating func image(
    _ image: ArrangedImage, _ frame: Rect, _ alpha: Double, _ decoration: ViewDecoration?
  ) {
    html.raw("<span")
    if let file = image.file, let index = sheet.images[file.location] {
      html.attribute("class", "p im i\(index)")
    } else {
      html.raw(" class=\"p no\"")
    }
    let label = decoration?.accessibilityLabel ?? image.name
    if !label.isEmpty {
      html.raw(" role=\"img\"")
      html.attribute("aria-label", label)
    }
    html.openStyle(frame)
    if image.file != nil { html.out.append(Self.css(image.contentMode)) }
    extras(alpha, decoration?.cornerRadius ?? 0)
    html.raw("\"></span>")
  }

  private static func css(_ mode: ContentMode) -> String {
    switch mode {
    case .scaleToFill, .redraw: ";background-size:100% 100%"
    case .scaleAspectFit: ";background-size:contain"
    case .scaleAspectFill: ";background-size:cover"
    case .center: ""
    case .top, .bottom, .left, .right: ";background-position:\(mode.rawValue)"
    case .topLeft: ";background-position:left top"
    case .topRight: ";background-position:right top"
    case .bottomLeft: ";background-position:left bottom"
    case .bottomRight: ";background-position:right bottom"
    }
  }

  private mutating func button(
    _ button: ArrangedButton, _ frame: Rect, on background: ColorPair, _ alpha: Double
  ) {
    if let image = button.image {
      var place = button.imageFrame
      place.x += frame.x
      place.y += frame.y
      self.image(image, place, alpha, nil)
    }
    if let title = button.title {
      var place = button.titleFrame
      place.x += frame.x
      place.y += frame.y
      label(title, place, on: background, alpha, nil)
    } else if button.image == nil {
      html.openDrawing("k in", "Details", frame)
      html.raw("<b>i</b></span>")
    }
  }

  private mutating func textField(
    _ field: ArrangedTextField, _ frame: Rect, on background: ColorPair, _ decoration: ViewDecoration?
  ) {
    if field.borderStyle != .none {
      html.openBox("p fd", frame)
      html.raw("</span>")
    }
    if let name = decoration?.accessibilityLabel, !name.isEmpty {
      html.raw("<span class=\"v\">")
      html.text(name)
      html.raw(": </span>")
    }
    var place = frame
    if field.borderStyle != .none {
      place.x += 7
      place.width = max(0, place.width - 14)
    }
    label(field.text, place, on: background, 1, nil)
  }
}
