import TableModel

/// The advances of one weight of the system font at one size, tracking included, in 1/10,000 em.
///
/// Whole numbers, so that the order of adding them cannot change a sum.
struct SystemFontTable {
  /// By ASCII code; 0 for control characters.
  let ascii: [Int32]
  private let weight: FontWeight
  private let tracking: Int
  private let isDisplay: Bool

  init(weight: FontWeight, pointSize: Double, generation: TrackingGeneration, hasEqualDigits: Bool) {
    self.weight = weight
    isDisplay = pointSize >= DisplayFace.smallestPointSize
    tracking = isDisplay ? 0 : generation.tracking(at: pointSize)
    var ascii = [Int32](repeating: 0, count: 128)
    for row in 0..<SystemFontAdvances.rows.count / Self.stride {
      let scalar = UInt32(UInt16(bitPattern: SystemFontAdvances.rows[row * Self.stride]))
      guard scalar < 128 else { continue }
      let isDigit = 0x30...0x39 ~= scalar
      let advance = hasEqualDigits && isDigit ? Self.equalDigitAdvance : Self.advance(row: row, weight)
      let adjustment = isDisplay ? DisplayFace.adjustment(for: scalar) : tracking
      ascii[Int(scalar)] = Int32(advance + adjustment)
    }
    self.ascii = ascii
  }

  /// The advance of any character; `nil` for those that the tables do not reach.
  func advance(of scalar: UInt32) -> Int32? {
    if scalar < 128 { return ascii[Int(scalar)] }
    guard let advance = Self.advance(of: scalar, weight), advance >= 0 else { return nil }
    guard advance > 0 else { return 0 }
    return Int32(advance + (isDisplay ? DisplayFace.adjustment(for: scalar) : tracking))
  }

  /// Digits of equal width are as wide as the proportional ones other than 1 are on average: 0.622 em.
  private static let equalDigitAdvance = 6220
  private static let stride = SystemFontAdvances.columns + 1

  private static func advance(of scalar: UInt32, _ weight: FontWeight) -> Int? {
    if let row = row(of: scalar) { return advance(row: row, weight) }
    for block in ExtendedAdvances.blocks where scalar >= block.first && scalar - block.first < block.count {
      let regular = Int(ExtendedAdvances.advances[block.start + Int(scalar - block.first)])
      return regular <= 0 ? regular : Int((Double(regular) * factor(of: weight)).rounded())
    }
    return nil
  }

  /// Rows are sorted by code point.
  private static func row(of scalar: UInt32) -> Int? {
    var low = 0
    var high = SystemFontAdvances.rows.count / stride
    while low < high {
      let middle = (low + high) / 2
      let found = UInt32(UInt16(bitPattern: SystemFontAdvances.rows[middle * stride]))
      if found == scalar { return middle }
      if found < scalar { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// A column, or a point on the line through the two nearest: heavier than bold goes on by the step from semibold
  /// to bold, lighter than light by that from regular to light.
  private static func advance(row: Int, _ weight: FontWeight) -> Int {
    func column(_ column: Int) -> Int { Int(SystemFontAdvances.rows[row * stride + 1 + column]) }
    return switch weight {
    case .ultraLight: column(0) * 3 - column(1) * 2
    case .thin: column(0) * 2 - column(1)
    case .light: column(0)
    case .regular: column(1)
    case .medium: column(2)
    case .semibold: column(3)
    case .bold: column(4)
    case .heavy: column(4) * 2 - column(3)
    case .black: column(4) * 3 - column(3) * 2
    }
  }

  /// Mean widths against regular. Source: recorded labels.
  private static func factor(of weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.94
    case .thin: 0.96
    case .light: 0.98
    case .regular: 1
    case .medium: 1.024
    case .semibold: 1.039
    case .bold: 1.069
    case .heavy: 1.099
    case .black: 1.129
    }
  }
}
