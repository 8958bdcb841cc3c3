import TableModel

/// UIKit's colours as a page must have them to be read by everyone.
///
/// `secondaryLabel` and `tint` on white reach contrasts of 3.4 and 4.0; accessibility guidelines ask for 4.5. A system
/// colour is drawn as it is where that suffices; else it goes towards the one that UIKit shows when its reader asks
/// for more contrast, and on towards black or white, no further than needed. A colour that a document gives in
/// numbers is its own choice and stays.
enum ReadableColor {
  /// The colour of a text on an opaque background.
  static func text(_ color: Color, on background: ColorPair, contrast: Double = Contrast.text) -> ColorPair {
    let plain = ColorPair(color).over(background)
    guard case .semantic(let system) = color, system != .clear else { return plain }
    let strong = strong(system)
    return ColorPair(
      light: step(plain.light, via: strong.light, against: background.light, contrast),
      dark: step(plain.dark, via: strong.dark, against: background.dark, contrast))
  }

  /// The colour of a button with white text on it.
  static func fill(_ color: Color) -> ColorPair {
    let solid = ColorPair(color).over(ColorPair(light: .white, dark: .black))
    guard case .semantic(let system) = color else { return solid }
    let strong = strong(system).light
    return ColorPair(
      light: step(solid.light, via: strong, against: .white, Contrast.text),
      dark: step(solid.dark, via: strong, against: .white, Contrast.text))
  }

  private static func step(
    _ color: RGBA, via strong: RGBA?, against other: RGBA, _ contrast: Double
  ) -> RGBA {
    let isEnough = { (color: RGBA) in Contrast.ratio(color, other) >= contrast + 0.02 }
    if isEnough(color) { return color }
    let end = Contrast.ratio(.black, other) > Contrast.ratio(.white, other) ? RGBA.black : .white
    var from = color
    for goal in [strong, end].compactMap({ $0 }) {
      for share in 1...20 {
        let moved = from.mixed(with: goal, share: Double(share) / 20)
        if isEnough(moved) { return moved }
      }
      from = goal
    }
    return end
  }

  /// Source: the increased-contrast variants of Flutter's Cupertino colours; mint, cyan and brown from Apple's Human
  /// Interface Guidelines.
  private static func strong(_ color: SystemColor) -> (light: RGBA?, dark: RGBA?) {
    let pair: (light: String, dark: String)? =
      switch color {
      case .systemBlue, .tint, .link: ("0040dd", "409cff")
      case .systemGreen: ("248a3d", "30db5b")
      case .systemIndigo: ("3634a3", "7d7aff")
      case .systemOrange: ("c93400", "ffb340")
      case .systemPink: ("d30f45", "ff6482")
      case .systemPurple: ("8944ab", "da8fff")
      case .systemRed: ("d70015", "ff6961")
      case .systemTeal, .systemCyan: ("0071a4", "70d7ff")
      case .systemYellow: ("a05a00", "ffd426")
      case .systemMint: ("0c817b", "66d4cf")
      case .systemBrown: ("7f6545", "b59469")
      case .systemGray: ("6c6c70", "aeaeb2")
      default: nil
      }
    return (pair.flatMap { RGBA(hexadecimal: $0.light) }, pair.flatMap { RGBA(hexadecimal: $0.dark) })
  }
}
