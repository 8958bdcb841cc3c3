import TableLayout
import TableModel
import TextMeasurement

/// Gathers what a row's views show, with places relative to the row.
struct ItemCollector {
  /// Columns a point.
  let columnsPerPoint: Double
  /// The most columns that one item takes.
  let columns: Int
  private(set) var items: [TextItem] = []

  init(columnsPerPoint: Double, columns: Int) {
    self.columnsPerPoint = columnsPerPoint
    self.columns = columns
  }

  mutating func collect(_ views: [ArrangedView], x: Double, y: Double) {
    for view in views { collect(view, x: x + view.frame.x, y: y + view.frame.y) }
  }

  private mutating func collect(_ view: ArrangedView, x: Double, y: Double) {
    guard view.decoration.map({ $0.alpha > 0 }) ?? true else { return }
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
      let shown = line.text.printable
      items.append(
        TextItem(
          text: line.direction == .rightToLeft ? "\u{2067}\(shown)\u{2069}" : shown, x: x, width: width,
          baseline: y + text.y + block.firstBaseline + Double(index) * block.lineHeight,
          alignment: text.alignment,
          style: Self.style(of: text)))
    }
  }

  private mutating func add(
    _ text: String, in view: ArrangedView, _ x: Double, _ y: Double, _ style: TextItem.Style
  ) {
    items.append(
      TextItem(
        text: text.printable, x: x, width: view.frame.width,
        baseline: y + view.frame.height / 2 + Self.halfLetter,
        alignment: .left, style: style))
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
    let file = name.split(separator: "/").last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    return String(stem.split(separator: "@").first ?? "").printable
  }
}

// MARK: Notations

extension ItemCollector {
  private func columns(_ width: Double) -> Int {
    min(columns, max(3, Int((width * columnsPerPoint).rounded())))
  }

  private func fieldNotation(_ field: ArrangedTextField, width: Double) -> String {
    let text = field.text.block.lines.first?.text ?? ""
    let shown = field.isPlaceholder && !text.isEmpty ? "(\(text))" : text
    let room = max(DisplayWidth.of(shown), min(24, columns(width)) - 2)
    return "[\(shown)\(String(repeating: " ", count: room - DisplayWidth.of(shown)))]"
  }

  private func notation(_ control: ViewContent, width: Double) -> String {
    switch control {
    case .toggle(let toggle): return toggle.isOn ? "[on]" : "[off]"
    case .stepper: return "[− +]"
    case .slider(let slider):
      let count = columns(width)
      let knob = Int(
        (share(slider.value, slider.minimumValue, slider.maximumValue) * Double(count - 1)).rounded())
      return String(repeating: "━", count: knob) + "●" + String(repeating: "─", count: count - 1 - knob)
    case .progressView(let progress):
      let count = columns(width)
      let full = Int((share(progress.progress, 0, 1) * Double(count)).rounded())
      return String(repeating: "▓", count: full) + String(repeating: "░", count: count - full)
    case .activityIndicator(let indicator): return indicator.isAnimating ? "◌" : ""
    case .segmentedControl(let segments):
      let titles = segments.segments.enumerated().map { $0 == segments.selectedIndex ? "●\($1)" : " \($1)" }
      return "[\(titles.joined(separator: " |")) ]"
    default: return ""
    }
  }

  private func share(_ value: Double, _ minimum: Double, _ maximum: Double) -> Double {
    maximum > minimum ? min(1, max(0, (value - minimum) / (maximum - minimum))) : 0
  }
}
