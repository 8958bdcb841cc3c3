import Diagnostics
import TableModel
import TextMeasurement

extension LayoutEnvironment {
  /// Measures a cell of a standard style.
  ///
  /// - Parameter height: the content view's height where it is given; a taller image is scaled down to it.
  mutating func measureStandardCell(
    _ request: StandardCellRequest, in places: StandardCellPlaces, height: Double?
  ) -> StandardCellContent {
    let rows = metrics.rows
    let image = request.image.flatMap { measureImage($0, height: height, leading: places.leading, request) }
    let textX = image?.textX ?? places.leading
    var content = StandardCellContent(
      style: effective(request.style), image: image, textX: textX,
      textWidth: max(0, places.width - textX - places.trailing))
    switch request.style {
    case .default: content.title = label(request.title, content.textWidth)
    case .subtitle:
      content.title = label(request.title, content.textWidth)
      content.detail = label(request.detail, content.textWidth)
    case .value1: measureValue1(request, &content)
    case .value2:
      content.title = label(request.title, min(rows.value2TitleWidth, content.textWidth))
      content.detail = label(request.detail, max(0, content.textWidth - rows.value2DetailOffset))
    }
    return content
  }

  /// At the accessibility sizes a value1 row has no room for two texts side by side: they stand one above the
  /// other, as in a subtitle row.
  private func effective(_ style: CellStyle) -> CellStyle {
    style == .value1 && traits.contentSize.isAccessibility ? .subtitle : style
  }

  /// The title keeps its width and the detail is cut, down to a quarter of the room; then the title is cut.
  private func measureValue1(_ request: StandardCellRequest, _ content: inout StandardCellContent) {
    let room = content.textWidth
    content.title = label(request.title, room)
    content.detail = label(request.detail, room)
    guard content.style == .value1, let titleWidth = content.title?.block.size.width,
      let detailWidth = content.detail?.block.size.width
    else { return }
    let shared = max(0, room - metrics.rows.value1Spacing)
    guard titleWidth + detailWidth > shared else { return }
    let kept = min(titleWidth, max(0, shared - min(detailWidth, grid.floor(shared / 4))))
    content.title = label(request.title, kept)
    content.detail = label(request.detail, max(0, shared - kept))
  }

  private func label(_ text: StandardCellRequest.StandardText?, _ maxWidth: Double) -> MeasuredLabel? {
    guard let text else { return nil }
    let shown = text.text.isEmpty ? text.standIn : text.text
    var block = layOut(shown, font: text.font, maxWidth: maxWidth, lines: text.numberOfLines)
    if text.text.isEmpty { block.lines = [] }
    return MeasuredLabel(block: block, font: text.font, color: text.color, id: text.id)
  }

  private mutating func measureImage(
    _ picture: StandardCellRequest.StandardPicture, height: Double?, leading: Double,
    _ request: StandardCellRequest
  ) -> MeasuredImage? {
    let file = findImage(named: picture.name, hasSize: picture.size != nil, at: picture.range)
    var size = file?.size ?? picture.size ?? metrics.controls.placeholderImage
    if let height, size.height > height {
      size = Size(width: size.width * height / size.height, height: height)
    }
    let rows = metrics.rows
    var (x, textX) = (leading, leading + size.width + rows.imageSpacing)
    if picture.isSymbol, size.width >= rows.narrowSymbol {
      let share = (request.title?.font.pointSize ?? 17) / 17
      x = grid.round(leading + grid.round(rows.symbolMiddle * share) - size.width / 2)
      textX = max(x + size.width + rows.imageSpacing, leading + rows.symbolColumn * share)
    }
    return MeasuredImage(
      image: ArrangedImage(name: picture.name, file: file, contentMode: picture.contentMode), size: size,
      x: x,
      textX: textX, id: picture.id)
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
