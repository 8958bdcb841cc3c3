extension ImageHeader {
  /// Source: GIF89a specification, §18.
  static func gif(_ file: HeaderBytes) -> ImageHeader? {
    guard file.holds("GIF87a", at: 0) || file.holds("GIF89a", at: 0),
      let width = file.littleEndian(6, count: 2), let height = file.littleEndian(8, count: 2)
    else { return nil }
    return ImageHeader("image/gif", width: width, height: height)
  }
}
