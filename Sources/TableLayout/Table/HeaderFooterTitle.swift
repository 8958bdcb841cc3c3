import TableModel
import TextMeasurement

/// How the title of a header or footer is shown.
struct HeaderFooterTitle {
  var font: ResolvedFont
  var color: SystemColor
  /// Points each line counts, whatever the font says.
  var lineHeight: Double
  var padding: VerticalPadding
  var isUppercase = false
  /// The text stands in the middle of a given height, instead of above the bottom padding.
  var isCentered = false
  /// The table's height for headers counts even where the text needs more.
  var takesTableHeight = false
}

extension TablePass {
  var groupedHeaderTitle: HeaderFooterTitle {
    let sections = environment.metrics.sections
    var title = footnote(padding: sections.groupedHeaderPadding)
    title.isUppercase = sections.capitalisesHeaders
    return title
  }

  var groupedFooterTitle: HeaderFooterTitle {
    footnote(padding: environment.metrics.sections.groupedFooterPadding)
  }

  var tableTitle: HeaderFooterTitle {
    footnote(padding: VerticalPadding(top: 8, bottom: 8))
  }

  /// One line of headline text takes the plain height; what that leaves around it grows with the text.
  var plainTitle: HeaderFooterTitle {
    let font = environment.font(.headline)
    let defaultLine = Font.textStyle(.headline).resolved(at: .large)
    let rest = environment.metrics.sections.plainHeight - wholeLine(of: defaultLine).rounded(.up)
    let half = max(0, rest) * environment.traits.contentSize.bodySizeScale / 2
    return HeaderFooterTitle(
      font: font, color: .label, lineHeight: wholeLine(of: font),
      padding: VerticalPadding(top: half.rounded(.down), bottom: half.rounded(.up)), isCentered: true,
      takesTableHeight: true)
  }

  /// Lines of footnote text without the text style's leading, each a whole number of points.
  private func footnote(padding: VerticalPadding) -> HeaderFooterTitle {
    var font = environment.font(.footnote)
    font.textStyle = nil
    let scale = environment.traits.contentSize.bodySizeScale
    let scaled = VerticalPadding(
      top: (padding.top * scale).rounded(), bottom: (padding.bottom * scale).rounded())
    let line = environment.text.metrics(of: font, grid: environment.grid).unroundedLineHeight
    return HeaderFooterTitle(
      font: font, color: .headerFooterText, lineHeight: line.rounded(), padding: scaled)
  }

  private func wholeLine(of font: ResolvedFont) -> Double {
    environment.text.metrics(of: font, grid: environment.grid).unroundedLineHeight.rounded(.up)
  }
}
