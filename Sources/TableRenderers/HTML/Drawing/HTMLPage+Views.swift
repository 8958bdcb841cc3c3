import TableLayout
import TableModel

extension HTMLPage {
  /// Writes views side by side, nested ones too: their frames say where they stand.
  mutating func views(_ views: [ArrangedView], _ context: ViewContext) {
    for index in views.indices { view(views[index], context) }
  }

  private mutating func view(_ view: ArrangedView, _ context: ViewContext) {
    guard !view.isHidden else { return }
    var context = context
    let frame = context.place(view.frame)
    if let decoration = view.decoration {
      context.alpha *= decoration.alpha
      guard context.alpha > 0 else { return }
      background(decoration, frame, &context)
    }
    content(of: view, frame, context)
    guard !view.subviews.isEmpty else { return }
    context.at = Point(x: frame.x, y: frame.y)
    views(view.subviews, context)
  }

  private mutating func background(
    _ decoration: ViewDecoration, _ frame: Rect, _ context: inout ViewContext
  ) {
    guard let color = decoration.backgroundColor, color != .semantic(.clear) else { return }
    context.background = ColorPair(color).over(context.background)
    var part = Part("", BoxStyle(frame, radius: decoration.cornerRadius, alpha: context.alpha))
    part.fill = .background(context.background)
    drawing(part, nil)
  }

  private mutating func content(of view: ArrangedView, _ frame: Rect, _ context: ViewContext) {
    switch view.content {
    case .none:
      guard view.subviews.isEmpty, let name = view.decoration?.accessibilityLabel, !name.isEmpty else {
        break
      }
      drawing(Part("", BoxStyle(frame)), name)
    case .text(let text):
      label(text, frame, context, view.decoration, edited: editedLabels.popFirst() ?? nil)
    case .image(let image): picture(image, frame, context, view.decoration)
    case .button(let button): self.button(button, frame, context, view.decoration)
    case .textField(let field): textField(field, frame, context)
    case .control(let control): self.control(control, frame, context, view.decoration)
    }
  }

  mutating func picture(
    _ image: ArrangedImage, _ frame: Rect, _ context: ViewContext, _ decoration: ViewDecoration?
  ) {
    var part = Part(
      Self.className(image.file == nil ? nil : image.contentMode),
      BoxStyle(frame, radius: decoration?.cornerRadius ?? 0, alpha: context.alpha))
    part.image = image.file
    let link = context.isInLink ? nil : decoration?.link
    if let link {
      html.raw("<a")
      html.attribute("href", link.destination)
      html.raw(">")
    }
    defer { if link != nil { html.raw("</a>") } }
    drawing(part, decoration?.accessibilityLabel ?? ImageFile.stem(of: image.name))
  }

  private static func className(_ mode: ContentMode?) -> StaticString {
    switch mode {
    case nil: "pic missing"
    case .scaleToFill: "pic scaleToFill"
    case .redraw: "pic redraw"
    case .scaleAspectFit: "pic scaleAspectFit"
    case .scaleAspectFill: "pic scaleAspectFill"
    case .center: "pic"
    case .top: "pic top"
    case .bottom: "pic bottom"
    case .left: "pic left"
    case .right: "pic right"
    case .topLeft: "pic topLeft"
    case .topRight: "pic topRight"
    case .bottomLeft: "pic bottomLeft"
    case .bottomRight: "pic bottomRight"
    }
  }
}
