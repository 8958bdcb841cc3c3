import TableLayout
import TableModel
import TextMeasurement

extension JSONWriter {
  mutating func views(_ views: [ArrangedView]) {
    key("views")
    array { json in
      for view in views { json.view(view) }
    }
  }

  /// Every view of a template in one list, from the content view inwards: a view inside another names it by its place
  /// in the list.
  mutating func allViews(of template: ArrangedTemplate) {
    key("views")
    array { json in
      var count = 0
      if let id = template.contentViewID {
        count = 1
        json.object { json in
          json.member("id", id)
          json.member("kind", "contentView")
          json.member("frame", template.row.contentFrame)
        }
      }
      for view in template.row.views {
        json.flat(view, inside: template.contentViewID == nil ? nil : 0, &count)
      }
    }
  }

  private mutating func flat(
    _ view: ArrangedView, inside superview: Int?, _ count: inout Int
  ) {
    let place = count
    count += 1
    object { json in json.ownMembers(view, superview: superview) }
    for subview in view.subviews { flat(subview, inside: place, &count) }
  }

  private mutating func view(_ view: ArrangedView) {
    object { json in
      json.ownMembers(view, superview: nil)
      if !view.subviews.isEmpty { json.views(view.subviews) }
    }
  }

  private mutating func ownMembers(_ view: ArrangedView, superview: Int?) {
    member("id", view.id)
    member("kind", view.kind.rawValue)
    member("frame", view.frame)
    if let superview {
      key("superview")
      value(superview)
    }
    member("hidden", view.isHidden)
    content(view.content)
    if let decoration = view.decoration { self.decoration(decoration) }
  }

  private mutating func content(_ content: ArrangedContent) {
    switch content {
    case .none: break
    case .text(let text): self.text(text)
    case .image(let image): self.image(image)
    case .button(let button):
      if let title = button.title { text(title) }
      if let image = button.image { self.image(image) }
    case .textField(let field):
      text(field.text)
      member("placeholder", field.isPlaceholder)
    case .control(let control): self.control(control)
    }
  }

  private mutating func text(_ text: ArrangedText) {
    let lines = text.block.lines
    member("text", lines.count == 1 ? lines[0].text : lines.map(\.text).joined(separator: "\n"))
    member("fontSize", text.font.pointSize)
    if text.font.weight != .regular { member("fontWeight", text.font.weight.rawValue) }
    if text.font.isItalic { member("italic", true) }
    if case .named(let family) = text.font.face { member("fontFamily", family) }
    if lines.count > 1 { strings("lines", lines.map(\.text)) }
    member("truncated", text.block.isTruncated)
  }

  private mutating func image(_ image: ArrangedImage) {
    member("image", image.name)
    member("missing", image.file == nil)
  }

  private mutating func control(_ control: ViewContent) {
    switch control {
    case .toggle(let toggle):
      key("on")
      value(toggle.isOn)
    case .slider(let attributes), .stepper(let attributes):
      member("value", attributes.value)
      member("minimumValue", attributes.minimumValue)
      member("maximumValue", attributes.maximumValue)
    case .progressView(let progress): member("progress", progress.progress)
    case .activityIndicator(let indicator): member("animating", indicator.isAnimating)
    case .segmentedControl(let attributes):
      strings("segments", attributes.segments)
      if let selected = attributes.selectedIndex {
        key("selectedSegmentIndex")
        value(selected)
      }
    default: break
    }
  }

  private mutating func decoration(_ decoration: ViewDecoration) {
    member("href", decoration.link?.destination)
    member("accessibilityLabel", decoration.accessibilityLabel)
    if decoration.alpha != 1 { member("alpha", decoration.alpha) }
  }
}
