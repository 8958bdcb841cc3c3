/// How many columns text takes on a terminal.
enum DisplayWidth {
  /// None for marks, joiners and controls; two for East Asian wide characters and emoji; a joined emoji counts once.
  static func of(_ text: String) -> Int {
    text.utf8.allSatisfy { 0x20..<0x7F ~= $0 } ? text.utf8.count : text.reduce(0) { $0 + of($1) }
  }

  /// Terminals count scalars, but show a joined or selected emoji, and a wide character with its marks, in one place.
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if isWide(first.value) || scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F ? 1 : 0 }
    // Vowels and finals of Hangul syllables join the consonant before them.
    if 0x1160...0x11FF ~= scalar.value { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide(scalar.value) ? 2 : 1
    }
  }

  /// Source: the ranges of East Asian Width W and F, and of Emoji_Presentation, of Unicode 15.
  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0, 0x23F3, 0x25FD...0x25FE,
      0x2614...0x2615, 0x2648...0x2653, 0x267F, 0x2693, 0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE,
      0x26C4...0x26C5, 0x26CE, 0x26D4, 0x26EA, 0x26F2...0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705,
      0x270A...0x270B, 0x2728, 0x274C, 0x274E, 0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0, 0x27BF,
      0x2B1B...0x2B1C, 0x2B50, 0x2B55, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x1B000...0x1B2FF, 0x1F004, 0x1F0CF, 0x1F18E, 0x1F191...0x1F19A, 0x1F1E6...0x1F265, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F7E0...0x1F7EB, 0x1F90C...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// As much of a text as fits, ended by "…" where something is left out.
  static func truncated(_ text: String, to columns: Int) -> String {
    guard of(text) > columns else { return text }
    guard columns > 0 else { return "" }
    var width = 0
    let kept = text.prefix { character in
      width += of(character)
      return width < columns
    }
    return kept + "…"
  }
}

extension String {
  /// The text without what a terminal would obey instead of show: controls, and marks that change the direction of
  /// what follows.
  var printable: String {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    var shown = UnicodeScalarView()
    for scalar in unicodeScalars {
      shown.append(scalar.isObeyed ? (scalar == "\t" ? " " : "\u{FFFD}") : scalar)
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  fileprivate var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x061C, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }
}
