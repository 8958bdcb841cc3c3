import TableModel

/// The places across and down a cell as its canvas had them, in points.
struct DesignGeometry {
  let cell: Size
  /// Of the content view, at the cell's top leading corner.
  let content: Size
  /// Inside the content view.
  let margins: DirectionalInsets
  /// Where a standard style's content begins and its text ends.
  let standard: StandardCellPlaces
  let accessory: (kind: Accessory, x: Double, width: Double)?
  /// What the content view is lower than the cell.
  let missingPixel: Double

  /// - Parameters:
  ///   - size: the cell's; the design's own unless it is laid out for another screen.
  ///   - screenWidth: `nil` where no screen is known.
  init(
    _ design: CellDesign, accessory kind: Accessory, size: Size, screenWidth: Double?,
    _ metrics: LayoutMetrics,
    _ grid: PixelGrid
  ) {
    let facts = metrics.margins
    let isCell = design.place != .header
    let side = Self.side(design, size, screenWidth, facts)
    let pixel = isCell && facts.separatorTakesPixel && design.hasSeparators ? grid.pixel : 0
    var width = size.width
    var accessory: (kind: Accessory, x: Double, width: Double)?
    if isCell, kind != .none {
      let taken = metrics.accessories.width(of: kind, on: grid)
      width = max(0, width - taken - (facts.accessoryMargin ?? side))
      accessory = (kind, width, taken)
    }
    self.accessory = accessory
    cell = size
    content = Size(width: width, height: max(0, size.height - pixel))
    missingPixel = pixel
    margins = Self.margins(design, side: side, pixel: pixel, hasAccessory: accessory != nil, facts)
    let leading = facts.textLeading ?? side
    let rows = metrics.rows
    standard = StandardCellPlaces(
      leading: leading,
      trailing: accessory == nil
        ? rows.textTrailing ?? leading : rows.textTrailing(beside: kind, isWide: side >= facts.wide),
      width: width)
  }

  /// The side margin of the table's cells.
  private static func side(
    _ design: CellDesign, _ size: Size, _ screenWidth: Double?, _ facts: MarginMetrics
  ) -> Double {
    switch design.place {
    case .header: return facts.ofViews.leading
    case .nib:
      return facts.nib.side(cellWidth: size.width, canvasWidth: screenWidth ?? design.canvas.size.width)
    case .table:
      // Cells of an inset grouped table are 20 points from its edges where margins are.
      return facts.horizontal(
        screenWidth: screenWidth,
        tableWidth: size.width + (design.isInsetGrouped ? 2 * facts.wide : 0), fillsScreen: design.fillsScreen
      )
    }
  }

  static func margins(
    _ design: CellDesign, side: Double, pixel: Double, hasAccessory: Bool, _ facts: MarginMetrics
  ) -> DirectionalInsets {
    guard design.place != .header else { return design.givenMargins ?? facts.ofViews }
    let content = facts.contentSide ?? side
    let usual = DirectionalInsets(
      top: facts.cellVertical, leading: content,
      bottom: facts.cellVertical - (facts.bottomGivesUpPixel ? pixel : 0),
      trailing: hasAccessory ? facts.beforeAccessory : content)
    guard let given = design.givenMargins else { return usual }
    if facts.givenReplace { return given }
    return DirectionalInsets(
      top: max(usual.top, given.top), leading: max(usual.leading, given.leading),
      bottom: max(usual.bottom, given.bottom), trailing: max(usual.trailing, given.trailing))
  }
}
