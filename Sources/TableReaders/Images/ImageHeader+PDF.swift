extension ImageHeader {
  static let pdfMediaType = "application/pdf"

  /// The size by the first `MediaBox`, in points.
  ///
  /// Source: ISO 32000-1, §7.7.3.3. A box in a compressed part of the file is not found.
  static func pdf(_ file: HeaderBytes) -> ImageHeader? {
    guard file.holds("%PDF-", at: 0) else { return nil }
    let bytes = file.bytes
    let key = Array("/MediaBox".utf8)
    var start = 0
    while start + key.count < bytes.count {
      guard let slash = bytes[start...].firstIndex(of: key[0]) else { return nil }
      if bytes[slash...].starts(with: key), let box = box(in: bytes[(slash + key.count)...]) { return box }
      start = slash + 1
    }
    return nil
  }

  /// `[left bottom right top]`.
  private static func box(in bytes: ArraySlice<UInt8>) -> ImageHeader? {
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      return nil
    }
    let numbers = text[text.index(after: open)..<close].split { $0.isWhitespace }.map { Double($0) }
    guard numbers.count == 4, let left = numbers[0], let bottom = numbers[1], let right = numbers[2],
      let top = numbers[3]
    else { return nil }
    return ImageHeader(pdfMediaType, width: abs(right - left), height: abs(top - bottom))
  }
}
