/// A text with the place and the advance of each of its characters: what lines are cut from.
struct MeasuredText {
  /// UTF-8.
  let bytes: [UInt8]
  /// The byte that each scalar begins at, and the end.
  private(set) var offsets: [Int32] = []
  /// The sum of advances and kerning before each scalar, and of all, in 1/10,000 em.
  private(set) var sums: [Int64] = [0]
  /// What kerning adds between each scalar and the next, which a line that ends there does not have.
  private(set) var kerning: [Int16] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    offsets.reserveCapacity(bytes.count + 1)
    sums.reserveCapacity(bytes.count + 1)
    kerning.reserveCapacity(bytes.count)
  }

  /// How many scalars there are.
  var count: Int { kerning.count }

  mutating func append(at offset: Int, advance: Int32, kerning: Int32) {
    offsets.append(Int32(clamping: offset))
    self.kerning.append(Int16(clamping: kerning))
    sums.append(sums[sums.count - 1] + Int64(advance) + Int64(kerning))
  }

  mutating func finish() { offsets.append(Int32(clamping: bytes.count)) }

  /// The width of a run of scalars on a line of its own, in 1/10,000 em.
  func width(_ range: Range<Int>) -> Int64 {
    guard let last = range.last else { return 0 }
    return sums[range.upperBound] - sums[range.lowerBound] - Int64(kerning[last])
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[Int(offsets[range.lowerBound])..<Int(offsets[range.upperBound])], as: UTF8.self)
  }

  func byte(_ index: Int) -> UInt8 { bytes[Int(offsets[index])] }

  /// The scalar that begins at or after a byte offset.
  func index(ofByte offset: Int) -> Int {
    var low = 0
    var high = offsets.count - 1
    while low < high {
      let middle = (low + high) / 2
      if Int(offsets[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
