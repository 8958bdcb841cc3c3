/// A text with the place and the advance of each of its characters: what lines are cut from.
struct MeasuredText {
  /// UTF-8; more than was measured where the measuring stopped at a limit.
  let bytes: [UInt8]
  /// The byte after the last that was measured.
  private(set) var end = 0
  /// The byte that each scalar begins at, and the end; empty as long as every scalar is one byte.
  private var offsets: [Int32] = []
  /// The sum of advances and kerning before each scalar, and of all, in 1/10,000 em.
  private var sums: [Int64] = [0]
  /// What kerning adds between each scalar and the next, which a line that ends there does not have.
  private var kerning: [Int16] = []

  /// Whether it is known to have no hard line breaks.
  private(set) var isOneParagraph = false

  init(bytes: [UInt8]) {
    self.bytes = bytes
    let expected = min(bytes.count, Self.firstCapacity)
    sums.reserveCapacity(expected + 1)
    kerning.reserveCapacity(expected)
  }

  private static let firstCapacity = 1024

  /// The short way for printing ASCII; `nil` for any other text.
  init?(ascii bytes: [UInt8], _ font: PreparedFont, upTo limit: Int64) {
    self.bytes = bytes
    var isPrinting = true
    var sum: Int64 = 0
    let capacity = bytes.count
    var sums = [Int64](unsafeUninitializedCapacity: capacity + 1) { sums, count in
      kerning = [Int16](unsafeUninitializedCapacity: capacity) { kerning, kerningCount in
        isPrinting = font.forEachASCII(bytes) { index, advance, pair in
          sums.initializeElement(at: index, to: sum)
          kerning.initializeElement(at: index, to: pair)
          sum += Int64(advance) + Int64(pair)
          kerningCount = index + 1
          return sum <= limit
        }
        count = kerningCount
      }
    }
    guard isPrinting else { return nil }
    sums.append(sum)
    self.sums = sums
    end = kerning.count
    isOneParagraph = true
  }

  /// How many scalars there are.
  var count: Int { kerning.count }

  /// Of all scalars in a row.
  var width: Int64 { sums[kerning.count] }

  /// Whether the text has no more to show than what was measured.
  var isWhole: Bool { bytes[end...].allSatisfy { $0 == 0x20 } }

  var isASCII: Bool { offsets.isEmpty }

  mutating func append(_ length: Int, advance: Int32, kerning: Int32) {
    if length > 1 || !offsets.isEmpty {
      if offsets.isEmpty { offsets = (0..<Int32(clamping: count)).map { $0 } }
      offsets.append(Int32(clamping: end))
    }
    end += length
    sums.append(sums[count] + Int64(advance) + Int64(kerning))
    self.kerning.append(Int16(clamping: kerning))
  }

  mutating func finish() {
    if !offsets.isEmpty { offsets.append(Int32(clamping: end)) }
  }

  /// The byte that a scalar begins at.
  func offset(_ index: Int) -> Int { offsets.isEmpty ? index : Int(offsets[index]) }

  /// The width of a run of scalars on a line of its own, in 1/10,000 em.
  func width(_ range: Range<Int>) -> Int64 {
    guard let last = range.last else { return 0 }
    return sums[range.upperBound] - sums[range.lowerBound] - Int64(kerning[last])
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[offset(range.lowerBound)..<offset(range.upperBound)], as: UTF8.self)
  }

  func scalar(_ index: Int) -> UInt32 {
    bytes.withUnsafeBufferPointer { UTF8Scalars.scalar(in: $0, at: offset(index)).scalar }
  }

  /// Whether a scalar is white space that a line does not count at its end.
  func isSpace(_ index: Int) -> Bool {
    let byte = bytes[offset(index)]
    return byte < 0x80 ? byte == 0x20 || 0x09...0x0D ~= byte : UTF8Scalars.isSpace(scalar(index))
  }

  /// The scalar that begins at or after a byte offset, looked for from `start` on.
  func index(ofByte byte: Int, from start: Int) -> Int {
    guard !offsets.isEmpty else { return byte }
    var index = start
    while index < count, offset(index) < byte { index += 1 }
    return index
  }
}
