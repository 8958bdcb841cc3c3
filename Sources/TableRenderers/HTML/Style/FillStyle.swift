import TableModel

/// What a part is filled with.
enum FillStyle: Hashable {
  case background(ColorPair)
  /// A button with white text.
  case button(Color)
  /// Of a drawing that takes its colour from the page's tint.
  case tint(Color)
  /// Of a drawing that takes its colour from the page's tracks.
  case track(Color)

  /// The property that has the colour.
  var property: StaticString {
    switch self {
    case .background, .button: "background-color"
    case .tint: "--tint"
    case .track: "--track"
    }
  }

  /// Found when the rule is written, since a contrast takes its time.
  var color: ColorPair {
    switch self {
    case .background(let color): color
    case .button(let color): ReadableColor.fill(color)
    case .tint(let color), .track(let color): ColorPair(color)
    }
  }
}
