import TableModel

/// A cell in its place.
public struct ArrangedRow: Sendable {
  public var indexPath: TableIndexPath
  public var cell: TableCell
  /// In the table.
  public var frame: Rect
  /// In the cell: what is left beside the accessory, the editing controls and the indentation.
  public var contentFrame: Rect
  /// In the content view.
  public var views: [ArrangedView] = []
  public var accessory: ArrangedAccessory?
  public var editing: ArrangedEditingControls?
  /// `nil` where a swipe uncovers none, and while the table is edited.
  public var swipeButtons: ArrangedSwipeButtons?
  /// In the cell; `nil` where none is drawn.
  public var separator: Rect?
  /// In the cell, at its top: the line over the first row of a grouped section.
  public var topSeparator: Rect?
  public var backgroundColor: Color?
  public var heightOrigin: HeightOrigin
  /// Points, as the cell, the template or the table said; reported, never used where a height can be measured.
  public var estimatedHeight: Double?

  public init(
    indexPath: TableIndexPath, cell: TableCell, frame: Rect, contentFrame: Rect, heightOrigin: HeightOrigin
  ) {
    self.indexPath = indexPath
    self.cell = cell
    self.frame = frame
    self.contentFrame = contentFrame
    self.heightOrigin = heightOrigin
  }
}

/// What decided a height, in order of precedence.
public enum HeightOrigin: String, Sendable, CaseIterable {
  case cell, template, table, measured
}

/// A cell's accessory, in the cell.
public struct ArrangedAccessory: Sendable {
  public var kind: Accessory
  public var frame: Rect
  /// `nil` is the system's.
  public var tintColor: Color?

  public init(kind: Accessory, frame: Rect, tintColor: Color? = nil) {
    self.kind = kind
    self.frame = frame
    self.tintColor = tintColor
  }
}

/// What a cell shows while its table is edited, in the cell.
public struct ArrangedEditingControls: Sendable {
  public var style: EditingStyle
  /// The delete or insert control; `nil` where the style is none.
  public var control: Rect?
  /// The handle to move the row by; `nil` where the row cannot move.
  public var reorder: Rect?

  public init(style: EditingStyle, control: Rect? = nil, reorder: Rect? = nil) {
    self.style = style
    self.control = control
    self.reorder = reorder
  }
}

/// The buttons beside a cell, in the order of their actions.
public struct ArrangedSwipeButtons: Sendable {
  public var leading: [ArrangedSwipeButton]
  public var trailing: [ArrangedSwipeButton]

  public init(leading: [ArrangedSwipeButton], trailing: [ArrangedSwipeButton]) {
    self.leading = leading
    self.trailing = trailing
  }
}

/// A button beside a cell, as high as the cell.
public struct ArrangedSwipeButton: Sendable {
  /// Points.
  public var width: Double
  /// Stands above the title; `nil` where the action has none, or it is not there.
  public var image: ImageFile?
  public var showsTitle: Bool

  public init(width: Double, image: ImageFile? = nil, showsTitle: Bool = true) {
    self.width = width
    self.image = image
    self.showsTitle = showsTitle
  }
}

/// A section's or table's header or footer in its place.
public struct ArrangedHeaderFooter: Sendable {
  /// In the table.
  public var frame: Rect
  /// In the header; a title is one label. Empty where there is nothing but a gap.
  public var views: [ArrangedView]
  public var heightOrigin: HeightOrigin
  public var estimatedHeight: Double?
  public var backgroundColor: Color?

  public init(frame: Rect, views: [ArrangedView], heightOrigin: HeightOrigin) {
    self.frame = frame
    self.views = views
    self.heightOrigin = heightOrigin
  }

  /// Whether there is nothing to see.
  public var isGap: Bool { views.isEmpty }
}
