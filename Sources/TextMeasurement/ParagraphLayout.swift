import TableModel

/// Lays one text out in one font: the steps from characters to a block of lines.
struct ParagraphLayout {
  let font: PreparedFont
  let library: FontLibrary
  let breaker: LineBreaker

  func layOut(_ text: String, _ paragraph: ParagraphStyle) -> TextBlock {
    guard !text.isEmpty else { return block([], paragraph, isTruncated: false) }
    if let line = singleLine(text, paragraph) { return block([line], paragraph, isTruncated: false) }
    return plainLines(text, paragraph) ?? anyLines(text, paragraph)
  }

  /// The way for every text.
  func anyLines(_ text: String, _ paragraph: ParagraphStyle) -> TextBlock {
    let measurer = CharacterMeasurer(font: font, library: library)
    let measured = measurer.measure(Array(text.utf8), limit: limit(of: paragraph))
    let cutter = LineCutter(
      text: measured, maxWidth: units(paragraph.maxWidth),
      breaksAtCharacters: paragraph.lineBreakMode == .characterWrap)
    return cut(cutter, paragraph, measurer)
  }

  /// The short way for a text whose characters need no shaping and that fits on one line.
  private func singleLine(_ text: String, _ paragraph: ParagraphStyle) -> TextLine? {
    let limit = units(paragraph.maxWidth)
    let units = text.utf8.withContiguousStorageIfAvailable { bytes in
      font.asciiWidth(bytes, upTo: limit)
        ?? CharacterMeasurer(font: font, library: library).lineWidth(bytes, upTo: limit)
    }
    guard let units = units ?? nil else { return nil }
    let width = Double(units) * font.unit
    guard width <= paragraph.maxWidth + Self.slack else { return nil }
    return TextLine(text: text, width: width, direction: direction(of: text, paragraph))
  }

  func direction(of text: String, _ paragraph: ParagraphStyle) -> LayoutDirection {
    for byte in text.utf8 {
      if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A { return .leftToRight }
      if byte >= 0x80 { return text.baseDirection ?? paragraph.direction }
    }
    return paragraph.direction
  }

  /// What lines beyond the limit hold changes nothing, unless the end of the text is shown.
  private func limit(of paragraph: ParagraphStyle) -> CharacterMeasurer.Limit {
    var limit = CharacterMeasurer.Limit()
    let showsEnd = [.headTruncation, .middleTruncation].contains(paragraph.lineBreakMode)
    guard paragraph.numberOfLines > 0, !showsEnd else { return limit }
    limit.hardBreaks = paragraph.numberOfLines
    let (width, overflows) = units(paragraph.maxWidth).multipliedReportingOverflow(
      by: Int64(paragraph.numberOfLines) + 2)
    if !overflows { limit.width = width + Self.widestCharacter }
    return limit
  }

  private func cut(
    _ cutter: LineCutter, _ paragraph: ParagraphStyle, _ measurer: CharacterMeasurer
  ) -> TextBlock {
    var (ranges, isWhole) = lines(cutter, paragraph)
    isWhole = isWhole && cutter.text.isWhole
    if paragraph.numberOfLines == 1, let only = ranges.first, only.width(cutter.text) > cutter.maxWidth {
      isWhole = false
    }
    let marked = isWhole || !paragraph.lineBreakMode.hasEllipsis ? nil : ranges.popLast()
    var lines = ranges.map { range in
      line(cutter, range, cutter.text.text(range.range), range.width(cutter.text), paragraph)
    }
    if let marked {
      let (text, units) = LineTruncator(cutter: cutter, ellipsis: measurer.ellipsisWidth()).truncated(
        marked, paragraph.lineBreakMode)
      lines.append(line(cutter, marked, text.withoutLineBreaks, units, paragraph))
    }
    return block(lines, paragraph, isTruncated: !isWhole)
  }

  /// A single line that will be cut off, or marked as cut, need not be broken.
  private func lines(
    _ cutter: LineCutter, _ paragraph: ParagraphStyle
  ) -> (lines: [LineCutter.Line], isWhole: Bool) {
    switch paragraph.lineBreakMode {
    case .tailTruncation, .headTruncation, .middleTruncation, .clip:
      guard paragraph.numberOfLines == 1 else { break }
      let paragraphs = cutter.paragraphs(limit: 1)
      let range = cutter.withoutTrailingSpaces(paragraphs[0])
      let line = LineCutter.Line(
        range: paragraphs[0].lowerBound..<range, paragraph: paragraphs[0])
      return ([line], paragraphs.count == 1)
    case .wordWrap, .characterWrap: break
    }
    return cutter.lines(limit: paragraph.numberOfLines, breaker)
  }

  private func line(
    _ cutter: LineCutter, _ line: LineCutter.Line, _ text: String, _ units: Int64,
    _ paragraph: ParagraphStyle
  ) -> TextLine {
    TextLine(
      text: text, width: Double(units) * font.unit,
      direction: cutter.text.direction(of: line.paragraph) ?? paragraph.direction)
  }

  /// A length counts as fitting where it is this much too long: rounding to the pixel drops as much.
  private static let slack = 0.001
  private static let widestCharacter: Int64 = 1_000_000

  func units(_ points: Double) -> Int64 {
    guard points < .infinity, font.unit > 0 else { return points > 0 ? .max : 0 }
    return Int64(max(0, min((points + Self.slack) / font.unit, 1e15)))
  }
}

extension LineCutter.Line {
  fileprivate func width(_ text: MeasuredText) -> Int64 { text.width(range) }
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
    utf8.contains { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 } && contains(where: \.isNewline)
      ? String(map { $0.isNewline ? " " : $0 })
      : self
  }
}
