import Diagnostics
import TableModel
import TextMeasurement

extension LayoutEnvironment {
  /// Measures a cell of a standard style.
  ///
  /// - Parameter height: the content view's height where it is given; a taller image is scaled down to it.
  mutating func measureStandardCell(
    _ style: CellStyle, _ values: [CellValue], in cell: CellGeometry, margin: Double, height: Double?
  ) -> StandardCellContent {
    let rows = metrics.rows
    // A value2 cell has no image view.
    let image =
      style == .value2
      ? nil
      : values.last { $0.key == StandardKey.image }
        .flatMap { measureImage($0, height: height) }
    let textX = margin + (image.map { $0.size.width + rows.imageSpacing } ?? 0)
    var content = StandardCellContent(
      style: effective(style), image: image, textX: textX,
      textWidth: max(0, cell.contentWidth - textX - cell.textTrailing))
    let title = values[StandardKey.text] ?? ""
    let detail = values[StandardKey.detail] ?? ""
    switch style {
    case .default: content.title = label(title, .body, .label, content.textWidth)
    case .subtitle:
      content.title = label(title, .body, .label, content.textWidth)
      content.detail = label(detail, .caption1, .label, content.textWidth)
    case .value1: measureValue1(title, detail, &content)
    case .value2:
      content.title = label(title, .caption1, .tint, min(rows.value2TitleWidth, content.textWidth))
      content.detail = label(
        detail, .caption1, .label, max(0, content.textWidth - rows.value2DetailOffset))
    }
    return content
  }

  /// At the accessibility sizes a value1 row has no room for two texts side by side: they stand one above the
  /// other, as in a subtitle row.
  private func effective(_ style: CellStyle) -> CellStyle {
    style == .value1 && traits.contentSize.isAccessibility ? .subtitle : style
  }

  /// The title keeps its width and the detail is cut, down to a quarter of the room; then the title is cut.
  private func measureValue1(_ title: String, _ detail: String, _ content: inout StandardCellContent) {
    let room = content.textWidth
    content.title = label(title, .body, .label, room)
    content.detail = label(detail, .body, .secondaryLabel, room)
    guard content.style == .value1, let titleWidth = content.title?.block.size.width,
      let detailWidth = content.detail?.block.size.width
    else { return }
    let shared = max(0, room - metrics.rows.value1Spacing)
    guard titleWidth + detailWidth > shared else { return }
    let kept = min(titleWidth, max(0, shared - min(detailWidth, grid.floor(shared / 4))))
    content.title = label(title, .body, .label, kept)
    content.detail = label(detail, .body, .secondaryLabel, max(0, shared - kept))
  }

  private func label(
    _ text: String, _ style: TextStyle, _ color: SystemColor, _ maxWidth: Double
  ) -> MeasuredLabel? {
    guard !text.isEmpty else { return nil }
    let font = font(style)
    return MeasuredLabel(
      block: layOut(text, font: font, maxWidth: maxWidth), font: font, color: .semantic(color))
  }

  private mutating func measureImage(_ value: CellValue, height: Double?) -> MeasuredImage? {
    guard !value.text.isEmpty else { return nil }
    let file = findImage(named: value.text, at: value.range)
    var size = file?.size ?? metrics.controls.placeholderImage
    if let height, size.height > height {
      size = Size(width: size.width * height / size.height, height: height)
    }
    return MeasuredImage(
      image: ArrangedImage(name: value.text, file: file, contentMode: .scaleAspectFit), size: size)
  }

  /// The height a row of a standard style takes, where nothing says another.
  func automaticHeight(of content: StandardCellContent) -> Double {
    let rows = metrics.rows
    let scale = traits.contentSize.bodyLeadingScale
    var height = rows.minimumHeight - (rows.minimumLeavesOutSeparator ? grid.pixel : 0)
    let title = content.title?.block.size.height ?? 0
    let detail = content.detail?.block.size.height ?? 0
    if content.style == .subtitle, title > 0, detail > 0 {
      height = max(height, grid.ceil(title + detail + grid.floor(rows.subtitlePadding * scale)))
    } else {
      height = max(height, max(title, detail).rounded(.up) + grid.floor(rows.textPadding * scale))
    }
    if let image = content.image {
      height = max(height, grid.ceil(image.size.height + grid.floor(rows.imagePadding * scale)))
    }
    return height
  }
}
