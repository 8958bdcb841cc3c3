import TableLayout
import TableModel

/// What the rows of a table stand on and how wide they are: the tables of one page may differ in it.
struct TableLook: Equatable {
  let style: TableStyle
  /// `nil` is UIKit's own.
  var separatorColor: Color?
  /// `nil` is the style's own.
  var backgroundColor: Color?
  /// Decides on the shapes of controls and corners, on side margins and on the height of gaps.
  let profile: OSProfile
  /// Points.
  let width: Double

  init(_ table: TableArrangement) {
    style = table.style
    separatorColor = table.separatorColor
    backgroundColor = table.backgroundColor
    profile = table.traits.profile
    width = table.traits.width
  }

  /// A cell on a card.
  init(_ template: ArrangedTemplate) { self.init(.insetGrouped, template.traits) }

  /// A style as UIKit has it.
  init(_ style: TableStyle, _ traits: Traits) {
    self.style = style
    profile = traits.profile
    width = traits.width
  }

  var palette: Palette {
    Palette(style, separatorColor: separatorColor, backgroundColor: backgroundColor)
  }
}

extension [TableLook] {
  /// Each once, in order of appearance.
  init(each looks: some Sequence<TableLook>) {
    self = []
    for look in looks where !contains(look) { append(look) }
  }
}

extension HTMLPage {
  /// The class attribute of an element that stands for a table of its own: the rules of the page are bound to it again,
  /// with the names of its own style and generation.
  ///
  /// What is drawn next has its colours.
  mutating func classes(_ name: String, in look: TableLook) {
    palette = look.palette
    var names = [name, scope]
    if let number = head.looks.firstIndex(of: look) { names.append("look\(number)") }
    names += [look.style.rawValue, look.profile.rawValue]
    if head.isRightToLeft { names.append("rtl") }
    html.attribute("class", names.joined(separator: " "))
  }
}
