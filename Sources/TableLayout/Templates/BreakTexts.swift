import TableModel
import TextMeasurement

extension TemplateLayout {
  /// Forgets how the row before broke a text.
  mutating func resetText(_ node: Int) {
    contents[node].wrapWidth = .infinity
    if contents[node].wrappedWidth != nil { contents[node].wrapped = nil }
    widths[node].intrinsic = contents[node].intrinsic.width
    heights[node].intrinsic = contents[node].intrinsic.height
  }

  /// Breaks the texts that do not fit on one line for the widths found.
  ///
  /// A text of several lines is as wide as its widest line, less than the room it was broken for; as in UIKit the
  /// widths are then found once more, with those of the broken texts.
  mutating func breakTexts(_ environment: LayoutEnvironment) -> Bool {
    var hasBroken = false
    for node in nodes.indices where !contents[node].isLeftOut {
      guard let wrapping = contents[node].wrapping, let width = contents[node].unwrappedWidth else {
        continue
      }
      let room = widths[node].length - 2 * wrapping.inset.width
      let preferred = wrapping.preferredWidth
      guard width > room + Self.slack || (preferred > 0 && preferred < room) else { continue }
      wrap(node, wrapping, at: room, environment)
      hasBroken = true
    }
    return hasBroken
  }

  /// A text whose view came out narrower than its lines, or wider than it was broken for, is broken for that.
  mutating func breakTextsAgain(_ environment: LayoutEnvironment) {
    for node in nodes.indices where !contents[node].isLeftOut && contents[node].wrapWidth < .infinity {
      guard let wrapping = contents[node].wrapping, let width = contents[node].wrappedWidth else { continue }
      let room = widths[node].length - 2 * wrapping.inset.width
      if room < width - Self.slack || room > contents[node].wrapWidth + Self.slack {
        wrap(node, wrapping, at: room, environment)
      }
    }
  }

  private mutating func wrap(
    _ node: Int, _ wrapping: TextWrapping, at width: Double, _ environment: LayoutEnvironment
  ) {
    contents[node].wrapWidth = width
    let block = environment.layOut(
      contents[node].wrappedText, font: contents[node].font, maxWidth: width, lines: wrapping.numberOfLines,
      mode: wrapping.mode)
    setBlock(block, of: node, inset: wrapping.inset, environment)
  }

  private mutating func setBlock(
    _ block: TextBlock, of node: Int, inset: Size, _ environment: LayoutEnvironment
  ) {
    contents[node].wrapped = block
    var size = block.size
    if let label = contents[node].label { size = labelSize(node, label, block, environment) }
    widths[node].intrinsic = size.width + 2 * inset.width
    heights[node].intrinsic = size.height + 2 * inset.height
  }

  /// How much a length may miss another and still be taken for it, points.
  static let slack = 0.01
}

/// How a text of several lines is broken.
struct TextWrapping {
  /// 0 for any number.
  var numberOfLines: Int
  var mode: LineBreakMode
  /// 0 for none.
  var preferredWidth = 0.0
  /// What stands around the text, points at either side.
  var inset = Size.zero

  /// `nil` for a label whose text stays on one line.
  init?(of label: LabelAttributes) {
    guard label.numberOfLines != 1 else { return nil }
    numberOfLines = label.numberOfLines
    mode = label.lineBreakMode
    preferredWidth = label.preferredMaxLayoutWidth
  }

  /// A text view's; `nil` for one that scrolls.
  init?(of view: TextViewAttributes, inset: Size) {
    guard !view.isScrollEnabled else { return nil }
    numberOfLines = 0
    mode = .wordWrap
    self.inset = inset
  }
}

extension NodeContent {
  /// The text of a view that wraps.
  fileprivate var wrappedText: String {
    if case .textView(let attributes) = view.content { attributes.text } else { text }
  }
}

extension ViewContent {
  /// Whether a view's text may stand on several lines.
  var breaksText: Bool {
    switch self {
    case .label(let label): label.numberOfLines != 1
    case .textView(let view): !view.isScrollEnabled
    default: false
    }
  }
}
