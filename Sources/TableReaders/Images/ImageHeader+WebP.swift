extension ImageHeader {
  /// Source: RFC 9649 (WebP) and RFC 6386 §9.1 (VP8).
  static func webP(_ file: HeaderBytes) -> ImageHeader? {
    guard file.holds("RIFF", at: 0), file.holds("WEBP", at: 8) else { return nil }
    let size: (width: Int, height: Int)?
    if file.holds("VP8 ", at: 12) {
      size = lossySize(file)
    } else if file.holds("VP8L", at: 12) {
      size = losslessSize(file)
    } else if file.holds("VP8X", at: 12) {
      size = extendedSize(file)
    } else {
      size = nil
    }
    return size.flatMap { ImageHeader("image/webp", width: $0.width, height: $0.height) }
  }

  /// 14 bits each; the two above them are a scale for drawing.
  private static func lossySize(_ file: HeaderBytes) -> (width: Int, height: Int)? {
    guard file.holds([0x9D, 0x01, 0x2A], at: 23), let width = file.littleEndian(26, count: 2),
      let height = file.littleEndian(28, count: 2)
    else { return nil }
    return (width & 0x3FFF, height & 0x3FFF)
  }

  /// 14 bits each, one less than the size.
  private static func losslessSize(_ file: HeaderBytes) -> (width: Int, height: Int)? {
    guard file.byte(20) == 0x2F, let bits = file.littleEndian(21, count: 4) else { return nil }
    return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
  }

  /// 24 bits each, one less than the size.
  private static func extendedSize(_ file: HeaderBytes) -> (width: Int, height: Int)? {
    guard let width = file.littleEndian(24, count: 3), let height = file.littleEndian(27, count: 3) else {
      return nil
    }
    return (width + 1, height + 1)
  }
}
