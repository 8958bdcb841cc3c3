import Diagnostics
import TableModel

extension TablePass {
  /// Lays one cell out with its top at `y` in the table.
  mutating func arrangeRow(_ cell: TableCell, at indexPath: TableIndexPath, y: Double) -> ArrangedRow {
    guard cell.hasOptions else { return arrangeRow(cell, plainCell, at: indexPath, y: y) }
    return arrangeRow(cell, CellGeometry(cell.options, in: table, environment), at: indexPath, y: y)
  }

  /// What a cell's height is kept by; `nil` where it is given or a standard style's.
  func heightKey(of cell: TableCell) -> ContentHeightKey? {
    guard let template = template(of: cell), standardLooks[template] == nil,
      givenHeight(cell, template) == nil
    else { return nil }
    let places = cell.hasOptions ? CellGeometry(cell.options, in: table, environment) : plainCell
    return key(of: cell.values, by: template, in: room(for: template, places, given: nil))
  }

  private func key(of values: [CellValue], by template: Int, in content: ContentGeometry) -> ContentHeightKey
  {
    let room = [content.width, content.cellX, content.margin, content.trailingMargin, content.missingPixel]
    return ContentHeightKey(template: template, room: room, values: values)
  }

  private mutating func arrangeRow(
    _ cell: TableCell, _ places: CellGeometry, at indexPath: TableIndexPath, y: Double
  ) -> ArrangedRow {
    let template = template(of: cell)
    let given = givenHeight(cell, template)
    let (views, height) = arrangeContent(of: cell, template, places, given: given?.height)
    var row = ArrangedRow(
      indexPath: indexPath, cell: cell,
      frame: Rect(x: table.x, y: y, width: table.width, height: height),
      contentFrame: Rect(
        x: places.contentX, y: 0, width: places.contentWidth, height: contentHeight(of: height)),
      heightOrigin: given?.origin ?? .measured)
    row.views = views
    row.estimatedHeight = estimatedRowHeight
    if let template {
      if let height = templates[template].estimatedHeight { row.estimatedHeight = height }
      row.backgroundColor = templates[template].backgroundColor
    }
    if cell.hasOptions {
      if let height = cell.options.estimatedHeight { row.estimatedHeight = height }
      if let color = cell.options.backgroundColor { row.backgroundColor = color }
    }
    if let accessory = places.accessory {
      row.accessory = ArrangedAccessory(
        kind: accessory.kind, frame: Rect(x: accessory.x, y: 0, width: accessory.width, height: height),
        tintColor: cell.hasOptions ? cell.options.tintColor : nil)
    }
    if cell.hasOptions, !table.isEditing {
      row.swipeButtons = arrangeSwipeButtons(of: cell.options, rowHeight: height)
    }
    if table.isEditing { row.editing = editingControls(places, height: height) }
    return row
  }

  /// The place of the cell's template; `nil` for a standard style, and where the template is not to be had.
  private func template(of cell: TableCell) -> Int? {
    guard case .template(let reference) = cell.look, let index = reference.index.map(Int.init),
      templates.indices.contains(index)
    else { return nil }
    return index
  }

  private func givenHeight(_ cell: TableCell, _ template: Int?) -> (height: Double, origin: HeightOrigin)? {
    if cell.hasOptions, let height = cell.options.height { return (height, .cell) }
    if let template {
      if showsDrawnHeights, let height = sources[template].design?.size.height { return (height, .template) }
      if let height = templates[template].height { return (height, .template) }
    }
    return rowHeight.map { ($0, .table) }
  }

  /// The views of a cell and its height: the given one, else the one they take.
  private mutating func arrangeContent(
    of cell: TableCell, _ template: Int?, _ places: CellGeometry, given: Double?
  ) -> ([ArrangedView], Double) {
    if let template, let look = standardLooks[template] {
      let request = StandardCellRequest(look, cell.values, isPreview: false, environment)
      return arrangeStandard(request, places, given: given)
    }
    if let template {
      let (views, height) = arrange(cell.values, by: template, in: room(for: template, places, given: given))
      return (views, given ?? height + separatorPixel)
    }
    var style = CellStyle.default
    if case .style(let named) = cell.look { style = named }
    return arrangeStandard(StandardCellRequest(style, cell.values, environment), places, given: given)
  }

  private func room(for template: Int, _ places: CellGeometry, given: Double?) -> ContentGeometry {
    var content = ContentGeometry(
      width: places.contentWidth, height: contentHeight(ofGiven: given), cellX: places.contentX,
      cellWidth: table.width, margin: table.margin,
      trailingMargin: places.trailingMargin, missingPixel: separatorPixel)
    if let design = sources[template].design {
      content.insets = DesignGeometry.margins(
        design, side: table.margin, pixel: separatorPixel, hasAccessory: places.accessory != nil,
        environment.metrics.margins)
    }
    return content
  }

  /// Measures once what several rows show in the same room, where that is asked for.
  private mutating func arrange(
    _ values: [CellValue], by template: Int, in content: ContentGeometry
  ) -> ([ArrangedView], Double) {
    guard content.height == nil, var heights = measuredHeights else {
      return templates[template].arrange(values, in: content, &environment)
    }
    let key = key(of: values, by: template, in: content)
    // Not shared while it is written to.
    measuredHeights = nil
    defer { measuredHeights = heights }
    var measured: (views: [ArrangedView], height: Double)?
    let height = heights.height(of: key) {
      let arranged = templates[template].arrange(values, in: content, &environment)
      measured = arranged
      return arranged.height
    }
    if let measured { return measured }
    var known = content
    known.height = height
    known.isImposed = true
    return templates[template].arrange(values, in: known, &environment)
  }

  private mutating func arrangeStandard(
    _ request: StandardCellRequest, _ places: CellGeometry, given: Double?
  ) -> ([ArrangedView], Double) {
    let room = StandardCellPlaces(
      leading: environment.metrics.margins.textLeading ?? table.margin, trailing: places.textTrailing,
      width: places.contentWidth)
    let content = environment.measureStandardCell(request, in: room, height: contentHeight(ofGiven: given))
    let height = given ?? environment.automaticHeight(of: content)
    return (environment.placeStandardCell(content, height: contentHeight(of: height)), height)
  }

  /// What the separator takes from the height of the content view.
  private var separatorPixel: Double {
    environment.metrics.margins.separatorTakesPixel && table.hasSeparators ? environment.grid.pixel : 0
  }

  private func contentHeight(of height: Double) -> Double { max(0, height - separatorPixel) }

  private func contentHeight(ofGiven height: Double?) -> Double? {
    if let height { contentHeight(of: height) } else { nil }
  }

  private func editingControls(_ places: CellGeometry, height: Double) -> ArrangedEditingControls {
    let editing = environment.metrics.editing
    var controls = ArrangedEditingControls(style: places.editingStyle ?? .none)
    if let x = places.controlX {
      let size = editing.controlSize
      let y = environment.grid.floor((height - size.height) / 2)
      controls.control = Rect(x: x, y: y, width: size.width, height: size.height)
    }
    if let x = places.reorderX {
      controls.reorder = Rect(x: x, y: 0, width: editing.reorderWidth, height: height)
    }
    return controls
  }
}
