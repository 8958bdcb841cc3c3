/// Sixty-four bits that stand for some bytes, the same in every run.
///
/// Source: the FNV-1a hash.
struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  init(_ bytes: [UInt8]) {
    for byte in bytes { add(byte) }
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
