import TableLayout
import TableModel
import TextMeasurement

/// Gathers what a row's views show, with places relative to the row.
struct ItemCollector {
  /// Columns a point.
  let columnsPerPoint: Double
  /// The most columns that one item takes.
  let columns: Int
  private let isMirrored: Bool
  private(set) var items: [TextItem] = []

  init(columnsPerPoint: Double, columns: Int, direction: LayoutDirection) {
    self.columnsPerPoint = columnsPerPoint
    self.columns = columns
    isMirrored = direction == .rightToLeft
  }

  /// The edge that a control keeps: the nearer one, in a mirrored table the right one unless it stands in the left half.
  private func side(_ middle: Double) -> TextAlignment {
    isMirrored && middle * columnsPerPoint > Double(columns) / 2 - 1 ? .right : .left
  }

  mutating func collect(_ views: [ArrangedView], x: Double, y: Double) {
    for view in views { collect(view, x: x + view.frame.x, y: y + view.frame.y) }
  }

  private mutating func collect(_ view: ArrangedView, x: Double, y: Double) {
    guard !view.isHidden, view.decoration.map({ $0.alpha > 0 }) ?? true else { return }
    switch view.content {
    case .none: addDot(view, x, y)
    case .text(let text): add(text, in: view, x, y)
    case .image(let image): add("▢ \(Self.stem(image.name))", in: view, x, y, .dim)
    case .button(let button):
      let title = button.title?.block.lines.map(\.text).joined(separator: " ")
      add("[\(title ?? button.image.map { Self.stem($0.name) } ?? "ⓘ")]", in: view, x, y, .tint)
    case .textField(let field): add(fieldNotation(field, width: view.frame.width), in: view, x, y, .plain)
    case .control(let control): add(notation(control, width: view.frame.width), in: view, x, y, .plain)
    }
    collect(view.subviews, x: x, y: y)
  }

  /// A text view shows the lines that it has room for.
  private mutating func add(_ text: ArrangedText, in view: ArrangedView, _ x: Double, _ y: Double) {
    let block = text.block
    let width = view.frame.width
    for (index, line) in block.lines.enumerated() where !line.text.isEmpty {
      let middle = text.y + (Double(index) + 0.5) * block.lineHeight
      guard view.kind != .textView || middle <= view.frame.height else { break }
      var item = TextItem(
        text: line.text.printable, x: x, width: width,
        baseline: y + text.y + block.firstBaseline + Double(index) * block.lineHeight,
        alignment: text.alignment, style: Self.style(of: text))
      item.isRightToLeft = line.direction == .rightToLeft && !item.text.utf8.allSatisfy { $0 < 0x80 }
      items.append(item)
    }
  }

  private mutating func add(
    _ text: String, in view: ArrangedView, _ x: Double, _ y: Double, _ style: TextItem.Style
  ) {
    items.append(
      TextItem(
        text: text.printable, x: x, width: view.frame.width,
        baseline: y + view.frame.height / 2 + Self.halfLetter,
        alignment: side(x + view.frame.width / 2), style: style))
  }

  /// A small filled view is a mark: an unread dot, a colour swatch.
  private mutating func addDot(_ view: ArrangedView, _ x: Double, _ y: Double) {
    guard view.subviews.isEmpty, view.decoration?.backgroundColor != nil, view.frame.width <= 24,
      view.frame.height <= 24, view.frame.width > 0
    else { return }
    items.append(
      TextItem(
        text: "●", x: x, width: view.frame.width, baseline: y + view.frame.height / 2 + Self.halfLetter,
        alignment: .left, style: .tint))
  }

  /// From the middle of a control to the baseline of a label beside it, in points.
  private static let halfLetter = 6.0

  private static func style(of text: ArrangedText) -> TextItem.Style {
    switch text.color {
    case .semantic(.secondaryLabel), .semantic(.tertiaryLabel), .semantic(.quaternaryLabel),
      .semantic(.placeholderText), .semantic(.headerFooterText), .semantic(.systemGray):
      .dim
    case .semantic(.systemRed): .destructive
    case .semantic(.tint), .semantic(.systemBlue), .semantic(.link): .tint
    default: text.font.weight >= .semibold ? .bold : .plain
    }
  }

  /// `photos/mug@2x.png` is `mug`.
  private static func stem(_ name: String) -> String {
    ImageFile.stem(of: name).printable
  }
}
