extension ImageHeader {
  /// Source: PNG specification, §5.2 and §11.2.2. Xcode puts a chunk of its own before the header.
  static func png(_ file: HeaderBytes) -> ImageHeader? {
    guard file.holds([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) else { return nil }
    var chunk = 8
    if file.holds("CgBI", at: chunk + 4), let length = file.bigEndian(chunk, count: 4) {
      chunk += length + 12
    }
    guard file.holds("IHDR", at: chunk + 4), let width = file.bigEndian(chunk + 8, count: 4),
      let height = file.bigEndian(chunk + 12, count: 4)
    else { return nil }
    return ImageHeader("image/png", width: width, height: height)
  }
}
