import TableModel

/// What a part is filled with.
enum FillStyle: Hashable {
  case background(ColorPair)
  /// A button with white text.
  case button(Color)

  /// Found when the rule is written, since a contrast takes its time.
  var color: ColorPair {
    switch self {
    case .background(let color): color
    case .button(let color): ReadableColor.fill(color)
    }
  }
}
