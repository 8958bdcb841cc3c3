import TableLayout
import TableModel

/// What the opening tag of a part says by classes: each number becomes a class, what has none is written in its place.
struct Part {
  /// Classes of our own, separated by spaces.
  var name: StaticString = ""
  var box: BoxStyle?
  var text: TextLook?
  var fill: FillStyle?
  var image: ImageFile?
  /// Where it stands while the table is edited; only what is across the row differs.
  var editedBox: BoxStyle?

  init(_ name: StaticString, _ box: BoxStyle? = nil) {
    self.name = name
    self.box = box
  }

  /// What stands at a row's trailing edge, in its own colour where it has one.
  init(_ name: StaticString, tintOf accessory: ArrangedAccessory) {
    self.init(name, BoxStyle(accessory.frame))
    fill = accessory.tintColor.map { .tint($0) }
  }
}

extension HTMLPage {
  /// `<tag class="…" style="…"`, left open for more attributes.
  mutating func open(_ tag: StaticString, _ part: Part) {
    html.raw("<")
    html.raw(tag)
    html.raw(" class=\"")
    var needsSpace = part.name.utf8CodeUnitCount > 0
    html.raw(part.name)
    if let text = part.text { className("t", sheet.number(of: text), &needsSpace) }
    if let fill = part.fill { className("f", sheet.number(of: fill), &needsSpace) }
    if let image = part.image { className("i", sheet.number(of: image), &needsSpace) }
    var unnamed: BoxStyle?
    if let box = part.box {
      let number = sheet.number(of: box)
      className("b", number, &needsSpace)
      if number == nil { unnamed = box }
    }
    if part.editedBox != nil { html.raw(needsSpace ? " elsewhere" : "elsewhere") }
    html.raw("\"")
    guard unnamed != nil || part.editedBox != nil else { return }
    html.raw(" style=\"")
    unnamed?.write(to: &html)
    part.editedBox?.writeEdited(to: &html)
    html.raw("\"")
  }

  mutating func className(_ letter: StaticString, _ number: Int?, _ needsSpace: inout Bool) {
    guard let number else { return }
    if needsSpace { html.raw(" ") }
    html.raw(letter)
    html.out.append(number)
    needsSpace = true
  }

  /// A drawing that says what it shows; one without a name is for the eye alone.
  mutating func drawing(_ part: Part, _ label: String?) {
    open("span", part)
    if let label, !label.isEmpty {
      html.raw(" role=\"img\"")
      html.attribute("aria-label", label)
    }
    html.raw("></span>")
  }
}
