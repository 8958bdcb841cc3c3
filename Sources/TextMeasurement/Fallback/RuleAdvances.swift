/// Advances that follow from what a character is, with no font at hand, in 1/10,000 em.
enum RuleAdvances {
  /// `nil` where only a font can say.
  ///
  /// Source: recorded labels (Chinese and Japanese 1.0 em); marks and format characters take no room by their
  /// nature.
  static func advance(of scalar: UInt32, emoji: Int32) -> Int32? {
    if scalar < 0x300 { return scalar < 0x20 || 0x7F..<0xA0 ~= scalar ? 0 : nil }
    if isInvisible(scalar) { return 0 }
    if isIdeographic(scalar) { return ideograph }
    if 0xFF61...0xFFDC ~= scalar || 0xFFE8...0xFFEE ~= scalar { return ideograph / 2 }
    return isEmoji(scalar) ? emoji : nil
  }

  static let ideograph: Int32 = 10_000

  /// Where neither a table nor a font knows a character: marks take no room, other characters 0.6 em.
  static func unknown(_ scalar: UInt32) -> Int32 {
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: 6_000
    }
  }

  /// Emoji, tracking included: small ones are larger than their text.
  ///
  /// Source: recorded labels: 11 pt 16, 17 pt 23, 30 pt 34, 34 pt 38 points wide.
  static func emoji(at pointSize: Double) -> Int32 {
    switch pointSize {
    case ..<11: 14_400
    case ..<17: 14_400 - Int32((pointSize - 11) / 6 * 950)
    case ..<30: 13_450 - Int32((pointSize - 17) / 13 * 2_150)
    case ..<34: 11_300 - Int32((pointSize - 30) / 4 * 150)
    default: 11_150
    }
  }

  /// Characters of full width: kana, ideographs, Hangul and their punctuation.
  static func isIdeographic(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  static func isEmoji(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x231A else { return false }
    return switch scalar {
    case 0x1F000...0x1FAFF, 0x231A...0x231B, 0x23E9...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615,
      0x2648...0x2653,
      0x267F, 0x2693, 0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE, 0x26D4, 0x26EA,
      0x26F2...0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x274E,
      0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0, 0x27BF, 0x2B1B...0x2B1C, 0x2B50, 0x2B55:
      true
    default: false
    }
  }

  /// Controls, joiners, variation selectors, combining marks, vowels and finals that join a Hangul initial.
  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x1160...0x11FF, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0x20D0...0x20FF, 0x302A...0x302F, 0x3099...0x309A,
      0xD7B0...0xD7FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
