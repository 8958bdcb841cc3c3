/// A colour as a document names it.
public enum Color: Hashable, Sendable {
  case components(RGBA)
  /// One of UIKit's own, which differs between light and dark.
  case semantic(SystemColor)

  /// Reads `#rgb`, `#rrggbb`, `#rrggbbaa`, `rrggbb` or the name of a system colour (`systemBlue`, `label`, …);
  /// `nil` for anything else.
  public init?(_ text: String) {
    if let named = SystemColor(rawValue: text) {
      self = .semantic(named)
    } else if let components = RGBA(hexadecimal: text) {
      self = .components(components)
    } else {
      return nil
    }
  }

  /// What is drawn in light or dark; `automatic` counts as light.
  public func components(in appearance: Appearance) -> RGBA {
    switch self {
    case .components(let components): components
    case .semantic(let color): appearance == .dark ? color.dark : color.light
    }
  }
}

/// A colour in sRGB, each component 0 to 255, alpha too.
public struct RGBA: Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8
  public let alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `0xRRGGBB` and the opacity in hundredths.
  init(_ rgb: UInt32, percent: Int = 100) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), alpha: UInt8(clamping: (percent * 255 + 50) / 100))
  }

  /// Three, six or eight hexadecimal digits, with or without `#`; `nil` for anything else.
  public init?(hexadecimal text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    let values = digits.utf8.map { UInt8(ascii: $0) }
    guard [3, 6, 8].contains(values.count) else { return nil }
    var nibbles: [UInt8] = []
    for value in values {
      guard let value else { return nil }
      nibbles.append(value)
      if values.count == 3 { nibbles.append(value) }
    }
    let bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
  }
}

extension UInt8 {
  /// The value of one hexadecimal digit.
  fileprivate init?(ascii digit: UInt8) {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self = digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self = digit - UInt8(ascii: "A") + 10
    default: return nil
    }
  }
}
