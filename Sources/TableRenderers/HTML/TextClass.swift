import TableLayout
import TableModel

/// How a text looks, whatever it says: what texts on a page share as a class.
struct TextClass: Hashable {
  let font: FontStack
  let hasEqualDigits: Bool
  let color: Color
  /// What the text stands on.
  let background: ColorPair
  let alignment: TextAlignment
  /// Points from line to line.
  let lineHeight: Double

  init(_ text: ArrangedText, on background: ColorPair) {
    font = FontStack(text.font)
    hasEqualDigits = text.font.face == .monospacedDigit
    color = text.color
    self.background = background
    alignment = text.alignment
    lineHeight = text.block.lineHeight
  }

  /// The colour that the text is drawn in.
  var readableColor: ColorPair { ColorPair(color).readable(on: background) }

  /// The declarations, colour apart.
  var css: String {
    let style = font.isItalic ? "italic " : ""
    let size = OutputBuffer.text(font.pointSize)
    let digits = hasEqualDigits ? ";font-variant-numeric:tabular-nums" : ""
    let align =
      switch alignment {
      case .right: ";text-align:right"
      case .center: ";text-align:center"
      default: ";text-align:left"
      }
    return
      "font:\(style)\(font.weight.openTypeValue) \(size)px/\(OutputBuffer.text(lineHeight))px \(font.families)"
      + digits + align
  }
}
