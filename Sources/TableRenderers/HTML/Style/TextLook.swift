import TableLayout
import TableModel

/// How a text looks, whatever it says: what texts on a page share as a class.
struct TextLook: Hashable {
  /// Points from line to line.
  let lineHeight: Double
  let alignment: TextAlignment
  let color: Color
  let font: ResolvedFont
  /// What the text stands on.
  let background: ColorPair

  init(_ text: ArrangedText, on background: ColorPair) {
    lineHeight = text.block.lineHeight
    alignment = text.alignment
    color = text.color
    var font = text.font
    font.textStyle = nil
    self.font = font
    self.background = background
  }

  /// A colour that the text can be read in.
  var readableColor: ColorPair { readableColor(on: background) }

  func readableColor(on background: ColorPair) -> ColorPair {
    let font = drawnFont
    let isLarge = font.pointSize >= 24 || (font.pointSize >= 18.66 && font.weight >= .bold)
    return ReadableColor.text(color, on: background, contrast: isLarge ? Contrast.largeText : Contrast.text)
  }

  /// As its face's name says too: found once a look, not once a text.
  var drawnFont: ResolvedFont { font.withNamedStyle }

  /// The declarations, colour apart.
  func write(to html: inout HTMLWriter) {
    let font = drawnFont
    html.out.append("font:\(font.isItalic ? "italic " : "")\(font.weight.openTypeValue) ")
    html.out.append(font.pointSize)
    html.raw("px/")
    html.out.append(lineHeight)
    html.raw("px ")
    html.out.append(font.cssFamilies)
    if font.face == .monospacedDigit { html.raw(";font-variant-numeric:tabular-nums") }
    switch alignment {
    case .right: html.raw(";text-align:right")
    case .center: html.raw(";text-align:center")
    case .left, .natural, .justified: break
    }
  }
}
