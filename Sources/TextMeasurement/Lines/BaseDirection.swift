import CTextShaping
import TableModel

extension MeasuredText {
  /// The direction of a paragraph: that of its first character that has one (rules P2 and P3 of UAX 9); `nil`
  /// where none has.
  func direction(of paragraph: Range<Int>) -> LayoutDirection? {
    for index in paragraph {
      let scalar = scalar(index)
      switch scalar {
      case 0x41...0x5A, 0x61...0x7A: return .leftToRight
      case 0..<0x80: continue
      default:
        let direction = ts_direction(scalar)
        if direction != 0 { return direction > 0 ? .leftToRight : .rightToLeft }
      }
    }
    return nil
  }
}

extension String {
  /// The direction of the first character that has one; `nil` where none has.
  var baseDirection: LayoutDirection? {
    for scalar in unicodeScalars {
      let direction = ts_direction(scalar.value)
      if direction != 0 { return direction > 0 ? .leftToRight : .rightToLeft }
    }
    return nil
  }
}
