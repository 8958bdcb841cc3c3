/// Advances that follow from what a character is, with no font at hand, in 1/10,000 em.
enum RuleAdvances {
  /// Source: recorded labels (emoji 1.35 em, Chinese and Japanese 1.0 em); marks and format characters take no
  /// room by their nature.
  static func advance(of scalar: UInt32) -> Int32? {
    if isIdeographic(scalar) { return 10_000 }
    if isInvisible(scalar) { return 0 }
    return isEmoji(scalar) ? emoji : nil
  }

  /// Where neither a rule nor a font knows a character.
  static let unknown: Int32 = 6_000
  static let emoji: Int32 = 13_500

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
    switch scalar {
    case 0x1F000...0x1FAFF, 0x231A...0x231B, 0x23E9...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615,
      0x2648...0x2653,
      0x267F, 0x2693, 0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE, 0x26D4, 0x26EA,
      0x26F2...0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x274E,
      0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0, 0x27BF, 0x2B1B...0x2B1C, 0x2B50, 0x2B55:
      true
    default: false
    }
  }

  /// Controls, joiners, variation selectors and combining marks.
  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
