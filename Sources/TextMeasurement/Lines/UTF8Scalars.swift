/// Reads scalars out of bytes that are UTF-8 by construction.
enum UTF8Scalars {
  /// The scalar at a byte offset, and its length.
  @inline(__always)
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (scalar: UInt32, length: Int) {
    let first = bytes[offset]
    if first < 0x80 { return (UInt32(first), 1) }
    func tail(_ index: Int) -> UInt32 {
      offset + index < bytes.count ? UInt32(bytes[offset + index] & 0x3F) : 0
    }
    switch first {
    case 0..<0xE0: return (UInt32(first & 0x1F) << 6 | tail(1), 2)
    case 0..<0xF0: return (UInt32(first & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
    default: return (UInt32(first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
    }
  }

  /// LF, VT, FF, CR, NEL, line and paragraph separator.
  @inline(__always)
  static func isHardBreak(_ scalar: UInt32) -> Bool {
    0x0A...0x0D ~= scalar || scalar == 0x85 || scalar & ~1 == 0x2028
  }

  /// White space that a line does not count at its end.
  @inline(__always)
  static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || 0x09...0x0D ~= scalar || scalar == 0x3000 || 0x2000...0x2006 ~= scalar
      || 0x2008...0x200A ~= scalar
  }
}
