/// The advances of Helvetica Neue, the system font before iOS 9, for machines that don't have it.
///
/// Source: the font's published metrics; the tracking from recorded labels of Xcode 5 and 6 (10 at 11 points, 3 at 14,
/// 13 at 16), which it brings within half a point.
enum HelveticaNeue {
  static func isMeant(by family: String) -> Bool { family.lowercased() == "helvetica neue" }

  /// By ASCII code, tracking included, in 1/10,000 em; 0 for what the table does not have.
  static func advances(at pointSize: Double, isBold: Bool) -> [Int32] {
    var advances = [Int32](repeating: 0, count: 128)
    let tracking = tracking(at: pointSize)
    for (scalar, advance) in zip(characters.unicodeScalars, table) where scalar.value < 128 {
      let wide = isBold ? (Double(advance) * boldFactor).rounded() : Double(advance)
      advances[Int(scalar.value)] = Int32(wide * 10 + tracking)
    }
    return advances
  }

  /// How much wider bold text is.
  private static let boldFactor = 1.05

  /// What every character gains, in 1/10,000 em.
  private static func tracking(at size: Double) -> Double {
    switch size {
    case ..<11: 210
    case ..<14: 210 - (size - 11) * 20
    case ..<18: max(0, 150 - (size - 14) * 40)
    default: 0
    }
  }

  private static let characters =
    " !\"#&'()*+,-./0123456789:;=?_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

  private static let table: [Int16] = [
    278, 259, 426, 556, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 556, 500,
    648, 685, 704, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722,
    611,
    926, 611, 648, 611,
    537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500, 315, 556,
    500,
    758, 518, 500, 480,
  ]
}
