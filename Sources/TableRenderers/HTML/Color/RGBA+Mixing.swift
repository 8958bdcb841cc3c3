import TableModel

extension RGBA {
  static let black = RGBA(red: 0, green: 0, blue: 0)
  static let white = RGBA(red: 255, green: 255, blue: 255)

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

  /// `#rrggbb`, or `rgba(…)` where it is not opaque.
  var css: String {
    guard alpha == 255 else {
      return "rgba(\(red),\(green),\(blue),\(OutputBuffer.text(Double(alpha) / 255)))"
    }
    return "#"
      + [red, green, blue].map { component in
        let digits = String(component, radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }
}
