import TableLayout
import TableModel

/// What becomes of a row's content when its table is edited.
enum EditedLook {
  /// It stays as it is, moved towards the trailing edge by that many points.
  case moved(Double)
  /// It has to be drawn anew: it wraps otherwise, is higher, or stands by its trailing edge.
  case redrawn

  /// - Parameters:
  ///   - row: at rest.
  ///   - edited: the same row while its table is edited.
  init(_ row: ArrangedRow, edited: ArrangedRow, direction: LayoutDirection) {
    let comparison = LookComparison(direction: direction)
    let shift =
      comparison.leading(of: edited.contentFrame, in: edited.frame.width)
      - comparison.leading(of: row.contentFrame, in: row.frame.width)
    let isSame =
      row.frame.height == edited.frame.height && row.contentFrame.y == edited.contentFrame.y
      && comparison.areAlike(
        row.views, in: row.contentFrame.width, edited.views, in: edited.contentFrame.width)
    self = isSame ? .moved(shift) : .redrawn
  }
}

/// Whether views in two widths look the same from their leading edges on.
private struct LookComparison {
  let direction: LayoutDirection

  /// Frames are physical; this is how far one stands from the edge where reading begins.
  func leading(of frame: Rect, in width: Double) -> Double {
    direction == .leftToRight ? frame.x : width - frame.maxX
  }

  func areAlike(
    _ a: [ArrangedView], in aWidth: Double, _ b: [ArrangedView], in bWidth: Double
  ) -> Bool {
    guard a.count == b.count else { return false }
    return a.indices.allSatisfy { index in
      let (a, b) = (a[index], b[index])
      return abs(leading(of: a.frame, in: aWidth) - leading(of: b.frame, in: bWidth)) < Self.tolerance
        && isAlike(a, b) && areAlike(a.subviews, in: a.frame.width, b.subviews, in: b.frame.width)
    }
  }

  /// Points that nobody sees: sums of lengths that are not whole.
  private static let tolerance = 0.01

  private func isAlike(_ a: ArrangedView, _ b: ArrangedView) -> Bool {
    guard a.frame.y == b.frame.y, a.frame.height == b.frame.height, a.isHidden == b.isHidden,
      a.decoration == b.decoration
    else { return false }
    if a.frame.width == b.frame.width { return hasSameTexts(a.content, b.content) }
    guard a.decoration?.backgroundColor == nil else { return false }
    switch (a.content, b.content) {
    case (.none, .none): return true
    case (.text(let a), .text(let b)): return isLeading(a.alignment) && isSame(a, b)
    default: return false
    }
  }

  /// What shows no text does not depend on the room that its row has.
  private func hasSameTexts(_ a: ArrangedContent, _ b: ArrangedContent) -> Bool {
    switch (a, b) {
    case (.text(let a), .text(let b)): isSame(a, b)
    case (.textField(let a), .textField(let b)): isSame(a.text, b.text)
    case (.button(let a), .button(let b)):
      a.titleFrame == b.titleFrame && a.imageFrame == b.imageFrame && a.title?.block == b.title?.block
    default: true
    }
  }

  private func isSame(_ a: ArrangedText, _ b: ArrangedText) -> Bool {
    a.y == b.y && a.font == b.font && a.block.lines.map(\.text) == b.block.lines.map(\.text)
  }

  private func isLeading(_ alignment: TextAlignment) -> Bool {
    alignment == (direction == .leftToRight ? .left : .right)
  }
}
