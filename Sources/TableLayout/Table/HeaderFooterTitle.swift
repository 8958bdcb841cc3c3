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
  var anchor = Anchor.bottom
  /// The table's height for headers counts even where the text needs more.
  var takesTableHeight = false

  /// Where the text stands in a height that is more than it needs.
  enum Anchor {
    case top, center, bottom
  }

  /// The top of a text in a height, points.
  func top(of textHeight: Double, in height: Double) -> Double {
    switch anchor {
    case .top: min(padding.top, max(0, height - textHeight))
    case .center: max(0, (height - textHeight) / 2)
    case .bottom: max(0, height - padding.bottom - textHeight)
    }
  }
}

extension TablePass {
  var groupedHeaderTitle: HeaderFooterTitle {
    let sections = environment.metrics.sections
    var title = footnote(padding: sections.groupedHeaderPadding)
    title.isUppercase = sections.capitalisesHeaders
    return title
  }

  var groupedFooterTitle: HeaderFooterTitle {
    var title = footnote(padding: environment.metrics.sections.groupedFooterPadding)
    title.anchor = .top
    return title
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
      padding: VerticalPadding(top: half.rounded(.down), bottom: half.rounded(.up)), anchor: .center,
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
