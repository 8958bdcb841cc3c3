import TableModel
import TextMeasurement

extension TablePass {
  /// A header or footer of a title: one label, wrapped at the margins.
  func arrangeTitle(
    _ title: String, of header: TableHeaderFooter, _ look: HeaderFooterTitle, _ place: HeaderFooterPlace
  ) -> ArrangedHeaderFooter {
    let width = max(0, table.width - 2 * table.margin)
    let block = environment.layOut(
      look.isUppercase ? title.uppercased() : title, font: look.font, maxWidth: width, lines: 0,
      mode: .wordWrap)
    let textHeight = look.lineHeight * Double(block.lines.count)
    let (height, origin) = height(of: header, look, place, measured: textHeight + look.padding.sum)
    let top = look.top(of: textHeight, in: height)
    var arranged = ArrangedHeaderFooter(
      frame: Rect(x: table.x, y: place.y, width: table.width, height: place.padding + height),
      views: [
        titleLabel(
          block, look,
          Rect(
            x: table.margin, y: environment.grid.round(place.padding + top), width: width,
            height: max(textHeight, block.size.height)))
      ],
      heightOrigin: origin)
    arranged.estimatedHeight = header.estimatedHeight
    return arranged
  }

  /// The header's own height, else the table's where it counts, else the measured one.
  private func height(
    of header: TableHeaderFooter, _ look: HeaderFooterTitle, _ place: HeaderFooterPlace, measured: Double
  ) -> (Double, HeightOrigin) {
    if let given = header.height { return (given, .cell) }
    if let given = place.tableHeight, look.takesTableHeight || given > measured { return (given, .table) }
    return (measured, .measured)
  }

  private func titleLabel(_ block: TextBlock, _ look: HeaderFooterTitle, _ frame: Rect) -> ArrangedView {
    let text = ArrangedText(
      block: block, font: look.font, color: .semantic(look.color), alignment: environment.physical(.natural),
      y: environment.grid.round((frame.height - block.size.height) / 2))
    return ArrangedView(id: "textLabel", kind: .label, frame: frame, content: .text(text))
  }
}
