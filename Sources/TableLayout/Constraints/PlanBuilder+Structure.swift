import ConstraintSolver
import TableModel

/// What views say by where they stand in each other.
extension PlanBuilder {
  /// Fixed lengths, frames, views that fill, and the views of stack views.
  mutating func addStructure(_ axis: LayoutAxis) {
    for node in orderedNodes {
      if let fixed = nodes[node].fixedLength[axis], node != 0 {
        add(spans[axis][node].length, .equal, fixed, axis, from: .fixedLength(node))
      }
    }
    // The content view's own comes last, as the template's constraints do where those place the views.
    for node in orderedNodes where node != 0 { addContents(of: node, axis, margins: nil) }
    addContents(of: 0, axis, margins: margins)
  }

  /// What a view makes of the views inside it.
  private mutating func addContents(of node: Int, _ axis: LayoutAxis, margins: DirectionalInsets?) {
    switch nodes[node].role {
    case .leaf: return
    case .spacer(let length, let along):
      if axis == along, length > 0 {
        add(spans[axis][node].length, .greaterThanOrEqual, length, axis, from: .fixedLength(node))
      }
    case .container(let own): placeSubviews(of: node, margins ?? own, axis)
    case .stack(let stack, let own): arrange(node, stack, margins ?? own, axis)
    }
  }

  /// By their frames; a view that has none and that no constraint speaks of fills its superview but for the margins.
  private mutating func placeSubviews(of node: Int, _ margins: DirectionalInsets, _ axis: LayoutAxis) {
    for child in children(of: node) {
      if let frame = nodes[child].view.sizing.frame {
        hold(child, at: alignmentRect(of: child, frame), in: node, axis)
        guard axis == .vertical, fitsHeight(node) else { continue }
        add(
          spans.vertical[node].end - spans.vertical[child].end, .greaterThanOrEqual, margins.bottom, axis,
          from: .frameEnd(child))
      } else if !isMentioned[child] {
        let (inner, outer) = (spans[axis][child], spans[axis][node])
        add(inner.start - outer.start, .equal, margins.start(axis), axis, from: .fill(child))
        guard nodes[child].fixedLength[axis] == nil else { continue }
        add(outer.length - inner.length, .equal, margins.sum(axis), axis, from: .fill(child))
      }
    }
  }

  /// Whether a view ends below the lowest frame inside it.
  private func fitsHeight(_ node: Int) -> Bool {
    guard nodes[node].fixedLength.vertical == nil else { return false }
    return node == 0
      ? standsByFrames && (content.height == nil || content.isImposed)
      : nodes[node].view.sizing.fitsFrameHeight
  }

  /// What of a frame constraints see.
  private func alignmentRect(of node: Int, _ frame: Rect) -> Rect {
    let insets = nodes[node].alignmentInsets
    return Rect(
      x: frame.x + insets.leading, y: frame.y + insets.top,
      width: frame.width - insets.leading - insets.trailing, height: frame.height - insets.top - insets.bottom
    )
  }

  /// A frame moves and grows with the superview by its mask.
  private mutating func hold(_ child: Int, at frame: Rect, in node: Int, _ axis: LayoutAxis) {
    let (inner, outer) = (spans[axis][child], spans[axis][node])
    let design = designLength(of: node, axis) ?? 0
    let share = AutoresizingShare(
      nodes[child].view.sizing.autoresizing, frame, in: designLength(of: node, axis), axis)
    let (position, length) = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
    let fixed = nodes[child].fixedLength[axis]
    // A frame counts from the left in every table: in a right-to-left one what is beyond its end comes before it.
    let isFromEnd = axis == .horizontal && environment.isRightToLeft
    let before = isFromEnd ? 1 - share.before - (fixed == nil ? share.length : 0) : share.before
    let constant =
      isFromEnd ? (1 - before) * design - position - (fixed ?? length) : position - before * design
    add(inner.start - outer.start - before * outer.length, .equal, constant, axis, from: .frameStart(child))
    if fixed != nil || (axis == .vertical && nodes[child].view.sizing.fitsFrameHeight) { return }
    add(
      inner.length - share.length * outer.length, .equal, max(0, length) - share.length * design, axis,
      from: .frame(child))
  }

  /// The length of a superview that the frames in it were drawn for; `nil` where the document does not say, and where
  /// the frames make the superview's length rather than grow with it.
  private func designLength(of node: Int, _ axis: LayoutAxis) -> Double? {
    if axis == .vertical, fitsHeight(node) { return nil }
    let size = node == 0 ? designSize : nodes[node].view.sizing.frame?.size
    return axis == .horizontal ? size?.width : size?.height
  }
}

/// Which part of a superview's growth goes before a view and into it.
///
/// UIKit divides the growth among the flexible parts in proportion to what they measure.
struct AutoresizingShare {
  var before = 0.0
  var length = 0.0

  init(_ mask: AutoresizingMask?, _ frame: Rect, in design: Double?, _ axis: LayoutAxis) {
    guard let mask, let design else { return }
    let isAcross = axis == .horizontal
    let (position, size) = isAcross ? (frame.x, frame.width) : (frame.y, frame.height)
    let parts = [
      (mask.contains(isAcross ? .flexibleLeftMargin : .flexibleTopMargin), position),
      (mask.contains(isAcross ? .flexibleWidth : .flexibleHeight), size),
      (mask.contains(isAcross ? .flexibleRightMargin : .flexibleBottomMargin), design - position - size),
    ]
    let flexible = parts.filter(\.0)
    let total = flexible.reduce(0) { $0 + max(0, $1.1) }
    func share(_ part: (Bool, Double)) -> Double {
      guard part.0 else { return 0 }
      return total > 0 ? max(0, part.1) / total : 1 / Double(flexible.count)
    }
    before = share(parts[0])
    length = share(parts[1])
  }
}
