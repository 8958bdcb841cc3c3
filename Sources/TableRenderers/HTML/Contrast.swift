import TableModel

/// Colours as a page must have them: opaque, and with enough contrast to be read.
///
/// UIKit's secondary and tint colours on white reach 3.4 and 4.0 to 1; the Web Content Accessibility Guidelines ask
/// for 4.5. A text keeps its colour where that suffices, else it is darkened or lightened as far as needed.
enum Contrast {
  static let required = 4.5

  /// The colour of a text on a background that is opaque.
  static func readable(_ color: RGBA, on background: RGBA) -> RGBA {
    let solid = color.over(background)
    guard color.alpha > 0, ratio(solid, background) < required else { return solid }
    let black = RGBA(red: 0, green: 0, blue: 0)
    let white = RGBA(red: 255, green: 255, blue: 255)
    let goal = ratio(black, background) >= ratio(white, background) ? black : white
    for step in 1...40 {
      let moved = solid.mixed(with: goal, share: Double(step) / 40)
      if ratio(moved, background) >= required + 0.05 { return moved }
    }
    return goal
  }

  /// A background that white text can be read on, as near to the colour as may be.
  static func backgroundForWhiteText(_ color: RGBA) -> RGBA {
    let white = RGBA(red: 255, green: 255, blue: 255)
    return readable(color, on: white)
  }

  /// Source: relative luminance and contrast ratio of WCAG 2.1.
  static func ratio(_ a: RGBA, _ b: RGBA) -> Double {
    let lighter = max(luminance(a), luminance(b))
    let darker = min(luminance(a), luminance(b))
    return (lighter + 0.05) / (darker + 0.05)
  }

  private static func luminance(_ color: RGBA) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ component: UInt8) -> Double {
    let share = Double(component) / 255
    guard share > 0.04045 else { return share / 12.92 }
    return power12Fifths((share + 0.055) / 1.055)
  }

  /// `base` to the power of 2.4 for 0 to 1, without the C library: the fifth root by Newton's method.
  private static func power12Fifths(_ base: Double) -> Double {
    guard base > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
    return base * base * root * root
  }
}

extension RGBA {
  /// Laid over an opaque colour.
  func over(_ background: RGBA) -> RGBA {
    background.mixed(with: RGBA(red: red, green: green, blue: blue), share: Double(alpha) / 255)
  }

  func mixed(with other: RGBA, share: Double) -> RGBA {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(clamping: Int((Double(a) * (1 - share) + Double(b) * share).rounded()))
    }
    return RGBA(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  var css: String {
    let components = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + components.map { component in
        let digits = String(component, radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }
}

/// A colour in light and in dark.
struct ColorPair: Hashable {
  var light: RGBA
  var dark: RGBA

  init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  init(_ color: Color) {
    light = color.components(in: .light)
    dark = color.components(in: .dark)
  }

  /// Laid over a background that is opaque.
  func over(_ background: ColorPair) -> ColorPair {
    ColorPair(light: light.over(background.light), dark: dark.over(background.dark))
  }

  func readable(on background: ColorPair) -> ColorPair {
    ColorPair(
      light: Contrast.readable(light, on: background.light),
      dark: Contrast.readable(dark, on: background.dark))
  }
}
