import TableModel

extension SheetWriter {
  /// Custom properties that only a page that can be operated needs.
  func writeInteraction(to html: inout HTMLWriter, isDark: Bool) {
    let sheet = ColorPair(light: .white, dark: ColorPair(.systemGray5).dark)
    let variables: [(StaticString, ColorPair)] = [
      ("chosen", head.look.palette.selected), ("danger", ReadableColor.fill(.semantic(.systemRed))),
      ("sheet", sheet), ("warning", ReadableColor.text(.semantic(.systemRed), on: sheet)),
    ]
    for (name, color) in variables { html.out.append("--\(name):\(color[isDark: isDark].css);") }
    writeLift(head.look.palette, to: &html, isDark: isDark)
    html.pixels("--pixel", 1 / head.traits.scale)
  }

  /// What a row that is lifted off its table stands on.
  func writeLift(_ palette: Palette, to html: inout HTMLWriter, isDark: Bool) {
    let lift = ColorPair(light: palette.cell.light, dark: ColorPair(.systemGray5).dark)
    html.out.append("--lift:\(lift[isDark: isDark].css);")
  }

  /// Texts that could not be read on the background of a selected row have another colour there.
  func writeChosenTexts(to html: inout HTMLWriter, isDark: Bool) {
    let selected = head.look.palette.selected
    for (number, text) in sheet.texts.styles.enumerated() {
      let color = text.readableColor(on: selected)[isDark: isDark]
      guard color != text.readableColor[isDark: isDark] else { continue }
      html.out.append(".\(scope) .chosen .t\(number){color:\(color.css)}\n")
    }
  }
}
