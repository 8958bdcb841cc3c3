import TableModel

/// The advances of one weight of the system font at one size, tracking included, in 1/10,000 em.
///
/// Whole numbers, so that the order of adding them cannot change a sum.
struct SystemFontTable {
  /// By ASCII code; 0 for control characters.
  let ascii: [Int32]
  private let weight: FontWeight
  /// What every character but a digit gains at this size.
  private let spacing: Int

  init(weight: FontWeight, pointSize: Double, generation: TrackingGeneration, hasEqualDigits: Bool) {
    func spacing(isDigit: Bool) -> Int {
      let gain =
        generation.tracking(at: pointSize) + generation.tracking(of: weight.trackingClass)
        + DisplayFace.adjustment(isDigit: isDigit, pointSize: pointSize, generation: generation)
      return Int(gain.clamped(to: 10_000).rounded())
    }
    self.weight = weight
    self.spacing = spacing(isDigit: false)
    var ascii = [Int32](repeating: 0, count: 128)
    for row in 0..<SystemFontAdvances.rows.count / Self.stride {
      let scalar = UInt32(UInt16(bitPattern: SystemFontAdvances.rows[row * Self.stride]))
      guard scalar < 128 else { break }
      let isDigit = 0x30...0x39 ~= scalar
      let advance = hasEqualDigits && isDigit ? Self.equalDigitAdvance(weight) : Self.advance(row, weight)
      ascii[Int(scalar)] = Int32(advance + spacing(isDigit: isDigit))
    }
    self.ascii = ascii
  }

  /// Helvetica Neue's advances where they are known, the system font's elsewhere.
  init(helveticaNeue weight: FontWeight, pointSize: Double) {
    let system = SystemFontTable(
      weight: weight, pointSize: pointSize, generation: .firstFaces, hasEqualDigits: false)
    let own = HelveticaNeue.advances(at: pointSize, isBold: weight >= .semibold)
    self.weight = weight
    spacing = system.spacing
    ascii = zip(own, system.ascii).map { $0 > 0 ? $0 : $1 }
  }

  /// The advance of any character; `nil` for those that the tables do not reach.
  func advance(of scalar: UInt32) -> Int32? {
    if scalar < 128 { return ascii[Int(scalar)] }
    guard let advance = Self.advance(of: scalar, weight) else { return nil }
    return advance > 0 ? Int32(advance + spacing) : 0
  }

  private static let stride = SystemFontAdvances.columns + 1

  /// A row of its own; an accented letter as wide as its base has the base's; else the regular advance made
  /// wider by what the weight makes letters wider.
  private static func advance(of scalar: UInt32, _ weight: FontWeight) -> Int? {
    if let row = row(of: scalar) { return advance(row, weight) }
    guard let regular = ExtendedAdvances.advance(of: scalar) else { return nil }
    let base = LatinBase.letter(of: scalar)
    if base != scalar, let row = row(of: base), advance(row, .regular) == regular {
      return advance(row, weight)
    }
    let excess = (widening(weight) - 1) * (0x370...0x3FF ~= scalar ? greekExcess : 1)
    return Int((Double(regular) * (1 + excess)).rounded())
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

  private static func advance(_ row: Int, _ weight: FontWeight) -> Int {
    Int(SystemFontAdvances.rows[row * stride + weight.openTypeValue / 100])
  }

  /// Digits of equal width, from Inter's by the line that the other advances follow.
  private static func equalDigitAdvance(_ weight: FontWeight) -> Int {
    switch weight {
    case .ultraLight: 5863
    case .thin: 6044
    case .light: 6264
    case .regular: 6473
    case .medium: 6617
    case .semibold: 6784
    case .bold: 6900
    case .heavy: 7191
    case .black: 7304
    }
  }

  /// Greek letters widen half as much again as Latin ones do.
  ///
  /// Source: Inter 3.19, lower case, semibold against regular 1.0568 and 1.0364, bold 1.0851 and 1.0546.
  private static let greekExcess = 1.5

  /// The mean width of text against regular.
  private static func widening(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.95
    case .thin: 0.964
    case .light: 0.983
    case .regular: 1
    case .medium: 1.021
    case .semibold: 1.044
    case .bold: 1.062
    case .heavy: 1.105
    case .black: 1.12
    }
  }
}

extension FontWeight {
  fileprivate var trackingClass: TrackingGeneration.WeightClass {
    switch self {
    case .medium: .medium
    case .bold: .bold
    default: .other
    }
  }
}
