import TableModel
import TextMeasurement

extension LayoutEnvironment {
  /// Places what a standard cell shows in a content view of a height.
  func placeStandardCell(
    _ content: StandardCellContent, height: Double
  ) -> [ArrangedView] {
    var views: [ArrangedView] = []
    if let image = content.image { views.append(place(image, height: height)) }
    switch content.style {
    case .default: placeTitle(content, height, &views)
    case .value1: placeValue1(content, height, &views)
    case .value2: placeValue2(content, height, &views)
    case .subtitle:
      if content.title != nil, content.detail != nil {
        placeSubtitle(content, height, &views)
      } else {
        placeTitle(content, height, &views)
      }
    }
    return views
  }

  private func place(_ image: MeasuredImage, height: Double) -> ArrangedView {
    let y = grid.floor(max(0, (height - image.size.height) / 2))
    let frame = Rect(x: image.x, y: y, width: image.size.width, height: image.size.height)
    return ArrangedView(id: image.id, kind: .imageView, frame: frame, content: .image(image.image))
  }

  /// The one label takes the whole height and width.
  private func placeTitle(
    _ content: StandardCellContent, _ height: Double, _ views: inout [ArrangedView]
  ) {
    let frame = Rect(x: content.textX, y: 0, width: content.textWidth, height: height)
    if let title = content.title { views.append(view(title, frame)) }
    if let detail = content.detail { views.append(view(detail, frame)) }
  }

  private func placeValue1(
    _ content: StandardCellContent, _ height: Double, _ views: inout [ArrangedView]
  ) {
    if let title = content.title {
      let frame = Rect(
        x: content.textX, y: middle(title, height), width: title.block.size.width,
        height: title.block.size.height)
      views.append(view(title, frame))
    }
    if let detail = content.detail {
      let width = detail.block.size.width
      let frame = Rect(
        x: content.textX + content.textWidth - width, y: beside(content.title, detail, height), width: width,
        height: detail.block.size.height)
      views.append(view(detail, frame, alignment: trailing))
    }
  }

  private func placeValue2(
    _ content: StandardCellContent, _ height: Double, _ views: inout [ArrangedView]
  ) {
    if let title = content.title {
      let frame = Rect(
        x: content.textX, y: middle(title, height),
        width: min(metrics.rows.value2TitleWidth, content.textWidth), height: title.block.size.height)
      views.append(view(title, frame, alignment: trailing))
    }
    if let detail = content.detail {
      let frame = Rect(
        x: content.textX + metrics.rows.value2DetailOffset, y: beside(content.title, detail, height),
        width: detail.block.size.width, height: detail.block.size.height)
      views.append(view(detail, frame))
    }
  }

  /// The two lines touch in a low row and part in a high one, the title rising first.
  private func placeSubtitle(
    _ content: StandardCellContent, _ height: Double, _ views: inout [ArrangedView]
  ) {
    guard let title = content.title, let detail = content.detail else { return }
    let (first, second) = (title.block.size, detail.block.size)
    let top = ((height - first.height - second.height) / 2).rounded(.up)
    let rows = metrics.rows
    let usualTop = title.font.textStyle == nil ? rows.subtitleSystemTitleTop : rows.subtitleTitleTop
    let highest = grid.ceil(usualTop * title.font.pointSize / 17)
    let titleY = max(top - rows.subtitleSpread, min(top, highest))
    views.append(
      view(
        title,
        Rect(x: content.textX, y: titleY, width: first.width, height: first.height)))
    views.append(
      view(
        detail,
        Rect(x: content.textX, y: top + first.height, width: second.width, height: second.height)))
  }

  /// The top of a label in the middle of a height, to a whole point.
  private func middle(_ label: MeasuredLabel, _ height: Double) -> Double {
    ((height - label.block.size.height) / 2).rounded(.up)
  }

  /// The top of a label that shares its baseline with the title, to a whole point.
  private func beside(_ title: MeasuredLabel?, _ detail: MeasuredLabel, _ height: Double) -> Double {
    guard let title, title.font != detail.font else { return middle(detail, height) }
    let ascent =
      text.metrics(of: title.font, grid: grid).ascent - text.metrics(of: detail.font, grid: grid).ascent
    return (middle(title, height) + ascent).rounded()
  }

  private func view(
    _ label: MeasuredLabel, _ frame: Rect, alignment: TextAlignment = .natural
  ) -> ArrangedView {
    let text = ArrangedText(
      block: label.block, font: label.font, color: label.color, alignment: physical(alignment),
      y: grid.round((frame.height - label.block.size.height) / 2))
    return ArrangedView(id: label.id, kind: .label, frame: frame, content: .text(text))
  }
}
