import TableModel

extension ParagraphLayout {
  /// Adds lines up to a block.
  func block(_ lines: [TextLine], _ paragraph: ParagraphStyle, isTruncated: Bool) -> TextBlock {
    let grid = paragraph.grid
    let pitch = linePitch(on: grid, count: lines.count)
    let height = lines.isEmpty ? 0 : blockHeight(on: grid, count: lines.count, pitch)
    var width = lines.reduce(0) { max($0, $1.width) }
    if isTruncated, paragraph.lineBreakMode == .clip { width = min(width, max(0, paragraph.maxWidth)) }
    return TextBlock(
      size: Size(width: grid.ceil(width), height: height), lines: lines, firstBaseline: font.ascent,
      lastBaseline: font.ascent + pitch * Double(max(0, lines.count - 1)), lineHeight: pitch,
      isTruncated: isTruncated)
  }

  /// From baseline to baseline.
  private func linePitch(on grid: PixelGrid, count: Int) -> Double {
    guard count > 1 else { return grid.ceil(font.lineHeight) }
    return font.font.textStyle != nil && font.isSystem
      ? TextStyle.leading(at: font.font.pointSize) : font.lineHeight
  }

  /// Lines of a text style stand at its leading; those of other fonts touch.
  ///
  /// Source: heights of recorded labels of one to eight lines.
  private func blockHeight(on grid: PixelGrid, count: Int, _ pitch: Double) -> Double {
    grid.ceil(font.lineHeight + Double(count - 1) * pitch)
  }
}
