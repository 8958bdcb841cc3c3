/// Kerning of the system font by pairs of ASCII characters, in 1/10,000 em.
struct KerningTable {
  /// By left × 128 + right.
  let pairs: [Int16]

  static let system = KerningTable()

  private init() {
    var pairs = [Int16](repeating: 0, count: 128 * 128)
    let triples = SystemFontKerning.pairs
    for index in stride(from: 0, to: triples.count - 2, by: 3) {
      pairs[Int(triples[index]) * 128 + Int(triples[index + 1])] = triples[index + 2]
    }
    self.pairs = pairs
  }

  /// The kerning between two characters; accented letters kern as the letters they are made of.
  func kerning(_ left: UInt32, _ right: UInt32) -> Int32 {
    let left = LatinBase.letter(of: left)
    let right = LatinBase.letter(of: right)
    return left < 128 && right < 128 ? Int32(pairs[Int(left) * 128 + Int(right)]) : 0
  }
}
