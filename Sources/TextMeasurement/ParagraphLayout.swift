import TableModel

/// Lays one text out in one font: the steps from characters to a block of lines.
struct ParagraphLayout {
  let font: PreparedFont
  let library: FontLibrary
  let breaker: LineBreaker

  func layOut(_ text: String, _ paragraph: ParagraphStyle) -> TextBlock {
    guard !text.isEmpty else { return block([], 0, paragraph, isTruncated: false) }
    if let block = singleLine(text, paragraph) { return block }
    let measurer = CharacterMeasurer(font: font, library: library)
    let measured = measurer.measure(Array(text.utf8))
    let cutter = LineCutter(
      text: measured, maxWidth: units(paragraph.maxWidth),
      breaksAtCharacters: paragraph.lineBreakMode == .characterWrap)
    return cut(cutter, paragraph, measurer)
  }

  /// The short way for a text of ASCII that the table measures and that fits on one line.
  private func singleLine(_ text: String, _ paragraph: ParagraphStyle) -> TextBlock? {
    guard let table = font.table else { return nil }
    guard
      let units = text.utf8.withContiguousStorageIfAvailable({ asciiWidth($0, table) }) ?? nil
    else { return nil }
    let width = Double(units) * font.unit
    guard width <= paragraph.maxWidth else { return nil }
    return block([TextLine(text: text, width: width)], width, paragraph, isTruncated: false)
  }

  /// `nil` for anything but printing ASCII.
  private func asciiWidth(_ bytes: UnsafeBufferPointer<UInt8>, _ table: SystemFontTable) -> Int? {
    var sum = 0
    var previous = 0
    return table.ascii.withUnsafeBufferPointer { advances in
      font.kerning.pairs.withUnsafeBufferPointer { kerning in
        for byte in bytes {
          guard byte >= 0x20, byte < 0x7F else { return nil }
          sum += Int(advances[Int(byte)]) + Int(kerning[previous * 128 + Int(byte)])
          previous = Int(byte)
        }
        return sum
      }
    }
  }

  private func cut(
    _ cutter: LineCutter, _ paragraph: ParagraphStyle, _ measurer: CharacterMeasurer
  ) -> TextBlock {
    var (ranges, rest) = cutter.lines(limit: paragraph.numberOfLines, breaker)
    let isOneLongLine =
      paragraph.numberOfLines == 1 && cutter.text.width(0..<cutter.text.count) > cutter.maxWidth
    if isOneLongLine, paragraph.lineBreakMode == .clip { ranges = [0..<cutter.text.count] }
    var lines = ranges.map { line(cutter.text.text($0), cutter.text.width($0)) }
    let isTruncated = rest != nil || isOneLongLine
    if isTruncated, let last = ranges.last, paragraph.lineBreakMode.hasEllipsis {
      let ellipsis = measurer.measure(Array("…".utf8))
      let truncator = LineTruncator(cutter: cutter, ellipsis: ellipsis.width(0..<ellipsis.count))
      let (text, width) = truncator.truncated(from: last.lowerBound, paragraph.lineBreakMode)
      lines[lines.count - 1] = line(text.withoutLineBreaks, width)
    }
    let width = lines.reduce(0) { max($0, $1.width) }
    return block(lines, width, paragraph, isTruncated: isTruncated)
  }

  private func line(_ text: String, _ units: Int64) -> TextLine {
    TextLine(text: text, width: Double(units) * font.unit, direction: text.baseDirection)
  }

  private func block(
    _ lines: [TextLine], _ width: Double, _ paragraph: ParagraphStyle, isTruncated: Bool
  ) -> TextBlock {
    let pitch = linePitch(on: paragraph.grid, count: lines.count)
    let height = lines.isEmpty ? 0 : blockHeight(on: paragraph.grid, count: lines.count, pitch)
    return TextBlock(
      size: Size(width: paragraph.grid.ceil(width), height: height), lines: lines, firstBaseline: font.ascent,
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

  private func units(_ points: Double) -> Int64 {
    guard points.isFinite, font.unit > 0 else { return points > 0 ? .max : 0 }
    return Int64(max(0, min(points / font.unit + 0.5, 1e15)))
  }
}

extension LineBreakMode {
  var hasEllipsis: Bool {
    switch self {
    case .tailTruncation, .headTruncation, .middleTruncation: true
    case .wordWrap, .characterWrap, .clip: false
    }
  }
}

extension String {
  /// Left out of a truncated line, which would else be two.
  fileprivate var withoutLineBreaks: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
