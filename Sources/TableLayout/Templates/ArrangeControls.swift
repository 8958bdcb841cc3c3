import TableModel
import TextMeasurement

extension LayoutEnvironment {
  /// A label's text on as many lines as its height has room for, in a smaller font where the label allows one.
  func cut(
    _ shown: NodeContent, _ label: LabelAttributes, to size: Size
  ) -> (TextBlock, ResolvedFont) {
    let block = shown.block ?? .empty
    var font = shown.font
    var lines = label.numberOfLines
    if label.adjustsFontSizeToFit, lines == 1, block.size.width > size.width, block.size.width > 0 {
      let share = max(size.width / block.size.width, label.minimumScaleFactor)
      font.pointSize = max(1, (font.pointSize * share * 4).rounded(.down) / 4)
    } else if lines != 1, block.lineHeight > 0, block.size.height > size.height {
      let fitting = max(1, Int(min(1e6, (size.height + TemplateLayout.slack) / block.lineHeight)))
      lines = lines == 0 ? fitting : min(lines, fitting)
    }
    let cut = layOut(
      shown.text, font: font, maxWidth: size.width, lines: lines, mode: label.lineBreakMode)
    return (cut, font)
  }

  func arrange(_ field: TextFieldAttributes, _ shown: NodeContent, _ size: Size) -> ArrangedTextField {
    let inset = field.borderStyle == .none ? 0 : metrics.controls.borderedFieldPadding / 2
    let text = field.shownText
    let block =
      text.isEmpty ? TextBlock.empty : layOut(text, font: shown.font, maxWidth: size.width - 2 * inset)
    var arranged = ArrangedText(
      block: block, font: shown.font,
      color: field.text.isEmpty ? .semantic(.placeholderText) : field.textColor,
      alignment: physical(field.textAlignment), y: grid.round((size.height - block.size.height) / 2))
    arranged.inset = inset
    return ArrangedTextField(
      text: arranged, isPlaceholder: field.text.isEmpty, borderStyle: field.borderStyle,
      isSecure: field.isSecure)
  }

  func arrange(_ view: TextViewAttributes, _ shown: NodeContent, _ size: Size) -> ArrangedText {
    let inset = metrics.controls.textViewInset
    var block = shown.block ?? .empty
    if !view.text.isEmpty, block.size.width > size.width - 2 * inset.width + TemplateLayout.slack {
      block = layOut(
        view.text, font: shown.font, maxWidth: size.width - 2 * inset.width, lines: 0, mode: .wordWrap)
    }
    var arranged = ArrangedText(
      block: block, font: shown.font, color: view.textColor, alignment: physical(view.textAlignment),
      y: inset.height)
    arranged.inset = inset.width
    return arranged
  }
}
