extension String {
  /// The text as a terminal may get it: line breaks and tabs as spaces, and a stand-in for whatever a terminal
  /// would obey instead of show, control characters and marks that change the direction of what follows.
  public var printable: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    var shown = UnicodeScalarView()
    for scalar in unicodeScalars {
      shown.append(scalar == "\t" || scalar == "\n" ? " " : scalar.isObeyed ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  fileprivate var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }
}
