/// How wide the buttons are that a swipe uncovers, in points.
///
/// A pure function of the rule, what the buttons show, the width that the document asks for and the row's: drawing
/// and dragging agree because both ask here.
///
/// Source: `fixed` is SWTableViewCell's 90 points a button. UIKit's own buttons are at most 120 wide, with titles of up to
/// two lines; the least width, the padding and what stays of the row are those of SwipeCellKit, which copies them.
/// `paddedTitle` is MGSwipeTableCell's, 10 points at each side.
public struct SwipeButtonMetrics: Hashable, Sendable {
  /// The width of a button by `fixed` where the document asks for none.
  public var fixedWidth = 90.0
  /// What stays visible of a row by `fixed` when it is open.
  public var fixedVisibleContent = 90.0
  public var systemMinimum = 74.0
  public var systemMaximum = 120.0
  /// What a button by `system` adds to its content, both sides together.
  public var systemPadding = 16.0
  public var systemVisibleContent = 30.0
  public var systemTitleLines = 2
  /// What a button by `paddedTitle` adds to its content, both sides together.
  public var titlePadding = 20.0

  public init() {}

  /// The width of each button, in the order in which they come. They are never wider together than the row.
  ///
  /// - Parameters:
  ///   - buttons: what each shows.
  ///   - asked: what the document asks for as the width of each button. It takes the place of 90 points by `fixed`, and
  ///     `fixed` in the place of any other rule. What is no width, such as a negative number, is not asked for.
  ///   - rowWidth: the whole row's.
  public func widths(
    of buttons: [SwipeButtonContent], by rule: SwipeButtonRule, asked: Double? = nil, rowWidth: Double
  ) -> [Double] {
    guard !buttons.isEmpty, rowWidth.isFinite, rowWidth > 0 else { return buttons.map { _ in 0 } }
    let asked = asked.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    switch asked == nil ? rule : .fixed {
    case .fixed:
      let width = fixedButtonWidth(asked ?? fixedWidth, count: buttons.count, rowWidth: rowWidth)
      return buttons.map { _ in width }
    case .system:
      let width = systemButtonWidth(for: buttons, rowWidth: rowWidth)
      return buttons.map { _ in width }
    case .paddedTitle:
      return paddedButtonWidths(of: buttons, rowWidth: rowWidth)
    }
  }

  private func fixedButtonWidth(_ wanted: Double, count: Int, rowWidth: Double) -> Double {
    min(wanted, max(0, rowWidth - fixedVisibleContent) / Double(count))
  }

  private func systemButtonWidth(for buttons: [SwipeButtonContent], rowWidth: Double) -> Double {
    let room = max(0, rowWidth - systemVisibleContent) / Double(buttons.count)
    let widest = buttons.reduce(0) { max($0, $1.width) } + systemPadding
    return min(max(widest, systemMinimum), systemMaximum, room)
  }

  /// Where they are too wide together, all give way in proportion.
  private func paddedButtonWidths(of buttons: [SwipeButtonContent], rowWidth: Double) -> [Double] {
    let wanted = buttons.map { $0.width + titlePadding }
    let total = wanted.reduce(0, +)
    return total <= rowWidth ? wanted : wanted.map { $0 * rowWidth / total }
  }
}
