import TableModel

extension StringProtocol {
  /// The direction of the first letter that has one; left to right where none has (rules P2 and P3 of UAX 9, by the
  /// blocks of right-to-left scripts).
  var baseDirection: LayoutDirection {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x370...0x58F, 0x900...0x1FFF, 0x3041...0xD7FF:
        return .leftToRight
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F:
        return .rightToLeft
      default: continue
      }
    }
    return .leftToRight
  }
}
