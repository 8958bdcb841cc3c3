import TableModel

/// How well a colour can be told from another.
enum Contrast {
  /// What the Web Content Accessibility Guidelines ask of text, and of text of 24 pixels, or of 18.66 in bold.
  static let text = 4.5
  static let largeText = 3.0

  /// From 1 to 21.
  ///
  /// Source: contrast ratio and relative luminance of WCAG 2.1.
  static func ratio(_ a: RGBA, _ b: RGBA) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: RGBA) -> Double {
    0.2126 * linear[Int(color.red)] + 0.7152 * linear[Int(color.green)] + 0.0722 * linear[Int(color.blue)]
  }

  /// The light of each of the 256 values of a component.
  private static let linear = (0...255).map { component in
    let share = Double(component) / 255
    return share > 0.04045 ? power12Fifths((share + 0.055) / 1.055) : share / 12.92
  }

  /// `base` to the power of 2.4 for 0 to 1: the fifth root by Newton's method.
  private static func power12Fifths(_ base: Double) -> Double {
    guard base > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<30 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
    return base * base * root * root
  }
}
