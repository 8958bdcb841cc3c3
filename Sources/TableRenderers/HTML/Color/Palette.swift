import TableModel

/// The colours that a table of a style stands on, and those that every page has by name.
struct Palette {
  let page: ColorPair
  let cell: ColorPair
  let selected = ColorPair(.systemGray4)
  /// Of separators.
  private let line: ColorPair

  /// - Parameters:
  ///   - separatorColor: `nil` is UIKit's own.
  ///   - backgroundColor: behind the rows; `nil` is the style's own.
  init(_ style: TableStyle, separatorColor: Color? = nil, backgroundColor: Color? = nil) {
    line = ColorPair(separatorColor ?? .semantic(.separator))
    let usual = ColorPair(style == .plain ? .systemBackground : .systemGroupedBackground)
    cell = style == .plain ? usual : ColorPair(.secondarySystemGroupedBackground)
    page = backgroundColor.map { ColorPair($0).over(usual) } ?? usual
  }

  /// What stands behind the views of a row.
  func background(_ color: Color?, isSelected: Bool) -> ColorPair {
    if isSelected { return selected }
    return color.map { ColorPair($0).over(cell) } ?? cell
  }

  /// Custom properties with their values.
  var variables: [(name: StaticString, value: ColorPair)] {
    [
      ("page", page), ("cell", cell), ("label", ColorPair(.label)),
      ("second", ReadableColor.text(.semantic(.secondaryLabel), on: page)),
      ("link", ReadableColor.text(.semantic(.tint), on: page)),
      ("tint", ColorPair(.tint)), ("line", line), ("hair", ColorPair(.separator)),
      ("on", ColorPair(.systemGreen)),
      ("red", ColorPair(.systemRed)), ("gray", ColorPair(.systemGray)),
      ("mark", ColorPair(.tertiaryLabel)), ("fill", ColorPair(.tertiarySystemFill)),
      ("track", ColorPair(.systemFill)), ("press", ColorPair(.quaternarySystemFill)),
      ("thumb", ColorPair(light: .white, dark: ColorPair(.systemGray2).dark)),
      ("band", ColorPair(.secondarySystemBackground)), ("desk", Self.desk),
    ]
  }

  /// Those that a table's style and separators decide on.
  var variablesOfTable: [(name: StaticString, value: ColorPair)] {
    variables.filter { ["page", "cell", "second", "link", "line"].contains("\($0.name)") }
  }

  /// What lies around the table in a wide window.
  private static let desk = ColorPair(
    light: RGBA(red: 0xE2, green: 0xE2, blue: 0xE9), dark: RGBA(red: 0x14, green: 0x14, blue: 0x16))
}
