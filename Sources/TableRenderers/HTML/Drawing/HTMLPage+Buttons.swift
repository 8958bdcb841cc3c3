import TableLayout
import TableModel

extension HTMLPage {
  mutating func button(
    _ button: ArrangedButton, _ frame: Rect, _ context: ViewContext, _ decoration: ViewDecoration?
  ) {
    var inside = context
    inside.at = Point(x: frame.x, y: frame.y)
    if let image = button.image {
      var look = decoration ?? ViewDecoration()
      if button.title != nil { look.accessibilityLabel = "" }
      picture(image, inside.place(button.imageFrame), context, look)
    }
    if let title = button.title {
      label(title, inside.place(button.titleFrame), context, decoration)
    } else if button.image == nil, let glyph = Self.glyph(button.style) {
      let label = decoration?.accessibilityLabel ?? glyph.label
      drawing(Part(glyph.name, BoxStyle(frame, alpha: context.alpha)), label)
    }
  }

  /// UIKit's own pictures.
  private static func glyph(_ style: ButtonAttributes.Style) -> (name: StaticString, label: String)? {
    switch style {
    case .infoLight, .infoDark, .detailDisclosure: ("info middle", "Details")
    case .contactAdd: ("add middle", "Add")
    case .system, .custom: nil
    }
  }
}
