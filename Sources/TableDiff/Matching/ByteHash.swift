/// A hash of bytes, quick for the short texts that tables are made of.
///
/// Seeded anew in each run, so that no document can be made to slow a comparison down. Nothing that is printed depends
/// on it: what it calls equal is compared before it is believed.
struct ByteHash {
  private(set) var value: UInt64

  private static let seed = UInt64(UInt(bitPattern: Hasher().finalize()))

  init() { value = Self.seed }

  mutating func combine(_ word: UInt64) {
    let product = (value ^ word ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    value = product.high ^ product.low &+ word
  }

  mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 8 <= raw.count {
      combine(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < raw.count {
      rest = rest << 8 | UInt64(raw[index])
      index += 1
    }
    combine(rest)
    combine(UInt64(truncatingIfNeeded: raw.count))
  }

  /// The hash of a text alone.
  static func value(of text: String) -> UInt64 {
    var hash = ByteHash()
    hash.combine(text)
    return hash.value
  }

  mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine($0) }
  }
}
