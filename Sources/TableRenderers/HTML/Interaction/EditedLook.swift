import TableLayout
import TableModel

/// What becomes of a row's content when its table is edited.
enum EditedLook {
  /// It stays as it is, moved towards the trailing edge by that many points.
  ///
  /// `labels` are the frames of its texts in the order in which they are drawn, in the cell as it is moved; `nil` for one
  /// that keeps its place.
  case moved(Double, labels: [Rect?])
  /// It has to be drawn anew: it wraps otherwise, or is of another height.
  case redrawn

  /// - Parameters:
  ///   - row: at rest.
  ///   - edited: the same row while its table is edited.
  init(_ row: ArrangedRow, edited: ArrangedRow, direction: LayoutDirection) {
    let isForward = direction == .leftToRight
    let shift =
      isForward
      ? edited.contentFrame.x - row.contentFrame.x : row.contentFrame.maxX - edited.contentFrame.maxX
    var comparison = LookComparison(direction: direction, wayBack: isForward ? -shift : shift)
    let isSame =
      row.frame.height == edited.frame.height && row.contentFrame.y == edited.contentFrame.y
      && comparison.areAlike(
        Superview(row.views, row.contentFrame), Superview(edited.views, edited.contentFrame))
    self = isSame ? .moved(shift, labels: comparison.labels) : .redrawn
  }
}

/// Views with the frame in the cell of what they stand in.
private struct Superview {
  let views: [ArrangedView]
  let frame: Rect

  init(_ views: [ArrangedView], _ frame: Rect) {
    self.views = views
    self.frame = frame
  }

  func subview(_ index: Int) -> Superview {
    Superview(views[index].subviews, place(of: views[index]))
  }

  func place(of view: ArrangedView) -> Rect {
    Rect(
      x: frame.x + view.frame.x, y: frame.y + view.frame.y, width: view.frame.width, height: view.frame.height
    )
  }
}

/// Whether views look the same but for where their texts begin and end.
private struct LookComparison {
  let direction: LayoutDirection
  /// From the edited cell to the one that is moved, points to the right.
  let wayBack: Double
  var labels: [Rect?] = []

  mutating func areAlike(_ a: Superview, _ b: Superview) -> Bool {
    guard a.views.count == b.views.count else { return false }
    for index in a.views.indices {
      let (resting, edited) = (a.views[index], b.views[index])
      guard resting.isHidden == edited.isHidden, resting.decoration == edited.decoration else { return false }
      if resting.isHidden || (resting.decoration?.alpha ?? 1) <= 0 { continue }
      guard isAlike(resting, edited, a.place(of: resting), b.place(of: edited)),
        areAlike(a.subview(index), b.subview(index))
      else { return false }
    }
    return true
  }

  /// Points that nobody sees: sums of lengths that are not whole.
  private static let tolerance = 0.01

  private mutating func isAlike(
    _ a: ArrangedView, _ b: ArrangedView, _ place: Rect, _ editedPlace: Rect
  ) -> Bool {
    guard a.frame.y == b.frame.y, a.frame.height == b.frame.height else { return false }
    var moved = editedPlace
    moved.x += wayBack
    let keepsLeft = abs(moved.x - place.x) < Self.tolerance
    let keepsRight = abs(moved.maxX - place.maxX) < Self.tolerance
    switch (a.content, b.content) {
    case (.none, .none):
      return a.decoration?.backgroundColor == nil || (keepsLeft && keepsRight)
    case (.text(let a), .text(let b)):
      guard isSame(a, b) else { return false }
      let keepsPlace =
        (keepsLeft && (keepsRight || a.alignment == .left)) || (keepsRight && a.alignment == .right)
      labels.append(keepsPlace ? nil : moved)
      return true
    default: return keepsLeft && keepsRight && hasSameTexts(a.content, b.content)
    }
  }

  /// What shows no text does not depend on the room that its row has.
  private func hasSameTexts(_ a: ArrangedContent, _ b: ArrangedContent) -> Bool {
    switch (a, b) {
    case (.textField(let a), .textField(let b)): isSame(a.text, b.text)
    case (.button(let a), .button(let b)):
      a.titleFrame == b.titleFrame && a.imageFrame == b.imageFrame && a.title?.block == b.title?.block
    default: true
    }
  }

  private func isSame(_ a: ArrangedText, _ b: ArrangedText) -> Bool {
    a.y == b.y && a.font == b.font && a.alignment == b.alignment
      && a.block.lines.map(\.text) == b.block.lines.map(\.text)
  }
}
