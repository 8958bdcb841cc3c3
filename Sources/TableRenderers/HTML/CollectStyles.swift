import TableLayout
import TableModel

/// Walks an arrangement once to gather its styles, as `HTMLRows` walks it to write it.
struct StyleCollector {
  private(set) var sheet = StyleSheet()
  private let colors: PageColors

  init(_ colors: PageColors) { self.colors = colors }

  mutating func collect(_ table: TableArrangement) {
    sheet.separatorColor = table.separatorColor.map { ColorPair($0) }
    collect(table.header)
    for section in table.sections {
      collect(section.header)
      for row in section.rows { collect(row) }
      collect(section.footer)
    }
    collect(table.footer)
  }

  mutating func collect(_ row: ArrangedRow) {
    sheet.add(height: row.frame.height)
    if let separator = row.separator { sheet.add(separator: separator) }
    let isSelected = row.cell.hasOptions && row.cell.options.isSelected
    let background = colors.background(row.backgroundColor, isSelected: isSelected)
    if background != colors.row { sheet.add(fill: background) }
    if row.cell.hasOptions { collect(row.cell.options) }
    collect(row.views, on: background)
  }

  private mutating func collect(_ options: CellOptions) {
    for configuration in [options.leadingActions, options.trailingActions] {
      for action in configuration?.actions ?? [] { sheet.add(fill: action.fill) }
    }
  }

  private mutating func collect(_ header: ArrangedHeaderFooter?) {
    guard let header else { return }
    sheet.add(height: header.frame.height)
    let background = header.backgroundColor.map { ColorPair($0).over(colors.page) } ?? colors.page
    if background != colors.page { sheet.add(fill: background) }
    collect(header.views, on: background)
  }

  private mutating func collect(_ views: [ArrangedView], on background: ColorPair) {
    for view in views {
      var background = background
      if let color = view.decoration?.backgroundColor {
        let fill = ColorPair(color).over(background)
        sheet.add(fill: fill)
        background = fill
      }
      switch view.content {
      case .text(let text): sheet.add(TextClass(text, on: background))
      case .textField(let field): sheet.add(TextClass(field.text, on: background))
      case .button(let button):
        if let title = button.title { sheet.add(TextClass(title, on: background)) }
        if let file = button.image?.file { sheet.add(file) }
      case .image(let image): if let file = image.file { sheet.add(file) }
      case .none, .control: break
      }
      collect(view.subviews, on: background)
    }
  }
}

extension TableAction {
  /// The button's colour, dark enough for white text.
  var fill: ColorPair {
    let color = ColorPair(self.color ?? .semantic(style == .destructive ? .systemRed : .systemGray))
    return ColorPair(
      light: Contrast.backgroundForWhiteText(color.light.over(RGBA(red: 255, green: 255, blue: 255))),
      dark: Contrast.backgroundForWhiteText(color.dark.over(RGBA(red: 0, green: 0, blue: 0))))
  }
}
