import TableModel

extension ParagraphLayout {
  /// The short way for a text of plain words that stands on several lines or is cut at its end; `nil` for any other.
  func plainLines(_ text: String, _ paragraph: ParagraphStyle) -> TextBlock? {
    let endsAtWords = paragraph.lineBreakMode == .wordWrap || paragraph.lineBreakMode == .tailTruncation
    guard paragraph.maxWidth < .infinity, endsAtWords else { return nil }
    let ellipsis =
      paragraph.lineBreakMode.hasEllipsis
      ? CharacterMeasurer(font: font, library: library).ellipsisWidth() : nil
    let direction = direction(of: text, paragraph)
    let block = text.utf8.withContiguousStorageIfAvailable { bytes in
      font.withASCII { advances, kerning -> TextBlock? in
        let plain = PlainText(bytes: bytes, advances: advances, kerning: kerning)
        var lines: [TextLine] = []
        let outcome = plain.breakLines(
          maxWidth: units(paragraph.maxWidth), limit: paragraph.numberOfLines, ellipsis: ellipsis
        ) { line in
          lines.append(
            TextLine(
              text: plain.text(line), width: Double(line.width) * font.unit, direction: direction))
        }
        guard let outcome else { return nil }
        if let line = outcome.cutLine {
          let width = Double(line.width + (ellipsis ?? 0)) * font.unit
          lines.append(TextLine(text: plain.text(line) + "…", width: width, direction: direction))
        }
        return self.block(lines, paragraph, isTruncated: outcome.isTruncated)
      }
    }
    return block ?? nil
  }
}
