extension ImageHeader {
  /// Walks the segments up to the first frame header.
  ///
  /// Source: ITU T.81, annex B. A height of 0 (given only after the first scan) counts as no size.
  static func jpeg(_ file: HeaderBytes) -> ImageHeader? {
    guard file.holds([0xFF, 0xD8, 0xFF], at: 0) else { return nil }
    var offset = 2
    var isTurned = false
    while file.byte(offset) == 0xFF, let marker = file.byte(offset + 1) {
      if marker == 0xFF || standalone.contains(marker) {
        offset += marker == 0xFF ? 1 : 2
        continue
      }
      guard marker != endOfImage, marker != startOfScan, let length = file.bigEndian(offset + 2, count: 2),
        length >= 2
      else { return nil }
      if isFrame(marker) { return frame(file, at: offset, isTurned: isTurned) }
      if marker == exifSegment { isTurned = isTurned || isExifTurned(file, at: offset + 4) }
      offset += 2 + length
    }
    return nil
  }

  private static let standalone = Set([0x01] + Array(0xD0...0xD8))
  private static let endOfImage = 0xD9
  private static let startOfScan = 0xDA
  private static let exifSegment = 0xE1

  /// SOF0 to SOF15, without the three markers between them that mean tables and an extension.
  private static func isFrame(_ marker: Int) -> Bool {
    0xC0...0xCF ~= marker && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  private static func frame(_ file: HeaderBytes, at offset: Int, isTurned: Bool) -> ImageHeader? {
    guard let height = file.bigEndian(offset + 5, count: 2), let width = file.bigEndian(offset + 7, count: 2)
    else { return nil }
    return ImageHeader(
      "image/jpeg", width: isTurned ? height : width, height: isTurned ? width : height)
  }

  /// Whether the orientation stands the picture on its side: values 5 to 8.
  ///
  /// Source: Exif 2.3, §4.6.4 (tag 0x0112) and TIFF 6.0, §2.
  private static func isExifTurned(_ file: HeaderBytes, at offset: Int) -> Bool {
    guard file.holds([0x45, 0x78, 0x69, 0x66, 0, 0], at: offset) else { return false }
    let start = offset + 6
    let isLittleEndian = file.holds("II", at: start)
    func number(_ at: Int, _ count: Int) -> Int? {
      isLittleEndian ? file.littleEndian(at, count: count) : file.bigEndian(at, count: count)
    }
    guard isLittleEndian || file.holds("MM", at: start), let directory = number(start + 4, 4),
      let count = number(start + directory, 2)
    else { return false }
    for index in 0..<count {
      let entry = start + directory + 2 + 12 * index
      guard let tag = number(entry, 2) else { return false }
      if tag == 0x0112 { return number(entry + 8, 2).map { 5...8 ~= $0 } ?? false }
    }
    return false
  }
}
