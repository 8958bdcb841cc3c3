/// Kerning of the system font by pairs of characters, in 1/10,000 em.
struct KerningTable {
  /// By left × 128 + right: ASCII codes, and typographic punctuation in the places of control characters.
  let pairs: [Int16]

  static let system = KerningTable()
  /// No pair stands nearer or further.
  static let none = KerningTable(pairs: [Int16](repeating: 0, count: 128 * 128))

  private init(pairs: [Int16]) { self.pairs = pairs }

  private init() {
    var pairs = [Int16](repeating: 0, count: 128 * 128)
    let triples = SystemFontKerning.pairs
    for index in stride(from: 0, to: triples.count - 2, by: 3) {
      let left = Self.slot(of: UInt32(UInt16(bitPattern: triples[index])))
      let right = Self.slot(of: UInt32(UInt16(bitPattern: triples[index + 1])))
      if left < 128, right < 128 { pairs[left * 128 + right] = triples[index + 2] }
    }
    self.pairs = pairs
  }

  /// The kerning between two characters; accented letters kern as the letters they are made of.
  func kerning(_ left: UInt32, _ right: UInt32) -> Int32 {
    if Self.isPrintingASCII(left), Self.isPrintingASCII(right) {
      return Int32(pairs[Int(left) * 128 + Int(right)])
    }
    let left = Self.slot(of: left)
    let right = Self.slot(of: right)
    return left < 128 && right < 128 ? Int32(pairs[left * 128 + right]) : 0
  }

  @inline(__always)
  private static func isPrintingASCII(_ scalar: UInt32) -> Bool { scalar &- 0x20 < 0x5F }

  /// 0 for control characters, which kern with nothing; 128 and more for characters without kerning.
  private static func slot(of scalar: UInt32) -> Int {
    switch scalar {
    case 0x20..<0x7F: Int(scalar)
    case 0..<0x20, 0x7F: 0
    case 0x2013: 1
    case 0x2014: 2
    case 0x2018: 3
    case 0x2019: 4
    case 0x201C: 5
    case 0x201D: 6
    case 0x2026: 7
    default: Int(LatinBase.letter(of: scalar))
    }
  }
}
